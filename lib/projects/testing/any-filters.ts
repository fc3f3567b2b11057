import fc from "fast-check";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import {
  areaOptions,
  availabilityOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  possessionOptions,
  propertyTypes,
  sortOptions,
  statusOptions,
} from "@/lib/projects/project/project-options";

/** Whatever people type, in any script, as the filters hold it: no comma, no control character, no blank at the ends. */
const words = fc
  .string({ unit: "grapheme", maxLength: 12 })
  .map((text) => text.replace(/[\p{Cc},]/gu, "").trim())
  .filter((text) => text.length <= 80);
const name = words.filter((text) => text !== "");

const optional = <T extends string>(options: readonly { value: T }[]) =>
  fc.option(fc.constantFrom(...options.map((option) => option.value)), { freq: 1 });

/** Any filters that an address can say. */
export const anyFilters: fc.Arbitrary<ListingFilters> = fc.record({
  location: fc.uniqueArray(name, { maxLength: 10 }),
  search: words,
  propertyType: optional(propertyTypes),
  bedrooms: optional(bedroomOptions),
  budget: optional(budgetOptions),
  possession: optional(possessionOptions),
  area: optional(areaOptions),
  status: fc.uniqueArray(fc.constantFrom(...statusOptions.map((option) => option.value))),
  bathrooms: optional(bathroomOptions),
  availability: optional(availabilityOptions),
  builder: fc.option(name),
  sort: fc.constantFrom(...sortOptions.map((option) => option.value)),
  page: fc.integer({ min: 1, max: 100_000 }),
});
