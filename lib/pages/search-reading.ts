import "server-only";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { placeKey } from "@/lib/places/place-name";
import { filterChips } from "@/lib/projects/listing/filter-chips";
import { listingPath } from "@/lib/projects/listing/listing-path";
import {
  allOf,
  noFilters,
  type ListingFilters,
  type SearchParams,
  changeFilters,
} from "@/lib/projects/listing/project-filters";
import { isPartOfName, searchLink, type SearchReading } from "@/lib/projects/listing/search-link";
import { areaCalled } from "@/lib/projects/search/areas-beside";
import { phraseNames } from "@/lib/projects/search/phrase-names";
import { readPhrase as readWords } from "@/lib/projects/search/read-phrase";
import { squeeze } from "@/lib/projects/search/search-text";
import { t } from "@/lib/base/language";
import { saysMinutes, type PhraseFilters } from "@/lib/projects/search/phrase-numbered";
import { readList } from "./read-listing";
import { filterNames, filters as table, type FilterName } from "@/lib/projects/project/filter-table.mjs";
import { readRange } from "@/lib/projects/project/own-range";

const readPhrase = cache((text: string) => readOptional("phrase", null, () => backend().readPhrase(text)));

/**
 * A list that is searched for in words. `words`: its filters with the text as it is, without what was read from the words
 * before. `meant`: the filters that the text means, and `isWhole` whether each of its words was read as one.
 */
export type TypedSearch = {
  words: ListingFilters;
  meant: ListingFilters | null;
  isWhole: boolean;
  /** Whether the list that is meant is offered where the words themselves are found. */
  isOffered: boolean;
};

export async function readTyped(filters: ListingFilters): Promise<TypedSearch> {
  const { search } = filters;
  const nothing = { words: filters, meant: null, isWhole: false, isOffered: false };
  if (!search) return nothing;
  const before = filters.asked ? await readPhrase(filters.asked) : null;
  // The rest of the words before stays a text.
  if (before?.search === search) return nothing;
  const byHand = setByHand(filters, before);
  const words = before ? { ...byHand, search } : filters;
  const read = await readPhrase(search);
  if (!read || !searchLink(read)) return { ...nothing, words };
  const meant = {
    ...withTyped(byHand, read, await liesIn(read.location ?? [], byHand.location)),
    asked: search,
  };
  const isWhole = !read.search;
  // What no home has is left out, not required.
  const isFound = isWhole || (await countOf(meant)) > 0;
  return {
    words,
    meant: isFound ? meant : { ...meant, search: "" },
    isWhole,
    isOffered: !isPartOfName(read),
  };
}

const countOf = async (filters: ListingFilters) =>
  (await readList(JSON.stringify({ ...filters, asked: "" }))).totalItems;

/** Whether all homes of these places are in the chosen cities or states. */
async function liesIn(places: readonly string[], chosen: readonly string[]): Promise<boolean> {
  if (places.length === 0 || chosen.length === 0) return false;
  const { projects } = await readList(JSON.stringify({ ...noFilters, location: places }));
  const names = new Set(chosen.map(placeKey));
  const isChosen = (name: string | null | undefined) => Boolean(name) && names.has(placeKey(name ?? ""));
  return (
    projects.length > 0 &&
    projects.every(({ locations }) => locations.some(({ city, state }) => isChosen(city) || isChosen(state)))
  );
}

/** Whether somebody wants these very words, and no meaning of them. */
export function wantsWords(params: SearchParams): boolean {
  return allOf(params, "read").at(-1) === "no";
}

