import { paths } from "@/lib/base/paths";
import { noFilters, toSearchParams, type ListingFilters } from "./project-filters";

/** The listing page with these filters, in their one order. */
export function listingPath(filters: Partial<ListingFilters>): string {
  const params = toSearchParams({ ...noFilters, ...filters });
  return params.size > 0 ? `${paths.listing}?${params}` : paths.listing;
}
