import fc from "fast-check";
import { expect, test } from "vitest";
import { boundsAround, projectionOf, scaleBar } from "./map-projection";

const kokapet = { latitude: 17.3948, longitude: 78.3336 };
const gachibowli = { latitude: 17.4401, longitude: 78.3489 };
const uppal = { latitude: 17.4018, longitude: 78.5602 };
const ratio = { least: 0.6, most: 1.1 };

/** Great circle, as an atlas measures. */
function kmBetween(one: typeof kokapet, other: typeof kokapet): number {
  const [a, b, c, d] = [one.latitude, one.longitude, other.latitude, other.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number];
  const half = Math.sin((c - a) / 2) ** 2 + Math.cos(a) * Math.cos(c) * Math.sin((d - b) / 2) ** 2;
  return 2 * 6_371 * Math.asin(Math.sqrt(half));
}

test("north is up, east is right, and distances on the map are those on the ground", () => {
  const bounds = boundsAround([kokapet, gachibowli, uppal]);
  const map = projectionOf(bounds ?? expect.fail(), ratio);
  const [a, b, c] = [kokapet, gachibowli, uppal].map((place) => map.at(place));
  if (!a || !b || !c) throw new Error("three places");
  expect(b.y).toBeLessThan(a.y);
  expect(c.x).toBeGreaterThan(b.x);
  const drawn = (one: typeof a, other: typeof a) =>
    Math.hypot(one.x - other.x, (one.y - other.y) * map.ratio) * map.km;
  expect(drawn(a, b)).toBeCloseTo(kmBetween(kokapet, gachibowli), 1);
  expect(drawn(a, c)).toBeCloseTo(kmBetween(kokapet, uppal), 1);
});

test("every place is inside, with room at the edges, whatever the places are", () => {
  const position = fc.record({
    latitude: fc.double({ min: 8, max: 35, noNaN: true }),
    longitude: fc.double({ min: 68, max: 97, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(position, { minLength: 1, maxLength: 40 }), (places) => {
      const map = projectionOf(boundsAround(places) ?? expect.fail(), ratio);
      expect(map.ratio).toBeGreaterThanOrEqual(ratio.least);
      expect(map.ratio).toBeLessThanOrEqual(ratio.most);
      for (const { x, y } of places.map((place) => map.at(place))) {
        expect(x).toBeGreaterThan(0.05);
        expect(x).toBeLessThan(0.95);
        expect(y).toBeGreaterThan(0.05);
        expect(y).toBeLessThan(0.95);
      }
    }),
  );
});

test("one place alone stands in the middle of some kilometres; no place has no map", () => {
  const map = projectionOf(boundsAround([kokapet]) ?? expect.fail(), ratio);
  expect(map.at(kokapet)).toEqual({ x: 0.5, y: 0.5 });
  expect(map.km).toBeGreaterThan(5);
  expect(boundsAround([])).toBeNull();
});

test.each([
  [30, 10],
  [29, 5],
  [7, 2],
  [2_000, 500],
  [1.4, 0.2],
])("a map of %d km has a scale bar of %d km", (km, bar) => {
  expect(scaleBar(km).km).toBeCloseTo(bar);
  expect(scaleBar(km).part).toBeCloseTo(bar / km);
});
