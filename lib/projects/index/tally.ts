import { areaOptions, budgetOptions, propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import type { Rate } from "@/lib/projects/search/project-query-schema";
import { noDay, unknown, type CatalogueIndex } from "./columns";
import { bedroomSets, missNumbers, type SearchPlan } from "./search-plan";
import { traitCount } from "./traits";

/**
 * What a pass over the catalogue counts: for each number that a column may hold, how many projects have it. Listed are
 * those that meet everything; a project that fails only one filter counts where the choices of that filter are told.
 */
export type Tally = {
  /** 1 for each listed position. */
  listed: Uint8Array;
  /** Traits, by the number of the only filter that fails: those of what is listed come first. */
  traits: Int32Array;
  /** Of the listed, and of those in another place, with another builder, ready at another time. */
  places: Int32Array;
  builders: Int32Array;
  /** By the days from today until possession, 0 for what is ready; the last for all that are later. */
  possessions: Int32Array;
  amenities: Int32Array;
  /** By type and the bedrooms that are offered: of what fails no filter on projects, and of what fails the type alone. */
  bedrooms: Int32Array;
  bedroomsElse: Int32Array;
  /** Of what fails no filter on projects, by what is offered with the other filters on units. */
  budgets: Int32Array;
  areas: Int32Array;
  bathrooms: Int32Array;
  /** Of the same, those with a unit that meets all filters on units but this one, by `unitBits`. */
  without: Int32Array;
  lowestPrice: number;
  highestPrice: number;
  /** The earliest day of possession from today on. */
  nextPossession: number;
  /** Of the units of what is listed that meet all filters. */
  rates: { homes: Rate | null; plots: Rate | null };
};

/** How many are listed, or fail this filter alone. */
export function countMissing({ traits }: Tally, number = 0): number {
  return traits.subarray(number * traitCount, (number + 1) * traitCount).reduce((sum, one) => sum + one, 0);
}

/** More bathrooms than a unit may have, and one for those that nobody knows of. */
const bathroomCounts = 130;

export function emptyTally(
  { count, places, names }: CatalogueIndex,
  { possessionDays, today }: SearchPlan,
): Tally {
  const counts = (length: number) => new Int32Array(length);
  return {
    listed: new Uint8Array(count),
    traits: counts(traitCount * (Object.keys(missNumbers).length + 1)),
    places: counts(places.length),
    builders: counts(names.builders.length),
    possessions: counts(Math.max(...possessionDays) - today + 2),
    amenities: counts(names.amenities.length),
    bedrooms: counts(propertyTypes.length * bedroomSets),
    bedroomsElse: counts(propertyTypes.length * bedroomSets),
    budgets: counts(1 << budgetOptions.length),
    areas: counts(1 << areaOptions.length),
    bathrooms: counts(bathroomCounts),
    without: counts(16),
    lowestPrice: Infinity,
    highestPrice: unknown,
    nextPossession: noDay,
    rates: { homes: null, plots: null },
  };
}
