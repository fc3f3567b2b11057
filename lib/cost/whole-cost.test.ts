import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gst, loanCaps, saleDuties, tds } from "@/content/buying-costs";
import { gstPercent, largestLoan, ownMoney, wholeCost, type CostQuestion } from "./whole-cost";

const flat: CostQuestion = {
  price: 9_000_000,
  isPlot: false,
  stage: "building",
  state: "Telangana",
  officialValue: null,
  charges: null,
};
const amounts = (question: CostQuestion) =>
  Object.fromEntries(wholeCost(question).lines.map(({ id, rupees }) => [id, rupees]));

describe("the whole cost", () => {
  // The worked example of the post "The cost of a home in Telangana, beyond the price" (content/blog).
  test("of a flat under construction at ₹90 lakh is that of our own post", () => {
    expect(amounts(flat)).toEqual({ price: 9_000_000, gst: 450_000, duty: 675_000, charges: null });
    expect(wholeCost(flat)).toMatchObject({
      total: 10_125_000,
      unknown: ["Other charges of the builder"],
      heldBack: 90_000,
    });
    expect(ownMoney(wholeCost(flat), 7_200_000)).toBe(2_925_000);
  });

  test.each<[string, Partial<CostQuestion>, number, number | null]>([
    ["ready: no GST", { stage: "ready" }, 0, 675_000],
    ["a plot: none either, whatever its stage", { isPlot: true }, 0, 675_000],
    ["affordable at ₹44 lakh", { stage: "affordable", price: 4_400_000 }, 44_000, 330_000],
    ["affordable to the rupee", { stage: "affordable", price: 4_500_000 }, 45_000, 337_500],
    ["too dear to be affordable", { stage: "affordable", price: 4_500_001 }, 225_000, 337_500],
    ["an official value above the price", { officialValue: 10_000_000 }, 450_000, 750_000],
    ["an official value below it", { officialValue: 5_000_000 }, 450_000, 675_000],
    ["a state without a checked rate", { state: "Karnataka" }, 450_000, null],
  ])("%s", (_, change, gstRupees, duty) => {
    expect(amounts({ ...flat, ...change })).toMatchObject({ gst: gstRupees, duty });
  });

  test("says which state it has no rate for, and counts nothing for it", () => {
    const cost = wholeCost({ ...flat, state: "Karnataka", charges: 300_000 });
    expect(cost.unknown).toEqual(["Stamp duty, transfer duty and registration"]);
    expect(cost.total).toBe(9_000_000 + 450_000 + 300_000);
    expect(cost.lines[2]?.working).toContain("Karnataka");
  });

  test.each([
    [4_999_999, null, 0],
    [5_000_000, null, 50_000],
    [4_900_000, 5_200_000, 52_000],
    [6_000_000, 5_200_000, 60_000],
  ])("of ₹%d with an official value of %s holds ₹%d back", (price, officialValue, heldBack) => {
    expect(wholeCost({ ...flat, price, officialValue }).heldBack).toBe(heldBack);
  });

  test("is the sum of what it shows, whatever is asked", () => {
    const question = fc.record({
      price: fc.integer({ min: 0, max: 1e12 }),
      isPlot: fc.boolean(),
      stage: fc.constantFrom("building" as const, "affordable" as const, "ready" as const),
      state: fc.constantFrom("Telangana", "Goa"),
      officialValue: fc.option(fc.integer({ min: 0, max: 1e12 })),
      charges: fc.option(fc.integer({ min: 0, max: 1e9 })),
    });
    fc.assert(
      fc.property(question, (asked) => {
        const { lines, total, unknown } = wholeCost(asked);
        expect(total).toBe(lines.reduce((sum, line) => sum + (line.rupees ?? 0), 0));
        expect(unknown).toHaveLength(lines.filter(({ rupees }) => rupees === null).length);
        for (const { rupees } of lines) expect(rupees === null || Number.isSafeInteger(rupees)).toBe(true);
      }),
    );
  });
});

describe("the largest loan", () => {
  test.each([
    [2_000_000, 1_800_000],
    [3_333_333, 3_000_000],
    [3_500_000, 3_000_000],
    [4_000_000, 3_200_000],
    [9_000_000, 7_200_000],
    [9_500_000, 7_500_000],
    [10_000_000, 7_500_000],
    [11_000_000, 8_250_000],
  ])("on ₹%d is ₹%d", (price, loan) => {
    expect(largestLoan(price)).toBe(loan);
  });

  test("never shrinks as the price grows, and keeps each cap", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e10 }), fc.integer({ min: 0, max: 1e7 }), (price, more) => {
        expect(largestLoan(price + more)).toBeGreaterThanOrEqual(largestLoan(price));
        const loan = largestLoan(price);
        const cap = loanCaps.find(({ upTo }) => upTo === null || loan <= upTo);
        expect(loan).toBeLessThanOrEqual(Math.round((price * (cap?.percent ?? 0)) / 100));
      }),
    );
  });
});

test("the rules are those that pages name beside their source", () => {
  expect([gst.percent, gst.affordable.percent, tds.percent, saleDuties.Telangana]).toEqual([5, 1, 1, 7.5]);
  expect(gstPercent({ price: 4_400_000, isPlot: false, stage: "affordable" })).toBe(1);
});
