import { listingPath } from "@/lib/projects/listing/listing-path";
import type { ListingPlace } from "./listing-place";
import { noFilters, toSearchParams, type ListingFilters } from "./project-filters";

export type ListingRobots = {
  /** The canonical address, from the root. */
  canonical: string;
  indexed: boolean;
  /** The query of the canonical address, without the page number. */
  key: string;
};

/** A list of fewer says nothing of the landmark. */
export const fewestNearLandmark = 3;

/**
 * Decides which lists are indexed (docs/seo.md, "Which lists are indexed"): those with no filter, a known place, a
 * type, place and type, place and one number of bedrooms, all three, a landmark with some projects near it, and their pages. Everything else is not indexed, and its
 * canonical address is that of the widest indexed list which contains it, with the page number only if it is the same
 * list. A state's list is not indexed: no menu leads to it, and it repeats the lists of its cities.
 */
export function listingRobots(
  filters: ListingFilters,
  found: ListingPlace | null,
  totalItems: number,
): ListingRobots {
  const { near } = filters;
  const place = near || found?.isState ? null : found;
  const ofPlace: ListingFilters = {
    ...noFilters,
    location: place ? [place.name] : [],
    propertyType: filters.propertyType,
    bedrooms: place && filters.bedrooms.length === 1 ? filters.bedrooms : [],
  };
  const kept = near ? { ...noFilters, near } : ofPlace;
  const key = toSearchParams(kept).toString();
  const asked = { ...filters, location: place ? kept.location : filters.location, page: 1 };
  const isWhole = toSearchParams(asked).toString() === key;
  return {
    canonical: listingPath({ ...kept, page: isWhole ? filters.page : 1 }),
    indexed: isWhole && totalItems >= (near ? fewestNearLandmark : 1),
    key,
  };
}
