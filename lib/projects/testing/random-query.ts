import fc from "fast-check";
import type { ProjectRecord } from "@/lib/catalogue/check/record-schema";
import { filterNames, filters, sortOptions } from "@/lib/projects/project/filter-table.mjs";
import { writeBounds, writeRing } from "@/lib/projects/project/map-bounds";
import { valuesOf } from "@/lib/projects/project/project-schema";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { unitsOf } from "./oracle";

/** Queries over what these records hold: their places and builders, and their very prices and areas as limits. */
export function queryArbitrary(records: readonly ProjectRecord[]): fc.Arbitrary<ProjectQuery> {
  const units = records.flatMap(unitsOf);
  const price = fc.constantFrom(...distinct(units.map((unit) => unit.price)), 5_000_000, 10_000_000);
  const area = fc.constantFrom(...distinct(units.map((unit) => unit.area)), 850, 1250, 3250);
  const carpet = fc.constantFrom(...distinct(units.map((unit) => unit.carpet)), 600, 1200);
  const place = fc.constantFrom(
    ...distinct(records.flatMap(({ city, state, locality }) => [city, state, locality?.trim()])),
    "Atlantis",
  );
  const builder = fc.constantFrom(...distinct(records.map(({ groupName }) => groupName)), "Nobody Homes");
  const offered = records.flatMap(({ propertyAmenities }) =>
    (propertyAmenities ?? []).map(({ name }) => name),
  );
  const amenity = fc.constantFrom(...distinct(offered).filter((name) => !name.includes(",")), "Moat");
  return fc.record({
    ...optionParams(),
    groupName: seldom(letterCase(builder)),
    amenities: fc.oneof(
      { weight: 4, arbitrary: fc.constant<string[]>([]) },
      fc.uniqueArray(letterCase(amenity), {
        minLength: 1,
        maxLength: 2,
        selector: (name) => name.toLowerCase(),
      }),
    ),
    location: fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      { weight: 2, arbitrary: fc.uniqueArray(letterCase(place), { minLength: 1, maxLength: 3 }) },
    ),
    search: fc.constant(undefined),
    bhkType: fc.oneof(
      { weight: 3, arbitrary: fc.constant<number[]>([]) },
      fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    ),
    bounds: seldom(fc.oneof(boundsArbitrary, ringArbitrary)),
    near: seldom(fc.constantFrom("Raidurg metro", "hyderabad airport", "Osman Sagar", "Nowhere")),
    radiusKm: seldom(fc.constantFrom(0.5, 1, 2, 4.5, 10)),
    metroKm: seldom(fc.constantFrom(0.5, 1, 2, 2.5, 5, 10)),
    metroMinutes: seldom(fc.integer({ min: 5, max: 90 })),
    withinKm: seldom(fc.constantFrom(5, 10, 50)),
    minPrice: seldom(price),
    maxPrice: seldom(price),
    minArea: seldom(area),
    maxArea: seldom(area),
    minCarpetArea: seldom(carpet, 12),
    maxCarpetArea: seldom(carpet, 12),
    bathrooms: seldom(fc.integer({ min: 1, max: 6 })),
    sort: fc.constantFrom(...valuesOf(sortOptions)),
    page: fc.constant(1),
    limit: fc.constantFrom(7, 10, 60, 100),
  });
}

/** Around Hyderabad mostly, with edges on which projects lie. */
const boundsArbitrary = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 17_200, max: 17_620 }), { minLength: 2, maxLength: 2 }),
    fc.uniqueArray(fc.integer({ min: 78_100, max: 78_620 }), { minLength: 2, maxLength: 2 }),
    fc.constantFrom(1, 1, 1, -1),
  )
  .map(([latitudes, longitudes, half]) => {
    const [south = 0, north = 0] = latitudes.map((one) => (half * one) / 1000).sort((a, b) => a - b);
    const [west = 0, east = 0] = longitudes.map((one) => (half * one) / 1000).sort((a, b) => a - b);
    return writeBounds({ south, west, north, east });
  });

/** An area drawn around Hyderabad, with sides that may cross. */
export const ringArbitrary = fc
  .array(
    fc.record({
      latitude: fc.integer({ min: 1_720_001, max: 1_762_001 }).map((one) => one / 100_000),
      longitude: fc.integer({ min: 7_810_001, max: 7_862_001 }).map((one) => one / 100_000),
    }),
    { minLength: 3, maxLength: 9 },
  )
  .map(writeRing);

/** For the parameters that say an option's own value. */
function optionParams() {
  const params = filterNames.flatMap((name) => {
    const { options, many, wire } = filters[name];
    if (!options) return [];
    const option = fc.constantFrom(...valuesOf(options));
    const several = fc.uniqueArray(option, { minLength: 1, maxLength: 3 });
    const chosen = many ? fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, several) : seldom(option);
    return Object.entries(wire).flatMap(([param, { from }]) => (from === "value" ? [[param, chosen]] : []));
  });
  return Object.fromEntries(params) as { [P in keyof ProjectQuery]-?: fc.Arbitrary<ProjectQuery[P]> }; // the caller has the others
}

/** Once among so many times that it is not set. */
function seldom<T>(arbitrary: fc.Arbitrary<T>, unset = 4): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: unset, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
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
