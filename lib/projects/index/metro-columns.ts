import { metroStations } from "@/content/metro-stations";
import { metroOptions } from "@/lib/projects/project/filter-table.mjs";
import { kmBetween } from "@/lib/projects/project/map-bounds";
import { noPoint, type CatalogueIndex } from "./columns";
import { pointsIn, toDegrees } from "./points";

/*
 * How far projects are from the metro, as `metroCondition` in `lib/projects/store/place-conditions.ts` says it in SQL: made once
 * for each index.
 */

const kmOf = new WeakMap<CatalogueIndex, Float64Array>();
const bitsOf = new WeakMap<CatalogueIndex, Uint8Array>();
/** No search asks for as much, so what is further away is not told apart. */
const beyondKm = 11;
const stations = metroStations.map(([, latitude, longitude]) => ({ latitude, longitude }));

/** Kilometres from the point of each project to the nearest station of the metro; infinite from `beyondKm`, and where no point is known. */
export function metroKmIn(index: CatalogueIndex): Float64Array {
  const known = kmOf.get(index);
  if (known) return known;
  const { latitude, longitude } = pointsIn(index);
  const column = new Float64Array(index.count).fill(Infinity);
  for (let at = 0; at < index.count; at += 1) {
    // Every position is below the length of the columns.
    if (latitude[at] === noPoint) continue;
    const here = { latitude: toDegrees(latitude[at]!), longitude: toDegrees(longitude[at]!) };
    let nearest = beyondKm;
    for (const station of stations) {
      // Most are too far to the north or south: a degree of latitude is 111 kilometres and more.
      if (Math.abs(here.latitude - station.latitude) * 111 > nearest) continue;
      nearest = Math.min(nearest, kmBetween(here, station));
    }
    if (nearest < beyondKm) column[at] = nearest;
  }
  kmOf.set(index, column);
  return column;
}

/** For each project the options of `metroOptions` that it is near enough for, as bits. */
export function metroBitsIn(index: CatalogueIndex): Uint8Array {
  const known = bitsOf.get(index);
  if (known) return known;
  const bits = new Uint8Array(index.count);
  for (const [at, km] of metroKmIn(index).entries())
    for (const [option, { km: most }] of metroOptions.entries()) bits[at]! |= Number(km <= most) << option;
  bitsOf.set(index, bits);
  return bits;
}
