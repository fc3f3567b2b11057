import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { emi, emiSummary, loanAmount, parseEmiField, type EmiField } from "@/lib/emi/emi";
import { defaultEmiInputs } from "@/lib/emi/emi-fields";

const fields: EmiField[] = ["totalCost", "downPayment", "interestRate"];
const principals = fc.integer({ min: 1, max: 1_000_000_000 });
const rates = fc.double({ min: 0.01, max: 100, noNaN: true });
const tenures = fc.constantFrom(10, 20, 30);

describe("a box", () => {
  test.each(fields)("may be emptied (%s)", (kind) => expect(parseEmiField("12", "", kind)).toBe(""));

  test.each([
    "0",
    "0.",
    "0.00",
    "-5",
    "+5",
    "1e5",
    "Infinity",
    "NaN",
    "abc",
    "1 2",
    " ",
    ".",
    "8..5",
    "८५",
    "0x1F",
    "5%",
  ])("ignores %j", (typed) => fields.forEach((kind) => expect(parseEmiField("12", typed, kind)).toBe("12")));

  test.each([
    ["8", "8"],
    ["8.", "8."],
    ["8.5", "8.5"],
    [".5", ".5"],
    ["0.5", "0.5"],
    ["007", "7"],
    [" 9.25 ", "9.25"],
  ])("takes %j as %j", (typed, held) =>
    fields.forEach((kind) => expect(parseEmiField("12", typed, kind)).toBe(held)),
  );

  it("takes a down payment and an interest rate up to 100 and no further", () => {
    for (const kind of ["downPayment", "interestRate"] as const) {
      expect(parseEmiField("12", "100", kind)).toBe("100");
      expect(parseEmiField("12", "100.01", kind)).toBe("12");
      expect(parseEmiField("10", "101", kind)).toBe("10");
    }
  });

  it("takes a pasted amount with Indian or Western grouping, in the total cost alone", () => {
    expect(parseEmiField("", "85,00,000", "totalCost")).toBe("8500000");
    expect(parseEmiField("", "1,20,00,000.50", "totalCost")).toBe("12000000.50");
    expect(parseEmiField("", "8,500,000", "totalCost")).toBe("8500000");
    expect(parseEmiField("5", "8,5", "totalCost")).toBe("5");
    expect(parseEmiField("5", "1,000", "interestRate")).toBe("5");
  });

  test.each([
    ["1.5 cr", "15000000"],
    ["1.5c", "15000000"],
    ["1.5 Crores", "15000000"],
    [".5 crore", "5000000"],
    ["₹1.20 Cr", "12000000"],
    ["₹95 L", "9500000"],
    ["85 lakhs", "8500000"],
    ["85lac", "8500000"],
    ["Rs. 85,00,000", "8500000"],
    ["₹ 85,00,000/-", "8500000"],
    ["0.8 lakh", "80000"],
    ["1.155 cr.", "11550000"],
    ["85 లక్షలు", "8500000"],
    ["1.5 కోట్లు", "15000000"],
    ["85 लाख", "8500000"],
    ["1.5 करोड़", "15000000"],
    ["1.5 करोड़".normalize("NFD"), "15000000"],
  ])("takes a total cost written %j, and refuses it as a percentage", (typed, held) => {
    expect(parseEmiField("12", typed, "totalCost")).toBe(held);
    expect(parseEmiField("12", typed, "downPayment")).toBe("12");
    expect(parseEmiField("12", typed, "interestRate")).toBe("12");
  });

  test.each([
    ["₹1.5 crores", "15000000"],
    ["85 lakhs", "8500000"],
    ["85 lacs", "8500000"],
    ["85 lk", "8500000"],
    ["1 lac", "100000"],
    ["999 crore", "9990000000"],
    ["Rs. 85,00,000/-", "8500000"],
    ["85 లక్షలు", "8500000"],
    ["1.5 కోట్లు", "15000000"],
    ["85 लाख", "8500000"],
    ["1.5 करोड़", "15000000"],
  ])("keeps what it has made of %j when it is typed key by key", (typed, rupees) => {
    let held = "";
    for (const key of typed) held = parseEmiField(held, held + key, "totalCost");
    expect(held).toBe(rupees);
  });

  test.each([
    "1.5 crowns",
    "85 left",
    "5 kg",
    "1.2.3 cr",
    "1,5 cr",
    "cr",
    "₹",
    "1e5",
    "0 cr",
    "1.5 cr 20",
    "9e9 cr",
    "8500000 c",
    "50k",
  ])("takes no total cost from %j", (typed) => expect(parseEmiField("12", typed, "totalCost")).toBe("12"));

  it("ignores a cost whose rupees can no longer be counted", () => {
    expect(parseEmiField("5", "9".repeat(16), "totalCost")).toBe("5");
    expect(parseEmiField("5", "9".repeat(400), "totalCost")).toBe("5");
    expect(parseEmiField("5", "999999999999 cr", "totalCost")).toBe("5");
  });

  it("only ever holds nothing or a number within its limits, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.constantFrom(...fields), (typed, kind) => {
        const held = parseEmiField("", typed, kind);
        expect(held === "" || Number(held) > 0).toBe(true);
        expect(parseEmiField("", held, kind)).toBe(held);
      }),
    );
  });
});

