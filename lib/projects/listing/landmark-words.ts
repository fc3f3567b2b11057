import { t } from "@/lib/base/language";
import { sayLandmark } from "@/lib/base/say-place";
import { nearbyOptions, radiusOptions, usualRadiusKm } from "@/lib/projects/project/filter-table.mjs";
import type { ListingFilters } from "./project-filters";

type Near = Partial<Pick<ListingFilters, "near" | "radius">>;

/** How many kilometres from the landmark a list goes. */
function radiusKmOf({ radius }: Near): number {
  return radiusOptions.find(({ value }) => value === radius)?.km ?? usualRadiusKm;
}

/** "Villas for sale within 5 km of Kokapet". */
export function withinPlace(list: string, place: string, within: ListingFilters["within"]): string {
  const km = nearbyOptions.find(({ value }) => value === within)?.km ?? 0;
  return t("{list} within {km} km of {landmark}", { list, km, landmark: place });
}

/** "Villas for sale within 3 km of Raidurg metro"; without a landmark what is given. */
export function withLandmark(list: string, filters: Near): string {
  if (!filters.near) return list;
  return t("{list} within {km} km of {landmark}", {
    list,
    km: radiusKmOf(filters),
    landmark: sayLandmark(filters.near),
  });
}
