import { mostPriced } from "@/lib/projects/listing/listing-price";
import {
  areaOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  facetNames,
  nearbyOptions,
  possessionOptions,
  propertyTypes,
  type FacetName,
} from "@/lib/projects/project/filter-table.mjs";
import type { Facets, ListingExtras, ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { CatalogueIndex, Named } from "./columns";
import { aroundPlace, distanceFacet, locationFacet } from "./place-facets";
import { insideBit, nearbyBits } from "./place-flags";
import { bedroomSets, missNumbers, unitBits, type SearchPlan } from "./search-plan";
import { readSummary } from "./tally-summary";
import { countMissing, type Tally } from "./tally";
import { traitCount, traitFilters, traitOf, type TraitFilter } from "./traits";

/** What is told besides how many projects match. */
export type Wanted = FacetName | keyof ListingExtras;
export type Counted = { totalItems: number; facets: Facets } & ListingExtras;
type Counts = Record<string, number>;

/** The most builders that are told, and amenities. */
const maxBuilders = 100;
const maxAmenities = 24;

/** A tally in the words of a list, as `lib/projects/store/project-facets.ts` tells it. What is not wanted is empty. */
export function readTally(
  index: CatalogueIndex,
  plan: SearchPlan,
  tally: Tally,
  query: ProjectQuery,
  wanted: readonly Wanted[],
): Counted {
  const { names } = index;
  const totalItems = countMissing(tally);
  const perBedrooms = (types: readonly number[], counts: Int32Array) =>
    told(bedroomOptions, (_, bit) =>
      types.reduce((sum, type) => {
        const ofType = counts.subarray(type * bedroomSets, (type + 1) * bedroomSets);
        return sum + withBit(ofType, 1 << bit);
      }, 0),
    );
  const facet: Record<FacetName, () => Counts> = {
    location: () => locationFacet(index, tally.places),
    within: () => told(nearbyOptions, (_, at) => ofPlaces(plan, tally, nearbyBits[at]!)), // one for each
    propertyType: () => traitFacet("propertyType", tally),
    bedrooms: () => perBedrooms([...propertyTypes.keys()], tally.bedrooms),
    budget: () => told(budgetOptions, (_, bit) => withBit(tally.budgets, 1 << bit)),
    possession: () =>
      told(possessionOptions, (_, at) => sum(tally.possessions.subarray(0, waitOf(plan, at)))),
    area: () => told(areaOptions, (_, bit) => withBit(tally.areas, 1 << bit)),
    status: () => traitFacet("status", tally),
    bathrooms: () => told(bathroomOptions, ({ min }) => sum(tally.bathrooms.subarray(min + 1))),
    availability: () => traitFacet("availability", tally),
    amenities: () => {
      const askable = (one: Named) => !one.name.includes(",");
      return fullest(names.amenities, tally.amenities, maxAmenities, askable);
    },
    builder: () => fullest(names.builders, tally.builders, maxBuilders),
  };
  const choices = Object.fromEntries(
    facetNames.map((name) => [name, wanted.includes(name) ? facet[name]() : {}]),
  ) as Record<FacetName, Counts>; // each name is there
  const hasLocation = wanted.includes("location");
  const types = [...propertyTypes.entries()].filter(([, { value }]) => choices.propertyType[value]);
  const isPriced = plan.set.units.includes("bedrooms") ? totalItems <= mostPriced : true;
  return {
    totalItems,
    facets: {
      ...choices,
      without: wanted.length > 0 ? readWithout(plan, tally) : {},
      distance: hasLocation ? distanceFacet(index, tally.places, query.location) : {},
    },
    lowestPrice: (wanted.includes("lowestPrice") && isPriced && finite(tally.lowestPrice)) || null,
    bedroomsByType: wanted.includes("bedroomsByType")
      ? Object.fromEntries(
          types.map(([type, { value }]) => {
            const [own, others] = [tally.bedrooms, tally.bedroomsElse].map((all) => perBedrooms([type], all));
            const counts = bedroomOptions.map((option) => [
              option.value,
              (own?.[option.value] ?? 0) + (others?.[option.value] ?? 0),
            ]);
            return [value, Object.fromEntries(counts)];
          }),
        )
      : {},
    summary: wanted.includes("summary") ? readSummary(tally, isPriced) : null,
    around: wanted.includes("around") ? aroundPlace(index, tally.places, query.location) : [],
  };
}

/** How many there were without each filter that is set. */
function readWithout(plan: SearchPlan, tally: Tally): Counts {
  const total = countMissing(tally);
  const counts: Counts = {};
  for (const name of plan.set.projects) counts[name] = total + countMissing(tally, missNumbers[name]);
  for (const name of plan.set.units) counts[name] = tally.without[unitBits[name]]!; // one for each
  if (plan.withNearby) counts.within = ofPlaces(plan, tally, insideBit);
  return counts;
}

function traitFacet(name: TraitFilter, tally: Tally): Counts {
  const from = missNumbers[name] * traitCount;
  const others = tally.traits.subarray(from, from + traitCount);
  const counts = Object.fromEntries(traitFilters[name].values.map((value) => [value, 0]));
  for (let traits = 0; traits < traitCount; traits += 1) {
    const value = traitOf(name, traits);
    if (value !== undefined) counts[value]! += tally.traits[traits]! + others[traits]!; // each value is there
  }
  return counts;
}

function ofPlaces({ places }: SearchPlan, tally: Tally, bit: number): number {
  return tally.places.reduce((sum, count, place) => sum + ((places[place]! & bit) === 0 ? 0 : count), 0);
}

/** Those with the most projects, then by the alphabet. */
function fullest<N extends Named>(
  named: readonly N[],
  counts: Int32Array,
  most: number,
  isTold: (one: N) => boolean = () => true,
): Counts {
  const found = named.flatMap((one, number) =>
    counts[number]! > 0 && isTold(one) ? { ...one, count: counts[number]! } : [],
  );
  found.sort((one, other) => other.count - one.count || one.order - other.order);
  return Object.fromEntries(found.slice(0, most).map(({ name, count }) => [name, count]));
}

function told<O extends { value: string }>(
  options: readonly O[],
  count: (option: O, at: number) => number,
): Counts {
  return Object.fromEntries(options.map((option, at) => [option.value, count(option, at)]));
}

/** Whoever waits for less days than these is in time for this choice of possession. */
const waitOf = ({ possessionDays, today }: SearchPlan, at: number) =>
  (possessionDays[at] ?? today) - today + 1;

/** How many have this bit, of counts by sets of bits. */
function withBit(counts: Int32Array, bit: number): number {
  return counts.reduce((sum, count, bits) => ((bits & bit) === 0 ? sum : sum + count), 0);
}

const sum = (counts: Int32Array) => counts.reduce((all, count) => all + count, 0);
const finite = (figure: number) => (Number.isFinite(figure) ? figure : null);
