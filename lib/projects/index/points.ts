import { readBounds } from "@/lib/projects/project/map-bounds";
import { noPoint, type CatalogueIndex } from "./columns";
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

/** The positions inside the bounds of a query, edges included, in the order of `found`; `found` itself where it has none. */
export function positionsIn(
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
