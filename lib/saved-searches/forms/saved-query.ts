import { t } from "@/lib/base/language";
import { filterChips } from "@/lib/projects/listing/filter-chips";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { listingSubject } from "@/lib/projects/listing/listing-subject";
import {
  hasDrawnArea,
  justFilters,
  parseFilters,
  searchParamsOf,
  toSearchParams,
  type ListingFilters,
  type SearchParams,
} from "@/lib/projects/listing/project-filters";
import { unknownValues, type UnknownValue } from "@/lib/projects/listing/unknown-values";

/** A search that can be saved: the filters of a list, without its order and page. */
export type SavedQuery = { filters: ListingFilters; query: string; unknown: UnknownValue[] };

/** Reads the query of a list's address: one search is one `query`, whatever the order of its words. */
export function readSavedQuery(params: SearchParams): SavedQuery {
  const filters = justFilters(parseFilters(params));
  return { filters, query: toSearchParams(filters).toString(), unknown: unknownValues(params) };
}

/** The same of a query as text: `location=Kokapet&bedrooms=3BHK`. */
export function readSavedText(text: string): SavedQuery {
  return readSavedQuery(searchParamsOf(text));
}

/** A search in words: "3 BHK flats for sale in Kokapet, Up to ₹2 Cr, Ready to Move, Drawn area". */
export function saySearch(filters: ListingFilters): string {
  const subject: readonly string[] = ["location", "propertyType", "bedrooms"];
  const more = filterChips(filters).filter(({ name }) => !subject.includes(name));
  const drawn = hasDrawnArea(filters) ? [t("Drawn area")] : [];
  return [listingSubject(filters, null), ...more.map(({ label }) => label), ...drawn].join(", ");
}

/** The list of a saved search. */
export const savedListPath = (query: string): string => listingPath(readSavedText(query).filters);
