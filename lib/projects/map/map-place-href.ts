import { here } from "@/lib/base/language";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { changeFilters, type ListingFilters } from "@/lib/projects/listing/project-filters";

/** From a map to the list of one of its places, with the other filters. */
export function mapPlaceHref(filters: ListingFilters): (place: string) => string {
  const asList: ListingFilters = { ...filters, view: null, bounds: null };
  return (place) => here(listingPath(changeFilters(asList, { location: [place], within: null })));
}
