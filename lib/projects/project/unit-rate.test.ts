import { describe, expect, test } from "vitest";
import {
  carpetRateWords,
  firstUnitOf,
  inBothUnits,
  projectAreaWords,
  projectRateWords,
  rateOf,
  rateWords,
} from "./unit-rate";

const plan = (price: number | null, area: number | null, isActive = true) => ({ price, area, isActive });
const home = {
  ...{
    isPlot: false,
    price: null,
    minPrice: 9_000_000,
    maxPrice: 20_000_000,
    minArea: 1_200,
    maxArea: 2_000,
  },
  floorplans: [plan(9_000_000, 1_200), plan(16_000_000, 2_000), plan(1, 1_000, false), plan(null, 900)],
  locations: [{ state: "Telangana" }],
};
const plot = {
  ...{ isPlot: true, price: null, minPrice: 5_400_000, maxPrice: 7_200_000, minArea: 1_350, maxArea: 1_800 },
  ...{ floorplans: [], locations: [{ state: "Andhra Pradesh" }] },
};

test("a square foot's price is that of price and area, and nothing where one is unknown", () => {
  expect(rateWords(rateOf(9_133_200, 1_200))).toBe("₹7,611 per sq ft");
  for (const [price, area] of [
    [null, 1_200],
    [9_000_000, null],
    [9_000_000, 0],
    [0, 1_200],
  ] as const) {
    expect(rateWords(rateOf(price, area))).toBeNull();
  }
});

describe("a project says", () => {
  test("the rate by carpet area of the plans that state one, and nothing where none does", () => {
    const stated = [plan(9_000_000, 1_200), plan(16_000_000, 2_000), plan(1, 1_000, false)].map(
      (one, at) => ({
        ...one,
        carpetArea: [840, 1_400, 700][at],
      }),
    );
    expect(carpetRateWords({ floorplans: [...stated, plan(2, 900)] })).toBe("₹10,714 – ₹11,429 per sq ft");
    expect(carpetRateWords(home)).toBeNull();
  });

  test("the lowest and the highest rate of its active floor plans", () => {
    expect(projectRateWords(home)).toBe("₹7,500 – ₹8,000 per sq ft");
    expect(projectRateWords({ ...home, floorplans: [plan(9_000_000, 1_200)] })).toBe("₹7,500 per sq ft");
    expect(projectRateWords({ ...home, floorplans: [] })).toBeNull();
  });

  test("of plots in Telangana and Andhra Pradesh square yards first, elsewhere square feet", () => {
    const elsewhere = { ...plot, locations: [{ state: "Karnataka" }] };
    expect(projectRateWords(plot)).toBe("₹36,000 per sq yd (₹4,000 per sq ft)");
    expect(projectAreaWords(plot)).toBe("150–200 sq yd (1,350–1,800 sqft)");
    expect(projectRateWords(elsewhere)).toBe("₹4,000 per sq ft (₹36,000 per sq yd)");
    expect(projectAreaWords(elsewhere)).toBe("1,350–1,800 sqft (150–200 sq yd)");
  });

  test("both units apart, so that either can stand first", () => {
    expect(inBothUnits(projectRateWords(plot) ?? "")).toEqual({
      first: "₹36,000 per sq yd",
      second: "₹4,000 per sq ft",
      unit: firstUnitOf(plot),
    });
    const elsewhere = { ...plot, locations: [{ state: "Karnataka" }] };
    expect(inBothUnits(projectAreaWords(elsewhere) ?? "")).toEqual({
      first: "1,350–1,800 sqft",
      second: "150–200 sq yd",
      unit: firstUnitOf(elsewhere),
    });
    for (const words of [
      "1,200–2,000 sqft",
      "Tower (200 sqft)",
      "30 × 40 sqft (1,200 sqft)",
      "200 sq yd ()",
    ]) {
      expect(inBothUnits(words)).toBeNull();
    }
  });

  test("square yards to the nearest whole one", () => {
    expect(projectAreaWords({ ...plot, minArea: 1_354, maxArea: 1_796 })).toBe(
      "150–200 sq yd (1,354–1,796 sqft)",
    );
  });

  test("areas of homes in square feet, and nothing of what is unknown", () => {
    expect(projectAreaWords(home)).toBe("1,200–2,000 sqft");
    expect(projectAreaWords({ ...plot, minArea: null, maxArea: null })).toBeNull();
    expect(projectRateWords({ ...plot, minPrice: null, maxPrice: null })).toBeNull();
  });
});
