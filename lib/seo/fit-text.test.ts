import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstFitting, joinFitting, shorten } from "./fit-text";

describe("a text that is too long", () => {
  test.each([
    ["Lake View Residences", 30, "Lake View Residences"],
    ["Lake View Residences", 15, "Lake View…"],
    ["Lake View, Residences", 12, "Lake View…"],
    ["Lake View Residences", 10, "Lake View…"],
    ["Thiruvananthapuram", 10, "Thiruvana…"],
  ])("%s in %i characters: %s", (text, longest, short) => {
    expect(shorten(text, longest)).toBe(short);
  });

  test("never cuts a Telugu letter in two", () => {
    const name = "తెల్లాపూర్".repeat(12);
    expect(name.startsWith(shorten(name, 60).slice(0, -1))).toBe(true);
    expect(shorten(name, 60)).not.toMatch(/్…$/);
  });

  test("always fits", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 200 }),
        fc.integer({ min: 5, max: 100 }),
        (text, n) => {
          expect(shorten(text, n).length).toBeLessThanOrEqual(n);
        },
      ),
    );
  });
});

test("of several wordings the first that fits is taken", () => {
  expect(firstFitting([null, "much too long", "short", "tiny"], 6)).toBe("short");
  expect(firstFitting(["much too long"], 6)).toBeNull();
});

test("sentences are added while they fit, and one that doesn't is left out", () => {
  expect(joinFitting("A.", ["Bb.", "Far too long for this.", "", "C."], 10)).toBe("A. Bb. C.");
});
