import type { CatalogueIndex } from "./columns";
import type { UnitPlan } from "./search-plan";
import type { Candidates } from "./sieve";
import {
  areaParts,
  bathroomKinds,
  kindBathrooms,
  kindBedrooms,
  kindCount,
  kindOffers,
  offerBits,
  partsOf,
  priceParts,
  type Part,
} from "./unit-kinds";

/*
 * What the units of a project offer to a search, in one number: a bit for whether one of them meets all filters on units,
 * one for each of these filters (`unitBits`) without which one meets the others, and the options that those units offer
 * which meet all filters but that one.
 */
export const isHit = 1;
export const withoutShift = 1;

/** Only the figures of a unit say whether units of this kind meet the filters. No offer has all bits. */
const undecided = -1;

const maskOf = ({ shift, count }: { shift: number; count: number }) => ((1 << count) - 1) << shift;
/** By the only filter that a unit fails: what it offers then. */
const offeredBut: Record<number, number> = {
  1: maskOf(offerBits.bedrooms),
  2: maskOf(offerBits.budget),
  4: maskOf(offerBits.area),
  8: maskOf(offerBits.bathrooms),
};

/** What a unit of each kind offers to a search. */
export function offersByKind(plan: UnitPlan): Int32Array {
  const { set, bedrooms, bathrooms } = plan;
  const [byPrice, byArea] = [
    priceParts.map((part) => ((set & 2) === 0 ? "all" : within(part, plan.leastPrice, plan.mostPrice))),
    areaParts.map((part) => ((set & 4) === 0 ? "all" : within(part, plan.leastArea, plan.mostArea))),
  ];
  const [ofBedrooms, ofBathrooms] = [(set & 1) !== 0, (set & 8) !== 0];
  const offers = new Int32Array(kindCount);
  // Each kind is below the length of its tables, and so is the number of each part.
  for (let kind = 0; kind < kindCount;) {
    const parts = partsOf(kind);
    const [meetsPrice, meetsArea] = [byPrice[parts.price]!, byArea[parts.area]!];
    const isDecided = meetsPrice !== "some" && meetsArea !== "some";
    let fails = ofBedrooms && (parts.bedrooms & bedrooms) === 0 ? 1 : 0;
    fails |= (meetsPrice === "none" ? 2 : 0) | (meetsArea === "none" ? 4 : 0);
    // The kinds that differ in bathrooms alone stand together.
    for (let next = kind + bathroomKinds; kind < next; kind += 1) {
      const few = ofBathrooms && kindBathrooms[kind]! < bathrooms ? 8 : 0;
      offers[kind] = isDecided ? offerOf(kind, fails | few) : undecided;
    }
  }
  return offers;
}

/** Fills `words` with what the units of each candidate offer. */
export function readOffers(
  { projects, units }: CatalogueIndex,
  { count, at }: Candidates,
  plan: UnitPlan,
  byKind: Int32Array,
  words: Int32Array,
): void {
  const { firstUnit } = projects;
  const { kind } = units;
  // With one filter alone, even a project without units meets all the others, which are none.
  const always = ((plan.set & (plan.set - 1)) === 0 ? plan.set : 0) << withoutShift;
  for (let step = 0; step < count; step += 1) {
    const project = at[step]!;
    const end = firstUnit[project + 1]!;
    let unit = firstUnit[project]!;
    let word = always;
    // Four at once, without a look at each: a branch for every unit costs more than reading them all.
    for (; unit + 4 <= end; unit += 4)
      word |=
        byKind[kind[unit]!]! | byKind[kind[unit + 1]!]! | byKind[kind[unit + 2]!]! | byKind[kind[unit + 3]!]!;
    for (; unit < end; unit += 1) word |= byKind[kind[unit]!]!;
    words[step] =
      word === undecided ? always | offersOf(units, firstUnit[project]!, end, plan, byKind) : word;
  }
}

/** What these units offer, one of which only its figures decide about. */
function offersOf(
  units: CatalogueIndex["units"],
  first: number,
  end: number,
  plan: UnitPlan,
  byKind: Int32Array,
): number {
  let word = 0;
  for (let unit = first; unit < end; unit += 1) {
    const kind = units.kind[unit]!;
    const offer = byKind[kind]!;
    word |= offer === undecided ? offerOf(kind, failsOf(units, unit, plan)) : offer;
  }
  return word;
}

/** The filters that a unit fails, by `unitBits`. */
export function failsOf(
  { kind, price, area }: CatalogueIndex["units"],
  unit: number,
  plan: UnitPlan,
): number {
  // A unit is below the length of its columns, a kind below that of its tables.
  const { set } = plan;
  let fails = 0;
  if ((set & 1) !== 0 && (kindBedrooms[kind[unit]!]! & plan.bedrooms) === 0) fails = 1;
  if ((set & 2) !== 0 && (price[unit]! < plan.leastPrice || price[unit]! > plan.mostPrice)) fails |= 2;
  if ((set & 4) !== 0 && (area[unit]! < plan.leastArea || area[unit]! > plan.mostArea)) fails |= 4;
  if ((set & 8) !== 0 && kindBathrooms[kind[unit]!]! < plan.bathrooms) fails |= 8;
  return fails;
}

function offerOf(kind: number, fails: number): number {
  if (fails === 0) return kindOffers[kind]! | isHit | (15 << withoutShift);
  if ((fails & (fails - 1)) !== 0) return 0;
  return (kindOffers[kind]! & offeredBut[fails]!) | (fails << withoutShift); // one for each filter
}

/** Whether the figures of a part are within these limits. */
function within({ from, to, isEnd }: Part, least: number, most: number): "all" | "none" | "some" {
  if (from >= least && to <= most) return "all";
  if (isEnd || to <= least || from > most || (from === most && from > 0)) return "none";
  return "some";
}
