import {
  metroOptions,
  propertyTypes,
  radiusOptions,
  usualRadiusKm,
} from "@/lib/projects/project/filter-table.mjs";
import type { CatalogueIndex } from "./columns";
import { askedBit } from "./places";
import { metroKmIn, metroWalksIn } from "./points";
import { readPrices, type Prices } from "./prices";
import { missBits, type SearchPlan } from "./search-plan";
import { notReadyTraits, traitCount, typeMask } from "./traits";
import { bedroomsIn, isHit, offerAt } from "./unit-offers";

/** What is counted only when it is asked for, because it takes as long as the rest. */
export const extraCounts = ["amenities", "bedroomsByType", "lowestPrice", "summary"] as const;
export type ExtraCount = (typeof extraCounts)[number];

/**
 * What one look at every project counts. Listed are those that meet everything; a project that fails only one filter
 * counts where the choices of that filter are told.
 */
export type Tally = {
  total: number;
  /** 1 for each position that is listed. */
  listed: Uint8Array;
  /** How many fail one filter alone, at its bit of `missBits`; at 0 those that are listed. */
  missed: Int32Array;
  places: Int32Array;
  builders: Int32Array;
  /** By the byte of traits: of the listed, and of those that fail a filter on traits alone, at its bit. */
  traits: Record<number, Int32Array>;
  /** By the numbers of `metroOptions` and `possessionOptions`. */
  metros: Int32Array;
  /** By the numbers of `radiusOptions`, and last by the usual distance. */
  radii: Int32Array;
  possessions: Int32Array;
  amenities: Int32Array;
  /** Of what fails no filter on projects: how many have each bit of an offer (`unit-offers.ts`). */
  offered: Int32Array;
  /** For each type, how many offer so many bedrooms: of that and of what fails the type alone. */
  bedroomsByType: Int32Array[];
  prices: Prices | null;
};

const radii = [...radiusOptions.map(({ km }) => km), usualRadiusKm];

function emptyTally({ count, places, names }: CatalogueIndex, { possessionDays }: SearchPlan): Tally {
  const counts = (length: number) => new Int32Array(length);
  const { propertyType, status, availability } = missBits;
  return {
    total: 0,
    listed: new Uint8Array(count),
    missed: counts(2048),
    places: counts(places.length),
    builders: counts(names.builders.length),
    traits: Object.fromEntries(
      [0, propertyType, status, availability].map((bit) => [bit, counts(traitCount)] as const),
    ),
    metros: counts(metroOptions.length),
    radii: counts(radii.length),
    possessions: counts(possessionDays.length),
    amenities: counts(names.amenities.length),
    offered: counts(32),
    bedroomsByType: propertyTypes.map(() => counts(32)),
    prices: null,
  };
}

