import { expect, test } from "vitest";
import type { MapPlace } from "@/lib/projects/search/map-schema";
import { mapNames } from "./map-names";

const place = (name: string, longitude: number, latitude: number): MapPlace => ({
  ...{ name, city: "Hyderabad", latitude, longitude, total: 3, lowestPrice: null },
});
/** One degree is a pixel. */
const at = ({ longitude, latitude }: MapPlace) => ({ x: longitude, y: latitude });

test("a name stands below its place, above it where a mark is, and nowhere where both are taken", () => {
  const kokapet = place("Kokapet", 100, 60);
  expect(mapNames([kokapet], [], at, 7)).toEqual([{ place: kokapet, down: 28 }]);
  expect(mapNames([kokapet], [{ x: 100, y: 60 }], at, 7)).toEqual([{ place: kokapet, down: 28 }]);
  expect(mapNames([kokapet], [{ x: 120, y: 90 }], at, 7)).toEqual([{ place: kokapet, down: -28 }]);
  const round = [30, 60, 90].map((y) => ({ x: 100, y }));
  expect(mapNames([kokapet], round, at, 7)).toEqual([]);
});

test("of two names that would lie over each other the bigger place's stands, and no two overlap", () => {
  const [first, ...others] = [10, 14, 18, 22].map((x, index) => place(`Place ${index}`, x, 50));
  const names = mapNames([first!, ...others], [], at, 7);
  expect(names[0]).toEqual({ place: first, down: 28 });
  expect(new Set(names.map(({ down }) => down)).size).toBe(names.length);
  expect(names).toHaveLength(3);
});
