import { expect, test } from "vitest";
import { mapDots, plainMap, placeLabels } from "./plain-map";
import { placeName } from "./place-words";

const dot = (x: number, y: number, words: string) => ({ x, y, radius: 0.5, words });

test("names don't cover each other: the first has its room, another has the other side or waits for a wider map", () => {
  const dots = [dot(0.5, 0.5, "Kokapet 12"), dot(0.52, 0.5, "Narsingi 7"), dot(0.5, 0.52, "Gandipet 2")];
  const [first, second, third] = placeLabels(dots, [30, 600], 1);
  expect(first).toEqual({ side: "right", from: 0 });
  expect(second).toMatchObject({ from: 1 });
  expect(third).toEqual({ side: "left", from: 0 });
});

test("a name at the edge stands on the inner side, and one without room on both is not written", () => {
  expect(placeLabels([dot(0.97, 0.5, "Uppal 3")], [20], 1)).toEqual([{ side: "left", from: 0 }]);
  expect(placeLabels([dot(0.5, 0.5, "A name far longer than the map")], [20], 1)).toEqual([null]);
});

const place = (name: string, total: number, latitude: number, longitude: number) => ({
  ...{ name, total, latitude, longitude },
  city: "Hyderabad",
  lowestPrice: null,
});
const hrefOf = (name: string) => `/propertylist?location=${name}`;

test("the places with the most projects come first, with the largest dots, each at its own spot", () => {
  const places = [
    place("Uppal", 4, 17.4, 78.56),
    place("Kokapet", 16, 17.39, 78.33),
    place("Tellapur", 4, 17.46, 78.27),
  ];
  const map = plainMap(mapDots({ places, pins: [], totalItems: 24, located: 24 }, { hrefOf }));
  expect(map?.dots.map(({ words }) => words)).toEqual(["Kokapet 16", "Tellapur 4", "Uppal 4"]);
  const [kokapet, tellapur, uppal] = map?.dots ?? [];
  expect(kokapet?.radius).toBeCloseTo(2 * (tellapur?.radius ?? 0));
  expect(tellapur?.x).toBeLessThan(uppal?.x ?? 0);
  expect(map?.projects).toBe(24);
  expect(plainMap([])).toBeNull();
});

test("of one place alone the drawing has its projects, each where it stands", () => {
  const pin = {
    slug: "a",
    isPlot: false,
    name: "A",
    isExact: true,
    lowestPrice: 9_000_000,
    propertyType: "Villa",
  } as const;
  const pins = [1, 2].map((id) => ({ ...pin, id, latitude: 17.39 + id / 100, longitude: 78.33 }));
  const dots = mapDots(
    { places: [place("Kokapet", 2, 17.39, 78.33)], pins, totalItems: 2, located: 2 },
    { hrefOf },
  );
  expect(dots.map(({ words, href }) => [words, href])).toEqual([
    ["₹90 L", "/propertydetails/1/a"],
    ["₹90 L", "/propertydetails/2/a"],
  ]);
});

test("a place says its name, how many projects it has, and from which price where one is told", () => {
  const kokapet = { ...place("Kokapet", 2, 17, 78), lowestPrice: 8_200_000 };
  expect(placeName(kokapet)).toBe("Kokapet 2 projects from ₹82 L");
  expect(placeName({ ...kokapet, total: 1, lowestPrice: null })).toBe("Kokapet 1 project");
});
