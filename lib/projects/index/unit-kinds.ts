import {
  areaOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  type Range,
} from "@/lib/projects/project/filter-table.mjs";
import { unknown } from "./columns";

/*
 * A unit has a kind: its bedrooms, between which ends of the options its price and its area lie, its bathrooms. There are
 * some ten thousand kinds, so that a search decides once for each of them, and reads one number of a unit.
 */

/** The figures of a unit. `bedrooms` is a bit of `bedroomBit`. */
export type UnitFigures = { bedrooms: number; price: number; area: number; bathrooms: number };

/**
 * A part of the line of all figures: an end of an option, what lies between two of them, or what is not known. All in it
 * are at least `from` and at most `to`; without `isEnd` neither of them, but for a zero.
 */
export type Part = { from: number; to: number; isEnd: boolean };

const prices = partsBetween(budgetOptions);
const areas = partsBetween(areaOptions);
/** As the database allows, and what is not known. */
const mostBathrooms = 20;
const counts = {
  bedrooms: bedroomOptions.length + 1,
  price: prices.parts.length,
  area: areas.parts.length,
  bathrooms: mostBathrooms + 2,
};
export const priceParts = prices.parts;
export const areaParts = areas.parts;
export const kindCount = counts.bedrooms * counts.price * counts.area * counts.bathrooms;
/** Kinds that differ in bathrooms alone stand together, so many. */
export const bathroomKinds = counts.bathrooms;
export const kindColumn = kindCount > 2 ** 16 ? Uint32Array : Uint16Array;

export function kindOf({ bedrooms, price, area, bathrooms }: UnitFigures): number {
  const ofBedrooms = bedrooms === 0 ? 0 : 32 - Math.clz32(bedrooms);
  const ofPrice = ofBedrooms * counts.price + prices.partOf(price);
  return (ofPrice * counts.area + areas.partOf(area)) * counts.bathrooms + bathrooms + 1;
}

/** The numbers of a kind's parts, and its bedrooms as a bit. */
export function partsOf(kind: number) {
  const [bathrooms, rest] = [kind % counts.bathrooms, Math.floor(kind / counts.bathrooms)];
  const [area, above] = [rest % counts.area, Math.floor(rest / counts.area)];
  const [price, bedrooms] = [above % counts.price, Math.floor(above / counts.price)];
  return { bedrooms: bedrooms === 0 ? 0 : 1 << (bedrooms - 1), price, area, bathrooms: bathrooms - 1 };
}

/** Where the bits of an offer stand in a number: the first five are the search's own (`unit-offers.ts`). */
export const offerBits = {
  bedrooms: { shift: 5, count: bedroomOptions.length },
  budget: { shift: 5 + bedroomOptions.length, count: budgetOptions.length },
  area: { shift: 5 + bedroomOptions.length + budgetOptions.length, count: areaOptions.length },
  bathrooms: {
    shift: 5 + bedroomOptions.length + budgetOptions.length + areaOptions.length,
    count: bathroomOptions.length,
  },
};
/** The bit of the sign is left free: a number with all bits is no offer (`unit-offers.ts`). */
if (offerBits.bathrooms.shift + offerBits.bathrooms.count > 31)
  throw new Error("The options of floor plans are more than a number has bits.");

/** What a unit of each kind offers: the bits of all options that hold it. */
export const kindOffers = Int32Array.from({ length: kindCount }, (_, kind) => {
  const { bedrooms, price, area, bathrooms } = partsOf(kind);
  const all = [
    [offerBits.bedrooms, bedrooms],
    [offerBits.budget, holding(budgetOptions, priceParts[price]!)], // one for each part, as below
    [offerBits.area, holding(areaOptions, areaParts[area]!)],
    [
      offerBits.bathrooms,
      bathroomOptions.reduce((bits, { min }, at) => bits | (Number(bathrooms >= min) << at), 0),
    ],
  ] as const;
  return all.reduce((offer, [{ shift }, bits]) => offer | (bits << shift), 0);
});
export const kindBedrooms = Uint8Array.from({ length: kindCount }, (_, kind) => partsOf(kind).bedrooms);
export const kindBathrooms = Int8Array.from({ length: kindCount }, (_, kind) => partsOf(kind).bathrooms);

/** The ranges that hold this part, as bits: none holds what is not known. */
function holding(ranges: readonly Range[], { from, to }: Part): number {
  return ranges.reduce(
    (bits, { min, max }, at) => bits | (Number(from >= (min ?? 0) && to <= (max ?? Infinity)) << at),
    0,
  );
}

function partsBetween(ranges: readonly Range[]) {
  const ends = [...new Set(ranges.flatMap(({ min, max }) => [min ?? [], max ?? []].flat()))];
  ends.sort((one, other) => one - other);
  const parts: Part[] = [{ from: unknown, to: unknown, isEnd: true }];
  for (const [at, end] of ends.entries()) {
    parts.push({ from: ends[at - 1] ?? 0, to: end, isEnd: false }, { from: end, to: end, isEnd: true });
  }
  parts.push({ from: ends.at(-1) ?? 0, to: Infinity, isEnd: false });
  const partOf = (figure: number): number => {
    if (figure < 0) return 0;
    let below = 0;
    while (below < ends.length && ends[below]! < figure) below += 1;
    return 1 + 2 * below + (ends[below] === figure ? 1 : 0);
  };
  return { parts, partOf };
}
