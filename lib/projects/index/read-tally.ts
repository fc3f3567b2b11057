import { mostPriced } from "@/lib/projects/listing/listing-price";
import {
  areaOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  facetNames,
  metroOptions,
  nearbyOptions,
  possessionOptions,
  propertyTypes,
  type FacetName,
} from "@/lib/projects/project/filter-table.mjs";
import type { Facets, ListingExtras, ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { hasBit } from "./amenity-bits";
import type { CatalogueIndex, Named } from "./columns";
import { aroundPlace, distanceFacet, locationFacet } from "./place-facets";
import { insideBit, nearbyBits } from "./place-flags";
import { missBits, unitBits, type SearchPlan } from "./search-plan";
import { readSummary } from "./tally-summary";
import { bedroomsAt, countListed, countMissing, missNumbers, type Tally } from "./tally";
import { traitCount, traitFilters, traitOf, type TraitFilter } from "./traits";
import { offerBits } from "./unit-kinds";
import { withoutShift } from "./unit-offers";

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
  const totalItems = countListed(tally);
  const offered = <O extends { value: string }>(options: readonly O[], { shift }: { shift: number }) =>
    told(options, (_, bit) => tally.offered[shift + bit] ?? 0);
  const facet: Record<FacetName, () => Counts> = {
    location: () => locationFacet(index, tally.places),
    within: () => told(nearbyOptions, (_, at) => ofPlaces(plan, tally, nearbyBits[at]!)), // one for each
    metro: () => told(metroOptions, (_, bit) => withBit(tally.metros, 1 << bit)),
    propertyType: () => traitFacet("propertyType", tally),
    bedrooms: () => offered(bedroomOptions, offerBits.bedrooms),
    budget: () => offered(budgetOptions, offerBits.budget),
    possession: () => told(possessionOptions, (_, bit) => withBit(tally.possessions, 1 << bit)),
    area: () => offered(areaOptions, offerBits.area),
    status: () => traitFacet("status", tally),
    bathrooms: () => offered(bathroomOptions, offerBits.bathrooms),
    availability: () => traitFacet("availability", tally),
    amenities: () => {
      const askable = (one: Named) => !one.name.includes(",");
      return fullest(names.amenities, ofAmenities(tally), maxAmenities, askable);
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
            const ofType = tally.bedroomsByType.subarray(bedroomsAt(type, 0), bedroomsAt(type + 1, 0));
            return [value, told(bedroomOptions, (_, bit) => withBit(ofType, 1 << bit))];
          }),
        )
      : {},
    summary: wanted.includes("summary") ? readSummary(tally, isPriced) : null,
    around: wanted.includes("around") ? aroundPlace(index, tally.places, query.location) : [],
  };
}

/** How many there were without each filter that is set. */
function readWithout(plan: SearchPlan, tally: Tally): Counts {
  const total = countListed(tally);
  const counts: Counts = {};
  for (const name of plan.set.projects) counts[name] = total + countMissing(tally, name);
  for (const name of plan.set.units) counts[name] = tally.offered[withoutShift + Math.log2(unitBits[name])]!; // one for each
  if (plan.withNearby) counts.within = ofPlaces(plan, tally, insideBit);
  return counts;
}

function traitFacet(name: TraitFilter, tally: Tally): Counts {
  const from = missNumbers[missBits[name]]! * traitCount; // one for each bit
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
  // Numbers of the list: each has a count.
  const found = [...named.keys()].filter((number) => counts[number]! > 0 && isTold(named[number]!));
  found.sort((one, other) => counts[other]! - counts[one]! || named[one]!.order - named[other]!.order);
  return Object.fromEntries(found.slice(0, most).map((number) => [named[number]!.name, counts[number]!]));
}

function told<O extends { value: string }>(
  options: readonly O[],
  count: (option: O, at: number) => number,
): Counts {
  return Object.fromEntries(options.map((option, at) => [option.value, count(option, at)]));
}

function ofAmenities({ amenityBits, amenities }: Tally): Int32Array {
  return amenities.map((count, number) => (hasBit(number) ? amenityBits[number]! : count)); // a count for each bit
}

/** How many have this bit, of counts by sets of bits. */
function withBit(counts: Int32Array, bit: number): number {
  return counts.reduce((sum, count, bits) => ((bits & bit) === 0 ? sum : sum + count), 0);
}

const finite = (figure: number) => (Number.isFinite(figure) ? figure : null);
