import {
  areaOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  type Range,
} from "@/lib/projects/project/filter-table.mjs";
import type { CatalogueIndex } from "./columns";
import { bedroomBit } from "./traits";

/*
 * What the units of a project offer to a search, in one number: a bit for whether one of them meets all filters on units,
 * one for each of these filters (`unitBits`) without which one meets the others, and the options that those units offer
 * which meet all filters but that one.
 */

/** The filters on units, each with a bit of its own: a unit has to meet all of them at once. */
export const unitBits = { bedrooms: 1, budget: 2, area: 4, carpet: 8, bathrooms: 16 } as const;
export type UnitFilter = keyof typeof unitBits;

/** The bit of an offer that says that a unit meets all filters. */
export const isHit = 1;
/** The bits of `unitBits` stand here in an offer. */
export const withoutShift = 1;
const ownBits = isHit | (31 << withoutShift);

/** Where the options of each filter stand in an offer; those of the carpet area are not counted. */
export const offerBits = {
  bedrooms: { shift: 6, count: bedroomOptions.length },
  budget: { shift: 6 + bedroomOptions.length, count: budgetOptions.length },
  area: { shift: 6 + bedroomOptions.length + budgetOptions.length, count: areaOptions.length },
  bathrooms: {
    shift: 6 + bedroomOptions.length + budgetOptions.length + areaOptions.length,
    count: bathroomOptions.length,
  },
  carpet: { shift: 0, count: 0 },
};
if (offerBits.bathrooms.shift + offerBits.bathrooms.count > 32)
  throw new Error("The options of floor plans are more than a number has bits.");

/** The figures of a unit as the database gives them; what is not known is `unknown`, or no bedrooms. */
export type UnitFigures = readonly [
  bhk: number,
  price: number,
  area: number,
  bathrooms: number,
  carpet: number,
];

/** What many units have alike, by the number of their kind. */
export type UnitKinds = {
  /** What a unit offers that fails no filter. */
  offers: Int32Array;
  bathrooms: Int8Array;
};

/** Gives units the numbers of their kinds. */
export class KindNumbers {
  #numbers = new Map<number, number>();
  #offers: number[] = [];
  #bathrooms: number[] = [];

  numberOf([bhk, price, area, bathrooms]: UnitFigures): number {
    const offers =
      ownBits |
      (bedroomBit(bhk) << offerBits.bedrooms.shift) |
      (optionsHolding(budgetOptions, price) << offerBits.budget.shift) |
      (optionsHolding(areaOptions, area) << offerBits.area.shift) |
      (optionsHolding(bathroomOptions, bathrooms) << offerBits.bathrooms.shift);
    const key = offers * 256 + bathrooms;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#offers.length);
    this.#bathrooms.push(bathrooms);
    return this.#offers.push(offers) - 1;
  }

  all(): UnitKinds {
    return { offers: Int32Array.from(this.#offers), bathrooms: Int8Array.from(this.#bathrooms) };
  }
}

/** The options that hold this figure, as bits: none holds what is not known. */
function optionsHolding(options: readonly Partial<Range>[], figure: number): number {
  let bits = 0;
  for (const [at, { min, max }] of options.entries())
    if (figure >= (min ?? 0) && figure <= (max ?? Infinity)) bits |= 1 << at;
  return bits;
}

/** The bedrooms that an offer has, as bits of `bedroomOptions`. */
export function bedroomsIn(offer: number): number {
  return (offer >> offerBits.bedrooms.shift) & ((1 << offerBits.bedrooms.count) - 1);
}

/** The bedrooms of a kind of units as a number; 0 where no option says so many. */
export function bhkOf({ offers }: UnitKinds, kind: number): number {
  const bit = bedroomsIn(offers[kind]!); // a kind that is there
  return bedroomOptions[31 - Math.clz32(bit)]?.bhk ?? 0;
}

/** `set`: the bits of the filters on units that are set. Those that are not set let everything through. */
export type UnitPlan = {
  set: number;
  /** For each kind the filters on bedrooms and bathrooms that it fails. */
  kindFails: Uint8Array;
  leastPrice: number;
  mostPrice: number;
  leastArea: number;
  mostArea: number;
  leastCarpet: number;
  mostCarpet: number;
};

/** The filters that a unit fails, by `unitBits`. */
export function failsOf(
  { kind, price, area, carpet }: CatalogueIndex["units"],
  unit: number,
  plan: UnitPlan,
): number {
  // A unit is below the length of its columns, and its kind below the number of kinds.
  let fails = plan.kindFails[kind[unit]!]!;
  if (price[unit]! < plan.leastPrice || price[unit]! > plan.mostPrice) fails |= unitBits.budget;
  if (area[unit]! < plan.leastArea || area[unit]! > plan.mostArea) fails |= unitBits.area;
  if (carpet[unit]! < plan.leastCarpet || carpet[unit]! > plan.mostCarpet) fails |= unitBits.carpet;
  return fails;
}

const maskOf = ({ shift, count }: { shift: number; count: number }) => ((1 << count) - 1) << shift;

/** By the filters that a unit fails: which bits of its kind's offer it still gives. With two it gives none. */
const stillOffered = Int32Array.from({ length: 32 }, (_, fails) => (fails === 0 ? -1 : 0));
for (const [name, bit] of Object.entries(unitBits) as [UnitFilter, number][])
  stillOffered[bit] = maskOf(offerBits[name]) | (bit << withoutShift);

/** What the units of a project offer to a search. */
export function offerAt({ projects, units, kinds }: CatalogueIndex, at: number, plan: UnitPlan): number {
  const { firstUnit } = projects;
  const { set } = plan;
  // Without filters every project is a hit; with one alone, even a project without units meets all the others.
  let offer = set === 0 ? isHit : (set & (set - 1)) === 0 ? set << withoutShift : 0;
  for (let unit = firstUnit[at]!; unit < firstUnit[at + 1]!; unit += 1)
    offer |= kinds.offers[units.kind[unit]!]! & stillOffered[failsOf(units, unit, plan)]!;
  return offer;
}
