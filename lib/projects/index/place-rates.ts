import { placeKeys } from "@/lib/places/place-name";
import { bedroomOptions, propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { kindRates, type RatedUnit } from "@/lib/projects/listing/place-rates";
import type { KindRates, RatedPlace } from "@/lib/projects/listing/place-rates-schema";
import type { CatalogueIndex } from "./columns";
import { placesIn } from "./places";
import { typeMask } from "./traits";
import { kindBedrooms } from "./unit-kinds";

/** As `listKindRates` in `lib/projects/store/place-rates-queries.ts`: one look at the places, and at the units of those asked for. */
export function placeRates(index: CatalogueIndex, asked: readonly RatedPlace[]): KindRates[][] {
  return asked.map((place) => kindRates(unitsIn(index, place)));
}

const bhkOfBit = new Map<number, number>(bedroomOptions.map(({ bhk }, at) => [1 << at, bhk]));

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
export function* ratedUnitsAt({ projects, units }: CatalogueIndex, at: number): Generator<RatedUnit> {
  const type = propertyTypes[projects.traits[at]! & typeMask]!.value;
  const end = projects.firstUnit[at + 1]!;
  for (let unit = projects.firstUnit[at]!; unit < end; unit += 1) {
    const [price, area] = [units.price[unit]!, units.area[unit]!];
    if (price <= 0 || area <= 0) continue;
    const bhk = bhkOfBit.get(kindBedrooms[units.kind[unit]!]!) ?? null;
    yield { project: projects.id[at]!, type, bhk, rate: price / area };
  }
}
