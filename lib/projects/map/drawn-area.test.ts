import { expect, test } from "vitest";
import { cornersOf, type Point } from "./drawn-area";

const doubleArea = (corners: readonly Point[]) =>
  corners.reduce((sum, { x, y }, at) => {
    const to = corners[(at + 1) % corners.length] ?? { x, y };
    return sum + x * to.y - to.x * y;
  }, 0);

test("what a trembling hand drew keeps its area within a twentieth, with few corners", () => {
  const line = Array.from({ length: 200 }, (_, at) => {
    const [turn, radius] = [(at / 200) * 2 * Math.PI, 150 + (at % 3)];
    return { x: 200 + radius * Math.cos(turn), y: 200 + radius * Math.sin(turn) };
  });
  const corners = cornersOf(line) ?? [];
  expect(corners.length).toBeGreaterThan(7);
  expect(corners.length).toBeLessThanOrEqual(16);
  expect(doubleArea(corners) / doubleArea(line)).toBeGreaterThan(0.95);
  expect(doubleArea(corners) / doubleArea(line)).toBeLessThan(1.05);
});

test.each([
  ["a tap", [{ x: 10, y: 10 }]],
  ["a line to and fro", Array.from({ length: 60 }, (_, at) => ({ x: 30 - Math.abs(30 - at), y: 10 }))],
  ["nothing", []],
])("%s goes around no area", (_, line) => expect(cornersOf(line)).toBeNull());
