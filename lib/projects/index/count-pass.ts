import { countBits } from "./bit-counts";
import type { CatalogueIndex } from "./columns";
import { countPrices } from "./count-prices";
import { missBits, type SearchPlan } from "./search-plan";
import { blockLength, emptyBlock, sieve, sievePlanOf, type Candidates } from "./sieve";
import { bedroomsAt, emptyTally, missNumbers, packListed, type Tally } from "./tally";
import { traitCount, typeMask } from "./traits";
import { timeShift } from "./unit-kinds";
import { isHit, offersByKind, readOffers } from "./unit-offers";

/** What is read besides the counts of every facet, which costs more the more is listed. */
export type PassExtras = { amenities: boolean; prices: boolean; rates: boolean; byType: boolean };

/** This thread answers one search at a time. */
const block = emptyBlock();
const words = new Int32Array(blockLength);
const listedWords = new Int32Array(blockLength);

/**
 * Reads the catalogue once, or the projects that a text was found in, and counts everything that a list says: block by
 * block, in each the columns one after the other, because a loop over few arrays is what the processor is fastest at
 * (docs/decisions/0018-index-in-memory.md).
 */
export function countPass(index: CatalogueIndex, plan: SearchPlan, extras: PassExtras): Tally {
  const tally = emptyTally(index);
  // A byte for each project while they are counted: bits would be read and written each time.
  const listed = new Uint8Array(index.count);
  const sievePlan = sievePlanOf(index, plan);
  const byKind = plan.units.set === 0 ? null : offersByKind(plan.units);
  const most = plan.found ? plan.found.length : index.count;
  for (let from = 0; from < most; from += blockLength) {
    sieve(index, plan, sievePlan, [from, Math.min(most, from + blockLength)], block);
    if (byKind) readOffers(index, block, plan.units, byKind, words);
    countBlock(index, block, byKind ? words : null, plan, tally, listed);
    if (extras.byType) countTypes(index, block, byKind ? words : null, tally);
    if (extras.amenities) countAmenities(index, block, tally, listed);
  }
  if (extras.prices) countPrices(index, plan, tally, listed, extras.rates);
  packListed(listed, tally.listed);
  return tally;
}

/**
 * Counts what stands in columns of projects for those that are hits, and marks those that are listed; what units offer is
 * counted of all that fail no filter on projects, whether or not a unit meets everything. Without a filter on units each
 * project is a hit, with all that its units offer together.
 */
function countBlock(
  { projects }: CatalogueIndex,
  { count, at, missed }: Candidates,
  offered: Int32Array | null,
  { inTime, nearMetro }: SearchPlan,
  { traits: ofTraits, places, builders, possessions, metros, offered: counts }: Tally,
  listed: Uint8Array,
): void {
  const { traits, place, builder, offers } = projects;
  let kept = 0;
  // Every position is below the length of the columns, and each number in them below that of its counts.
  for (let step = 0; step < count; step += 1) {
    const project = at[step]!;
    const fails = missed[step]!;
    const hit = offered === null ? 1 : offered[step]! & isHit;
    if (fails === missBits.location) {
      places[place[project]!]! += hit;
      continue;
    }
    const itsTraits = traits[project]!;
    ofTraits[missNumbers[fails]! * traitCount + itsTraits]! += hit;
    if (fails !== 0) {
      if (fails === missBits.builder) builders[builder[project]!]! += hit;
      else if (fails === missBits.metro) metros[nearMetro[project]!]! += hit;
      else if (fails === missBits.possession) possessions[inTime[project]!]! += hit;
      continue;
    }
    listed[project] = hit;
    const word = offered === null ? offers[project]! : offered[step]!;
    listedWords[kept++] = word | ((inTime[project]! & -hit) << timeShift);
    places[place[project]!]! += hit;
    builders[builder[project]!]! += hit;
    metros[nearMetro[project]!]! += hit;
  }
  countBits(listedWords, kept, counts);
}

/** By type the bedrooms that are offered, of what fails no filter on projects but that of the type. */
function countTypes(
  { projects: { traits, offers } }: CatalogueIndex,
  { count, at, missed }: Candidates,
  offered: Int32Array | null,
  { bedroomsByType }: Tally,
): void {
  for (let step = 0; step < count; step += 1) {
    if ((missed[step]! & ~missBits.propertyType) !== 0) continue;
    const project = at[step]!;
    const word = offered === null ? offers[project]! : offered[step]!;
    bedroomsByType[bedroomsAt(traits[project]! & typeMask, word)]! += 1;
  }
}

function countAmenities(
  { projects: { amenityBits, firstAmenity }, amenities }: CatalogueIndex,
  { count, at }: Candidates,
  { amenityBits: counts, amenities: others }: Tally,
  listed: Uint8Array,
): void {
  let kept = 0;
  for (let step = 0; step < count; step += 1) {
    listedWords[kept] = amenityBits[at[step]!]!;
    kept += listed[at[step]!]!;
  }
  countBits(listedWords, kept, counts);
  if (amenities.length === 0) return;
  for (let step = 0; step < count; step += 1) {
    const project = at[step]!;
    if (listed[project] === 0) continue;
    const end = firstAmenity[project + 1]!;
    for (let one = firstAmenity[project]!; one < end; one += 1) others[amenities[one]!]! += 1;
  }
}
