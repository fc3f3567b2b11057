import { possessionOptions, usualRadiusKm, type FacetName } from "@/lib/projects/project/filter-table.mjs";
import { metroReach } from "@/lib/projects/project/metro-time";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { unknown, type CatalogueIndex, type Named } from "./columns";
import { monthsLater } from "./days";
import { placeFlags } from "./places";
import { landmarkKmIn, positionsIn } from "./points";
import { bedroomBit, traitCount, traitNames, traitOf } from "./traits";
import { bedroomsIn, unitBits, type UnitFilter, type UnitPlan } from "./unit-offers";

/** The filters on projects, a bit each: a project that fails one of them alone counts for the choices of that one. */
export const missBits = {
  location: 1,
  propertyType: 2,
  possession: 4,
  status: 8,
  availability: 16,
  amenities: 32,
  builder: 64,
  metro: 128,
  metroTo: 256,
  metroTo2: 512,
  near: 1024,
} as const satisfies Record<Exclude<FacetName, UnitFilter | "within" | "metroMinutes" | "radius">, number>;

/** A query in the numbers of an index. */
export type SearchPlan = {
  /** The only positions that count: those that a text was found in, and that are where they are asked for. */
  found: Int32Array | null;
  /** For each place the bits of `placeFlags`. */
  places: Uint8Array;
  /** For each byte of traits the filters that it fails, by `missBits`. */
  traits: Uint8Array;
  /** The last day of each of `possessionOptions`, and of the one that is asked for. */
  possessionDays: number[];
  possession: number | null;
  /** How many kilometres from a station are asked for. */
  metroKm: number | null;
  /** For each station asked for, its bit of `missBits` and the reach of `metroReach`. */
  metroTo: { bit: number; reach: number[] }[];
  /** Kilometres of each project from the landmark that is asked for, and how many it may be away. */
  near: Float64Array | null;
  radiusKm: number;
  /** The builder's number; `unknown` for one that is not there. */
  builder: number | null;
  /** The numbers of all amenities asked for; `unknown` among them for one that is not there. */
  amenities: number[];
  units: UnitPlan;
  /** Today, in days. */
  today: number;
  set: { projects: (keyof typeof missBits)[]; units: UnitFilter[] };
  /** Whether the places ask for what is nearby too. */
  withNearby: boolean;
  /** Whether it is said how far from the landmark. */
  withRadius: boolean;
};

/** Reads a query for an index. `found`: the ids that the text of the query was found in. */
export function planSearch(
  index: CatalogueIndex,
  query: ProjectQuery,
  today: number,
  found: Int32Array | null,
): SearchPlan {
  const { names } = index;
  const possession = possessionOptions.find(({ value }) => value === query.possessionDate);
  const dayAfter = ({ months }: { months: number }) => monthsLater(today, months);
  const isSet: Record<keyof typeof missBits | UnitFilter, boolean> = {
    location: query.location.length > 0,
    propertyType: query.propertyType !== undefined,
    possession: possession !== undefined,
    metro: query.metroKm !== undefined,
    metroTo: query.metroTo !== undefined,
    metroTo2: query.metroTo2 !== undefined,
    near: Boolean(query.near),
    status: query.status.length > 0,
    availability: query.availability !== undefined,
    amenities: query.amenities.length > 0,
    builder: Boolean(query.groupName),
    bedrooms: query.bhkType.length > 0,
    budget: query.minPrice !== undefined || query.maxPrice !== undefined,
    area: query.minArea !== undefined || query.maxArea !== undefined,
    carpet: query.minCarpetArea !== undefined || query.maxCarpetArea !== undefined,
    bathrooms: Boolean(query.bathrooms),
  };
  const unitFilters = namesIn(unitBits).filter((name) => isSet[name]);
  const lowerNames = [...new Set(query.amenities.map((name) => name.toLowerCase()))];
  return {
    found: positionsIn(index, query.bounds, found),
    places: placeFlags(index, query.location, query.withinKm),
    traits: missedTraits(query),
    possessionDays: possessionOptions.map(dayAfter),
    possession: possession ? dayAfter(possession) : null,
    metroKm: query.metroKm ?? null,
    metroTo: (["metroTo", "metroTo2"] as const).flatMap((name) => {
      const to = query[name];
      return to === undefined ? [] : [{ bit: missBits[name], reach: metroReach(to, query.metroMinutes) }];
    }),
    near: query.near ? landmarkKmIn(index, query.near) : null,
    radiusKm: query.radiusKm ?? usualRadiusKm,
    builder: query.groupName ? numberNamed(names.builders, query.groupName.toLowerCase()) : null,
    amenities: lowerNames.map((name) => numberNamed(names.amenities, name)),
    units: planUnits(index, query, unitFilters),
    today,
    set: { projects: namesIn(missBits).filter((name) => isSet[name]), units: unitFilters },
    withNearby: isSet.location && query.withinKm !== undefined,
    withRadius: isSet.near && query.radiusKm !== undefined,
  };
}

function planUnits({ kinds }: CatalogueIndex, query: ProjectQuery, set: readonly UnitFilter[]): UnitPlan {
  const least = (name: UnitFilter, figure: number | undefined) =>
    set.includes(name) ? (figure ?? 0) : -Infinity;
  const bedrooms = query.bhkType.reduce((bits, bhk) => bits | bedroomBit(bhk), 0);
  const kindFails = Uint8Array.from(kinds.offers, (offer, kind) => {
    const isOther = set.includes("bedrooms") && (bedroomsIn(offer) & bedrooms) === 0;
    const hasFew = kinds.bathrooms[kind]! < (query.bathrooms || -Infinity); // as many as there are offers
    return (isOther ? unitBits.bedrooms : 0) | (hasFew ? unitBits.bathrooms : 0);
  });
  return {
    set: set.reduce((bits, name) => bits | unitBits[name], 0),
    kindFails,
    leastPrice: least("budget", query.minPrice),
    mostPrice: query.maxPrice ?? Infinity,
    leastArea: least("area", query.minArea),
    mostArea: query.maxArea ?? Infinity,
    leastCarpet: least("carpet", query.minCarpetArea),
    mostCarpet: query.maxCarpetArea ?? Infinity,
  };
}

function missedTraits(query: ProjectQuery): Uint8Array {
  const asked = traitNames.flatMap((name) => {
    const values: readonly string[] = [query[name] ?? []].flat();
    return values.length > 0 ? [{ name, values }] : [];
  });
  return Uint8Array.from({ length: traitCount }, (_, traits) => {
    const missed = asked.filter(({ name, values }) => !values.includes(traitOf(name, traits) ?? ""));
    return missed.reduce((bits, { name }) => bits | missBits[name], 0);
  });
}

function numberNamed(named: readonly Named[], key: string): number {
  const number = named.findIndex((one) => one.key === key);
  return number < 0 ? unknown : number;
}

function namesIn<Name extends string>(record: Record<Name, unknown>): Name[] {
  return Object.keys(record) as Name[]; // keys are told as any string
}
