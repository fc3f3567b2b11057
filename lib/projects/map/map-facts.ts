import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import type { MapAnswer } from "@/lib/projects/search/map-schema";

/**
 * What a map's panel depends on besides what it shows. `isDrawn`: there is something to draw. `isOfCities`: whole cities are asked
 * for, whose middle is no place that anybody wants to live near.
 */
export type MapFacts = { isDrawn: boolean; isOfCities: boolean };

export function mapFacts(answer: MapAnswer | null, { location }: Pick<ListingFilters, "location">): MapFacts {
  const places = answer?.places ?? [];
  return {
    isDrawn: places.length + (answer?.pins.length ?? 0) > 0,
    isOfCities: location.every((name) => places.some(({ city }) => city === name)),
  };
}
