/** A part of the earth between two parallels and two meridians, in decimal degrees; it doesn't cross the date line. */
export type Bounds = { south: number; west: number; north: number; east: number };

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

/** `south,west,north,east` as in `17.1,78.2,17.6,78.6`; `null` for what is no part of the earth. */
export function readBounds(text: string): Bounds | null {
  const parts = text.split(",");
  const isPlain = parts.length === 4 && parts.every((part) => /^\s*-?\d{1,3}(?:\.\d{1,20})?\s*$/.test(part));
  const [south = NaN, west = NaN, north = NaN, east = NaN] = parts.map((part) => round(Number(part)));
  const isThere = south >= -90 && north <= 90 && west >= -180 && east <= 180 && south < north && west < east;
  return isPlain && isThere ? { south, west, north, east } : null;
}

/** The one way in which an address says them, to a metre. */
export function writeBounds({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map((degrees) => String(round(degrees))).join(",");
}

/** Without a minus before nothing. */
function round(degrees: number): number {
  return Number(degrees.toFixed(decimals)) || 0;
}
