import fc from "fast-check";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import {
  filterNames,
  filters,
  sortOptions,
  type FilterValues,
} from "@/lib/projects/project/filter-table.mjs";

import { writeBounds, writeRing } from "@/lib/projects/project/map-bounds";
import { writeRange } from "@/lib/projects/project/own-range";

/** Whatever people type, in any script, as the filters hold it: no comma, no control character, no blank at the ends. */
const words = fc
  .string({ unit: "grapheme", maxLength: 12 })
  .map((text) => text.replace(/[\p{Cc},]/gu, "").trim())
  .filter((text) => text.length <= 80);
const name = words.filter((text) => text !== "");

const numbers = {
  rupees: fc.integer({ min: 1_000, max: 2_000_000_000 }),
  sqft: fc.integer({ min: 100, max: 100_000 }),
};
const rangeIn = (unit: keyof typeof numbers) =>
  fc
    .tuple(fc.option(numbers[unit]), numbers[unit])
    .map(([min, max]) => writeRange(unit, min !== null && min > max ? { min: max, max: min } : { min, max }));

const values = filterNames.map((filter) => {
  const { own, options, many, unset = null } = filters[filter];
  const values = options?.map(({ value }) => value) ?? [];
  const option = options && fc.oneof(fc.constantFrom(...values), ...(own ? [rangeIn(own)] : []));
  const one = option ? fc.option(option, { freq: 1 }) : fc.option(name, { nil: unset });
  // Several are held in one order, so that they have one address: that of the table, or of the alphabet.
  const several = options
    ? fc.subarray(values)
    : fc.uniqueArray(name, { maxLength: 10 }).map((all) => all.sort());
  return [filter, many ? several : one];
});

const degrees = (most: number) => fc.integer({ min: -most * 100_000, max: most * 100_000 - 1 });
const bounds = fc
  .tuple(degrees(90), degrees(180), degrees(90), degrees(180))
  .map(([one, left, other, right]) => {
    const [south, west] = [Math.min(one, other), Math.min(left, right)];
    const [north, east] = [Math.max(one, other, south + 1), Math.max(left, right, west + 1)];
    const [a, b, c, d] = [south, west, north, east].map((hundredThousandths) => hundredThousandths / 100_000);
    return writeBounds({ south: a ?? 0, west: b ?? 0, north: c ?? 0, east: d ?? 0 });
  });

/** A drawn area that is not a line. */
const ring = fc.array(fc.tuple(degrees(80), degrees(170)), { minLength: 1, maxLength: 30 }).map((corners) =>
  writeRing(
    [...corners, [8_500_000, 17_500_000], [8_400_000, 0]].map(([latitude = 0, longitude = 0]) => ({
      latitude: latitude / 100_000,
      longitude: longitude / 100_000,
    })),
  ),
);

/** Any filters that an address can say. */
export const anyFilters: fc.Arbitrary<ListingFilters> = fc
  .record({
    ...(Object.fromEntries(values) as { [N in keyof FilterValues]: fc.Arbitrary<FilterValues[N]> }), // as in the table
    sort: fc.constantFrom(...sortOptions.map((option) => option.value)),
    page: fc.integer({ min: 1, max: 100_000 }),
    view: fc.constantFrom("map" as const, "places" as const, null),
    bounds: fc.option(fc.oneof(bounds, ring)),
    asked: fc.option(name, { nil: "" }),
  })
  .map((filters) => ({
    ...filters,
    within: filters.location.length > 0 ? filters.within : null,
    // What is looked at belongs to a map; what was drawn, of three corners or more, to a list too.
    bounds: filters.view || (filters.bounds ?? "").split(",").length > 4 ? filters.bounds : null,
  }));
