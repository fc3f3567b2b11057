import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { costBoxNames, kinds, stages, type CostInputs } from "./cost-fields";
import { costPath, defaultCostInputs, otherState, parseCostInputs, parseCostSubject } from "./cost-link";
import { readCost } from "./read-cost";

const typed = (boxes: Partial<CostInputs>) => readCost({ ...defaultCostInputs, ...boxes });

describe("a box reads", () => {
  test.each([
    ["price", "85 L", 8_500_000],
    ["price", "1.2 Cr", 12_000_000],
    ["price", "₹ 85,00,000", 8_500_000],
    ["price", "85", 8_500_000],
    ["rent", "25,000", 25_000],
    ["rent", "25k", 25_000],
    ["rent", "₹25000", 25_000],
    ["extra", "1 L", 100_000],
    ["extra", "800", 800],
    ["rate", "8.5%", 8.5],
    ["change", "-0.5", -0.5],
    ["change", "−0.5", -0.5],
    ["years", "15", 15],
    ["official", "", null],
  ] as const)("%s: %s", (name, text, value) => {
    const { numbers, faults } = typed({ [name]: text });
    expect(numbers[name]).toBe(value);
    expect(faults[name]).toBeUndefined();
  });

  test.each([
    ["price", "ask"],
    ["price", "-5 L"],
    ["rent", "1e5"],
    ["rate", "31"],
    ["rate", "-1"],
    ["years", "0"],
    ["years", "41"],
    ["years", "2.5"],
    ["growth", "999"],
  ] as const)("nothing in %s: “%s”, and says so", (name, text) => {
    const { numbers, faults } = typed({ [name]: text });
    expect(numbers[name]).toBeNull();
    expect(faults[name]).toMatch(/^(is|must)/);
  });
});

test("a loan above what lenders may give is said, and one above the price is the price", () => {
  expect(typed({ price: "90 L", loan: "80 L" })).toMatchObject({
    loan: 8_000_000,
    mostLoan: 7_200_000,
    faults: { loan: "is more than lenders may give on this price: ₹72 L" },
  });
  expect(typed({ price: "90 L", loan: "2 Cr" }).loan).toBe(9_000_000);
  expect(typed({ price: "90 L", loan: "0" }).loan).toBe(0);
});

test("without a price there is no cost, and nothing breaks", () => {
  expect(typed({ price: "" })).toMatchObject({ cost: null, loan: 0, mostLoan: 0, faults: {} });
});

test("whatever is typed into any box, there is an answer", () => {
  const inputs = fc.record({
    ...(Object.fromEntries(costBoxNames.map((name) => [name, fc.string({ maxLength: 30 })])) as Record<
      (typeof costBoxNames)[number],
      fc.Arbitrary<string>
    >),
    kind: fc.constantFrom(...kinds.map(({ value }) => value)),
    stage: fc.constantFrom(...stages.map(({ value }) => value)),
    state: fc.constantFrom("Telangana", otherState),
  });
  fc.assert(
    fc.property(inputs, (asked) => {
      const { cost, loan } = readCost(asked);
      expect(Number.isFinite(loan)).toBe(true);
      expect(cost === null || Number.isSafeInteger(cost.total)).toBe(true);
    }),
  );
});

describe("an address", () => {
  test("says what differs from the usual, and is read back", () => {
    const asked: CostInputs = {
      ...defaultCostInputs,
      price: "1.2 Cr",
      stage: "ready",
      rent: "30k",
      state: otherState,
    };
    const path = costPath(asked, { project: "17", isPlot: true, plan: 2 });
    expect(path).toBe(
      "/total-cost?project=17&type=plot&plan=2&price=1.2+Cr&rent=30k&stage=ready&state=another+state",
    );
    const query = Object.fromEntries(new URL(path, "https://homes.example").searchParams);
    expect(parseCostInputs(query)).toEqual(asked);
    expect(parseCostSubject(query)).toEqual({ project: "17", isPlot: true, plan: 2 });
    expect(costPath()).toBe("/total-cost");
  });

  test("with nonsense is that of the usual inputs", () => {
    const query = {
      kind: "castle",
      stage: "soon",
      state: "Atlantis",
      plan: "-1",
      project: "",
      price: ["90 L", "1 L"],
    };
    expect(parseCostInputs(query)).toEqual({ ...defaultCostInputs, price: "90 L" });
    expect(parseCostSubject(query)).toBeNull();
    expect(parseCostSubject({ project: "5", plan: "x" })).toEqual({
      project: "5",
      isPlot: false,
      plan: null,
    });
  });
});
