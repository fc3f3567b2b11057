import type { CatalogueIndex, PlaceIds } from "./columns";

/** One active floor plan, or the plot itself. `bedrooms` is a bit of `bedroomBit`; what is not known is `unknown`. */
type IndexUnit = { bedrooms: number; price: number; area: number; bathrooms: number };

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
  units: IndexUnit[];
  amenityIds: number[];
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
    units: [],
    amenityIds: [],
  };
  for (let unit = projects.firstUnit[at]!; unit < projects.firstUnit[at + 1]!; unit += 1) {
    row.units.push({
      bedrooms: units.bedrooms[unit]!,
      price: units.price[unit]!,
      area: units.area[unit]!,
      bathrooms: units.bathrooms[unit]!,
    });
  }
  for (let one = projects.firstAmenity[at]!; one < projects.firstAmenity[at + 1]!; one += 1) {
    row.amenityIds.push(names.amenities[index.amenities[one]!]!.id);
  }
  return row;
}
