import fc from "fast-check";
import { expect, test } from "vitest";
import { countBits } from "./bit-counts";

test("every bit is counted, however many words there are", () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: 1_200 }), (seed, length) => {
      const words = Int32Array.from({ length: length + 3 }, (_, at) =>
        at % 7 === 0 ? -1 : Math.imul(seed + at, 0x9e3779b1),
      );
      const counts = new Int32Array(32).fill(2);
      countBits(words, length, counts);
      const expected = Array.from(counts, (_, bit) =>
        words.subarray(0, length).reduce((sum, word) => sum + ((word >>> bit) & 1), 2),
      );
      expect([...counts]).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
