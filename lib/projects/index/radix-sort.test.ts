import fc from "fast-check";
import { expect, test } from "vitest";
import { radixSorted } from "./radix-sort";

test("positions are sorted by their keys, ties by position, and what is no number comes last", () => {
  const key = fc.oneof(
    fc.double(),
    fc.integer({ min: -5, max: 5 }),
    fc.integer({ min: 0, max: 2 ** 34 }),
    fc.constantFrom(NaN, 0, -0, Infinity, -Infinity),
  );
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
      const expected = keys
        .map((_, at) => at)
        .sort((one, other) => {
          const [left, right] = [keys[one] ?? NaN, keys[other] ?? NaN];
          if (Number.isNaN(left) || Number.isNaN(right))
            return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || one - other;
          return left === right ? one - other : left < right ? -1 : 1;
        });
      expect([...radixSorted(Float64Array.from(keys))]).toEqual(expected);
    }),
    { numRuns: 200, seed: 15 },
  );
});
