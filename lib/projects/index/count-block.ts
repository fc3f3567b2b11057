import { countBits } from "./bit-counts";
import type { CatalogueIndex } from "./columns";
import { missBits, type SearchPlan } from "./search-plan";
import { blockLength, type Candidates } from "./sieve";
import { missNumbers, type Tally } from "./tally";
import { traitCount } from "./traits";
import { isHit } from "./unit-offers";

/** This thread answers one search at a time. */
const sorted = {
  words: new Int32Array(blockLength),
  hits: new Int32Array(blockLength),
  others: new Int32Array(blockLength),
  fails: new Uint8Array(blockLength),
};
const bits = new Int32Array(blockLength);

/**
 * Counts the candidates of a block, of which `offered` says what their units offer, and marks those that are listed. First
 * they are sorted, then each few columns are read by a loop of its own: one loop over all of them has more arrays than the
 * processor has registers, and takes twice as long.
 */
export function countBlock(
  index: CatalogueIndex,
  block: Candidates,
  offered: Int32Array | null,
  plan: SearchPlan,
  tally: Tally,
  listed: Uint8Array,
  wantsAmenities: boolean,
): void {
  const { kept, hits, others } = sortBlock(index, block, offered, tally);
  countBits(sorted.words, kept, tally.offered);
  countPlaces(index, tally, listed, hits);
  countOthers(index, plan, tally, others);
  countFacts(index, plan, tally, hits);
  if (!wantsAmenities) return;
  const { amenityBits } = index.projects;
  for (let hit = 0; hit < hits; hit += 1) bits[hit] = amenityBits[sorted.hits[hit]!]!; // a position
  countBits(bits, hits, tally.amenityBits);
}

/**
 * What is offered is told of all that fail no filter on projects, whether or not a unit meets everything; where they are
 * and what else stands in columns of projects, of those that have such a unit: of the hits, and of those that would be hits
 * without one filter on projects. Without branches, as they are in no order.
 */
function sortBlock(
  { projects: { place, offers } }: CatalogueIndex,
  { count, at, missed }: Candidates,
  offered: Int32Array | null,
  { places }: Tally,
) {
  const { words, hits: hitAt, others: otherAt, fails: otherFails } = sorted;
  let [kept, hits, others] = [0, 0, 0];
  for (let step = 0; step < count; step += 1) {
    // Each is below the length of the block.
    const project = at[step]!;
    const fails = missed[step]!;
    if (fails === missBits.location) {
      places[place[project]!]! += offered === null ? 1 : offered[step]! & isHit;
      continue;
    }
    const word = offered === null ? offers[project]! | isHit : offered[step]!;
    const isKept = (fails - 1) >>> 31;
    const hit = word & isHit;
    words[kept] = word;
    kept += isKept;
    hitAt[hits] = project;
    hits += isKept & hit;
    otherAt[others] = project;
    otherFails[others] = fails;
    others += (isKept ^ 1) & hit;
  }
  return { kept, hits, others };
}

/* Every position is below the length of the columns, and each number in them below that of its counts. */

function countPlaces(
  { projects: { place, builder } }: CatalogueIndex,
  { places, builders }: Tally,
  listed: Uint8Array,
  hits: number,
): void {
  for (let hit = 0; hit < hits; hit += 1) {
    const project = sorted.hits[hit]!;
    listed[project] = 1;
    places[place[project]!]! += 1;
    builders[builder[project]!]! += 1;
  }
}

function countFacts(
  { projects: { traits } }: CatalogueIndex,
  { inTime, nearMetro }: SearchPlan,
  { traits: ofTraits, possessions, metros }: Tally,
  hits: number,
): void {
  for (let hit = 0; hit < hits; hit += 1) {
    const project = sorted.hits[hit]!;
    ofTraits[traits[project]!]! += 1;
    possessions[inTime[project]!]! += 1;
    metros[nearMetro[project]!]! += 1;
  }
}

/** Those that would be hits without one filter, in the counts of that one. */
function countOthers(
  { projects: { traits, builder } }: CatalogueIndex,
  { inTime, nearMetro }: SearchPlan,
  { traits: ofTraits, builders, possessions, metros }: Tally,
  others: number,
): void {
  for (let other = 0; other < others; other += 1) {
    const project = sorted.others[other]!;
    const fails = sorted.fails[other]!;
    ofTraits[missNumbers[fails]! * traitCount + traits[project]!]! += 1;
    if (fails === missBits.builder) builders[builder[project]!]! += 1;
    else if (fails === missBits.metro) metros[nearMetro[project]!]! += 1;
    else if (fails === missBits.possession) possessions[inTime[project]!]! += 1;
  }
}
