import {
  availabilityOptions,
  bedroomOptions,
  propertyTypes,
  statusOptions,
} from "@/lib/projects/project/filter-table.mjs";

/*
 * What stands in the columns as a number of a few bits: the options of a filter, in the order of its table.
 */

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);
const types = valuesOf(propertyTypes);
const statuses = valuesOf(statusOptions);
const availabilities = valuesOf(availabilityOptions);

/** The filters that compare a column of projects with their options, and where in a byte of traits it stands. */
export const traitFilters = {
  propertyType: { values: types, shift: 0, mask: 3, first: 0 },
  status: { values: statuses, shift: 2, mask: 7, first: 1 },
  availability: { values: availabilities, shift: 5, mask: 3, first: 1 },
} as const;
export type TraitFilter = keyof typeof traitFilters;
export const traitNames = Object.keys(traitFilters) as TraitFilter[]; // keys are told as any string

/** How many different bytes of traits there are. */
export const traitCount = 256;
export const registeredBit = 128;

/** The option of a filter that these traits have; `undefined` for none. */
export function traitOf(name: TraitFilter, traits: number): string | undefined {
  const { values, shift, mask, first } = traitFilters[name];
  return values[((traits >> shift) & mask) - first];
}

export function isRegistered(traits: number): boolean {
  return (traits & registeredBit) !== 0;
}

/** Whether it is not on sale yet. */
export function isToCome(traits: number): boolean {
  return traitOf("status", traits) === "Launching Soon";
}

const readyStatus = statuses.indexOf("Ready to Move") + traitFilters.status.first;

/** 0 for each byte of traits of what is ready to move into, else 1. */
export const notReadyTraits = Uint8Array.from({ length: traitCount }, (_, traits) => {
  const { shift, mask } = traitFilters.status;
  return ((traits >> shift) & mask) === readyStatus ? 0 : 1;
});

/** These bits of the traits are the number of the type, as in `propertyTypes`. */
export const typeMask = traitFilters.propertyType.mask;
export const plotType = types.indexOf("Plot");

const bedroomBits = new Map(bedroomOptions.map(({ bhk }, at) => [Number(bhk), 1 << at]));

/** The bit of so many bedrooms; 0 if none of the options says so many. */
export const bedroomBit = (bhk: number) => bedroomBits.get(bhk) ?? 0;
