import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openCatalogueTest, type CatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { sortOptions } from "@/lib/projects/project/filter-table.mjs";
import { databaseDay } from "@/lib/projects/testing/catalogue-database";
import { randomCatalogue } from "@/lib/projects/testing/random-catalogue";
import { anySearch } from "./testing/any-search";
import { compareBoth, compareOthers } from "./testing/compare-both";
import { loadIndex } from "./load-queries";

/* The index and PostgreSQL answer the same random searches; thousands more are asked by `index-search.long.test.ts`. */
const seed = 20_261_122;

let site: CatalogueTest;
let today: string;
beforeAll(async () => {
  site = await openCatalogueTest();
  today = await databaseDay(site.database.db);
}, 120_000);
afterAll(() => site.close());

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
  await ask(150, index);
  await compareOthers(db, index, today);
  const others = randomCatalogue(460, seed + 1, today).filter((_, at) => at % 3 === 0 || at >= 400);
  await site.importRecords(others);
  const changed = await loadIndex(db, index, 50);
  expect(changed.version).toBeGreaterThan(index.version);
  const whole = await loadIndex(db, undefined, 7);
  expect({ ...changed, changedUntil: 0, places: [] }).toMatchObject({
    ...{ count: whole.count, units: whole.units, amenities: whole.amenities, orders: whole.orders },
  });
  await ask(150, changed);
  await compareOthers(db, changed, today);

  // A version without a change of projects copies nothing; another name copies no column but that of changes.
  const same = await loadIndex(db, changed);
  expect([same.projects, same.units, same.orders]).toEqual([changed.projects, changed.units, changed.orders]);
  for (const part of ["projects", "units", "orders"] as const) expect(same[part]).toBe(changed[part]);
  const [known] = await site.column(
    "select external_id from projects where is_active and not is_plot order by id desc limit 1",
  );
  const record = [...others, ...records].find(({ externalId }) => externalId === known);
  await site.importRecords([{ ...record, name: `${record?.name} II` }]);
  const renamed = await loadIndex(db, changed);
  expect(renamed.projects.changed).not.toEqual(changed.projects.changed);
  expect(renamed.projects.minPrice).toBe(changed.projects.minPrice);
  for (const sort of sortOptions) expect(renamed.orders[sort.value]).toBe(changed.orders[sort.value]);
}, 120_000);

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
  expect(widthOf(units, rows)).toBeLessThanOrEqual(10);
  expect(widthOf(orders, count)).toBeLessThanOrEqual(28);
}
