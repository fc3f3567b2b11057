import { filterNames, type FilterName } from "@/lib/projects/project/filter-table.mjs";
import { readBudget } from "@/lib/projects/project/budget-range";
import type { PhraseFilters } from "@/lib/projects/search/phrase-numbered";
import { changeFilters, noFilters, type ListingFilters } from "./project-filters";

/*
 * One search after the other (docs/readings.md, "phrases in the search"): the words that are typed take the place of the
 * words before them, and what a person set by hand stays.
 */

const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** What a person set by hand: these filters without the text, and without those that were read from the words before. */
export function setByHand(filters: ListingFilters, read: PhraseFilters | null): ListingFilters {
  const isRead = (name: FilterName) => String(filters[name]) === String(read?.[name]);
  const gone = filterNames.filter((name) => name === "search" || isRead(name));
  const without = Object.fromEntries(gone.map((name) => [name, noFilters[name]]));
  return changeFilters(filters, { ...without, asked: noFilters.asked });
}

/**
 * What was set by hand with what was typed. Where both say something of one filter, the hand counts, unless the typed is a
 * part of it: a smaller budget, fewer bedrooms, a place inside the chosen city (`isInside`).
 */
export function withTyped(byHand: ListingFilters, typed: PhraseFilters, isInside: boolean): ListingFilters {
  const counts = (name: FilterName) => !isSet(byHand[name]) || isPart(name, typed[name], byHand[name]);
  const isPlaceTaken = isInside || counts("location");
  // How far from a place goes with that place.
  const isTaken = (name: FilterName) =>
    name === "location" || name === "within" ? isPlaceTaken : counts(name);
  const taken = filterNames.filter((name) => name in typed && isTaken(name));
  const news = Object.fromEntries(taken.map((name) => [name, typed[name]]));
  return changeFilters(byHand, { ...(typed.location && isPlaceTaken && { within: null }), ...news });
}

function isPart(name: FilterName, typed: unknown, chosen: unknown): boolean {
  if (Array.isArray(typed) && Array.isArray(chosen)) return typed.every((value) => chosen.includes(value));
  if (name !== "budget") return false;
  const [inner, outer] = [readBudget(String(typed)), readBudget(String(chosen))];
  return (
    inner !== null &&
    outer !== null &&
    (inner.min ?? 0) >= (outer.min ?? 0) &&
    (inner.max ?? Infinity) <= (outer.max ?? Infinity)
  );
}

/** Whether all that was read is in the filters still, be it with another value that was set by hand. */
export function isAllThere(read: PhraseFilters, filters: ListingFilters): boolean {
  return filterNames.every((name) => name === "search" || !isSet(read[name]) || isSet(filters[name]));
}
