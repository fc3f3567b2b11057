import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { CatalogueIndex } from "./columns";
import { activeCities, builderCounts, crawlFiles, listingCounts } from "./crawl-counts";
import { changedIds, recentIds, similarIds } from "./nearby-projects";
import { mapPoints } from "./map-points";
import { metroBitsIn } from "./metro-columns";
import { placeChoices } from "./place-choices";
import type { Wanted } from "./read-tally";
import { placeRates } from "./place-rates";
import type { RatedPlace } from "@/lib/projects/listing/place-rates-schema";
import { findText, type FoundText, type TextAsked, type UnknownWords } from "./find-text";
import { searchIndex } from "./search-index";
import { toldPlaces } from "./told-places";

/** `spellings`: of the words in the text of the query, as far as they are known. */
type WithText = { query: ProjectQuery; spellings?: TextAsked["spellings"] };
type SearchAsked = WithText & { wanted: readonly Wanted[] };
type PlacesAsked = WithText & { typed: string; limit: number };

const versioned = ({ version }: CatalogueIndex, ids: number[]) => ({ ids, version });

/** All that an index is asked for, by name: each is a pure function of the index, the question and the day. */
const indexAnswers = {
  search: (index: CatalogueIndex, { wanted, ...asked }: SearchAsked, today: number) =>
    withText(index, asked, (text) => searchIndex(index, asked.query, wanted, today, text)),
  places: (index: CatalogueIndex, asked: PlacesAsked, today: number) =>
    withText(index, asked, (text) => placeChoices(index, { ...asked, text }, today)),
  map: (index: CatalogueIndex, asked: WithText, today: number) =>
    withText(index, asked, (text) => mapPoints(index, asked.query, today, text)),
  recent: (index: CatalogueIndex, { limit }: { limit: number }, today: number) =>
    versioned(index, recentIds(index, limit, today)),
  similar: (index: CatalogueIndex, { id, limit }: { id: number; limit: number }) => {
    const ids = similarIds(index, id, limit);
    return ids && versioned(index, ids);
  },
  changed: (index: CatalogueIndex, { places, limit }: { places: readonly string[]; limit: number }) =>
    versioned(index, changedIds(index, places, limit)),
  rates: (index: CatalogueIndex, { places }: { places: readonly RatedPlace[] }) => placeRates(index, places),
  told: (index: CatalogueIndex, _: object) => once(index, "told", toldPlaces),
  cities: (index: CatalogueIndex, _: object) => once(index, "cities", activeCities),
  builders: (index: CatalogueIndex, _: object) => once(index, "builders", builderCounts),
  crawlFiles: (index: CatalogueIndex, { wantsPlots }: { wantsPlots: boolean }) =>
    once(index, wantsPlots ? "plots" : "homes", () => crawlFiles(index, wantsPlots)),
  listingCounts: (index: CatalogueIndex, _: object) => once(index, "listings", listingCounts),
};

/** What the text of the query was found in goes into the answer. */
function withText<T>(
  index: CatalogueIndex,
  { query, spellings = {} }: WithText,
  answer: (text: FoundText | null) => T,
): T | UnknownWords {
  const found = query.search ? findText(index, { text: query.search, spellings }) : null;
  return found && "unknown" in found ? found : answer(found);
}

const keptOf = new WeakMap<CatalogueIndex, Map<string, unknown>>();

/** What depends on nothing but the index is counted when it is asked for the first time. */
function once<T>(index: CatalogueIndex, name: string, count: (index: CatalogueIndex) => T): T {
  const kept = keptOf.get(index) ?? new Map<string, unknown>();
  keptOf.set(index, kept);
  if (!kept.has(name)) kept.set(name, count(index));
  return kept.get(name) as T; // a name has one count
}

/** What crawlers and menus ask of every index: the first of them shall not wait for it. */
export function countAhead(index: CatalogueIndex): void {
  metroBitsIn(index);
  indexAnswers.cities(index, {});
  indexAnswers.builders(index, {});
  indexAnswers.listingCounts(index, {});
  indexAnswers.told(index, {});
  for (const wantsPlots of [true, false]) indexAnswers.crawlFiles(index, { wantsPlots });
}

export type QuestionName = keyof typeof indexAnswers;
export type Asked<Name extends QuestionName> = Parameters<(typeof indexAnswers)[Name]>[1];
export type Answered<Name extends QuestionName> = ReturnType<(typeof indexAnswers)[Name]>;

/** One question as it goes to a thread. */
export type Question = { [Name in QuestionName]: { name: Name; asked: Asked<Name> } }[QuestionName];

export function answerQuestion(index: CatalogueIndex, { name, asked }: Question, today: number): unknown {
  const answer = indexAnswers[name] as (index: CatalogueIndex, asked: unknown, today: number) => unknown;
  return answer(index, asked, today); // a question has what its answer reads
}
