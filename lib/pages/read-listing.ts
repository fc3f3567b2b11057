import "server-only";
import { cache } from "react";
import { backend } from "@/lib/backend/backend";
import type { ListingFigures } from "@/lib/projects/listing/listing-figures";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { findListingPlace } from "@/lib/projects/listing/listing-place";
import { listingRobots } from "@/lib/projects/listing/listing-robots";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import type { ListingExtras, ProjectList } from "@/lib/projects/search/project-query-schema";

/** The list of these filters (as JSON), read once for head and page of a request. */
export const readList = cache((key: string) => {
  const filters = JSON.parse(key) as ListingFilters;
  return backend().readListing(toProjectQuery(filters), extrasOf(filters));
});

/**
 * What the page says besides its list. Figures only on pages that search engines may be shown: those are
 * kept. Below the list of a place alone, links to its types with their bedrooms: so that "3 BHK Apartments
 * in Kokapet" is one click away, and no page of a list further than three from home.
 */
function extrasOf(filters: ListingFilters): (keyof ListingExtras)[] {
  const { location, propertyType, near, page } = filters;
  const bedrooms = location.length > 0 && filters.bedrooms.length === 1 ? filters.bedrooms : [];
  const isJust = (some: Partial<ListingFilters>) => listingPath(filters) === listingPath({ ...some, page });
  const isOfLandmark = near && isJust({ near });
  if (location.length > 1 || !(isOfLandmark || isJust({ location, propertyType, bedrooms }))) return [];
  const isPlace = location.length === 1 && page === 1 && isJust({ location });
  const words: (keyof ListingExtras)[] = page === 1 ? ["lowestPrice", "summary", "around"] : ["lowestPrice"];
  return isPlace ? [...words, "bedroomsByType"] : words;
}

/** The data for a list's texts. */
export async function readListingFigures(filters: ListingFilters) {
  const list = await readList(JSON.stringify(filters));
  return toFigures(filters, list);
}

export function toFigures(filters: ListingFilters, list: ProjectList & ListingExtras): ListingFigures {
  const { projects, totalItems, facets, lowestPrice, summary, around } = list;
  const place = findListingPlace(filters, projects);
  const { indexed } = listingRobots(filters, place, totalItems);
  return {
    filters,
    place,
    totalItems,
    facets,
    projects,
    lowestPrice: indexed ? lowestPrice : null,
    summary,
    around,
  };
}
