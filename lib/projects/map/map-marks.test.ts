import { expect, test } from "vitest";
import type { MapAnswer, MapPin } from "@/lib/projects/search/map-schema";
import { boundsOfCluster, clusterMarks } from "./map-clusters";
import { mapMarks } from "./map-marks";

const kokapet = { latitude: 17.3933, longitude: 78.3411 };
const pin = (id: number, more: Partial<MapPin> = {}): MapPin => ({
  id,
  slug: `home-${id}`,
  isPlot: false,
  name: `Home ${id}`,
  ...kokapet,
  isExact: false,
  lowestPrice: 8_200_000,
  propertyType: "Apartment",
  ...more,
});
const place = { name: "Kokapet", city: "Hyderabad", ...kokapet, total: 3, lowestPrice: 8_200_000 };
const answer = (pins: MapPin[]): MapAnswer => ({ pins, places: [place], totalItems: 3, located: 3 });
const hrefOf = (name: string) => `/propertylist?location=${name}`;

test("projects of which nobody told the place are one mark at the centre of their locality, and it says so", () => {
  const marks = mapMarks(answer([pin(1), pin(2, { lowestPrice: null }), pin(3, { isExact: true })]), {
    hrefOf,
  });
  expect(marks.map(({ kind, words }) => [kind, words])).toEqual([
    ["inexact", "2 · ₹82 L"],
    ["exact", "₹82 L"],
  ]);
  expect(marks[0]?.note).toBe("Shown at the centre of Kokapet: the exact place is not told to us.");
  expect(marks[0]?.links).toEqual([
    { href: "/propertydetails/1/home-1", label: "Home 1", detail: "from ₹82 L" },
    { href: "/propertydetails/2/home-2", label: "Home 2", detail: "Price on request" },
  ]);
  expect(marks[1]?.note).toBeNull();
});

test("the nearest station is said of a project at its own spot and of a locality, not of one that nobody told the place of", () => {
  const near = { latitude: 17.4965, longitude: 78.3615 };
  const [exact] = mapMarks(answer([pin(1, { ...near, isExact: true })]), { hrefOf });
  const [rough] = mapMarks(answer([pin(1, near)]), { hrefOf });
  const [whole] = mapMarks({ ...answer([]), places: [{ ...place, ...near }] }, { hrefOf });
  expect([exact?.metro, rough?.metro, whole?.metro]).toEqual([
    "Miyapur metro 1.2 km",
    null,
    "Miyapur metro 1.2 km",
  ]);
});

test("a plot leads to its own page, and who tells no price is said to be on request", () => {
  const [mark] = mapMarks(answer([pin(7, { isPlot: true, lowestPrice: null })]), { hrefOf });
  expect(mark?.links[0]?.href).toBe("/propertydetails/7/home-7?type=plot");
  expect(mark?.words).toBe("On request");
});

test("without pins the places are marks, which lead to their lists", () => {
  const [mark] = mapMarks(answer([]), { hrefOf });
  expect(mark).toMatchObject({
    kind: "place",
    words: "Kokapet 3",
    links: [{ href: "/propertylist?location=Kokapet" }],
  });
});

test("marks that would cover each other are one with their number and lowest price, and come apart further in", () => {
  const pins = [
    pin(1, { isExact: true }),
    pin(2, { isExact: true, longitude: 78.345, lowestPrice: 6_000_000 }),
    pin(3, { isExact: true, latitude: 17.5, lowestPrice: null }),
  ];
  const marks = mapMarks(answer(pins), { hrefOf });
  const at =
    (scale: number) =>
    ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
      x: longitude * scale,
      y: -latitude * scale,
    });
  const [near, far, ...none] = clusterMarks(marks, at(1_000));
  expect(none).toEqual([]);
  expect(near).toMatchObject({ words: "2 · ₹60 L", name: "2 projects close together, from ₹60 L" });
  expect(near && boundsOfCluster(near)).toEqual({
    south: 17.3933,
    north: 17.3933,
    west: 78.3411,
    east: 78.345,
  });
  expect(far).toMatchObject({ words: "On request" });
  expect(far && boundsOfCluster(far)).toBeNull();
  expect(clusterMarks(marks, at(100_000))).toHaveLength(3);
});
