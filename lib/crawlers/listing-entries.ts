import { placeKey } from "@/lib/places/place-name";
import { findListingPlace } from "@/lib/projects/listing/listing-place";
import { listingRobots } from "@/lib/projects/listing/listing-robots";
import { listingPageSize } from "@/lib/projects/project/project-options";
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
 * The pages of a listing that search engines are shown (docs/seo.md, "Which lists are indexed"): each has a canonical
 * address of its own. None for a listing that its page calls not indexed, so that sitemap and page can't disagree.
 */
export function* listingEntries(listing: ListingCount): Generator<SitemapEntry> {
  const { place, propertyType, bedrooms, count, changedAt } = listing;
  const filters = { ...noFilters, location: place ? [place.name] : [], propertyType, bedrooms };
  if (!isIndexed(filters, listing)) return;
  for (let page = 1; page <= Math.ceil(count / listingPageSize); page++) {
    if (parseFilters({ page: String(page) }).page !== page) return;
    yield { path: listingPath({ ...filters, page }), changedAt };
  }
}

function isIndexed(filters: ListingFilters, { place, count }: ListingCount): boolean {
  // A name that is asked for by a newer one is never looked for as it is written.
  if (place && placeKey(place.name) !== place.name.toLowerCase()) return false;
  const asked = parseFilters(Object.fromEntries(toSearchParams(filters)));
  const found = findListingPlace(asked, [{ locations: place ? [{ [place.kind]: place.name }] : [] }]);
  const { canonical, indexed } = listingRobots(asked, found, count);
  return indexed && canonical === listingPath(filters);
}
