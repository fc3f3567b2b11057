import { placeKeys } from "@/lib/places/place-name";
import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { inPlaceOrder, isTold, kindRates, type RatedUnit } from "@/lib/projects/listing/place-rates";
import type { KindRates, RatedPlace } from "@/lib/projects/listing/place-rates-schema";
import type { CatalogueIndex } from "./columns";
import { placesIn } from "./places";
import { typeMask } from "./traits";
import { bhkOf } from "./unit-offers";

/** As `listKindRates` in `lib/projects/store/place-rates-queries.ts`: one look at the places, and at the units of those asked for. */
export function placeRates(index: CatalogueIndex, asked: readonly RatedPlace[]): KindRates[][] {
  return asked.map((place) => kindRates(unitsIn(index, place)));
}

function* unitsIn(index: CatalogueIndex, { city, locality }: RatedPlace): Generator<RatedUnit> {
  const { projects, count } = index;
  const cities = placeKeys(city);
  const localities = locality === null ? null : placeKeys(locality);
  const isAsked = Uint8Array.from(placesIn(index), (place) =>
    Number(
      cities.includes(place.city.key) &&
        (localities === null || (place.locality !== null && localities.includes(place.locality.key))),
    ),
  );
  if (!isAsked.includes(1)) return;
  for (let at = 0; at < count; at += 1) {
    // Every position is below the length of the columns.
    if (isAsked[projects.place[at]!] === 1) yield* ratedUnitsAt(index, at);
  }
}

/** The units of one project whose price and area are known. */
export function* ratedUnitsAt({ projects, units, kinds }: CatalogueIndex, at: number): Generator<RatedUnit> {
  // A position of the index, and its units.
  const type = propertyTypes[projects.traits[at]! & typeMask]!.value;
  const end = projects.firstUnit[at + 1]!;
  for (let unit = projects.firstUnit[at]!; unit < end; unit += 1) {
    const [price, area] = [units.price[unit]!, units.area[unit]!];
    if (price <= 0 || area <= 0) continue;
    const bhk = bhkOf(kinds, units.kind[unit]!) || null;
    yield { project: projects.id[at]!, type, bhk, rate: price / area };
  }
}

/** As `listToldPlaces` of `lib/projects/store/place-rates-queries.ts`: one pass, without a single rate being kept. */
export function toldPlaces(index: CatalogueIndex): RatedPlace[] {
  const places = placesIn(index);
  const types = propertyTypes.length;
  const [count, projects] = [new Int32Array(places.length * types), new Int32Array(places.length * types)];
  for (let at = 0; at < index.count; at += 1) {
    let units = 0;
    for (const _ of ratedUnitsAt(index, at)) units += 1;
    // Positions and numbers of an index: each is there.
    const slot = index.projects.place[at]! * types + (index.projects.traits[at]! & typeMask);
    count[slot]! += units;
    projects[slot]! += Number(units > 0);
  }
  // Prices go by names: two cities of one name, or more, are told together.
  const groups = new Map<string, { place: RatedPlace; numbers: number[] }>();
  const add = (key: string, place: RatedPlace, number: number) => {
    const group = groups.get(key) ?? { place, numbers: [] };
    groups.set(key, group);
    group.numbers.push(number);
  };
  for (const [number, { city, locality }] of places.entries()) {
    add(city.name, { city: city.name, locality: null }, number);
    if (locality) add(`${city.name}\n${locality.name}`, { city: city.name, locality: locality.name }, number);
  }
  const sumOf = (figures: Int32Array, numbers: readonly number[], type: number) =>
    numbers.reduce((sum, number) => sum + figures[number * types + type]!, 0);
  const told = [...groups.values()].filter(({ numbers }) =>
    propertyTypes.some((_, type) =>
      isTold({ count: sumOf(count, numbers, type), projects: sumOf(projects, numbers, type) }),
    ),
  );
  return inPlaceOrder(told.map(({ place }) => place));
}
