import { describe, expect, test } from "vitest";
import { middleRateOf, priceStanding, shortStanding } from "./price-standing";
import { standingWords } from "./standing-words";

const stock = { median: 10_000, count: 23, quartiles: [9_000, 11_500] as [number, number] };
const told = { what: "apartments", where: "Kokapet", isPlot: false, day: "2026-11-23" };

describe("a rate among those of its place", () => {
  test.each([
    [8_999, "lower", -10],
    [9_000, "middle", -10],
    [10_000, "middle", 0],
    [11_500, "middle", 15],
    [12_300, "upper", 23],
  ] as const)("%d is in the %s part, %d%% from the median", (rate, kind, fromMedian) => {
    expect(priceStanding(rate, stock)).toMatchObject({ kind, fromMedian, count: 23 });
  });

  test("is not told of fewer than five, nor without quartiles, nor without a rate", () => {
    expect(priceStanding(9_000, { ...stock, count: 4 })).toEqual({ kind: "few", count: 4 });
    expect(priceStanding(9_000, { ...stock, quartiles: null })).toEqual({ kind: "few", count: 23 });
    expect(priceStanding(9_000, null)).toEqual({ kind: "few", count: 0 });
    expect(priceStanding(null, stock)).toBeNull();
  });

  test("is not told of one project alone, which would be compared with itself", () => {
    const alone = priceStanding(9_000, { ...stock, count: 6, projects: 1 });
    expect(alone).toEqual({ kind: "few", count: 6, projects: 1 });
    expect(alone && standingWords(alone, told)).toBe(
      "Too few apartments in Kokapet to compare with: all 6 floor plans with price and area on our list there are of this one project.",
    );
    const several = priceStanding(9_000, { ...stock, projects: 4 });
    expect(several && standingWords(several, { ...told, whose: ", the middle of its 3 floor plans," })).toBe(
      "₹9,000 per sq ft, the middle of its 3 floor plans, is 10% below the median of apartments in Kokapet (₹10,000), and in the middle half of them: 23 floor plans on our list on 23 November 2026, from 4 projects, half of them between ₹9,000 and ₹11,500.",
    );
  });

  test("is told with its number, its date and what it is compared with", () => {
    const standing = priceStanding(12_300, stock);
    expect(standing && standingWords(standing, told)).toBe(
      "₹12,300 per sq ft is 23% above the median of apartments in Kokapet (₹10,000), and dearer by the square foot than three quarters of them: 23 floor plans on our list on 23 November 2026, half of them between ₹9,000 and ₹11,500.",
    );
    const layout = priceStanding(900, { ...stock, count: 1 });
    expect(layout && standingWords(layout, { ...told, what: "plots", isPlot: true })).toBe(
      "Too few plots in Kokapet to compare with: our list has 1 layout with price and area there, and fewer than 5 tell nothing.",
    );
    const few = priceStanding(12_300, { ...stock, count: 3 });
    expect(few && standingWords(few, told)).toBe(
      "Too few apartments in Kokapet to compare with: our list has 3 floor plans with price and area there, and fewer than 5 tell nothing.",
    );
  });
});

/** A tower of flats of 1,000 sqft, each for so many thousands of rupees. */
const tower = (...prices: number[]) => ({
  ...{ id: 1, isPlot: false, propertyType: "Apartment", minPrice: null, price: null, minArea: null },
  floorplans: prices.map((price) => ({ bhkType: "2BHK", area: 1_000, price: price * 1_000 })),
});

test("the middle of a project's floor plans is its rate", () => {
  expect(middleRateOf(tower(9_000, 4_000, 5_000))).toEqual({ rate: 5_000, units: 3 });
  expect(middleRateOf(tower(5_000, 6_001))).toEqual({ rate: 5_501, units: 2 });
  expect(middleRateOf(tower(0))).toBeNull();
  expect(middleRateOf(tower())).toBeNull();
});

test("a card says in a few words where a rate stands", () => {
  expect(
    (["few", "lower", "middle", "upper"] as const).map((kind) => shortStanding(kind, "Kokapet")),
  ).toEqual([
    "Too few in Kokapet to compare",
    "Cheaper than most in Kokapet",
    "Mid-priced for Kokapet",
    "Dearer than most in Kokapet",
  ]);
});
