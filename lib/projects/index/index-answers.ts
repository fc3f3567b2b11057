import { setImmediate as pause } from "node:timers/promises";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { RatedPlace } from "@/lib/projects/listing/place-rates-schema";
import type { CatalogueIndex } from "./columns";
import { activeCities, builderCounts, crawlFiles, listingCounts } from "./crawl-counts";
import { changedIds, recentIds, similarIds } from "./nearby-projects";
import { mapPoints } from "./map-points";
import { placeChoices } from "./place-choices";
import { once } from "./once";
import { placeRates, toldPlaces } from "./place-rates";
import { metroKmIn } from "./points";
import type { Wanted } from "./facets";
import { findText, type FoundText, type TextAsked, type UnknownWords } from "./find-text";
import { searchIndex } from "./search-index";

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

/** What every search reads, and what crawlers and menus ask of every index: the first of them shall not wait for it. */
export async function countAhead(index: CatalogueIndex): Promise<void> {
  const counts = [
    () => metroKmIn(index),
    () => indexAnswers.cities(index, {}),
    () => indexAnswers.builders(index, {}),
    () => indexAnswers.listingCounts(index, {}),
    () => indexAnswers.told(index, {}),
    () => indexAnswers.crawlFiles(index, { wantsPlots: false }),
    () => indexAnswers.crawlFiles(index, { wantsPlots: true }),
  ];
  for (const count of counts) {
    count();
    await pause();
  }
}

export type QuestionName = keyof typeof indexAnswers;
export type Asked<Name extends QuestionName> = Parameters<(typeof indexAnswers)[Name]>[1];
export type Answered<Name extends QuestionName> = ReturnType<(typeof indexAnswers)[Name]>;

/** The answer to one question, on this day. */
export function answer<Name extends QuestionName>(
  index: CatalogueIndex,
  name: Name,
  asked: Asked<Name>,
  today: number,
): Answered<Name> {
  const ask = indexAnswers[name] as (
    index: CatalogueIndex,
    asked: Asked<Name>,
    today: number,
  ) => Answered<Name>;
  return ask(index, asked, today); // the types of the table can't be told apart by a name
}
