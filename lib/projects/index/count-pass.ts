import type { CatalogueIndex } from "./columns";
import { countBlock } from "./count-block";
import { countPrices } from "./count-prices";
import { missBits, type SearchPlan } from "./search-plan";
import { blockLength, emptyBlock, sieve, sievePlanOf, type Candidates } from "./sieve";
import { bedroomsAt, emptyTally, markedLength, packListed, type Tally } from "./tally";
import { typeMask } from "./traits";
import { offersByKind, readOffers } from "./unit-offers";

/** What is read besides the counts of every facet, which costs more the more is listed. */
export type PassExtras = { amenities: boolean; prices: boolean; rates: boolean; byType: boolean };

/** This thread answers one search at a time. */
const block = emptyBlock();
const words = new Int32Array(blockLength);
let marks = new Uint8Array(0);

/**
 * Reads the catalogue once, or the projects that a text was found in, and counts everything that a list says: block by
 * block, in each the columns one after the other, because a loop over few arrays is what the processor is fastest at
 * (docs/decisions/0018-index-in-memory.md).
 */
export function countPass(index: CatalogueIndex, plan: SearchPlan, extras: PassExtras): Tally {
  const tally = emptyTally(index);
  const listed = emptyMarks(index.count);
  const sievePlan = sievePlanOf(index, plan);
  const byKind = plan.units.set === 0 ? null : offersByKind(plan.units);
  const most = plan.found ? plan.found.length : index.count;
  for (let from = 0; from < most; from += blockLength) {
    sieve(index, plan, sievePlan, [from, Math.min(most, from + blockLength)], block);
    if (byKind) readOffers(index, block, plan.units, byKind, words);
    countBlock(index, block, byKind ? words : null, plan, tally, listed, extras.amenities);
    if (extras.byType) countTypes(index, block, byKind ? words : null, tally);
    if (extras.amenities && index.amenities.length > 0) countAmenities(index, block, tally, listed);
  }
  if (extras.prices) countPrices(index, plan, tally, listed, extras.rates);
  packListed(listed, tally.listed);
  return tally;
}

/** A byte for each project while they are counted: bits would be read and written each time. */
function emptyMarks(count: number): Uint8Array {
  const length = markedLength(count);
  if (marks.length < length) marks = new Uint8Array(length);
  return marks.subarray(0, length).fill(0);
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

/** Those that have no bit. */
function countAmenities(
  { projects: { firstAmenity }, amenities }: CatalogueIndex,
  { count, at }: Candidates,
  { amenities: counts }: Tally,
  listed: Uint8Array,
): void {
  for (let step = 0; step < count; step += 1) {
    const project = at[step]!;
    if (listed[project] === 0) continue;
    const end = firstAmenity[project + 1]!;
    for (let one = firstAmenity[project]!; one < end; one += 1) counts[amenities[one]!]! += 1;
  }
}
