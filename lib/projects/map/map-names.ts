import type { MapPlace } from "@/lib/projects/search/map-schema";

type Spot = { x: number; y: number };
/** A name on the live map, in pixels: `at` is the middle of its line, `down` is how far below its place that is. */
export type MapName = { place: MapPlace; down: number };

/** Half a mark, with a little air. */
const mark = { across: 54, down: 18 };
const lineHeight = 18;
/** Below its place, above it, on it: a mark that stands on the place leaves the first two. */
const ways = [28, -28, 0];

/**
 * Names of places where nothing else is written, the biggest places first: on a map without tiles they are all that says
 * where one is. `at` is where a place lies on the screen, `marks` where marks do, `letter` how wide a letter is, all in pixels.
 */
export function mapNames(
  places: readonly MapPlace[],
  marks: readonly Spot[],
  at: (place: MapPlace) => Spot,
  letter: number,
): MapName[] {
  const taken = marks.map(({ x, y }) => boxOf(x, y, mark.across, mark.down));
  const names: MapName[] = [];
  for (const place of places) {
    const { x, y } = at(place);
    const half = (place.name.length * letter) / 2 + 4;
    const down = ways.find((way) => !taken.some((box) => meet(box, boxOf(x, y + way, half, lineHeight / 2))));
    if (down === undefined) continue;
    taken.push(boxOf(x, y + down, half, lineHeight / 2));
    names.push({ place, down });
  }
  return names;
}

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf(x: number, y: number, across: number, down: number): Box {
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