describe("the loan and its instalment", () => {
  it("lends the total cost less the down payment's percentage of it", () => {
    expect(loanAmount({ totalCost: 8_500_000, downPayment: 20 })).toBe(6_800_000);
    expect(loanAmount({ totalCost: 8_500_000, downPayment: 100 })).toBe(0);
  });

  // Figures from an independent calculation in 60-digit decimals.
  test.each([
    [5_000_000, 8.5, 20, 43_391],
    [100_000, 12, 1, 8_885],
    [4_000_000, 8.75, 10, 50_131],
    [4_000_000, 8.75, 30, 31_468],
    [7_225_000, 9.4, 20, 66_875],
    [123_456_789, 0.0001, 30, 342_941],
  ])("₹%d at %d % over %d years is ₹%d a month", (principal, rate, years, expected) => {
    expect(emi(principal, rate, years)).toBe(expected);
  });

  it("spreads the loan evenly when the rate is too small to matter", () => {
    expect(emi(1_200_000, 0, 10)).toBe(10_000);
    expect(emi(1_200_000, 1e-300, 10)).toBe(10_000);
  });

  it("never falls when the loan or the rate rises, nor rises when the tenure does", () => {
    fc.assert(
      fc.property(principals, rates, tenures, (principal, rate, years) => {
        const instalment = emi(principal, rate, years);
        expect(emi(principal + 1000, rate, years)).toBeGreaterThanOrEqual(instalment);
        expect(emi(principal, rate + 0.5, years)).toBeGreaterThanOrEqual(instalment);
        expect(emi(principal, rate, years + 10)).toBeLessThanOrEqual(instalment);
      }),
    );
  });
});

describe("the summary", () => {
  test.each(fields)("is nothing while %s is empty", (kind) =>
    expect(emiSummary({ ...defaultEmiInputs, [kind]: "" })).toBeNull(),
  );

  it("shows 10, 20 and 30 years side by side", () => {
    expect(emiSummary(defaultEmiInputs)).toEqual({
      loan: 4_000_000,
      annualRate: 8.75,
      options: [
        { tenure: 10, emi: 50_131, totalInterest: 2_015_684, totalPayment: 6_015_684 },
        { tenure: 20, emi: 35_348, totalInterest: 4_483_623, totalPayment: 8_483_623 },
        { tenure: 30, emi: 31_468, totalInterest: 7_328_486, totalPayment: 11_328_486 },
      ],
    });
  });

  it("totals the instalments to within half a rupee a month", () => {
    fc.assert(
      fc.property(principals, rates, (cost, rate) => {
        const texts = { totalCost: String(cost), downPayment: "15", interestRate: rate.toFixed(2) };
        for (const option of emiSummary(texts)?.options ?? []) {
          expect(Math.abs(option.totalPayment - option.emi * option.tenure * 12)).toBeLessThanOrEqual(
            option.tenure * 6 + 1,
          );
        }
      }),
    );
  });
});
