import "server-only";
import { indianDay } from "@/lib/base/indian-day";
import { getBlogPost, listBlogPosts } from "@/lib/blog/blog-queries";
import { readCallTimes, readOpenBook } from "@/lib/open-book/open-book-queries";
import { readWords } from "@/lib/words/words-queries";
import {
  listCrawlFiles,
  listWithdrawnFiles,
  readCrawlFile,
  listHistory,
} from "@/lib/projects/store/crawl-project-queries";
import { readListingCounts } from "@/lib/projects/store/listing-count-queries";
import { listCities, listCitiesByState, listStates } from "@/lib/places/place-queries";
import { listChangedProjects } from "@/lib/projects/store/project-queries";
import { listPlaceChoices } from "@/lib/projects/store/place-choice-queries";
import {
  askIndex,
  changedIndexed,
  mapIndexed,
  placesIndexed,
  readIndexed,
  recentIndexed,
  similarIndexed,
} from "@/lib/projects/index/indexed-reads";
import type { Wanted } from "@/lib/projects/index/facets";
import { apart } from "@/lib/projects/store/apart-pictures";
import {
  getProject,
  listProjects,
  listProjectsByIds,
  listRecentProjects,
  readListing,
} from "@/lib/projects/store/project-queries";
import { listSimilarProjects } from "@/lib/projects/store/similar-queries";
import { readMap } from "@/lib/projects/store/map-queries";
import {
  findRatedPlace,
  listKindRates,
  listToldPlaces,
  readPriceMonths,
} from "@/lib/projects/store/place-rates-queries";
import { listBuilders } from "@/lib/projects/store/project-queries";
import { readPhraseFilters } from "@/lib/projects/store/phrase-queries";
import { listRegisteredIds, listSuggestions } from "@/lib/projects/store/suggestion-queries";
import { registrationKey } from "@/lib/projects/search/search-text";
import { facetNames, type FacetName } from "@/lib/projects/project/filter-table.mjs";
import type { KindRates, RatedPlace } from "@/lib/projects/listing/place-rates-schema";
import type { ListingExtras, ProjectList, ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { mergeFiles, type ListingCount } from "@/lib/projects/listing/crawl";
import type { Backend } from "./backend-calls";

/** From the index where this process holds one, else by SQL. */
async function listAny(query: ProjectQuery, facets: readonly FacetName[] = facetNames): Promise<ProjectList> {
  const list = await readIndexed(query, facets);
  if (!list) return orRegistered(await listProjects(query, undefined, facets), query);
  const { projects, currentPage, totalPages, totalItems } = list;
  return orRegistered({ projects, currentPage, totalPages, totalItems, facets: list.facets }, query);
}

async function readAny(query: ProjectQuery, wanted: readonly Wanted[]): Promise<ProjectList & ListingExtras> {
  return orRegistered((await readIndexed(query, wanted)) ?? (await readListing(query, wanted)), query);
}

/** In place of nothing the projects of the registration number that was searched for, whatever else is set. */
async function orRegistered<List extends ProjectList>(list: List, query: ProjectQuery): Promise<List> {
  const number = list.totalItems === 0 && query.search ? registrationKey(query.search) : null;
  const ids = number ? await listRegisteredIds(number) : [];
  if (ids.length === 0) return list;
  const from = (query.page - 1) * query.limit;
  return {
    ...list,
    projects: apart(await listProjectsByIds(ids.slice(from, from + query.limit))),
    totalItems: ids.length,
    totalPages: Math.ceil(ids.length / query.limit),
  };
}

async function* readCounts(): AsyncGenerator<ListingCount[]> {
  const counts = await askIndex("listingCounts", {});
  if (counts) yield counts;
  else yield* readListingCounts();
}

async function readRates(place: RatedPlace): Promise<KindRates[]> {
  const [kinds] = (await askIndex("rates", { places: [place] })) ?? (await listKindRates([place]));
  return kinds ?? [];
}

/** Our own PostgreSQL, in process: no HTTP hop to ourselves. */
export const databaseBackend: Backend = {
  listProjects: (query, facets) => listAny(query, facets),
  readListing: (query, extras) => readAny(query, [...facetNames, ...extras]),
  getProject: (id, kind) => getProject(id, kind),
  listRecentProjects: async (limit) => (await recentIndexed(limit)) ?? listRecentProjects(limit),
  listChangedProjects: async (places, limit) =>
    (await changedIndexed(places, limit)) ?? listChangedProjects(places, limit),
  listHistory: (city, limit) => listHistory(city, limit),
  listSimilarProjects: async (id, limit) =>
    (await similarIndexed(id, limit)) ?? listSimilarProjects(id, limit),
  listBuilders: async () => (await askIndex("builders", {})) ?? listBuilders(),
  listSuggestions: (typed, limit) => listSuggestions(typed, limit),
  readPhrase: (text) => readPhraseFilters(text),
  listPlaceChoices: async (query, typed, limit) =>
    (await placesIndexed(query, typed, limit)) ?? listPlaceChoices(query, typed, limit),
  readMap: async (query) => (await mapIndexed(query)) ?? readMap(query),
  readKindRates: (place) => readRates(place),
  listToldPlaces: async () => (await askIndex("told", {})) ?? listToldPlaces(),
  readPlacePrices: async (asked) => {
    const place = await findRatedPlace(asked);
    if (!place) return null;
    const asOn = indianDay(new Date());
    const [kinds, history] = await Promise.all([readRates(place), readPriceMonths(place, asOn)]);
    return { ...place, asOn, kinds, ...history };
  },
  listStates: () => listStates(),
  listCitiesByState: (stateId) => listCitiesByState(stateId),
  listCities: async (activeOnly) =>
    (activeOnly ? await askIndex("cities", {}) : undefined) ?? listCities(activeOnly),
  listBlogPosts: (paging) => listBlogPosts(paging),
  getBlogPost: (slug) => getBlogPost(slug),
  readWords: () => readWords(),
  readOpenBook: () => readOpenBook(),
  readCallTimes: () => readCallTimes(),
  listCrawlFiles: async (kind) => {
    const sold = await askIndex("crawlFiles", { wantsPlots: kind === "plots" });
    return sold ? mergeFiles(sold, await listWithdrawnFiles(kind)) : listCrawlFiles(kind);
  },
  readCrawlFile: (kind, number) => readCrawlFile(kind, number),
  readListingCounts: () => readCounts(),
};
