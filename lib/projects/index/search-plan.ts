import { possessionOptions, type FacetName } from "@/lib/projects/project/filter-table.mjs";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { unknown, type CatalogueIndex, type Named } from "./columns";
import { monthsLater } from "./days";
import { inTimeColumn } from "./in-time";
import { metroBitsIn, metroKmIn } from "./metro-columns";
import { positionsIn } from "./points";
import { placeFlags } from "./place-flags";
import { bedroomBit, traitCount, traitNames, traitOf } from "./traits";

/** The filters on units, each with a bit of its own: a unit has to meet all of them at once. */
export const unitBits = { bedrooms: 1, budget: 2, area: 4, bathrooms: 8 } as const;
export type UnitFilter = keyof typeof unitBits;

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
} as const satisfies Record<Exclude<FacetName, UnitFilter | "within">, number>;

/** A query in the numbers of an index. */
export type SearchPlan = {
  /** The only positions that count: those that a text was found in, and that are where they are asked for. */
  found: Int32Array | null;
  /** For each place the bits of `placeFlags`. */
  places: Uint8Array;
  /** For each byte of traits the filters that it fails, by `missBits`. */
  traits: Uint8Array;
  /** The bit of the possession that is asked for, 0 for none; for each project those that it is in time for. */
  possession: number;
  inTime: Uint8Array;
  /** For each project the options of `metroOptions` that it is near enough for, as bits. */
  nearMetro: Uint8Array;
  /** What is asked for, beside each project's kilometres to a station; `null` for nothing. */
  metro: { km: number; far: Float64Array } | null;
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
};

/** `set`: the bits of the filters on units that are set; those that are not let everything through. */
export type UnitPlan = {
  set: number;
  bedrooms: number;
  leastPrice: number;
  mostPrice: number;
  leastArea: number;
  mostArea: number;
  bathrooms: number;
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
  const isSet: Record<keyof typeof missBits | UnitFilter, boolean> = {
    location: query.location.length > 0,
    propertyType: query.propertyType !== undefined,
    possession: possession !== undefined,
    metro: query.metroKm !== undefined,
    status: query.status.length > 0,
    availability: query.availability !== undefined,
    amenities: query.amenities.length > 0,
    builder: Boolean(query.groupName),
    bedrooms: query.bhkType.length > 0,
    budget: query.minPrice !== undefined || query.maxPrice !== undefined,
    area: query.minArea !== undefined || query.maxArea !== undefined,
    bathrooms: Boolean(query.bathrooms),
  };
  const unitFilters = namesIn(unitBits).filter((name) => isSet[name]);
  const lowerNames = [...new Set(query.amenities.map((name) => name.toLowerCase()))];
  return {
    found: positionsIn(index, query.bounds, found),
    places: placeFlags(index, query.location, query.withinKm),
    traits: missedTraits(query),
    possession: possession ? 1 << possessionOptions.indexOf(possession) : 0,
    inTime: inTimeColumn(
      index,
      possessionOptions.map(({ months }) => monthsLater(today, months)),
    ),
    nearMetro: metroBitsIn(index),
    metro: query.metroKm === undefined ? null : { km: query.metroKm, far: metroKmIn(index) },
    builder: query.groupName ? numberNamed(names.builders, query.groupName.toLowerCase()) : null,
    amenities: lowerNames.map((name) => numberNamed(names.amenities, name)),
    units: {
      set: unitFilters.reduce((bits, name) => bits | unitBits[name], 0),
      bedrooms: isSet.bedrooms ? query.bhkType.reduce((bits, bhk) => bits | bedroomBit(bhk), 0) : 0,
      leastPrice: query.minPrice ?? 0,
      mostPrice: query.maxPrice ?? Infinity,
      leastArea: query.minArea ?? 0,
      mostArea: query.maxArea ?? Infinity,
      bathrooms: query.bathrooms ?? 0,
    },
    today,
    set: { projects: namesIn(missBits).filter((name) => isSet[name]), units: unitFilters },
    withNearby: isSet.location && query.withinKm !== undefined,
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
