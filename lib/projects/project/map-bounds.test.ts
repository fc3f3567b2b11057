import fc from "fast-check";
import { expect, test } from "vitest";
import { readBounds, writeBounds } from "./map-bounds";

test.each([
  ["17.1,78.2,17.6,78.6", "17.1,78.2,17.6,78.6"],
  [" 17.1000004, 78.2 ,17.6,78.60", "17.1,78.2,17.6,78.6"],
  ["-90,-180,90,180", "-90,-180,90,180"],
  ["-0.000001,0,1,1", "0,0,1,1"],
  ["17.123456789,78,18,79", "17.12346,78,18,79"],
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
