import { LRUCache } from "lru-cache";
import { metroStations } from "@/content/metro-stations";
import { landmarkCalled, type Landmark } from "@/lib/projects/search/landmarks";
import { isInRing, kmBetween, readBounds } from "@/lib/projects/project/map-bounds";
import { mostWalkKm } from "@/lib/projects/project/metro-time";
import { noPoint, type CatalogueIndex } from "./columns";
import { once } from "./once";
import { placesIn } from "./places";

/*
 * Where projects are on a map, as `boundsCondition` in `lib/projects/store/place-conditions.ts` says it in SQL: at their own
 * point, or at the centre of their locality. A city's centre is nobody's point.
 */

export type Points = { latitude: Int32Array; longitude: Int32Array };

/** The point of each project in microdegrees, `noPoint` where none is known. */
export function pointsIn(index: CatalogueIndex): Points {
  return once(index, "points", ({ projects, count }) => {
    const centres = placesIn(index).map(({ locality }) => centreOf(locality));
    const points = { latitude: projects.latitude.slice(), longitude: projects.longitude.slice() };
    for (let at = 0; at < count; at += 1) {
      if (points.latitude[at] !== noPoint) continue;
      const centre = centres[projects.place[at]!]!; // a place has a number below their count
      points.latitude[at] = centre.latitude;
      points.longitude[at] = centre.longitude;
    }
    return points;
  });
}

/** The centre of a place in microdegrees. */
export function centreOf(place: { latitude: number | null; longitude: number | null } | null) {
  const { latitude = null, longitude = null } = place ?? {};
  return latitude === null || longitude === null
    ? { latitude: noPoint, longitude: noPoint }
    : { latitude: toMicro(latitude), longitude: toMicro(longitude) };
}

const toMicro = (degrees: number) => Math.round(degrees * 1e6);
export const toDegrees = (micro: number) => micro / 1e6;

/**
 * The positions inside the bounds of a query, edges included, and inside its drawn area, in the order of `found`; `found` itself
 * where it has none.
 */
export function positionsIn(
  index: CatalogueIndex,
  text: string | undefined,
  found: Int32Array | null,
): Int32Array | null {
  const bounds = text === undefined ? null : readBounds(text);
  if (!bounds) return found;
  const { latitude, longitude } = pointsIn(index);
  const [south, north] = [toMicro(bounds.south), toMicro(bounds.north)];
  const [west, east] = [toMicro(bounds.west), toMicro(bounds.east)];
  const inside: number[] = [];
  const most = found ? found.length : index.count;
  for (let step = 0; step < most; step += 1) {
    // Every position is below the length of the columns.
    const at = found === null ? step : found[step]!;
    const isInside =
      latitude[at]! >= south && latitude[at]! <= north && longitude[at]! >= west && longitude[at]! <= east;
    if (!isInside) continue;
    const spot = { latitude: toDegrees(latitude[at]!), longitude: toDegrees(longitude[at]!) };
    if (!bounds.ring || isInRing(bounds.ring, spot)) inside.push(at);
  }
  return Int32Array.from(inside);
}

/** No search asks for as much, so what is further away is not told apart. */
const beyondKm = 11;
const stations = metroStations.map(([, latitude, longitude]) => ({ latitude, longitude }));

/**
 * Kilometres from the point of each project to the nearest station of the metro, as `metroCondition` in
 * `lib/projects/store/place-conditions.ts` says it in SQL; infinite from `beyondKm`, and where no point is known.
 */
export function metroKmIn(index: CatalogueIndex): Float64Array {
  return once(index, "metro", ({ count }) => {
    const { latitude, longitude } = pointsIn(index);
    const column = new Float64Array(count).fill(Infinity);
    for (let at = 0; at < count; at += 1) {
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
    return column;
  });
}

/** The stations near enough to each project to walk to: those of a position stand from `first[at]` up to that of the next. */
type Walks = { first: Int32Array; station: Uint8Array; km: Float64Array };

export function metroWalksIn(index: CatalogueIndex): Walks {
  return once(index, "metro walks", ({ count }) => {
    const { latitude, longitude } = pointsIn(index);
    const metroKm = metroKmIn(index);
    const first = new Int32Array(count + 1);
    const near: number[] = [];
    const kms: number[] = [];
    for (let at = 0; at < count; at += 1) {
      // Every position is below the length of the columns.
      first[at] = near.length;
      if (metroKm[at]! > mostWalkKm) continue;
      const here = { latitude: toDegrees(latitude[at]!), longitude: toDegrees(longitude[at]!) };
      for (const [number, station] of stations.entries()) {
        if (Math.abs(here.latitude - station.latitude) * 111 > mostWalkKm) continue;
        const km = kmBetween(here, station);
        if (km > mostWalkKm) continue;
        near.push(number);
        kms.push(km);
      }
    }
    first[count] = near.length;
    return { first, station: Uint8Array.from(near), km: Float64Array.from(kms) };
  });
}

/**
 * Kilometres from the point of each project to the landmark of this name, by the same points, as `landmarkKm` in
 * `lib/projects/store/place-conditions.ts` says it; infinite from `beyondKm`, and for a name that is none.
 */
export function landmarkKmIn(index: CatalogueIndex, name: string): Float64Array {
  const landmark = landmarkCalled(name);
  const kept = once(index, "landmarks", () => new LRUCache<string, Float64Array>({ max: mostColumns }));
  const column = kept.get(landmark?.name ?? "") ?? landmarkColumn(index, landmark);
  kept.set(landmark?.name ?? "", column);
  return column;
}

/** Eight bytes for each project, so few are kept: each page of a list asks for its own again. */
const mostColumns = 8;

function landmarkColumn(index: CatalogueIndex, landmark: Landmark | null): Float64Array {
  const column = new Float64Array(index.count).fill(Infinity);
  if (!landmark) return column;
  const { latitude, longitude } = pointsIn(index);
  const [north, reach] = [toMicro(landmark.latitude), toMicro(beyondKm / 111)];
  for (let at = 0; at < index.count; at += 1) {
    // Every position is below the length of the columns. Most are too far to the north or south.
    if (Math.abs(latitude[at]! - north) > reach || latitude[at] === noPoint) continue;
    const here = { latitude: toDegrees(latitude[at]!), longitude: toDegrees(longitude[at]!) };
    const km = kmBetween(here, landmark);
    if (km < beyondKm) column[at] = km;
  }
  return column;
}

/** The listed positions, the nearest first to the metre, then by id. */
export function nearestFirst(listed: Uint8Array, km: Float64Array): Int32Array {
  // Metres and position in one number, so that numbers are sorted and nothing is called for each pair.
  const keys: number[] = [];
  for (let at = 0; at < listed.length; at += 1)
    if (listed[at] === 1) keys.push(metresOf(km[at]!) * mostPositions + at);
  return Int32Array.from(Float64Array.from(keys).sort(), (key) => key % mostPositions);
}

const mostPositions = 2 ** 32;
const metresOf = (km: number) => Math.round(km * 1000);
