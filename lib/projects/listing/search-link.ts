import type { Suggestion } from "@/lib/places/place-schema";
import type { PhraseFilters } from "@/lib/projects/search/phrase-numbered";
import { filterChips } from "./filter-chips";
import { listingPath } from "./listing-path";
import { noFilters, parseFilters } from "./project-filters";

/**
 * How a search in words was understood. `asked`: the list shows what these words mean, `words` the address that searches
 * for them as they are, `left` those that were left out, `kept` the filters that were set by hand and stay, and `alone` the
 * address without these; `saysMinutes`: they ask for minutes, which nobody knows; `area`: a part of the city that they name and that
 * is read as the places beside it. `meant`: the list has what the words name, and they may mean another list too.
 */
export type SearchReading =
  | {
      asked: string;
      words: string;
      left: string;
      kept: string;
      alone: string;
      saysMinutes: boolean;
      area: string;
    }
  | { meant: { label: string; href: string } }
  | null;

/**
 * The list that a phrase means, in words: `Tellapur · 3 BHK · Up to ₹2 Cr`. `null` where only words for a text search are
 * left. `asked`: the phrase, which the address of the list keeps.
 */
export function searchLink(read: PhraseFilters, asked = ""): Suggestion | null {
  const chips = filterChips({ ...noFilters, ...read });
  if (chips.every(({ name }) => name === "search")) return null;
  const label = chips.map(({ label }) => label).join(" · ");
  return { kind: "search", label, href: listingPath({ ...read, asked }) };
}

/** Whether beside words for a text search just one name was read: they may be one longer name, so no list is offered. */
export function isPartOfName({ search, location = [], builder, ...others }: PhraseFilters): boolean {
  return Boolean(search) && Object.keys(others).length === 0 && location.length + (builder ? 1 : 0) === 1;
}

/** The filters of such a link. */
export function readSearchLink(href: string): PhraseFilters {
  const { searchParams } = new URL(href, "http://site");
  const { sort: _, page: __, asked: ___, ...filters } = parseFilters(Object.fromEntries(searchParams));
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value && value.length > 0));
}
