import { placeKeys } from "@/lib/places/place-name";
import { nearbyOptions } from "@/lib/projects/project/filter-table.mjs";
import type { CatalogueIndex } from "./columns";
import { locatedBy, placesIn } from "./places";
import { kmBetween } from "@/lib/projects/project/map-bounds";

/*
 * Where projects are, as `lib/projects/store/place-conditions.ts` says it in SQL: a name may be that of a city, of
 * localities in other cities and of a state, and a search for it finds them all.
 */

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

/** The centres of all cities and localities of these names, as far as they are known. */
export function centresOf({ names }: CatalogueIndex, asked: readonly string[]): Centre[] {
  const keys = new Set(asked.flatMap(placeKeys));
  return [...keys].flatMap((key) =>
    locatedBy(names, key).flatMap(({ latitude, longitude }) =>
      latitude !== null && longitude !== null ? { latitude, longitude } : [],
    ),
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
