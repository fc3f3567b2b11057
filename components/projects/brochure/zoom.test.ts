import { describe, expect, test } from "vitest";
import { columnWidth, scaleOf, stepFrom } from "./zoom";

const a4 = { width: 595.28, height: 841.89 };
const slide = { width: 1920, height: 1080 };
const poster = { width: 5_000, height: 7_000 };

describe("the width of the pages", () => {
  test.each([
    ["auto", 344, a4, 344],
    ["auto", 1_248, a4, 992],
    ["auto", 1_248, slide, 1_248],
    ["width", 1_248, a4, 1_248],
    [1, 1_248, a4, 793],
    [2, 344, a4, 1_587],
    [99, 344, a4, 2_381],
    [0.01, 1_248, a4, 198],
    [0.25, 344, poster, 1_666],
    [0.01, 344, poster, 344],
    ["auto", 0, a4, 1],
  ] as const)("zoom %s in %d pixels", (zoom, room, first, width) => {
    expect(columnWidth(zoom, room, first)).toBe(width);
  });

  test("says its scale", () => {
    expect(scaleOf(793.7, a4)).toBeCloseTo(1, 3);
  });
});

test.each([
  [0.43, 1, 0.5],
  [0.43, -1, 0.33],
  [1, 1, 1.25],
  [1, -1, 0.8],
  [0.999, 1, 1.25],
  [3, 1, 3],
  [0.25, -1, 0.25],
] as const)("from %d in direction %d to %d", (from, direction, to) => {
  expect(stepFrom(from, direction)).toBe(to);
});
