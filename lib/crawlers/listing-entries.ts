import { placeKey } from "@/lib/places/place-name";
import { findListingPlace } from "@/lib/projects/listing/listing-place";
import { listingRobots } from "@/lib/projects/listing/listing-robots";
import { listingPageSize } from "@/lib/projects/project/filter-table.mjs";
import {
  noFilters,
  parseFilters,
  toSearchParams,
  type ListingFilters,
} from "@/lib/projects/listing/project-filters";
import { listingPath } from "@/lib/projects/listing/listing-path";
import type { ListingCount } from "@/lib/projects/listing/crawl";
import type { SitemapEntry } from "./sitemap-xml";

/**
 * The pages of a listing for search engines (docs/seo.md, "Which lists are indexed"), each with its own canonical
 * address. None for a listing whose page has `noindex`, so that sitemap and page always agree.
 */
export function* listingEntries(listing: ListingCount): Generator<SitemapEntry> {
  const { place, propertyType, bedrooms, count, changedAt } = listing;
  const asked = { location: place ? [place.name] : [], propertyType, bedrooms: bedrooms ? [bedrooms] : [] };
  const filters = { ...noFilters, ...asked };
  if (!isIndexed(filters, listing)) return;
  for (let page = 1; page <= Math.ceil(count / listingPageSize); page++) {
    if (parseFilters({ page: String(page) }).page !== page) return;
    yield { path: listingPath({ ...filters, page }), changedAt };
  }
}

function isIndexed(filters: ListingFilters, { place, count }: ListingCount): boolean {
  // A place with an older name is found under its newer one only, so it has no page under this name.
  if (place && placeKey(place.name) !== place.name.toLowerCase()) return false;
  const asked = parseFilters(Object.fromEntries(toSearchParams(filters)));
  const found = findListingPlace(asked, [{ locations: place ? [{ [place.kind]: place.name }] : [] }]);
  const { canonical, indexed } = listingRobots(asked, found, count);
  return indexed && canonical === listingPath(filters);
}
