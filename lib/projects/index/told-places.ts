import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { inPlaceOrder, isTold } from "@/lib/projects/listing/place-rates";
import type { RatedPlace } from "@/lib/projects/listing/place-rates-schema";
import type { CatalogueIndex } from "./columns";
import { ratedUnitsAt } from "./place-rates";
import { placesIn } from "./places";
import { typeMask } from "./traits";

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
