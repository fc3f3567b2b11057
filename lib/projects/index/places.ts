import { placeKeys } from "@/lib/places/place-name";
import { nearbyOptions } from "@/lib/projects/project/filter-table.mjs";
import { kmBetween } from "@/lib/projects/project/map-bounds";
import type { CatalogueIndex, Names, PlaceNamed } from "./columns";
import { once } from "./once";

/*
 * Where projects are, as `lib/projects/store/place-conditions.ts` says it in SQL: a name may be that of a city, of
 * localities in other cities and of a state, and a search for it finds them all.
 */

/** A city, a locality or a state, the best kind of the name first. */
export type Rank = 0 | 1 | 2;
/** One name of a place. */
export type PlaceName = PlaceNamed & { rank: Rank; latitude: number | null; longitude: number | null };
export type Place = {
  city: Names["cities"][number];
  locality: Names["localities"][number] | null;
  /** Each key once: one name may be that of a city, of a locality in another city and of a state. */
  names: PlaceName[];
};

/** The places of an index in words, in the order of their numbers. */
export function placesIn(index: CatalogueIndex): Place[] {
  return once(index, "places", ({ names, places }) => {
    const byId = <N extends PlaceNamed>(named: readonly N[]) => new Map(named.map((one) => [one.id, one]));
    const [cities, localities, states] = [byId(names.cities), byId(names.localities), byId(names.states)];
    return places.map(([cityId, localityId, stateId]): Place => {
      const city = cities.get(cityId);
      if (!city) throw new Error(`The names of the catalogue lack a city with the id ${cityId}.`);
      const locality = localities.get(localityId) ?? null;
      const all = [city, locality, states.get(stateId)].flatMap((one, rank): PlaceName[] =>
        one ? [{ latitude: null, longitude: null, ...one, rank: rank as Rank }] : [],
      );
      const distinct = all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at);
      return { city, locality, names: distinct };
    });
  });
}

export type Centre = { latitude: number; longitude: number };

/** Bits of a place: in what is asked for, in the places themselves, and for each option of what is nearby. */
export const askedBit = 1;
export const insideBit = 2;
export const nearbyBits = nearbyOptions.map((_, at) => 4 << at);

/** For each place of the index how it stands to the places that are asked for. Without any, everything is inside. */
export function placeFlags(
  index: CatalogueIndex,
  asked: readonly string[],
  km: number | undefined,
): Uint8Array {
  if (asked.length === 0) return new Uint8Array(index.places.length).fill(255);
  const keys = new Set(asked.flatMap(placeKeys));
  const centres = centresOf(index, asked);
  return Uint8Array.from(placesIn(index), ({ city, locality, names }) => {
    const isInside = names.some(({ key }) => keys.has(key));
    // Its locality counts, or its city where it has none.
    const far = nearestKm(locality ?? city, centres);
    const isNear = (most: number | undefined) => isInside || (most !== undefined && far <= most);
    let bits = (isInside ? insideBit : 0) | (isNear(km || undefined) ? askedBit : 0);
    for (const [at, option] of nearbyOptions.entries()) if (isNear(option.km)) bits |= 4 << at;
    return bits;
  });
}

/** The centres of all cities and localities of these names, with projects or without, as far as they are known. */
export function centresOf({ names }: CatalogueIndex, asked: readonly string[]): Centre[] {
  const keys = new Set(asked.flatMap(placeKeys));
  return [...names.localities, ...names.cities].flatMap(({ key, latitude, longitude }) =>
    keys.has(key) && latitude !== null && longitude !== null ? { latitude, longitude } : [],
  );
}

/** Kilometres to the nearest of these centres; infinite for a place without a centre. */
export function nearestKm(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  centres: readonly Centre[],
): number {
  if (latitude === null || longitude === null) return Infinity;
  let nearest = Infinity;
  for (const other of centres) nearest = Math.min(nearest, kmBetween({ latitude, longitude }, other));
  return nearest;
}
