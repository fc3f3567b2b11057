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
import { getProject, listRecentProjects, readListing } from "@/lib/projects/store/project-queries";
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
import {
  projectQuerySchema,
  type ListingExtras,
  type ProjectList,
  type ProjectQuery,
} from "@/lib/projects/search/project-query-schema";
import { mergeFiles, type ListingCount } from "@/lib/projects/listing/crawl";
import type { Backend } from "./backend-calls";

async function listAny(query: ProjectQuery, facets: readonly FacetName[] = facetNames): Promise<ProjectList> {
  const { projects, currentPage, totalPages, totalItems, facets: counts } = await readAny(query, facets);
  return { projects, currentPage, totalPages, totalItems, facets: counts };
}

/** From the index where this process holds one, else by SQL. */
async function readAny(query: ProjectQuery, wanted: readonly Wanted[]): Promise<ProjectList & ListingExtras> {
  const list = (await readIndexed(query, wanted)) ?? (await readListing(query, wanted));
  return (list.totalItems === 0 && (await readRegistered(query, wanted))) || list;
}

/**
 * The projects of the registration number that was searched for: those that the other filters leave, or all of them beside
 * counts that tell which filters leave none.
 */
async function readRegistered(query: ProjectQuery, wanted: readonly Wanted[]) {
  const number = query.search ? registrationKey(query.search) : null;
  const ids = number ? await listRegisteredIds(number) : [];
  if (ids.length === 0) return null;
  const list = await readListing(query, wanted, undefined, ids);
  if (list.totalItems > 0) return list;
  const { page, limit, sort } = query;
  const all = { ...projectQuerySchema.parse({}), page, limit, sort };
  return { ...(await readListing(all, wanted, undefined, ids)), facets: list.facets };
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
