import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { howMany } from "@/lib/base/testing/how-many";
import { openCatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { toQueryParams } from "@/lib/projects/listing/project-query";
import {
  projectQuerySchema,
  type ProjectList,
  type ProjectQuery,
} from "@/lib/projects/search/project-query-schema";
import { databaseDay, readProjectRecords, withIds } from "@/lib/projects/testing/catalogue-database";
import { expectedIds, type Listed } from "@/lib/projects/testing/oracle";
import { centresOf, kmBetween } from "@/lib/projects/testing/oracle-places";
import {
  expectedAmenities,
  expectedBuilders,
  expectedChoices,
  expectedPlaces,
  expectedWithout,
} from "@/lib/projects/testing/oracle-facets";
import { randomCatalogue } from "@/lib/projects/testing/random-catalogue";
import { queryArbitrary } from "@/lib/projects/testing/random-query";
import { listProjects } from "./project-queries";

/*
 * Random searches over a random catalogue, judged by an oracle that knows nothing but the records. With CATALOGUE_FILE
 * in the environment the projects of that NDJSON file take the place of the random ones.
 */
const combinations = howMany(80, 1_000);
const seed = 20_261_119;

const site = forAllTests(openCatalogueTest);
let catalogue: Listed[];
let today: string;
const list = (query: ProjectQuery) => listProjects(query, site.database.db);

beforeAll(async () => {
  today = await databaseDay(site.database.db);
  const file = process.env.CATALOGUE_FILE;
  const records = file ? await readProjectRecords(file) : randomCatalogue(howMany(500, 1_500), seed, today);
  expect(await site.importRecords(records)).toMatchObject({ added: records.length, refused: 0 });
  catalogue = await withIds(site.database.db, records);
}, 120_000);

test("every search lists what the matching rules say, in order, page by page, with the right counts", async () => {
  const seen = { empty: 0, paged: 0, sorts: new Set<string>() };
  const property = fc.asyncProperty(queryArbitrary(catalogue.map(({ record }) => record)), async (query) => {
    const expected = expectedIds(catalogue, query, today);
    const first = await list(query);
    const ids = [...idsOf(first), ...(await idsOfFurtherPages(query, first))];
    expect(ids).toEqual(expected);
    expect(first.totalItems).toBe(expected.length);
    expect(first.totalPages).toBe(Math.ceil(expected.length / query.limit));
    expectFacets(first, query);
    if (expected.length === 0) seen.empty++;
    if (first.totalPages > 1) seen.paged++;
    seen.sorts.add(query.sort);
  });
  await fc.assert(property, { numRuns: combinations, seed });
  expect(seen.empty).toBeGreaterThan(combinations / 100);
  expect(seen.empty).toBeLessThan(combinations * 0.7);
  expect(seen.paged).toBeGreaterThan(combinations / 10);
  expect(seen.sorts.size).toBe(8);
}, 900_000);

test("a search says the same in an address and in an object", () => {
  const property = fc.property(queryArbitrary(catalogue.map(({ record }) => record)), (query) => {
    const { search: _, ...read } = projectQuerySchema.parse(Object.fromEntries(toQueryParams(query)));
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    expect(read).toEqual(Object.fromEntries(given));
  });
  fc.assert(property, { numRuns: combinations, seed });
});

function idsOf({ projects }: ProjectList) {
  return projects.map(({ id }) => id);
}

/** A long list is read on with the largest pages, to save time. */
async function idsOfFurtherPages(query: ProjectQuery, first: ProjectList) {
  const limit = first.totalPages > 12 ? 100 : query.limit;
  const start = limit === query.limit ? 2 : 1;
  const ids = [];
  for (let page = start; (page - 1) * limit < first.totalItems; page++) {
    const next = await list({ ...query, limit, page });
    expect(next).toMatchObject({ currentPage: page, totalItems: first.totalItems, facets: first.facets });
    ids.push(...idsOf(next));
  }
  return start === 1 ? ids.slice(first.projects.length) : ids;
}

function expectFacets({ facets }: ProjectList, query: ProjectQuery): void {
  const { builder, amenities, location, near, without, distance, ...choices } = facets;
  expect(near).toEqual({});
  expect(without).toEqual(expectedWithout(catalogue, query, today));
  expectDistances(distance, query.location);
  expect(choices).toEqual(expectedChoices(catalogue, query, today));
  expectFullest(lowerCase(builder), expectedBuilders(catalogue, query, today), 100);
  expectFullest(lowerCase(amenities), expectedAmenities(catalogue, query, today), 24);
  const { cities, localities } = expectedPlaces(catalogue, query, today);
  const places = lowerCase(location);
  expectFullest(new Map([...places].filter(([name]) => cities.has(name))), cities, 80);
  expectFullest(new Map([...places].filter(([name]) => !cities.has(name))), localities, 80);
}

/** The places that are told are as far away as the globe says, the nearest first. */
function expectDistances(told: Record<string, number>, asked: readonly string[]): void {
  const all = Object.values(told);
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  for (const [name, km] of Object.entries(told)) {
    // Two towns may have one name, and only those with projects count.
    const possible = centresOf(name).flatMap((one) =>
      asked.flatMap(centresOf).map((other) => kmBetween(one, other)),
    );
    const isOne = possible.some((expected) => Math.abs(km - expected) < 0.1 + expected / 50);
    expect(isOne, `${name}: ${km} of ${possible.join(", ")}`).toBe(true);
  }
}

function lowerCase(counts: Record<string, number>): Map<string, number> {
  const lower = new Map(Object.entries(counts).map(([name, count]) => [name.toLowerCase(), count]));
  expect(lower.size).toBe(Object.keys(counts).length);
  return lower;
}

/** All names with their counts; of more than `most`, that many, and none left out that has more than one told. */
function expectFullest(told: Map<string, number>, all: Map<string, number>, most: number): void {
  expect(told.size).toBe(Math.min(all.size, most));
  const least = Math.min(...told.values());
  for (const [name, count] of all) {
    if (told.has(name)) expect([name, told.get(name)]).toEqual([name, count]);
    else expect(count).toBeLessThanOrEqual(least);
  }
}
