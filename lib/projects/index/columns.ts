import type { Sort } from "@/lib/projects/project/filter-table.mjs";
import type { Texts } from "./texts";
import type { UnitKinds } from "./unit-offers";

/*
 * The catalogue as a search needs it: one typed array for each figure of the active projects, in the order of their ids,
 * and of their units, those of one project together. What is not known is `unknown`, a day that is not known `noDay`; both
 * fail every condition.
 */

/** Rupees or sqft: the smallest kind of array that holds all of them exactly. */
export type Figures = Int32Array | Float32Array | Float64Array;

/** Numbers of a list, from 0 on. */
export type Numbered = Uint16Array | Int32Array;

export const unknown = -1;
/** Days are counted from 1 January 1970. */
export const noDay = 0x7fffffff;
/** Latitude and longitude are in microdegrees, and both known or neither. */
export const noPoint = 0x7fffffff;

export type ProjectColumns = {
  id: Int32Array;
  /** Type, status, availability, and whether it has a RERA number (`traits.ts`). */
  traits: Uint8Array;
  /** The number of its place in `places`, of its builder in `names`. */
  place: Numbered;
  builder: Numbered;
  launch: Int32Array;
  possession: Int32Array;
  /** When it was changed last, in milliseconds since 1970. */
  changed: Float64Array;
  minPrice: Figures;
  maxPrice: Figures;
  maxArea: Figures;
  /** Its own point (`points.ts` has also that of its locality). */
  latitude: Int32Array;
  longitude: Int32Array;
  /** Where its units begin, and its amenities; one more than there are projects, so that the next begins where it ends. */
  firstUnit: Uint32Array;
  firstAmenity: Uint32Array;
};

/** One active floor plan, or the plot itself. */
export type UnitColumns = {
  /** Its number in `kinds`. */
  kind: Uint16Array;
  price: Figures;
  area: Figures;
  carpet: Figures;
};

/** `key`: in lower case, as the database writes it. `order`: its place in the alphabet of the database. */
export type Named = { id: number; name: string; key: string; order: number };
/** `letters`: of the name, without marks and spaces. `keyOrder`: the place of the key in the alphabet. */
export type PlaceNamed = Named & { letters: string; keyOrder: number };
export type Located = PlaceNamed & { latitude: number | null; longitude: number | null };

/** What the numbers in the columns stand for: positions in these lists. */
export type Names = {
  builders: Named[];
  amenities: Named[];
  cities: (Located & { stateId: number })[];
  localities: (Located & { cityId: number })[];
  states: PlaceNamed[];
};

/** Where projects are: city, locality (0 for none) and state, by their ids. */
export type PlaceIds = readonly [city: number, locality: number, state: number];

/** Of which catalogue an index is. */
export type IndexState = {
  /** Of the catalogue that was read. */
  version: number;
  /** The latest moment of which all changes are in it: milliseconds since 1970. */
  changedUntil: number;
  /** Of the database, which says what day it is. */
  timeZone: string;
};

export type CatalogueIndex = IndexState & {
  count: number;
  projects: ProjectColumns;
  units: UnitColumns;
  kinds: UnitKinds;
  /** The numbers of the amenities of each project, those of one project together. */
  amenities: Uint16Array;
  names: Names;
  places: PlaceIds[];
  texts: Texts;
  /** All positions in the order asked for: unknown values last, ties by id. */
  orders: Record<Sort, Uint32Array>;
};

/** How many bytes an index takes, without its names. */
export function bytesOf({ projects, units, amenities, orders, texts }: CatalogueIndex): number {
  const arrays = [...Object.values(projects), ...Object.values(units), amenities, ...Object.values(orders)];
  const { names, starts, builder, places } = texts;
  return [...arrays, starts, builder, places].reduce((sum, { byteLength }) => sum + byteLength, names.length);
}

/** The position of a project, by its id; -1 if it is not there. */
export function positionOf({ id: ids }: ProjectColumns, id: number): number {
  let [low, high] = [0, ids.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[middle]!; // between both ends
    if (found === id) return middle;
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
