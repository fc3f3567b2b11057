import type { BlogPost } from "@/lib/blog/blog-schema";
import type { Paging } from "@/lib/blog/blog-queries";
import type { BuilderCount } from "@/lib/projects/listing/builders";
import type { CrawlBackend } from "@/lib/projects/listing/crawl";
import type { City, PlaceChoice, State, Suggestion } from "@/lib/places/place-schema";
import type { ProjectKind } from "@/lib/projects/store/project-queries";
import type { PhraseFilters } from "@/lib/projects/search/phrase-numbered";
import type { CallTimes, OpenBook } from "@/lib/open-book/open-book-schema";
import type { Words } from "@/lib/words/words-schema";
import type { KindRates, PlacePrices, RatedPlace } from "@/lib/projects/listing/place-rates-schema";
import type { FacetName } from "@/lib/projects/project/filter-table.mjs";
import type { MapAnswer } from "@/lib/projects/search/map-schema";
import type { ListingExtras, ProjectList, ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { Project, ProjectSummary, ChangedProject } from "@/lib/projects/project/project-schema";

/**
 * Where pages read from: our own database, or another server with the same `/api/v1`. Pages don't know which.
 * Every function rejects when the data can't be read; `null` means that it does not exist.
 */
export type Backend = CrawlBackend & {
  /** With these facets at least; without `facets`, with all. */
  listProjects(query: ProjectQuery, facets?: readonly FacetName[]): Promise<ProjectList>;
  /** A list with what its page says besides. */
  readListing(
    query: ProjectQuery,
    extras: readonly (keyof ListingExtras)[],
  ): Promise<ProjectList & ListingExtras>;
  getProject(id: string, kind: ProjectKind): Promise<Project | null>;
  listRecentProjects(limit: number): Promise<ProjectSummary[]>;
  /** `null` from a backend without this call. */
  listChangedProjects(places: readonly string[], limit: number): Promise<ProjectSummary[] | null>;
  /** What visitors saw change last, in a city or everywhere; `null` from another backend, which has it by project only. */
  listHistory(city: string | null, limit: number): Promise<ChangedProject[] | null>;
  listSimilarProjects(id: string, limit: number): Promise<ProjectSummary[] | null>;
  /** Every builder with active projects; from another backend those that its lists count. */
  listBuilders(): Promise<BuilderCount[]>;
  listSuggestions(typed: string, limit: number): Promise<Suggestion[]>;
  /** What a search in words means; `null` when it says nothing that a filter knows. */
  readPhrase(text: string): Promise<PhraseFilters | null>;
  /** Where the projects of a search are; `null` from a backend without this call. */
  listPlaceChoices(query: ProjectQuery, typed: string, limit: number): Promise<PlaceChoice[] | null>;
  /** The projects of a search on the map; `null` from a backend without this call. */
  readMap(query: ProjectQuery): Promise<MapAnswer | null>;
  /** What is asked per sqft in a place, by kind; none of a place without priced homes. */
  readKindRates(place: RatedPlace): Promise<KindRates[]>;
  /** The cities and localities of which `readKindRates` tells enough; from another backend the largest alone. */
  listToldPlaces(): Promise<RatedPlace[]>;
  /** The same with its months, and the place's own names; `null` for a place without projects, or a backend without this call. */
  readPlacePrices(place: RatedPlace): Promise<PlacePrices | null>;
  listStates(): Promise<State[]>;
  listCitiesByState(stateId: number): Promise<City[]>;
  listCities(activeOnly: boolean): Promise<City[]>;
  listBlogPosts(paging: Paging): Promise<BlogPost[]>;
  getBlogPost(slug: string): Promise<BlogPost | null>;
  /** What staff have changed of what the company says of itself; another backend’s staff say nothing here. */
  readWords(): Promise<Partial<Words>>;
  /** What the site says of itself, in figures; `null` from a backend without this call. */
  readOpenBook(): Promise<OpenBook | null>;
  /** Of it how fast we call, which costs little; `null` while that rests on too few. */
  readCallTimes(): Promise<CallTimes | null>;
};
