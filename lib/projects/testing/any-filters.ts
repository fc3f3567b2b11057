import fc from "fast-check";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import {
  filterNames,
  filters,
  sortOptions,
  type FilterValues,
} from "@/lib/projects/project/filter-table.mjs";

/** Whatever people type, in any script, as the filters hold it: no comma, no control character, no blank at the ends. */
const words = fc
  .string({ unit: "grapheme", maxLength: 12 })
  .map((text) => text.replace(/[\p{Cc},]/gu, "").trim())
  .filter((text) => text.length <= 80);
const name = words.filter((text) => text !== "");

const values = filterNames.map((filter) => {
  const { options, many, unset = null } = filters[filter];
  const option = options && fc.constantFrom(...options.map(({ value }) => value));
  const one = option ? fc.option(option, { freq: 1 }) : fc.option(name, { nil: unset });
  return [filter, many ? fc.uniqueArray(option ?? name, { maxLength: 10 }) : one];
});

/** Any filters that an address can say. */
export const anyFilters: fc.Arbitrary<ListingFilters> = fc.record({
  ...(Object.fromEntries(values) as { [N in keyof FilterValues]: fc.Arbitrary<FilterValues[N]> }), // as in the table
  sort: fc.constantFrom(...sortOptions.map((option) => option.value)),
  page: fc.integer({ min: 1, max: 100_000 }),
});
