import fc from "fast-check";
import { expect, test } from "vitest";
import { readFigures } from "./figures-text";

test("figures are read as they were written", () => {
  const figure = fc.oneof(
    fc.integer(),
    fc.integer({ min: 0, max: 1e15 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  fc.assert(
    fc.property(fc.array(figure, { minLength: 1 }), (figures) => {
      expect(Array.from(readFigures(figures.join()), String)).toEqual(figures.map(String));
    }),
  );
  expect(readFigures(null)).toHaveLength(0);
});
