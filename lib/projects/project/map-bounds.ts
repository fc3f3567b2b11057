/**
 * A part of the earth between two parallels and two meridians, in decimal degrees; it doesn't cross the date line. `ring`: the
 * corners of an area that was drawn, which touches all four; what it leaves out is outside.
 */
export type Bounds = { south: number; west: number; north: number; east: number; ring?: Ring };
export type Ring = readonly Spot[];

type Spot = { latitude: number; longitude: number };

/** Kilometres in a degree of latitude. */
export const kmInDegree = 111.195;

/** Kilometres between two spots in degrees that aren't far from each other, as `lib/projects/store/place-conditions.ts` counts them. */
export function kmBetween(one: Spot, other: Spot): number {
  const northward = one.latitude - other.latitude;
  const eastward = (one.longitude - other.longitude) * Math.cos(one.latitude * (Math.PI / 180));
  return kmInDegree * Math.sqrt(northward ** 2 + eastward ** 2);
}

/** The part of the earth within so many kilometres of a spot to each side. */
export function boundsWithin(km: number, { latitude, longitude }: Spot): Bounds {
  const north = km / kmInDegree;
  const east = north / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return { south: latitude - north, west: longitude - east, north: latitude + north, east: longitude + east };
}

/** Five decimals of a degree are a metre. */
const decimals = 5;

/** A drawn area has at most so many corners: an address holds them. */
export const mostCorners = 40;

/**
 * `south,west,north,east` as in `17.1,78.2,17.6,78.6`, or latitude and longitude of three corners or more; `null` for what is
 * no part of the earth.
 */
export function readBounds(text: string): Bounds | null {
  const parts = text.split(",", 2 * mostCorners + 1);
  if (!parts.every((part) => /^\s*-?\d{1,3}(?:\.\d{1,20})?\s*$/.test(part))) return null;
  const degrees = parts.map((part) => round(Number(part)));
  const bounds = degrees.length === 4 ? boxOf(degrees) : ringOf(degrees);
  if (!bounds) return null;
  const { south, west, north, east } = bounds;
  const isThere = south >= -90 && north <= 90 && west >= -180 && east <= 180 && south < north && west < east;
  return isThere ? bounds : null;
}

function boxOf([south = NaN, west = NaN, north = NaN, east = NaN]: readonly number[]): Bounds {
  return { south, west, north, east };
}

function ringOf(degrees: readonly number[]): Bounds | null {
  if (degrees.length % 2 !== 0 || degrees.length < 6 || degrees.length > 2 * mostCorners) return null;
  const latitudes = degrees.filter((_, at) => at % 2 === 0);
  const longitudes = degrees.filter((_, at) => at % 2 === 1);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
    ring: latitudes.map((latitude, at) => ({ latitude, longitude: longitudes[at]! })), // as many of both
  };
}

/** The one way in which an address says them, to a metre. */
export function writeBounds({ south, west, north, east, ring }: Bounds): string {
  return ring ? writeRing(ring) : writeDegrees([south, west, north, east]);
}

/** The same of an area with these corners. */
export function writeRing(ring: Ring): string {
  return writeDegrees(ring.flatMap(({ latitude, longitude }) => [latitude, longitude]));
}

const writeDegrees = (degrees: readonly number[]) => degrees.map((one) => String(round(one))).join(",");

/**
 * Whether a spot lies in a drawn area: an odd number of its sides are crossed on the way east, as `inRing` of
 * `lib/projects/store/place-conditions.ts` counts them.
 */
export function isInRing(ring: Ring, { latitude, longitude }: Spot): boolean {
  let [isInside, from] = [false, ring.at(-1)];
  for (const to of ring) {
    if (from && from.latitude > latitude !== to.latitude > latitude) {
      const part = (latitude - from.latitude) / (to.latitude - from.latitude);
      if (longitude < from.longitude + (to.longitude - from.longitude) * part) isInside = !isInside;
    }
    from = to;
  }
  return isInside;
}

/** Without a minus before nothing. */
function round(degrees: number): number {
  return Number(degrees.toFixed(decimals)) || 0;
}
