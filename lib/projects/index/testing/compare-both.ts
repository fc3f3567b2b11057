import { expect } from "vitest";
import type { Database } from "@/lib/db/client";
import { listCities } from "@/lib/places/place-queries";
import { facetNames } from "@/lib/projects/project/filter-table.mjs";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { listBuilders } from "@/lib/projects/store/project-queries";
import { listChangedProjects } from "@/lib/projects/store/project-queries";
import { listCrawlFiles } from "@/lib/projects/store/crawl-project-queries";
import { readListingCounts } from "@/lib/projects/store/listing-count-queries";
import { readMap } from "@/lib/projects/store/map-queries";
import { listPlaceChoices } from "@/lib/projects/store/place-choice-queries";
import { listRecentProjects, readListing } from "@/lib/projects/store/project-queries";
import { listSimilarProjects } from "@/lib/projects/store/similar-queries";
import { listKindRates, listToldPlaces } from "@/lib/projects/store/place-rates-queries";
import { spellingsOf } from "@/lib/projects/store/search-patterns";
import type { CatalogueIndex } from "../columns";
import { activeCities, builderCounts, crawlFiles, listingCounts } from "../crawl-counts";
import { dayOf } from "../days";
import { changedIds, recentIds, similarIds } from "../nearby-projects";
import { mapPoints } from "../map-points";
import { placeChoices } from "../place-choices";
import { placeRates, toldPlaces } from "../place-rates";
import type { Wanted } from "../facets";
import { searchIndex } from "../search-index";
import { findText, type FoundText } from "../find-text";

const everything: Wanted[] = [...facetNames, "lowestPrice", "bedroomsByType", "summary", "around"];

/** Asks SQL and an index for the first page of a search and one behind the middle, with all its figures, and fails if they differ in anything. */
export async function compareBoth(
  db: Database,
  index: CatalogueIndex,
  query: ProjectQuery,
  today: string,
): Promise<void> {
  const first = await comparePage(db, index, query, today);
  await comparePlaces(db, index, query, today);
  await compareMap(db, index, query, today);
  const page = Math.ceil(first.totalPages * 0.7);
  if (page > 1) await comparePage(db, index, { ...query, page }, today);
}

async function comparePage(db: Database, index: CatalogueIndex, query: ProjectQuery, today: string) {
  const expected = await readListing(query, everything, db);
  const text = await textIn(index, query, db);
  const { ids, version: _, ...told } = searchIndex(index, query, everything, dayOf(today), text);
  const { projects, currentPage: _page, totalPages, ...counted } = expected;
  const standings = projects.map(({ priceStanding }) => priceStanding);
  const landmarkKm = projects.map((project) => project.landmarkKm ?? null);
  expect({ ids, ...told }).toEqual({ ids: projects.map(({ id }) => id), standings, landmarkKm, ...counted });
  // The order of what is told is an answer too.
  const inOrder = ({ location, builder, amenities, distance }: typeof told.facets) =>
    [location, builder, amenities, distance].map((counts) => Object.keys(counts));
  expect(inOrder(told.facets)).toEqual(inOrder(counted.facets));
  return { totalPages };
}

/** As `indexed-reads.ts` asks for it. */
async function textIn(
  index: CatalogueIndex,
  { search = "" }: ProjectQuery,
  db: Database,
): Promise<FoundText | null> {
  const first = findText(index, { text: search, spellings: {} });
  if (!first || !("unknown" in first)) return first;
  const spellings = Object.fromEntries(await spellingsOf(first.unknown, db));
  const second = findText(index, { text: search, spellings });
  if (second && "unknown" in second) throw new Error(`unknown still: ${second.unknown.join(" ")}`);
  return second;
}

/** The places of the search: narrowed by letters for every other price that is asked. */
async function comparePlaces(db: Database, index: CatalogueIndex, query: ProjectQuery, today: string) {
  const typed = ["", "m g", "wak", "pune"][(query.maxPrice ?? 0) % 3 === 0 ? 0 : query.limit % 4] ?? "";
  const text = await textIn(index, query, db);
  const told = placeChoices(index, { query, typed, limit: 12, text }, dayOf(today));
  expect(told).toEqual(await listPlaceChoices(query, typed, 12, db));
}

async function compareMap(db: Database, index: CatalogueIndex, query: ProjectQuery, today: string) {
  const { pins, ...expected } = await readMap(query, db);
  const told = mapPoints(index, query, dayOf(today), await textIn(index, query, db));
  expect(told).toEqual({ ...expected, pins: pins.map(({ name: _, slug: _slug, ...pin }) => pin) });
}

/** What is read of the whole catalogue besides searches. */
export async function compareOthers(db: Database, index: CatalogueIndex, today: string): Promise<void> {
  for (const limit of [1, 12, 50]) {
    const recent = await listRecentProjects(limit, db);
    expect(recentIds(index, limit, dayOf(today))).toEqual(recent.map(({ id }) => id));
  }
  for (const id of index.projects.id.filter((_, at) => at % 9 === 0)) {
    const similar = await listSimilarProjects(String(id), 6, db);
    expect(similarIds(index, id, 6)).toEqual(similar?.map((one) => one.id));
  }
  for (const places of [[], ["Kokapet"], ["Wakad", "Hyderabad"], ["nowhere"]]) {
    const changed = await listChangedProjects(places, 7, db);
    expect(changedIds(index, places, 7)).toEqual(changed.map(({ id }) => id));
  }
  const rated = [
    ...["Hyderabad", "Pune", "nowhere"].map((city) => ({ city, locality: null })),
    ...["Kokapet", "kokapet", "Wakad"].map((locality) => ({ city: "Hyderabad", locality })),
  ];
  const rates = placeRates(index, rated);
  expect(rates).toEqual(await listKindRates(rated, db));
  expect(toldPlaces(index)).toEqual(await listToldPlaces(db));
  // A handful of projects may have too few of each kind.
  if (index.count >= 100) expect(rates[0]?.some(({ median }) => median !== null)).toBe(true);
  expect(similarIds(index, 2_000_000_000, 6)).toBeNull();
  expect(activeCities(index)).toEqual(await listCities(true, db));
  expect(builderCounts(index)).toEqual(await listBuilders(db));
  for (const kind of ["projects", "plots"] as const)
    expect(crawlFiles(index, kind === "plots")).toEqual(await listCrawlFiles(kind, db));
  const counts = [];
  for await (const batch of readListingCounts(db)) counts.push(...batch);
  expect(listingCounts(index)).toEqual(counts);
}
