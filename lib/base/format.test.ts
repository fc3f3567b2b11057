import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatArea,
  formatAreaRange,
  formatBhk,
  formatDay,
  formatCount,
  formatMonth,
  formatNumber,
  formatPrice,
  formatPriceRange,
  formatRupees,
} from "./format";

describe("a price", () => {
  test.each([
    [12_000_000, "₹1.20 Cr"],
    [10_000_000, "₹1 Cr"],
    [1_250_000_000, "₹125 Cr"],
    [9_500_000, "₹95 L"],
    [9_550_000, "₹95.50 L"],
    [100_000, "₹1 L"],
    [99_999, "₹99,999"],
    [0, "₹0"],
  ])("of %d rupees reads %s", (rupees, words) => {
    expect(formatPrice(rupees)).toBe(words);
  });

  test("just below a crore is never 100 lakh", () => {
    expect(formatPrice(9_999_499)).toBe("₹99.99 L");
    expect(formatPrice(9_999_500)).toBe("₹1 Cr");
    expect(formatPrice(9_999_900)).toBe("₹1 Cr");
  });

  test("range joins two prices, and says one price once", () => {
    expect(formatPriceRange(9_500_000, 12_000_000)).toBe("₹95 L – ₹1.20 Cr");
    expect(formatPriceRange(9_500_000, 9_500_000)).toBe("₹95 L");
    expect(formatPriceRange(9_500_000, 9_500_100)).toBe("₹95 L");
    expect(formatPriceRange(null, 9_500_000)).toBe("₹95 L");
    expect(formatPriceRange(9_500_000, undefined)).toBe("₹95 L");
    expect(formatPriceRange(null, undefined)).toBeNull();
  });
});

test("whole rupees and numbers are grouped as in India", () => {
  expect(formatRupees(120_000)).toBe("₹1,20,000");
  expect(formatRupees(123_456_789)).toBe("₹12,34,56,789");
  const asBrowsers = new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    maximumFractionDigits: 0,
  });
  for (const value of [0, 0.5, 7, -7, 999.5, -1_234.5, 99_999.4, 1e7, 4_56_78_90_123])
    expect(formatRupees(value)).toBe(asBrowsers.format(value));
  expect(formatNumber(1_234_567.891)).toBe("12,34,567.89");
});

test.each([
  [1.005, "1.01"],
  [-1.005, "-1.01"],
  [0.045, "0.05"],
  [679_388_857_559.585, "6,79,38,88,57,559.59"],
  [99_999.995, "1,00,000"],
  [5e-324, "0"],
  [-0.001, "0"],
  [Number.MAX_SAFE_INTEGER, "9,00,71,99,25,47,40,991"],
])("%d is rounded by its digits", (value, words) => {
  expect(formatNumber(value)).toBe(words);
});

test("numbers and months read as the browser's own formats would write them", () => {
  const numbers = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer(),
        fc.double({ min: 0, max: 1e12, noNaN: true, noDefaultInfinity: true }),
        // Halves of a hundredth, where the two ways of rounding part.
        fc.integer({ min: 0, max: 1e12 }).map((hundredths) => Number(`${hundredths}.5e-2`)),
      ),
      (value) => formatNumber(value) === numbers.format(value),
    ),
    { numRuns: 2_000 },
  );
  const months = new Intl.DateTimeFormat("en-IN", {
    month: "short",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });
  const days = fc.date({ min: new Date("1950-01-01"), max: new Date("2200-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => formatMonth(date.toISOString()) === months.format(date)),
    { numRuns: 2_000 },
  );
});

test("an area range joins its numbers with an unspaced dash", () => {
  expect(formatArea(1250)).toBe("1,250 sqft");
  expect(formatAreaRange(1125, 1265)).toBe("1,125–1,265 sqft");
  expect(formatAreaRange(1125, 1125)).toBe("1,125 sqft");
  expect(formatAreaRange(null, 1265)).toBe("1,265 sqft");
  expect(formatAreaRange(null, null)).toBeNull();
});

test("a month is that of India, and no date is no month", () => {
  expect(formatMonth("2027-12-31")).toBe("Dec 2027");
  expect(formatMonth("2027-12-31T19:00:00Z")).toBe("Jan 2028");
  expect(formatMonth("soon")).toBeNull();
  expect(formatMonth("")).toBeNull();
  expect(formatMonth(null)).toBeNull();
});

test("a day is written out, as it is in India", () => {
  expect(formatDay("2026-11-21")).toBe("21 November 2026");
  expect(formatDay("2026-11-21T20:00:00Z")).toBe("22 November 2026");
  expect(formatDay("soon")).toBeNull();
});

test("a type of home is written with a space", () => {
  expect(formatBhk("3BHK")).toBe("3 BHK");
  expect(formatBhk("3 BHK")).toBe("3 BHK");
  expect(formatBhk("Studio")).toBe("Studio");
});

test("a count has the right number of its noun", () => {
  expect(formatCount(1, "project")).toBe("1 project");
  expect(formatCount(0, "project")).toBe("0 projects");
  expect(formatCount(123_456, "city", "cities")).toBe("1,23,456 cities");
});
