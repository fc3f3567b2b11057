import { describe, expect, test } from "vitest";
import { boundedRatio, pixelBudget, pixelRatio } from "./paint-page";

test.each([
  [1, 1, 1],
  [0.5, 1, 1],
  [2, 1, 2],
  [4, 1, 3],
  [3, 1.1, 3],
  [3, 1.3, 4.5],
  [2, 2, 4],
  [2, 5, 8],
])("a screen of %d pinched %d times is drawn %d fine", (screen, pinch, ratio) => {
  expect(pixelRatio(screen, pinch)).toBe(ratio);
});

describe("a page's picture", () => {
  test("has the pixels of the screen", () => {
    expect(boundedRatio({ width: 344, height: 486 }, 3, 5_000_000)).toBe(3);
  });

  test("never takes more than its share of memory", () => {
    const page = { width: 2_000, height: 2_828 };
    const ratio = boundedRatio(page, 3, 5_000_000);
    expect(page.width * ratio * page.height * ratio).toBeLessThanOrEqual(5_000_001);
  });

  test("has no side that browsers refuse", () => {
    expect(boundedRatio({ width: 100, height: 20_000 }, 3, 8_000_000)).toBeCloseTo(0.41, 2);
  });
});

test.each([
  [undefined, false, 8_000_000],
  [8, false, 8_000_000],
  [2, false, 5_000_000],
  [8, true, 5_000_000],
  [undefined, true, 5_000_000],
])("with %s GB and phone %s", (memory, isPhone, pixels) => {
  expect(pixelBudget(memory, isPhone)).toBe(pixels);
});
