import { metroStations } from "@/content/metro-stations";
import { readBounds } from "@/lib/projects/project/map-bounds";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { noPoint, type CatalogueIndex } from "./columns";
import { kmBetween } from "./place-flags";
import { placesIn } from "./places";

/*
 * Where projects are on a map, as `boundsCondition` in `lib/projects/store/place-conditions.ts` says it in SQL: at their own
 * point, or at the centre of their locality. A city's centre is nobody's point.
 */

export type Points = { latitude: Int32Array; longitude: Int32Array };

const pointsOf = new WeakMap<CatalogueIndex, Points>();

/** The point of each project in microdegrees, `noPoint` where none is known: made once for each index. */
export function pointsIn(index: CatalogueIndex): Points {
  const known = pointsOf.get(index);
  if (known) return known;
  const { projects, count } = index;
  const centres = placesIn(index).map(({ locality }) => centreOf(locality));
  const points = { latitude: projects.latitude.slice(), longitude: projects.longitude.slice() };
  for (let at = 0; at < count; at += 1) {
    if (points.latitude[at] !== noPoint) continue;
    const centre = centres[projects.place[at]!]!; // a place has a number below their count
    points.latitude[at] = centre.latitude;
    points.longitude[at] = centre.longitude;
  }
  pointsOf.set(index, points);
  return points;
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

const metroOf = new WeakMap<CatalogueIndex, Float64Array>();
const stations = metroStations.map(([, latitude, longitude]) => ({ latitude, longitude }));

/** Kilometres from the point of each project to the nearest station of the metro, infinite where none is known. */
function metroKmIn(index: CatalogueIndex): Float64Array {
  const known = metroOf.get(index);
  if (known) return known;
  const { latitude, longitude } = pointsIn(index);
  const column = new Float64Array(index.count).fill(Infinity);
  for (let at = 0; at < index.count; at += 1) {
    // Every position is below the length of the columns.
    if (latitude[at] === noPoint) continue;
    const here = { latitude: toDegrees(latitude[at]!), longitude: toDegrees(longitude[at]!) };
    let nearest = Infinity;
    for (const station of stations) {
      // Most are too far to the north or south: a degree of latitude is 111 kilometres and more.
      if (Math.abs(here.latitude - station.latitude) * 111 > nearest) continue;
      nearest = Math.min(nearest, kmBetween(here, station));
    }
    column[at] = nearest;
  }
  metroOf.set(index, column);
  return column;
}

/** Those of these positions whose point is no further than this from a station of the metro. */
function positionsByMetro(
  index: CatalogueIndex,
  km: number | undefined,
  found: Int32Array | null,
): Int32Array | null {
  if (km === undefined) return found;
  const far = metroKmIn(index);
  const most = found ? found.length : index.count;
  const near = new Int32Array(most);
  let count = 0;
  for (let step = 0; step < most; step += 1) {
    // Every position is below the length of the columns.
    const at = found === null ? step : found[step]!;
    near[count] = at;
    count += Number(far[at]! <= km);
  }
  return near.subarray(0, count);
}

/** The positions that meet the filters of a query on where a project is, in the order of `found`; `found` without any. */
export function positionsAsked(
  index: CatalogueIndex,
  { bounds, metroKm }: Pick<ProjectQuery, "bounds" | "metroKm">,
  found: Int32Array | null,
): Int32Array | null {
  return positionsByMetro(index, metroKm, positionsIn(index, bounds, found));
}

/** The positions inside the bounds of a query, edges included, in the order of `found`; `found` itself where it has none. */
function positionsIn(
  index: CatalogueIndex,
  text: string | undefined,
  found: Int32Array | null,
): Int32Array | null {
  const bounds = text === undefined ? null : readBounds(text);
  if (!bounds) return found;
  const { latitude, longitude } = pointsIn(index);
  const [south, west] = [toMicro(bounds.south), toMicro(bounds.west)];
  // Of unsigned numbers one comparison says both: what is less than the lower edge is larger than all.
  const [height, width] = [toMicro(bounds.north) - south, toMicro(bounds.east) - west];
  const most = found ? found.length : index.count;
  const inside = new Int32Array(most);
  let count = 0;
  for (let step = 0; step < most; step += 1) {
    // Every position is below the length of the columns.
    const at = found === null ? step : found[step]!;
    inside[count] = at;
    count += Number((latitude[at]! - south) >>> 0 <= height && (longitude[at]! - west) >>> 0 <= width);
  }
  return inside.subarray(0, count);
}
