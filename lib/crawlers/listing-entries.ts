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
export function countListingPages(listing: ListingCount, isTold = isIndexed): number {
  return isTold(listing) ? Math.min(Math.ceil(listing.count / listingPageSize), maxPage) : 0;
}

/**
 * `isIndexed` for thousands of listings: what an address says of its place and what it says of type and bedrooms do not
 * depend on each other, so each is looked at once.
 */
export function indexedOnce(): typeof isIndexed {
  const known = new Map<string, boolean>();
  const once = (key: string, listing: ListingCount) => {
    const found = known.get(key) ?? isIndexed(listing);
    known.set(key, found);
    return found;
  };
  return (listing) => {
    const { place, propertyType, bedrooms, count } = listing;
    if (count === 0) return false;
    const choice = `${place === null} ${propertyType} ${bedrooms}`;
    return (
      once(choice, { ...listing, place: place && anyPlace }) &&
      (place === null ||
        once(`${place.kind}:${place.name}`, { ...listing, propertyType: null, bedrooms: null }))
    );
  };
}

/** With a name that says nothing else. */
const anyPlace: NonNullable<ListingCount["place"]> = { kind: "locality", name: "Kokapet" };

/** One of them, with its own canonical address. */
export function listingEntry(listing: ListingCount, page: number): SitemapEntry {
  return { path: listingPath({ ...filtersOf(listing), page }), changedAt: listing.changedAt };
}

function filtersOf({ place, propertyType, bedrooms }: ListingCount): ListingFilters {
  const asked = { location: place ? [place.name] : [], propertyType, bedrooms: bedrooms ? [bedrooms] : [] };
  return { ...noFilters, ...asked };
}

export function isIndexed(listing: ListingCount): boolean {
  const { place, count } = listing;
  const filters = filtersOf(listing);
  // A place with an older name is found under its newer one only, so it has no page under this name.
  if (place && placeKey(place.name) !== place.name.toLowerCase()) return false;
  const asked = parseFilters(Object.fromEntries(toSearchParams(filters)));
  const found = findListingPlace(asked, [{ locations: place ? [{ [place.kind]: place.name }] : [] }]);
  const { canonical, indexed } = listingRobots(asked, found, count);
  return indexed && canonical === listingPath(filters);
}
