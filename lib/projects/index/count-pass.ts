import type { CatalogueIndex } from "./columns";
import { countPrices } from "./count-prices";
import { bedroomSets, missNumbers, unitBits, type SearchPlan } from "./search-plan";
import { sieve, type Candidates } from "./sieve";
import { emptyTally, type Tally } from "./tally";
import { notReadyTraits, traitCount, typeMask } from "./traits";
import { unitOffers, type UnitOffers } from "./unit-offers";

/** What is read of each listed project besides the counts, which costs more the more there are. */
export type PassExtras = { amenities: boolean; prices: boolean; rates: boolean };

/**
 * Reads the catalogue once, or the projects that a text was found in, and counts everything that a list says: the columns
 * one after the other, because a loop over few arrays is what the processor is fastest at
 * (docs/decisions/0018-index-in-memory.md).
 */
export function countPass(index: CatalogueIndex, plan: SearchPlan, extras: PassExtras): Tally {
  const tally = emptyTally(index, plan);
  const candidates = sieve(index, plan);
  const offers = plan.units.set === 0 ? null : unitOffers(index, candidates, plan.units);
  countProjects(index, candidates, offers, plan, tally);
  countOffers(index, candidates, offers, tally);
  if (extras.amenities) countAmenities(index, candidates, tally);
  if (extras.prices) countPrices(index, candidates, plan, tally, extras.rates);
  return tally;
}

/** Counts by what stands in columns of projects, and marks those that are listed. */
function countProjects(
  { projects }: CatalogueIndex,
  { count, at, missed }: Candidates,
  offers: UnitOffers | null,
  { today }: SearchPlan,
  { listed, traits: ofTraits, places, builders, possessions }: Tally,
): void {
  const { traits, place, builder, possession } = projects;
  const most = possessions.length - 1;
  // Every position is below the length of the columns, and each number in them below that of its counts.
  for (let step = 0; step < count; step += 1) {
    if (offers !== null && offers.hit[step] === 0) continue;
    const project = at[step]!;
    const fails = missed[step]!;
    const itsTraits = traits[project]!;
    ofTraits[fails * traitCount + itsTraits]! += 1;
    if (fails === 0) listed[project] = 1;
    if (fails === 0 || fails === missNumbers.location) places[place[project]!]! += 1;
    if (fails === 0 || fails === missNumbers.builder) builders[builder[project]!]! += 1;
    if (fails !== 0 && fails !== missNumbers.possession) continue;
    const wait = Math.min(Math.max(possession[project]! - today, 0), most);
    possessions[wait * notReadyTraits[itsTraits]!]! += 1;
  }
}

/** Counts by what units offer: of projects that fail no filter on projects, whether or not a unit meets everything. */
function countOffers(
  { projects }: CatalogueIndex,
  { count, at, missed }: Candidates,
  offers: UnitOffers | null,
  tally: Tally,
): void {
  const { traits } = projects;
  const { bedrooms, bedroomsElse, budgets, areas, bathrooms } = tally;
  const source = offers ?? projects;
  const [itsBedrooms, itsBudgets, itsAreas, itsBathrooms] = [
    source.bedrooms,
    source.budgets,
    source.areas,
    source.bathrooms,
  ];
  for (let step = 0; step < count; step += 1) {
    const fails = missed[step]!;
    if (fails !== 0 && fails !== missNumbers.propertyType) continue;
    const project = at[step]!;
    const from = offers === null ? project : step;
    const kind = (traits[project]! & typeMask) * bedroomSets + itsBedrooms[from]!;
    if (fails !== 0) {
      bedroomsElse[kind]! += 1;
      continue;
    }
    bedrooms[kind]! += 1;
    budgets[itsBudgets[from]!]! += 1;
    areas[itsAreas[from]!]! += 1;
    bathrooms[itsBathrooms[from]! + 1]! += 1;
  }
  if (offers === null) return;
  for (const bit of Object.values(unitBits)) {
    let met = 0;
    for (let step = 0; step < count; step += 1)
      if (missed[step] === 0 && (offers.without[step]! & bit) !== 0) met += 1;
    tally.without[bit] = met;
  }
}

function countAmenities(
  { projects, amenities }: CatalogueIndex,
  { count, at }: Candidates,
  { listed, amenities: counts }: Tally,
): void {
  const { firstAmenity } = projects;
  for (let step = 0; step < count; step += 1) {
    const project = at[step]!;
    if (listed[project] === 0) continue;
    const end = firstAmenity[project + 1]!;
    for (let one = firstAmenity[project]!; one < end; one += 1) counts[amenities[one]!]! += 1;
  }
}
