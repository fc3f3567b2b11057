import { metroOptions, possessionOptions, propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import type { Rate } from "@/lib/projects/search/project-query-schema";
import { noDay, unknown, type CatalogueIndex } from "./columns";
import { missBits } from "./search-plan";
import { traitCount } from "./traits";
import { offerBits } from "./unit-kinds";

/**
 * What a pass over the catalogue counts: for each number that a column may hold, how many projects have it. Listed are
 * those that meet everything; a project that fails only one filter counts where the choices of that filter are told.
 */
export type Tally = {
  /** A bit for each position that is listed (`isListed`). */
  listed: Uint8Array;
  /** Traits, by `missNumbers`: those of what is listed come first, those of what is elsewhere are not counted. */
  traits: Int32Array;
  /** Of the listed, and of those in another place, with another builder. */
  places: Int32Array;
  builders: Int32Array;
  /** Of the listed, and of those that are too far from the metro, by the choices that they are near enough for, as bits. */
  metros: Int32Array;
  /** Of the listed, and of those that fail possession alone, by the choices of possession that they are in time for, as bits. */
  possessions: Int32Array;
  /** Of the listed: by the bit of an amenity, and by the number of those that have none. */
  amenityBits: Int32Array;
  amenities: Int32Array;
  /** Of what fails no filter on projects, by what is offered with the other filters on units: the bits of an offer. */
  offered: Int32Array;
  /** Of that and of what fails the type alone, by type and the bedrooms that are offered (`bedroomsAt`). */
  bedroomsByType: Int32Array;
  lowestPrice: number;
  highestPrice: number;
  /** The earliest day of possession from today on. */
  nextPossession: number;
  /** Of the units of what is listed that meet all filters. */
  rates: { homes: Rate | null; plots: Rate | null };
};

/** Whether the bit of a position is set. */
export const isListed = (listed: Uint8Array, at: number) => ((listed[at >> 3]! >> (at & 7)) & 1) === 1; // of a position

/** Room for a byte of each of so many positions, in steps of the eight that `packListed` takes. */
export const markedLength = (count: number) => Math.ceil(count / 8) * 8;

/** A byte for each position, 0 or 1, as bits: the factor moves the low bits of four bytes to the four highest. */
export function packListed(bytes: Uint8Array, listed: Uint8Array): void {
  const fours = new Uint32Array(bytes.buffer, bytes.byteOffset, listed.length * 2);
  for (let at = 0; at < listed.length; at += 1) {
    const [low, high] = [fours[2 * at]!, fours[2 * at + 1]!]; // twice as long
    listed[at] = (Math.imul(low, fourBits) >>> 28) | ((Math.imul(high, fourBits) >>> 28) << 4);
  }
}
const fourBits = 0x10204080;

const bedroomMask = (1 << offerBits.bedrooms.count) - 1;

/** Where the projects of a type are counted that offer so many bedrooms. */
export function bedroomsAt(type: number, offer: number): number {
  return (type << offerBits.bedrooms.count) | ((offer >> offerBits.bedrooms.shift) & bedroomMask);
}

/** For each of `missBits` the place of its counts; 0 for what is listed. */
export const missNumbers = Uint8Array.from({ length: 256 }, (_, fails) => 32 - Math.clz32(fails));

/** How many are listed. */
export const countListed = (tally: Tally) => countTraits(tally, 0);

/** How many fail this filter alone. */
export function countMissing(tally: Tally, name: keyof typeof missBits): number {
  if (name !== "location") return countTraits(tally, missNumbers[missBits[name]]!); // one for each bit
  return tally.places.reduce((sum, one) => sum + one, 0) - countListed(tally);
}

function countTraits({ traits }: Tally, number: number): number {
  return traits.subarray(number * traitCount, (number + 1) * traitCount).reduce((sum, one) => sum + one, 0);
}

export function emptyTally({ count, places, names }: CatalogueIndex): Tally {
  const counts = (length: number) => new Int32Array(length);
  return {
    listed: new Uint8Array(Math.ceil(count / 8)),
    traits: counts(traitCount * (Object.keys(missBits).length + 1)),
    places: counts(places.length),
    builders: counts(names.builders.length),
    metros: counts(1 << metroOptions.length),
    possessions: counts(1 << possessionOptions.length),
    amenityBits: counts(32),
    amenities: counts(names.amenities.length),
    offered: counts(32),
    bedroomsByType: counts(propertyTypes.length << offerBits.bedrooms.count),
    lowestPrice: Infinity,
    highestPrice: unknown,
    nextPossession: noDay,
    rates: { homes: null, plots: null },
  };
}
