import "server-only";
import { getBlogPost, listBlogPosts } from "@/lib/blog/blog-queries";
import { listCrawlFiles, readCrawlFile } from "@/lib/projects/store/crawl-project-queries";
import { readListingCounts } from "@/lib/projects/store/listing-count-queries";
import { listCities, listCitiesByState, listStates } from "@/lib/places/place-queries";
import { listChangedProjects } from "@/lib/projects/store/change-queries";
import { listPlaceChoices } from "@/lib/projects/store/place-choice-queries";
import {
  getProject,
  listProjects,
  listRecentProjects,
  listSimilarProjects,
  readListing,
} from "@/lib/projects/store/project-queries";
import { listBuilders } from "@/lib/projects/store/builder-queries";
import { readPhraseFilters } from "@/lib/projects/store/phrase-queries";
import { listSuggestions } from "@/lib/projects/store/suggestion-queries";
import { facetNames } from "@/lib/projects/project/filter-table.mjs";
import type { Backend } from "./backend-calls";

/** Our own PostgreSQL, in process: no HTTP hop to ourselves. */
export const databaseBackend: Backend = {
  listProjects: (query, facets) => listProjects(query, undefined, facets),
  readListing: (query, extras) => readListing(query, [...facetNames, ...extras]),
  getProject: (id, kind) => getProject(id, kind),
  listRecentProjects: (limit) => listRecentProjects(limit),
  listChangedProjects: (places, limit) => listChangedProjects(places, limit),
  listSimilarProjects: (id, limit) => listSimilarProjects(id, limit),
  listBuilders: () => listBuilders(),
  listSuggestions: (typed, limit) => listSuggestions(typed, limit),
  readPhrase: (text) => readPhraseFilters(text),
  listPlaceChoices: (query, typed, limit) => listPlaceChoices(query, typed, limit),
  listStates: () => listStates(),
  listCitiesByState: (stateId) => listCitiesByState(stateId),
  listCities: (activeOnly) => listCities(activeOnly),
  listBlogPosts: (paging) => listBlogPosts(paging),
  getBlogPost: (slug) => getBlogPost(slug),
  listCrawlFiles: (kind) => listCrawlFiles(kind),
  readCrawlFile: (kind, number) => readCrawlFile(kind, number),
  readListingCounts: () => readListingCounts(),
};
