import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { budgetFrom, rangeWords, readAmount, readRange, writeRange } from "./own-range";
import { areaOptions, budgetOptions } from "./filter-table.mjs";

test.each([
  ["75L", 7_500_000],
  ["75 lakh", 7_500_000],
  ["₹ 1.2 Cr", 12_000_000],
  ["1.25 crore", 12_500_000],
  ["75,00,000", 7_500_000],
  ["Rs. 75,00,000/-", 7_500_000],
  ["7500000", 7_500_000],
  ["75", 7_500_000],
  ["50000", 50_000],
  ["cheap", null],
  ["", null],
  ["-5", null],
  ["1e7", null],
  ["99999999Cr", null],
])("an amount written %j is %j rupees", (text, rupees) => {
  expect(readAmount(text)).toBe(rupees);
});

describe("a budget", () => {
  test.each(budgetOptions)("$value is read as its band and written as before", ({ value, min, max }) => {
    expect(readRange("rupees", value)).toEqual({ min, max });
    expect(writeRange("rupees", { min, max })).toBe(value);
  });

  test.each([
    ["75L-1.2Cr", "75L-1.2Cr", "₹75 L – ₹1.20 Cr"],
    ["1.2 Cr - 75 lakh", "75L-1.2Cr", "₹75 L – ₹1.20 Cr"],
    ["7500000-12000000", "75L-1.2Cr", "₹75 L – ₹1.20 Cr"],
    ["Under 80L", "Under 80L", "Up to ₹80 L"],
    ["up to 80 lakh", "Under 80L", "Up to ₹80 L"],
    ["7Cr+", "7Cr+", "₹7 Cr and more"],
    ["5Cr", "5Cr+", "₹5 Cr and more"],
    ["0-50L", "Under 50L", "Up to ₹50 L"],
    ["100L-150L", "1Cr-1.5Cr", "₹1 Cr – ₹1.50 Cr"],
  ])("%j has the one spelling %j and the words %j", (text, value, words) => {
    const range = readRange("rupees", text);
    expect(range && writeRange("rupees", range)).toBe(value);
    expect(rangeWords("rupees", value)).toBe(words);
  });

  test.each(["cheap", "", "-", "1-2-3", "Under", "Under x", "0", "0-0", "x-1Cr"])("%j says none", (text) => {
    expect(readRange("rupees", text)).toBeNull();
  });

  test("from two fields is one value; an empty one is open, an unreadable one says nothing", () => {
    expect(budgetFrom("75L", "1.2 cr")).toBe("75L-1.2Cr");
    expect(budgetFrom("", "10000000")).toBe("Under 1Cr");
    expect(budgetFrom("5 Cr", "")).toBe("5Cr+");
    expect(budgetFrom("0", "5000000")).toBe("Under 50L");
    expect(budgetFrom("", "")).toBeNull();
    expect(budgetFrom("much", "1Cr")).toBeNull();
  });

  test("of any ends is read as it was written", () => {
    const end = fc.option(fc.integer({ min: 1_000, max: 1_000_000_000_000 }));
    const ends = fc.tuple(end, end).filter(([min, max]) => min !== null || max !== null);
    fc.assert(
      fc.property(ends, ([one, other]) => {
        const turned = one !== null && other !== null && one > other;
        const range = { min: turned ? other : one, max: turned ? one : other };
        expect(readRange("rupees", writeRange("rupees", range))).toEqual(range);
      }),
    );
  });
});

describe("an area", () => {
  test.each(areaOptions)("$value is read as its band", ({ value, min, max }) => {
    expect(writeRange("sqft", { min, max })).toBe(value);
    if (value !== "more") expect(readRange("sqft", value)).toEqual({ min, max });
  });

  test.each([
    ["1800-2200", "1800-2200", "1,800–2,200 sqft"],
    ["2200 - 1,800", "1800-2200", "1,800–2,200 sqft"],
    ["under 1000", "Under 1000", "Up to 1,000 sqft"],
    ["2000+", "2000+", "2,000 sqft and more"],
    ["3250+", "more", null],
    ["0-1000", "Under 1000", "Up to 1,000 sqft"],
  ])("%j has the one spelling %j and the words %j", (text, value, words) => {
    const range = readRange("sqft", text);
    expect(range && writeRange("sqft", range)).toBe(value);
    if (words) expect(rangeWords("sqft", value)).toBe(words);
  });

  test.each(["large", "", "-", "1-2-3", "99999999999", "1800 sqft-2000", "1-2", "0"])(
    "%j says none",
    (text) => {
      expect(readRange("sqft", text)).toBeNull();
    },
  );
});

// A search that grows with the square of the length takes minutes for it.
test("a megabyte in the address is read to its end", () => {
  expect(readRange("rupees", `1${" ".repeat(1_000_000)}x`)).toBeNull();
  expect(readRange("sqft", `${"1".repeat(1_000_000)}x`)).toBeNull();
});
