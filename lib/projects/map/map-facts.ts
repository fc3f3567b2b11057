import { drawnMapWords } from "@/content/drawn-map-words";
import { formatNumber } from "@/lib/base/format";
import { t } from "@/lib/base/language";
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

/**
 * Whether places are drawn of an answer, and not what stands on each spot: not where they are one, or hold less than half of
 * what has a point.
 */
export function isOfPlaces({ places, pins, located }: MapAnswer): boolean {
  const inPlaces = places.reduce((sum, { total }) => sum + total, 0);
  return pins.length === 0 || (places.length > 1 && inPlaces * 2 >= located);
}

/** How many of a list's projects are on its map, in words: as it is drawn, and live. */
export type MapTold = { drawn: string; live: string };

export function mapTold(answer: MapAnswer): MapTold {
  const { places, pins, located, totalItems } = answer;
  const drawn = isOfPlaces(answer) ? places.reduce((sum, { total }) => sum + total, 0) : pins.length;
  return { drawn: tell(drawn, totalItems), live: tell(located, totalItems) };
}

function tell(located: number, all: number): string {
  return t(locatedWords(located, all), { located: formatNumber(located), all: formatNumber(all) });
}

function locatedWords(located: number, all: number): string {
  const { located: words } = drawnMapWords;
  if (all === 0) return words.none;
  if (located === all) return all === 1 ? words.only : words.all;
  return located === 1 ? words.one : words.some;
}
