export type Point = { x: number; y: number };

/** A drawing has few corners, so that an address holds it: a hand is no more exact. */
const mostKept = 16;

/** Corners that change the area less than this are of the hand that trembled, in pixels squared. */
const leastCorner = 30;

/** A smaller one is a tap, in pixels squared. */
const leastArea = 400;

/**
 * The corners of a line that was drawn around an area, in pixels: one after another, that one goes whose loss changes the area
 * least. `null` for a line that goes around nothing.
 */
export function cornersOf(line: readonly Point[]): Point[] | null {
  const corners = [...line];
  while (corners.length > 3) {
    const changes = corners.map((corner, at) =>
      Math.abs(doubleArea([corners.at(at - 1)!, corner, corners[(at + 1) % corners.length]!])),
    );
    const least = Math.min(...changes);
    if (corners.length <= mostKept && least > 2 * leastCorner) break;
    corners.splice(changes.indexOf(least), 1);
  }
  return corners.length >= 3 && Math.abs(doubleArea(corners)) > 2 * leastArea ? corners : null;
}

/** Twice what these corners enclose. */
function doubleArea(corners: readonly Point[]): number {
  let [sum, from] = [0, corners.at(-1)!];
  for (const to of corners) {
    sum += from.x * to.y - to.x * from.y;
    from = to;
  }
  return sum;
}
