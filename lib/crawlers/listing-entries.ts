import { placeKey } from "@/lib/places/place-name";
import { findListingPlace } from "@/lib/projects/listing/listing-place";
import { listingRobots } from "@/lib/projects/listing/listing-robots";
import { listingPageSize } from "@/lib/projects/project/filter-table.mjs";
import {
  maxPage,
  noFilters,
  parseFilters,
  toSearchParams,
  type ListingFilters,
} from "@/lib/projects/listing/project-filters";
import { listingPath } from "@/lib/projects/listing/listing-path";
import type { ListingCount } from "@/lib/projects/listing/crawl";
import type { SitemapEntry } from "./sitemap-xml";

/**
 * How many pages of a listing search engines are told of (docs/seo.md, "Which lists are indexed"). None for a listing whose
 * page has `noindex`, so that sitemap and page always agree.
 */
export function countListingPages(listing: ListingCount): number {
  if (!isIndexed(filtersOf(listing), listing)) return 0;
  return Math.min(Math.ceil(listing.count / listingPageSize), maxPage);
}

/** One of them, with its own canonical address. */
export function listingEntry(listing: ListingCount, page: number): SitemapEntry {
  return { path: listingPath({ ...filtersOf(listing), page }), changedAt: listing.changedAt };
}

function filtersOf({ place, propertyType, bedrooms }: ListingCount): ListingFilters {
  const asked = { location: place ? [place.name] : [], propertyType, bedrooms: bedrooms ? [bedrooms] : [] };
  return { ...noFilters, ...asked };
}

function isIndexed(filters: ListingFilters, { place, count }: ListingCount): boolean {
  // A place with an older name is found under its newer one only, so it has no page under this name.
  if (place && placeKey(place.name) !== place.name.toLowerCase()) return false;
  const asked = parseFilters(Object.fromEntries(toSearchParams(filters)));
  const found = findListingPlace(asked, [{ locations: place ? [{ [place.kind]: place.name }] : [] }]);
  const { canonical, indexed } = listingRobots(asked, found, count);
  return indexed && canonical === listingPath(filters);
}
