import { sortOptions, type Sort } from "@/lib/projects/project/filter-table.mjs";
import { noFilters, type ListingFilters } from "./project-filters";

/**
 * The orders that a list is offered in. Nothing is relevant to no search: without one the usual order is named after what
 * it does, those registered with RERA first (docs/readings.md, "relevance without a search").
 */
export function sortChoices({ search }: Pick<ListingFilters, "search">): { value: Sort; label: string }[] {
  return sortOptions.map(({ value, label }) => ({
    value,
    label: value === noFilters.sort && !search ? "RERA registered first" : label,
  }));
}
