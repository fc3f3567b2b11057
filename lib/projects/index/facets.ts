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
  radiusOptions,
  type FacetName,
} from "@/lib/projects/project/filter-table.mjs";
import type {
  Facets,
  ListingExtras,
  ListingSummary,
  ProjectQuery,
} from "@/lib/projects/search/project-query-schema";
import { noDay, type CatalogueIndex, type Named } from "./columns";
import { dateOf } from "./days";
import { aroundPlace, distanceFacet, locationFacet } from "./place-facets";
import { insideBit, nearbyBits } from "./places";
import { missBits, type SearchPlan } from "./search-plan";
import type { Tally } from "./tally";
import { isRegistered, traitFilters, traitOf, type TraitFilter } from "./traits";
import { offerBits, unitBits, withoutShift } from "./unit-offers";

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
  const { total: totalItems, prices } = tally;
  const offered = (options: readonly { value: string }[], { shift }: { shift: number }) =>
    told(options, (at) => tally.offered[shift + at] ?? 0);
  const facet: Record<FacetName, () => Counts> = {
    location: () => locationFacet(index, tally.places),
    within: () => told(nearbyOptions, (at) => ofPlaces(plan, tally, nearbyBits[at]!)), // one for each
    metro: () => told(metroOptions, (at) => tally.metros[at]!),
    ...{ metroTo: () => ({}), metroTo2: () => ({}), metroMinutes: () => ({}) }, // uncounted
    near: () => ({}), // typed, not chosen
    radius: () => told(radiusOptions, (at) => (plan.near ? tally.radii[at]! : totalItems)),
    propertyType: () => traitFacet("propertyType", tally),
    bedrooms: () => offered(bedroomOptions, offerBits.bedrooms),
    budget: () => offered(budgetOptions, offerBits.budget),
    possession: () => told(possessionOptions, (at) => tally.possessions[at]!),
    area: () => offered(areaOptions, offerBits.area),
    carpet: () => ({}), // uncounted
    status: () => traitFacet("status", tally),
    bathrooms: () => offered(bathroomOptions, offerBits.bathrooms),
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
    lowestPrice: (wanted.includes("lowestPrice") && isPriced && finite(prices?.lowest)) || null,
    bedroomsByType: wanted.includes("bedroomsByType")
      ? Object.fromEntries(
          types.map(([type, { value }]) => [
            value,
            told(bedroomOptions, (at) => tally.bedroomsByType[type]?.[at] ?? 0),
          ]),
        )
      : {},
    summary: wanted.includes("summary") ? readSummary(tally, isPriced) : null,
    around: wanted.includes("around") ? aroundPlace(index, tally.places, query.location) : [],
  };
}

/** How many there were without each filter that is set. */
function readWithout(plan: SearchPlan, tally: Tally): Counts {
  const counts: Counts = {};
  for (const name of plan.set.projects) counts[name] = tally.total + tally.missed[missBits[name]]!;
  for (const name of plan.set.units) counts[name] = tally.offered[withoutShift + Math.log2(unitBits[name])]!; // one for each
  if (plan.withNearby) counts.within = ofPlaces(plan, tally, insideBit);
  if (plan.withRadius) counts.radius = tally.radii.at(-1)!; // the usual distance
  return counts;
}

function traitFacet(name: TraitFilter, tally: Tally): Counts {
  const counts = Object.fromEntries(traitFilters[name].values.map((value) => [value, 0]));
  for (const bit of [0, missBits[name]]) {
    for (const [traits, count] of tally.traits[bit]!.entries()) {
      const value = traitOf(name, traits);
      if (value !== undefined) counts[value]! += count; // each value is there
    }
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

function told(options: readonly { value: string }[], count: (at: number) => number): Counts {
  return Object.fromEntries(options.map(({ value }, at) => [value, count(at)]));
}

const finite = (figure = Infinity) => (Number.isFinite(figure) ? figure : null);

/** The figures of all listed projects. `isPriced`: few enough for a highest price of some of their homes. */
function readSummary({ prices, traits }: Tally, isPriced: boolean): ListingSummary | null {
  if (!prices) return null;
  const { highest, nextPossession, homes, plots } = prices;
  return {
    highestPrice: isPriced && highest > 0 ? highest : null,
    ...{ homes, plots },
    registered: traits[0]!.reduce((sum, count, bits) => (isRegistered(bits) ? sum + count : sum), 0),
    nextPossession: nextPossession === noDay ? null : dateOf(nextPossession),
  };
}