/** Looks at every project, or at those that a text was found in, and counts what a list says. */
export function countProjects(
  index: CatalogueIndex,
  plan: SearchPlan,
  extras: readonly ExtraCount[] = [],
): Tally {
  const { traits, place, builder, possession, firstAmenity } = index.projects;
  const { found, possessionDays, near } = plan;
  const metroKm = metroKmIn(index);
  const tally = emptyTally(index, plan);
  const failsAt = projectCheck(index, plan);
  const { missed, places, builders, metros, possessions, amenities, offered, listed } = tally;
  const [wantsAmenities, wantsTypes] = [extras.includes("amenities"), extras.includes("bedroomsByType")];
  const most = found ? found.length : index.count;
  // Every position is below the length of the columns, and each number in them below that of its counts.
  for (let step = 0; step < most; step += 1) {
    const at = found === null ? step : found[step]!;
    const fails = failsAt(at);
    if ((fails & (fails - 1)) !== 0) continue; // two filters or more
    const offer = offerAt(index, at, plan.units);
    if (fails === 0) countBits(offer, offered);
    if (wantsTypes && (fails & ~missBits.propertyType) === 0)
      countBits(bedroomsIn(offer), tally.bedroomsByType[traits[at]! & typeMask]!);
    if ((offer & isHit) === 0) continue;
    missed[fails]! += 1;
    if (fails === 0 || fails === missBits.location) places[place[at]!]! += 1;
    if (fails === 0 || fails === missBits.builder) builders[builder[at]!]! += 1;
    const ofTraits = tally.traits[fails];
    if (ofTraits) ofTraits[traits[at]!]! += 1;
    if (fails === 0 || fails === missBits.metro) {
      for (let option = 0; option < metroOptions.length; option += 1)
        if (metroKm[at]! <= metroOptions[option]!.km) metros[option]! += 1;
    }
    if (near && (fails === 0 || fails === missBits.near)) {
      for (let option = 0; option < radii.length; option += 1)
        if (near[at]! <= radii[option]!) tally.radii[option]! += 1;
    }
    if (fails === 0 || fails === missBits.possession) {
      const isReady = notReadyTraits[traits[at]!] === 0;
      for (let option = 0; option < possessionDays.length; option += 1)
        if (isReady || possession[at]! <= possessionDays[option]!) possessions[option]! += 1;
    }
    if (fails !== 0) continue;
    listed[at] = 1;
    if (!wantsAmenities) continue;
    for (let one = firstAmenity[at]!; one < firstAmenity[at + 1]!; one += 1)
      amenities[index.amenities[one]!]! += 1;
  }
  tally.total = tally.missed[0]!;
  const wantsRates = extras.includes("summary");
  if (wantsRates || extras.includes("lowestPrice"))
    tally.prices = readPrices(index, plan, tally.listed, wantsRates);
  return tally;
}

/** Says which filters on projects the project at a position fails, as `missBits`. */
function projectCheck(index: CatalogueIndex, plan: SearchPlan): (at: number) => number {
  const { traits, place, builder, possession, firstAmenity } = index.projects;
  const { metroKm: mostKm, possession: lastDay, builder: wantedBuilder, amenities: wanted } = plan;
  const { traits: missedTraits, places: flags, metroTo, near, radiusKm } = plan;
  const metroKm = metroKmIn(index);
  const hasAmenity = (at: number, amenity: number) => {
    for (let one = firstAmenity[at]!; one < firstAmenity[at + 1]!; one += 1)
      if (index.amenities[one] === amenity) return true;
    return false;
  };
  const walks = metroTo.length > 0 ? metroWalksIn(index) : null;
  const isReached = ({ first, station, km }: NonNullable<typeof walks>, at: number, reach: number[]) => {
    for (let one = first[at]!; one < first[at + 1]!; one += 1)
      if (km[one]! <= reach[station[one]!]!) return true;
    return false;
  };
  return (at) => {
    // Positions and numbers of an index: each is there.
    const ofProject = traits[at]!;
    let fails = missedTraits[ofProject]!;
    if ((flags[place[at]!]! & askedBit) === 0) fails |= missBits.location;
    if (lastDay !== null && possession[at]! > lastDay && notReadyTraits[ofProject] === 1)
      fails |= missBits.possession;
    if (wantedBuilder !== null && builder[at] !== wantedBuilder) fails |= missBits.builder;
    if (mostKm !== null && !(metroKm[at]! <= mostKm)) fails |= missBits.metro;
    if (walks) {
      for (const { bit, reach } of metroTo) if (!isReached(walks, at, reach)) fails |= bit;
    }
    if (near !== null && !(near[at]! <= radiusKm)) fails |= missBits.near;
    if (wanted.length > 0 && !wanted.every((amenity) => hasAmenity(at, amenity))) fails |= missBits.amenities;
    return fails;
  };
}

/** Adds one to the count of each bit that is set. */
function countBits(word: number, counts: Int32Array): void {
  for (let bits = word; bits !== 0; bits &= bits - 1) counts[31 - Math.clz32(bits & -bits)]! += 1;
}
