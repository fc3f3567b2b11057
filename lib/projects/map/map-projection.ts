import { kmInDegree, type Bounds } from "@/lib/projects/project/map-bounds";

/** Where something is, in decimal degrees. */
export type Position = { latitude: number; longitude: number };

/** A flat map: 0 to 1 from its left, and from its top. */
export type Projection = {
  /** Height by width. */
  ratio: number;
  /** Kilometres from its left edge to its right one. */
  km: number;
  at(position: Position): { x: number; y: number };
};

/** One place alone still stands in a piece of its city. */
const pieceKm = 6;

/** Free on each side, as a part of the map: dots at the edge keep their names. */
const margin = 0.09;

/** The smallest bounds around these positions; `null` around none. */
export function boundsAround(positions: readonly Position[]): Bounds | null {
  if (positions.length === 0) return null;
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/**
 * A map of these bounds, north up: degrees of longitude are drawn shorter by the cosine of the middle latitude, which is
 * true to a tenth for a state, and to less than a pixel for a city. `ratio` bounds its height by its width, and `leastKm` both from below.
 */
export function projectionOf(
  bounds: Bounds,
  ratio: { least: number; most: number },
  leastKm = pieceKm,
): Projection {
  const [middleLat, middleLng] = [(bounds.south + bounds.north) / 2, (bounds.west + bounds.east) / 2];
  const kmEast = kmInDegree * Math.max(Math.cos((middleLat * Math.PI) / 180), 0.01);
  const wanted = {
    width: Math.max((bounds.east - bounds.west) * kmEast, leastKm),
    height: Math.max((bounds.north - bounds.south) * kmInDegree, leastKm),
  };
  const drawn = Math.min(Math.max(wanted.height / wanted.width, ratio.least), ratio.most);
  const km = Math.max(wanted.width, wanted.height / drawn) / (1 - 2 * margin);
  return {
    ratio: drawn,
    km,
    at: ({ latitude, longitude }) => ({
      x: 0.5 + ((longitude - middleLng) * kmEast) / km,
      y: 0.5 - ((latitude - middleLat) * kmInDegree) / (km * drawn),
    }),
  };
}

/** A round number of kilometres that takes at most a third of the width; `part` is how much of it. */
export function scaleBar(km: number): { km: number; part: number } {
  const most = km / 3;
  const power = 10 ** Math.floor(Math.log10(most));
  const round = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { km: round, part: round / km };
}
