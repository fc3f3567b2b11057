import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { home, openCatalogueTest, type CatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { startProjectIndex } from "@/lib/projects/index/project-index";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";

let site: CatalogueTest;
beforeAll(async () => {
  site = await openCatalogueTest();
});
afterEach(() => vi.useRealTimers());
afterAll(() => site.close());

async function until(isTrue: () => boolean) {
  while (!isTrue()) await pause(20);
}

const asked = { query: projectQuerySchema.parse({}), wanted: ["propertyType"] as const };

test("the old index answers until the changed projects are in the new one", async () => {
  const { db, url } = site.database;
  await site.importRecords([home("a"), home("b", { propertyType: "Villa" })]);
  const index = startProjectIndex({ databaseUrl: url, log: () => {} });
  const first = await getCatalogueVersion(db);
  expect(index.isReady()).toBe(false);
  expect(index.follow(first)).toBe(first);
  await until(index.isReady);
  const found = index.ask("search", asked);
  expect(found).toMatchObject({ totalItems: 2, version: first });
  expect(found).toHaveProperty("facets.propertyType", { Apartment: 1, Villa: 1, Plot: 0 });

  await site.importRecords([home("b"), home("c")]);
  const second = await getCatalogueVersion(db);
  let loaded = false;
  index.onLoaded = () => (loaded = true);
  expect(index.follow(second)).toBe(first);
  expect(index.isReady()).toBe(true);
  // It is told every second; after a slow load it rests as long as that took.
  await until(() => {
    if (!loaded) index.follow(second);
    return loaded;
  });
  expect(index.follow(second)).toBe(second);
  const changed = index.ask("search", asked);
  expect(changed).toMatchObject({ totalItems: 3, version: second });
  expect(changed).toMatchObject({ facets: { propertyType: { Apartment: 3, Villa: 0 } } });
});

test("what can't be loaded in time leaves the answers to SQL", async () => {
  const index = startProjectIndex({
    databaseUrl: "postgres://nobody@127.0.0.1:1/none",
    log: (_, message) => said.push(message),
    patienceMs: 50,
  });
  const said: string[] = [];
  expect(index.follow(7)).toBe(7);
  await until(() => said.length > 0);
  expect(said).toEqual(["The index could not be loaded."]);
  expect(index.follow(8)).toBe(8);
  expect(index.isReady()).toBe(false);
  expect(() => index.ask("search", asked)).toThrow("no index");
});

test("without its replica the index is loaded from the main database, and nobody waits for a second try", async () => {
  const { db, url } = site.database;
  const index = startProjectIndex({
    databaseUrl: url,
    readUrl: () => "postgres://nobody@127.0.0.1:1/none",
    log: () => {},
  });
  const version = await getCatalogueVersion(db);
  // The clock is held: a rest before the second try would never end.
  vi.useFakeTimers({ toFake: ["performance"] });
  await until(() => {
    index.follow(version);
    return index.isReady();
  });
  expect(index.ask("search", asked)).toMatchObject({ version });
});
