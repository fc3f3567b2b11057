import { facetNames } from "@/lib/projects/project/filter-table.mjs";
import type { ListingFigures } from "@/lib/projects/listing/listing-figures";
import { noFilters } from "@/lib/projects/listing/project-filters";
import type { Facets } from "@/lib/projects/search/project-query-schema";

export const noFacets = Object.fromEntries(facetNames.map((name) => [name, {}])) as Facets; // each name is there

/** Figures of a list of which only these are known. */
export function makeFigures(known: Partial<ListingFigures>): ListingFigures {
  return {
    filters: noFilters,
    place: null,
    totalItems: 24,
    lowestPrice: null,
    facets: noFacets,
    projects: [],
    summary: null,
    around: [],
    ...known,
  };
}
