import { numbersOfBits } from "./amenity-bits";
import type { CatalogueIndex, PlaceIds } from "./columns";
import { keyAt } from "./texts";
import { kindBathrooms, kindBedrooms, type UnitFigures } from "./unit-kinds";

/** One active project as it goes into the columns: ids of the database, a byte of traits, days, rupees and sqft. */
export type IndexRow = {
  id: number;
  traits: number;
  place: PlaceIds;
  builderId: number;
  launch: number;
  possession: number;
  changed: number;
  minPrice: number;
  maxPrice: number;
  maxArea: number;
  latitude: number;
  longitude: number;
  /** Its active floor plans, or the plot itself; what is not known is `unknown`. */
  units: UnitFigures[];
  amenityIds: number[];
  /** The text in which it is searched: `searchKey` of its names. */
  key: string;
};

/** The row that went into an index. */
export function rowAt(index: CatalogueIndex, at: number): IndexRow {
  const { projects, units, names, places } = index;
  // `at` is a position: all of these are there.
  const row: IndexRow = {
    id: projects.id[at]!,
    traits: projects.traits[at]!,
    place: places[projects.place[at]!]!,
    builderId: names.builders[projects.builder[at]!]!.id,
    launch: projects.launch[at]!,
    possession: projects.possession[at]!,
    changed: projects.changed[at]!,
    minPrice: projects.minPrice[at]!,
    maxPrice: projects.maxPrice[at]!,
    maxArea: projects.maxArea[at]!,
    latitude: projects.latitude[at]!,
    longitude: projects.longitude[at]!,
    units: [],
    amenityIds: numbersOfBits(projects.amenityBits[at]!).map((number) => names.amenities[number]!.id),
    key: keyAt(index.texts, at),
  };
  for (let unit = projects.firstUnit[at]!; unit < projects.firstUnit[at + 1]!; unit += 1) {
    row.units.push({
      bedrooms: kindBedrooms[units.kind[unit]!]!,
      price: units.price[unit]!,
      area: units.area[unit]!,
      bathrooms: kindBathrooms[units.kind[unit]!]!,
    });
  }
  for (let one = projects.firstAmenity[at]!; one < projects.firstAmenity[at + 1]!; one += 1) {
    row.amenityIds.push(names.amenities[index.amenities[one]!]!.id);
  }
  return row;
}
