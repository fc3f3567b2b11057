import type { Suggestion } from "@/lib/places/place-schema";
import type { PhraseFilters } from "@/lib/projects/search/phrase-numbered";
import { filterChips } from "./filter-chips";
import { listingPath } from "./listing-path";
import { noFilters, parseFilters } from "./project-filters";

/**
 * How a search in words was understood. `asked`: the list shows what these words mean, `words` the address that searches
 * for them as they are. `meant`: the list has what the words name, and they may mean another list too.
 */
export type SearchReading =
  { asked: string; words: string } | { meant: { label: string; href: string } } | null;

/** Filters that are a name, which is suggested as such. */
const names = ["location", "builder"];

/**
 * The list that a phrase means, in words: `Tellapur · 3 BHK · Up to ₹2 Cr`. `null` where all that was read is one name.
 */
export function searchLink(read: PhraseFilters): Suggestion | null {
  const chips = filterChips({ ...noFilters, ...read });
  const said = chips.filter(({ name }) => name !== "search").map(({ name }) => name);
  if (said.length === 0 || (said.length === 1 && names.includes(said[0] ?? ""))) return null;
  return { kind: "search", label: chips.map(({ label }) => label).join(" · "), href: listingPath(read) };
}

/** The filters of such a link. */
export function readSearchLink(href: string): PhraseFilters {
  const { searchParams } = new URL(href, "http://site");
  const { sort: _, page: __, ...filters } = parseFilters(Object.fromEntries(searchParams));
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value && value.length > 0));
}
