import fc from "fast-check";
import type { ProjectRecord } from "@/lib/catalogue/check/record-schema";
import {
  availabilityOptions,
  possessionOptions,
  propertyTypes,
  sortOptions,
  statusOptions,
  valuesOf,
  type Status,
} from "@/lib/projects/project/project-options";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { unitsOf } from "./oracle";

/** Queries over what these records hold: their places and builders, and their very prices and areas as limits. */
export function queryArbitrary(records: readonly ProjectRecord[]): fc.Arbitrary<ProjectQuery> {
  const units = records.flatMap(unitsOf);
  const price = fc.constantFrom(...distinct(units.map((unit) => unit.price)), 5_000_000, 10_000_000);
  const area = fc.constantFrom(...distinct(units.map((unit) => unit.area)), 850, 1250, 3250);
  const place = fc.constantFrom(
    ...distinct(records.flatMap(({ city, state, locality }) => [city, state, locality?.trim()])),
    "Atlantis",
  );
  const builder = fc.constantFrom(...distinct(records.map(({ groupName }) => groupName)), "Nobody Homes");
  return fc.record({
    groupName: seldom(letterCase(builder)),
    location: fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      { weight: 2, arbitrary: fc.uniqueArray(letterCase(place), { minLength: 1, maxLength: 3 }) },
    ),
    search: fc.constant(undefined),
    bhkType: seldom(fc.integer({ min: 1, max: 5 })),
    minPrice: seldom(price),
    maxPrice: seldom(price),
    minArea: seldom(area),
    maxArea: seldom(area),
    possessionDate: seldom(fc.constantFrom(...valuesOf(possessionOptions))),
    status: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Status[]>([]) },
      fc.uniqueArray(fc.constantFrom(...valuesOf(statusOptions)), { minLength: 1, maxLength: 3 }),
    ),
    propertyType: seldom(fc.constantFrom(...valuesOf(propertyTypes))),
    bathrooms: seldom(fc.integer({ min: 1, max: 6 })),
    availability: seldom(fc.constantFrom(...valuesOf(availabilityOptions))),
    sort: fc.constantFrom(...valuesOf(sortOptions)),
    page: fc.constant(1),
    limit: fc.constantFrom(7, 10, 60, 100),
  });
}

function seldom<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
}

function letterCase(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const changes = [
    (name: string) => name,
    (name: string) => name.toUpperCase(),
    (name: string) => ` ${name} `,
  ];
  return fc.tuple(text, fc.constantFrom(...changes)).map(([name, change]) => change(name).trim());
}

function distinct<T>(values: readonly (T | null | undefined)[]): T[] {
  return [...new Set(values.filter((value) => value != null && value !== ""))] as T[]; // the filter leaves no null
}
