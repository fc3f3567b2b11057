import fc from "fast-check";
import { exempt } from "@/lib/catalogue/testing/catalogue-fixtures";
import type { PlotRecord, ProjectRecord, PropertyRecord } from "@/lib/catalogue/check/record-schema";
import { availabilityOptions, statusOptions } from "@/lib/projects/project/filter-table.mjs";
import { valuesOf } from "@/lib/projects/project/project-schema";

/**
 * Cities and localities that are easy to mix up: one locality name in two cities, spelled differently, a locality named
 * like a city, a city named like its state, one city name in two states.
 */
const places: [city: string, state: string, localities: (string | null)[]][] = [
  ["Hyderabad", "Telangana", ["Kokapet", "Kondapur", "MG Road", "O'Neill Nagar", null]],
  ["Pune", "Maharashtra", ["Baner", "mg road", "Wakad"]],
  ["Mumbai", "Maharashtra", ["Powai", "Pune", "Wakad"]],
  ["Aurangabad", "Maharashtra", ["Cidco", null]],
  ["Aurangabad", "Bihar", [null]],
  ["Chandigarh", "Chandigarh", ["Sector 17", null]],
];
const builders = [
  "Aurovelle Homes",
  "Nirvanta Builders",
  "Deccora & Sons",
  "Kohinest Realty",
  "O'Hara",
  "100%",
];

/** `count` homes and plots, the same for the same seed and day; dates lie around `today` (YYYY-MM-DD). */
export function randomCatalogue(count: number, seed: number, today: string): ProjectRecord[] {
  const project = fc.oneof({ weight: 4, arbitrary: homeArbitrary(today) }, plotArbitrary(today));
  return fc
    .sample(project, { numRuns: count, seed })
    .map((record, index) => ({ ...record, externalId: `R-${index}`, iframeCodeMap: mapOf(index) }));
}

/** Two of three say where they are, around Hyderabad; some more exactly than is kept, and some on the globe's other half. */
function mapOf(index: number): string | null {
  if (index % 3 === 0) return null;
  const [north, east] = [17.2 + ((index * 37) % 400) / 1000, 78.1 + ((index * 53) % 500) / 1000];
  const [latitude, longitude] = [north.toFixed(3 + (index % 6)), east.toFixed(4)];
  const at = index % 7 === 0 ? `-${latitude}, -${longitude}` : `${latitude},${longitude}`;
  const address = `https://www.google.com/maps?z=14&q=${encodeURIComponent(at)}`;
  return index % 5 === 0
    ? `<iframe width="9" src="${address.replace("&", "&amp;")}&amp;output=embed"></iframe>`
    : address;
}

const rupees = fc.integer({ min: 10, max: 300 }).map((lakhs) => lakhs * 100_000);
const sqft = fc.integer({ min: 5, max: 80 }).map((hundreds) => hundreds * 50);

const planArbitrary = fc
  .record({
    bhkType: maybe(fc.integer({ min: 1, max: 7 }).map((bhk) => `${bhk}BHK`)),
    area: maybe(sqft),
    carpetArea: maybe(sqft),
    price: maybe(rupees),
    bathrooms: maybe(fc.integer({ min: 0, max: 6 })),
    isActive: fc.constantFrom(true, true, undefined, null, false),
  })
  // The carpet area is a part of the area.
  .map((plan) => ({
    ...plan,
    carpetArea: plan.carpetArea && Math.min(plan.carpetArea, plan.area ?? Infinity),
  }));

function homeArbitrary(today: string): fc.Arbitrary<PropertyRecord> {
  const own = fc.record({
    kind: fc.constant("property" as const),
    propertyType: fc.constantFrom("Apartment" as const, "Villa" as const),
    floorplans: maybe(fc.array(planArbitrary, { maxLength: 5 })),
  });
  return fc.tuple(own, sharedArbitrary(today)).map(([fields, shared]) => ({ ...shared, ...fields }));
}

function plotArbitrary(today: string): fc.Arbitrary<PlotRecord> {
  const own = fc.record({ kind: fc.constant("plot" as const) });
  return fc.tuple(own, sharedArbitrary(today)).map(([fields, shared]) => ({ ...shared, ...fields }));
}

function sharedArbitrary(today: string) {
  const place = fc.constantFrom(...places).chain(([city, state, localities]) =>
    fc.record({
      city: fc.constant(city),
      state: fc.constant(state),
      locality: fc.constantFrom(...localities),
    }),
  );
  const figures = fc.record({
    ...{ externalId: fc.constant(""), name: fc.integer({ min: 1, max: 400 }).map((at) => `Meadow ${at}`) },
    groupName: fc.constantFrom(...builders),
    status: maybe(fc.constantFrom(...valuesOf(statusOptions))),
    availability: maybe(fc.constantFrom(...valuesOf(availabilityOptions))),
    propertyAmenities: maybe(
      fc
        .subarray(["Lift", "Gym", "Swimming Pool", "Children's Play Area"])
        .map((names) => names.map((name) => ({ name }))),
    ),
    registration: fc.constantFrom(
      ...[{ reraId: "P02400000001" }, { reraId: "P02400000002" }, exempt, exempt],
      ...[{ reraId: "" }, { reraId: "Applied" }],
    ),
    isActive: fc.constantFrom(true, true, true, undefined, null, false),
  });
  return fc
    .tuple(place, figures, range(rupees), range(sqft), datesArbitrary(today))
    .map(([where, { registration, ...what }, price, area, dates]) => ({
      ...{ ...where, ...what, ...registration, ...dates },
      ...{ minPrice: price.min, maxPrice: price.max, minArea: area.min, maxArea: area.max },
    }));
}

function range(value: fc.Arbitrary<number>) {
  return maybe(fc.tuple(value, value)).map((ends) =>
    ends ? { min: Math.min(...ends), max: Math.max(...ends) } : { min: null, max: null },
  );
}

/** Launched years ago or soon; possession often a day to either side of 6 and of 12 months from today. */
function datesArbitrary(today: string) {
  const months = fc.constantFrom(-30, -3, 0, 3, 6, 6, 12, 12, 20);
  const possession = fc
    .tuple(months, fc.integer({ min: -2, max: 2 }))
    .map(([month, days]) => shift(today, month, days));
  const launch = fc.integer({ min: -2500, max: 400 }).map((days) => shift(today, 0, days));
  return fc
    .record({ launchDate: maybe(launch), possessionDate: maybe(possession) })
    .map(({ launchDate, possessionDate }) =>
      launchDate && possessionDate && possessionDate < launchDate
        ? { launchDate: null, possessionDate }
        : { launchDate, possessionDate },
    );
}

function shift(day: string, months: number, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function maybe<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { freq: 5 });
}
