import fc from "fast-check";
import { expect, test } from "vitest";
import { isInRing, readBounds, writeBounds } from "./map-bounds";

test.each([
  ["17.1,78.2,17.6,78.6", "17.1,78.2,17.6,78.6"],
  [" 17.1000004, 78.2 ,17.6,78.60", "17.1,78.2,17.6,78.6"],
  ["-90,-180,90,180", "-90,-180,90,180"],
  ["-0.000001,0,1,1", "0,0,1,1"],
  ["17.123456789,78,18,79", "17.12346,78,18,79"],
  ["17.1,78.2, 17.6,78.6000001,17.3,78.1", "17.1,78.2,17.6,78.6,17.3,78.1"],
])("%j is a part of the map", (text, written) => {
  expect(writeBounds(readBounds(text) ?? expect.fail())).toBe(written);
});

test.each([
  "",
  "17.1,78.2,17.6",
  "17.1,78.2,17.6,78.6,1",
  "17.6,78.2,17.1,78.6",
  "17.1,78.6,17.6,78.2",
  "17.1,78.2,17.1,78.6",
  "17.1,78.2,17.100001,78.6",
  "-91,0,0,1",
  "0,0,91,1",
  "0,-181,1,1",
  "0,0,1,181",
  "1e1,78,18,79",
  "a,b,c,d",
  "17.1;78.2;17.6;78.6",
  ",,,",
  "Infinity,0,1,1",
  "17,78,17,79,17,80",
  "17,78,18,79,19,78.5,20",
  "17,78,18,79,91,78",
  Array.from({ length: 41 }, (_, at) => `17.${at},78.${(at * 7) % 41}`).join(","),
])("%j is none", (text) => {
  expect(readBounds(text)).toBeNull();
});

test("what is written is read as the same, whatever it is", () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), degrees(90), degrees(180), (south, west, north, east) => {
      const written = writeBounds({ south, west, north, east });
      const read = readBounds(written);
      if (read) expect(writeBounds(read)).toBe(written);
      else
        expect(
          Number(north.toFixed(5)) <= Number(south.toFixed(5)) ||
            Number(east.toFixed(5)) <= Number(west.toFixed(5)),
        ).toBe(true);
    }),
  );
});

test("a drawn area holds what its sides go around, and its bounds touch all of them", () => {
  // A letter L.
  const { ring = [], ...bounds } = readBounds("17,78,17,79,17.2,79,17.2,78.2,18,78.2,18,78") ?? expect.fail();
  expect(bounds).toEqual({ south: 17, west: 78, north: 18, east: 79 });
  const isIn = (latitude: number, longitude: number) => isInRing(ring, { latitude, longitude });
  expect([isIn(17.1, 78.9), isIn(17.9, 78.1), isIn(17.1, 78.1)]).toEqual([true, true, true]);
  expect([isIn(17.9, 78.9), isIn(16.9, 78.1), isIn(17.1, 79.1), isIn(18.1, 78.1)]).not.toContain(true);
});