/** What the list says of the words that it was asked for with. */
export async function toReading(
  filters: ListingFilters,
  meant: ListingFilters | null,
): Promise<SearchReading> {
  if (meant) {
    const link = searchLink(meant, meant.asked);
    return link && { meant: { label: link.label, href: link.href } };
  }
  const { asked } = filters;
  const read = asked ? await readPhrase(asked) : null;
  if (!read || !isAllThere(read, filters)) return null;
  const byHand = filterChips(setByHand(filters, read));
  const kept = byHand.map(({ label }) => label).join(" · ");
  if (!kept && isName(asked, read)) return null;
  return {
    asked,
    words: `${listingPath({ ...noFilters, search: asked })}&read=no`,
    left: read.search && read.search !== filters.search ? read.search : "",
    kept,
    alone: kept && listingPath({ ...noFilters, search: asked }),
    saysMinutes: saysMinutes(asked),
    area: t(areaNamed(asked, filters.location)),
  };
}

/** The part of the city that is named and is none of these places, nor a part of the name of one; "" if there is none. */
function areaNamed(asked: string, places: readonly string[]): string {
  const keys = places.map((name) => ` ${placeKey(name)} `);
  const [area] = phraseNames(readWords(asked)).flatMap((words) => areaCalled(words) ?? []);
  return area && !area.isRoad && !keys.some((key) => key.includes(` ${placeKey(area.name)} `))
    ? area.name
    : "";
}

/** Whether the words are just the name that they were read as: then nothing has to be said of that. */
function isName(asked: string, read: PhraseFilters): boolean {
  const [name, ...more] = Object.values(read).flat();
  return more.length === 0 && squeeze(String(name)) === squeeze(asked);
}

/*
 * One search after the other (docs/readings.md, "phrases in the search"): the words that are typed take the place of the
 * words before them, and what a person set by hand stays.
 */

const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** What a person set by hand: these filters without the text, and without those that were read from the words before. */
function setByHand(filters: ListingFilters, read: PhraseFilters | null): ListingFilters {
  const isRead = (name: FilterName) => String(filters[name]) === String(read?.[name]);
  const gone = filterNames.filter((name) => name === "search" || isRead(name));
  const without = Object.fromEntries(gone.map((name) => [name, noFilters[name]]));
  return changeFilters(filters, { ...without, asked: noFilters.asked });
}

/**
 * What was set by hand with what was typed. Where both say something of one filter, the hand counts, unless the typed is a
 * part of it: a smaller budget, fewer bedrooms, a place inside the chosen city (`isInside`).
 */
function withTyped(byHand: ListingFilters, typed: PhraseFilters, isInside: boolean): ListingFilters {
  const counts = (name: FilterName) => !isSet(byHand[name]) || isPart(name, typed[name], byHand[name]);
  const isPlaceTaken = isInside || counts("location");
  // How far from a place or a landmark goes with that.
  const isTaken = (name: FilterName) =>
    name === "location" || name === "within" ? isPlaceTaken : counts(name === "radius" ? "near" : name);
  const taken = filterNames.filter((name) => name in typed && isTaken(name));
  const news = Object.fromEntries(taken.map((name) => [name, typed[name]]));
  return changeFilters(byHand, { ...(typed.location && isPlaceTaken && { within: null }), ...news });
}

function isPart(name: FilterName, typed: unknown, chosen: unknown): boolean {
  if (Array.isArray(typed) && Array.isArray(chosen)) return typed.every((value) => chosen.includes(value));
  const { own, options } = table[name];
  if (!own) return false;
  const rangeOf = (value: unknown) =>
    options?.find((option) => option.value === value) ?? readRange(own, String(value));
  const [inner, outer] = [rangeOf(typed), rangeOf(chosen)];
  return (
    inner !== null &&
    outer !== null &&
    (inner.min ?? 0) >= (outer.min ?? 0) &&
    (inner.max ?? Infinity) <= (outer.max ?? Infinity)
  );
}

/** Whether all that was read is in the filters still, be it with another value that was set by hand. */
function isAllThere(read: PhraseFilters, filters: ListingFilters): boolean {
  return filterNames.every((name) => name === "search" || !isSet(read[name]) || isSet(filters[name]));
}
