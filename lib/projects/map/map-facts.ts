import type { MapAnswer } from "@/lib/projects/search/map-schema";

/**
 * What a map's panel depends on besides what it shows. `isDrawn`: there is something to draw. `isOfCities`: whole cities are asked
 * for, whose middle is no place that anybody wants to live near.
 */
export type MapFacts = { isDrawn: boolean; isOfCities: boolean };

/** `location`: the names of the places that are asked for. */
export function mapFacts(answer: MapAnswer | null, { location }: { location: readonly string[] }): MapFacts {
  const places = answer?.places ?? [];
  return {
    isDrawn: places.length + (answer?.pins.length ?? 0) > 0,
    isOfCities: location.every((name) => places.some(({ city }) => city === name)),
  };
}
