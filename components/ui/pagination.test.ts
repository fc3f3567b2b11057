import fc from "fast-check";
import { expect, test } from "vitest";
import { paginationItems } from "./pagination";

const shown = (current: number, total: number) =>
  paginationItems(current, total)
    .map((item) => (item.kind === "gap" ? "…" : item.page))
    .join(" ");

test.each([
  [1, 1, "1"],
  [1, 2, "1 2"],
  [4, 7, "1 2 3 4 5 6 7"],
  [1, 8, "1 2 3 4 5 … 8"],
  [4, 8, "1 2 3 4 5 … 8"],
  [5, 8, "1 … 4 5 6 7 8"],
  [8, 8, "1 … 4 5 6 7 8"],
  [1, 20, "1 2 3 4 5 … 20"],
  [4, 20, "1 2 3 4 5 … 20"],
  [5, 20, "1 … 4 5 6 … 20"],
  [10, 20, "1 … 9 10 11 … 20"],
  [16, 20, "1 … 15 16 17 … 20"],
  [17, 20, "1 … 16 17 18 19 20"],
  [20, 20, "1 … 16 17 18 19 20"],
])("page %d of %d shows %s", (current, total, items) => {
  expect(shown(current, total)).toBe(items);
});

test("shows first, last, this page and its neighbours, in order, in at most 7 places that never change in number", () => {
  const place = fc
    .integer({ min: 1, max: 5_000 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(place, ([current, total]) => {
      const items = paginationItems(current, total);
      const pages = items.flatMap((item) => (item.kind === "page" ? [item.page] : []));
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      const neighbours = [current - 1, current + 1].filter((page) => page >= 1 && page <= total);
      expect(pages).toEqual(expect.arrayContaining([1, current, total, ...neighbours]));
      expect(items).toHaveLength(Math.min(total, 7));
    }),
    { numRuns: 500 },
  );
});

test("a gap stands for two pages or more", () => {
  for (let total = 1; total <= 30; total++) {
    for (let current = 1; current <= total; current++) {
      const items = paginationItems(current, total);
      for (const [at, item] of items.entries()) {
        if (item.kind === "page") continue;
        const [before, after] = [items[at - 1], items[at + 1]];
        if (before?.kind !== "page" || after?.kind !== "page")
          throw new Error("A gap lies between two pages.");
        expect(after.page - before.page).toBeGreaterThan(2);
      }
    }
  }
});
