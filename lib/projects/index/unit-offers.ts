import { areaOptions, bedroomOptions, budgetOptions } from "@/lib/projects/project/filter-table.mjs";
import { bitsKind, unknown, type Bits, type CatalogueIndex } from "./columns";
import { missNumbers, type UnitPlan } from "./search-plan";
import type { Candidates } from "./sieve";

/** What the units of each candidate offer with the filters on units that are set, in the order of the candidates. */
export type UnitOffers = {
  /** 1: one of its units meets all filters at once. */
  hit: Uint8Array;
  /** The filters without which a unit meets the others, by `unitBits`. */
  without: Uint8Array;
  /** What those units offer that meet all filters but that one. */
  bedrooms: Bits;
  budgets: Bits;
  areas: Bits;
  bathrooms: Int8Array;
};

/** By the set of filters that a unit fails: all bits if it fails none but this filter, else none. */
const butFor = (filter: number) =>
  Int32Array.from({ length: 16 }, (_, fails) => ((fails & ~filter) === 0 ? -1 : 0));
const [butBedrooms, butBudget, butArea, butBathrooms] = [1, 2, 4, 8].map(butFor) as Tables; // one for each
type Tables = [Int32Array, Int32Array, Int32Array, Int32Array];
/** 1 for a unit that fails nothing; the filter that a unit fails alone, or all for one that fails nothing. */
const hits = Uint8Array.from({ length: 16 }, (_, fails) => (fails === 0 ? 1 : 0));
const metBut = Uint8Array.from({ length: 16 }, (_, fails) =>
  fails === 0 ? 15 : (fails & (fails - 1)) === 0 ? fails : 0,
);

/**
 * Reads the units of the candidates. Without branches, which a processor guesses wrong half the time here.
 */
export function unitOffers(
  { projects, units }: CatalogueIndex,
  { count, at, missed }: Candidates,
  plan: UnitPlan,
): UnitOffers {
  const { set, bedrooms: wanted, bathrooms: leastBathrooms } = plan;
  const [leastPrice, mostPrice] = plan.price;
  const [leastArea, mostArea] = plan.area;
  const { firstUnit } = projects;
  const { bedrooms, budgets, areas, bathrooms, price, area } = units;
  const [ofBedrooms, ofBudget, ofArea, ofBathrooms] = [1, 2, 4, 8].map((bit) => (set & bit) !== 0);
  const hit = new Uint8Array(count);
  const without = new Uint8Array(count);
  const offers = {
    bedrooms: new (bitsKind(bedroomOptions))(count),
    budgets: new (bitsKind(budgetOptions))(count),
    areas: new (bitsKind(areaOptions))(count),
    bathrooms: new Int8Array(count),
  };
  const [itsBedrooms, itsBudgets, itsAreas, itsBathrooms] = [
    offers.bedrooms,
    offers.budgets,
    offers.areas,
    offers.bathrooms,
  ];
  /** The filters that a unit fails, by `unitBits`. */
  const failsOf = (unit: number): number => {
    let fails = 0;
    if (ofBedrooms) fails = (bedrooms[unit]! & wanted) === 0 ? 1 : 0;
    if (ofBudget) fails |= (price[unit]! < leastPrice ? 2 : 0) | (price[unit]! > mostPrice ? 2 : 0);
    if (ofArea) fails |= (area[unit]! < leastArea ? 4 : 0) | (area[unit]! > mostArea ? 4 : 0);
    if (ofBathrooms) fails |= bathrooms[unit]! < leastBathrooms ? 8 : 0;
    return fails;
  };
  // With one filter alone, even a project without units meets all the others, which are none.
  const always = (set & (set - 1)) === 0 ? set : 0;
  // Each unit and each project is below the length of its columns, each set of filters below 16.
  for (let step = 0; step < count; step += 1) {
    const project = at[step]!;
    const end = firstUnit[project + 1]!;
    if (missed[step] !== 0 && missed[step] !== missNumbers.propertyType) {
      // Nothing counts of it but whether a unit meets everything.
      if (ofBedrooms && (projects.bedrooms[project]! & wanted) === 0) continue;
      let unit = firstUnit[project]!;
      while (unit < end && failsOf(unit) !== 0) unit += 1;
      hit[step] = unit < end ? 1 : 0;
      continue;
    }
    let met = always;
    let [isHit, offersBedrooms, offersBudgets, offersAreas, offersBathrooms] = [0, 0, 0, 0, unknown];
    for (let unit = firstUnit[project]!; unit < end; unit += 1) {
      const fails = failsOf(unit);
      isHit |= hits[fails]!;
      met |= metBut[fails]!;
      offersBedrooms |= bedrooms[unit]! & butBedrooms[fails]!;
      offersBudgets |= budgets[unit]! & butBudget[fails]!;
      offersAreas |= areas[unit]! & butArea[fails]!;
      const counts = butBathrooms[fails]!;
      offersBathrooms = Math.max(offersBathrooms, (bathrooms[unit]! & counts) | ~counts);
    }
    hit[step] = isHit;
    without[step] = met;
    itsBedrooms[step] = offersBedrooms;
    itsBudgets[step] = offersBudgets;
    itsAreas[step] = offersAreas;
    itsBathrooms[step] = offersBathrooms;
  }
  return { hit, without, ...offers };
}
