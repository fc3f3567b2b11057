import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { howMany } from "@/lib/base/testing/how-many";
import { openCatalogueTest, type CatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { databaseDay } from "@/lib/projects/testing/catalogue-database";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { ringArbitrary } from "@/lib/projects/testing/random-query";
import { randomCatalogue } from "@/lib/projects/testing/random-catalogue";
import { anySearch } from "./testing/any-search";
import { compareBoth, compareOthers } from "./testing/compare-both";
import { loadIndex } from "./load-queries";

/* The index and PostgreSQL answer the same random searches, of catalogues of every size. */
const seed = 20_261_122;

let site: CatalogueTest;
let today: string;
beforeEach(async () => {
  site = await openCatalogueTest();
  today = await databaseDay(site.database.db);
});
afterEach(() => site.close());

test("the index gives the same ids, order, counts and facets as SQL, also after a change", async () => {
  const { db } = site.database;
  const records = randomCatalogue(400, seed, today);
  await site.importRecords(records);
  const index = await loadIndex(db);
  expectNarrow(index);
  const ask = (count: number, now: typeof index) =>
    fc.assert(
      fc.asyncProperty(anySearch(records), (query) => compareBoth(db, now, query, today)),
      { numRuns: count, seed },
    );
  await ask(howMany(20, 150), index);
  await compareOthers(db, index, today);
  const inArea = fc.asyncProperty(ringArbitrary, (bounds) =>
    compareBoth(db, index, projectQuerySchema.parse({ bounds }), today),
  );
  await fc.assert(inArea, { numRuns: howMany(10, 100), seed });
  const others = randomCatalogue(460, seed + 1, today).filter((_, at) => at % 3 === 0 || at >= 400);
  await site.importRecords(others);
  const changed = await loadIndex(db, index, 50);
  expect(changed.version).toBeGreaterThan(index.version);
  const whole = await loadIndex(db, undefined, 7);
  expect({ ...changed, changedUntil: 0, places: [] }).toMatchObject({
    ...{ count: whole.count, units: whole.units, amenities: whole.amenities, orders: whole.orders },
  });
  await ask(howMany(20, 150), changed);
  await compareOthers(db, changed, today);
}, 120_000);

test.each([1, 12, 60, 250, 700].slice(0, howMany(2, 5)))(
  "the index of %d random projects answers as SQL does",
  async (size) => {
    const { db } = site.database;
    const records = randomCatalogue(size, size, today);
    expect(await site.importRecords(records)).toMatchObject({ refused: 0 });
    const index = await loadIndex(db);
    await compareOthers(db, index, today);
    const property = fc.asyncProperty(anySearch(records), (query) => compareBoth(db, index, query, today));
    await fc.assert(property, { numRuns: howMany(20, 2_000), seed: size });
  },
  900_000,
);

/** In bytes a row. A million projects, with their units and texts, take 148.5 MB of at most 150: no column gets wider unseen. */
function expectNarrow({ count, units, projects, orders }: Awaited<ReturnType<typeof loadIndex>>): void {
  const widthOf = (columns: object, rows: number) =>
    (Object.values(columns) as { byteLength: number }[]).reduce(
      (sum, { byteLength }) => sum + byteLength,
      0,
    ) / rows;
  const rows = Math.max(...(Object.values(units) as ArrayLike<number>[]).map(({ length }) => length));
  // The two that have one row more than there are projects have 8 bytes.
  expect(widthOf(projects, count)).toBeLessThanOrEqual(61 + 8 / count);
  expect(widthOf(units, rows)).toBeLessThanOrEqual(14);
  expect(widthOf(orders, count)).toBeLessThanOrEqual(32);
}
