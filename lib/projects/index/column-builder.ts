import { amenityBitsOf, hasBit } from "./amenity-bits";
import type { CatalogueIndex, Names, PlaceIds, ProjectColumns, UnitColumns } from "./columns";
import { sharedArray } from "./shared-array";
import { Growing } from "./growing";
import type { IndexRow } from "./index-row";
import { numberOf, numbersOf } from "./numbered";
import { sortedOrders } from "./sorted-orders";
import { TextsBuilder } from "./texts";
import { kindColumn, kindOf, kindOffers } from "./unit-kinds";

/** The figures of a row that go into a column as they are. */
const plainColumns = [
  ...(["id", "traits", "launch", "possession", "changed", "minPrice", "maxPrice", "maxArea"] as const),
  ...(["latitude", "longitude"] as const),
];

/** Of which catalogue an index is. */
export type IndexState = Pick<CatalogueIndex, "version" | "changedUntil" | "timeZone">;

/** Makes an index of projects that come in the order of their ids. */
export class ColumnBuilder {
  #names: Names;
  #builders: Map<number, number>;
  #amenities: Map<number, number>;
  #places: PlaceIds[] = [];
  #placeNumbers = new Map<string, number>();
  #projects = {
    id: new Growing(Int32Array),
    traits: new Growing(Uint8Array),
    place: new Growing(Int32Array),
    builder: new Growing(Int32Array),
    launch: new Growing(Int32Array),
    possession: new Growing(Int32Array),
    changed: new Growing(Float64Array),
    minPrice: new Growing(Float64Array),
    maxPrice: new Growing(Float64Array),
    maxArea: new Growing(Float64Array),
    latitude: new Growing(Int32Array),
    longitude: new Growing(Int32Array),
    firstUnit: new Growing(Uint32Array),
    amenityBits: new Growing(Int32Array),
    firstAmenity: new Growing(Uint32Array),
  };
  #units = {
    kind: new Growing<Uint16Array | Uint32Array>(kindColumn),
    price: new Growing(Float64Array),
    area: new Growing(Float64Array),
  };
  #amenityNumbers = new Growing(Uint16Array);
  #texts = new TextsBuilder();

  constructor(names: Names) {
    this.#names = names;
    this.#builders = numbersOf(names.builders);
    this.#amenities = numbersOf(names.amenities);
  }

  add(row: IndexRow): void {
    const projects = this.#projects;
    this.#texts.add(row.key);
    for (const name of plainColumns) projects[name].push(row[name]);
    projects.place.push(this.#placeNumber(row.place));
    projects.builder.push(numberOf(this.#builders, row.builderId));
    projects.firstUnit.push(this.#units.price.length);
    projects.firstAmenity.push(this.#amenityNumbers.length);
    for (const unit of row.units) {
      this.#units.kind.push(kindOf(unit));
      this.#units.price.push(unit.price);
      this.#units.area.push(unit.area);
    }
    const numbers = row.amenityIds.map((id) => numberOf(this.#amenities, id));
    projects.amenityBits.push(amenityBitsOf(numbers));
    for (const number of numbers) if (!hasBit(number)) this.#amenityNumbers.push(number);
  }

  finish(state: IndexState): CatalogueIndex {
    const { firstUnit, firstAmenity, minPrice, maxPrice, maxArea, ...plain } = this.#projects;
    firstUnit.push(this.#units.price.length);
    firstAmenity.push(this.#amenityNumbers.length);
    const units: UnitColumns = {
      kind: this.#units.kind.shared(),
      price: this.#units.price.sharedFigures(),
      area: this.#units.area.sharedFigures(),
    };
    const ofUnits = offersOf(units, firstUnit.shared());
    const projects: ProjectColumns = {
      id: plain.id.shared(),
      traits: plain.traits.shared(),
      place: plain.place.sharedNumbers(),
      builder: plain.builder.sharedNumbers(),
      launch: plain.launch.shared(),
      possession: plain.possession.shared(),
      changed: plain.changed.shared(),
      minPrice: minPrice.sharedFigures(),
      maxPrice: maxPrice.sharedFigures(),
      maxArea: maxArea.sharedFigures(),
      latitude: plain.latitude.shared(),
      longitude: plain.longitude.shared(),
      ...ofUnits,
      amenityBits: plain.amenityBits.shared(),
      firstAmenity: firstAmenity.shared(),
    };
    return {
      ...state,
      count: projects.id.length,
      projects,
      units,
      amenities: this.#amenityNumbers.shared(),
      names: this.#names,
      places: this.#places,
      texts: this.#texts.finish(),
      orders: sortedOrders(projects, units),
    };
  }

  #placeNumber(place: PlaceIds): number {
    const key = place.join();
    let number = this.#placeNumbers.get(key);
    if (number === undefined) {
      number = this.#places.push(place) - 1;
      this.#placeNumbers.set(key, number);
    }
    return number;
  }
}

/** What the units of each project offer together. */
function offersOf({ kind }: UnitColumns, firstUnit: Uint32Array) {
  const count = firstUnit.length - 1;
  const offers = sharedArray(Int32Array, count);
  for (let at = 0; at < count; at += 1) {
    // Below their lengths, all of them.
    for (let unit = firstUnit[at]!; unit < firstUnit[at + 1]!; unit += 1)
      offers[at]! |= kindOffers[kind[unit]!]!;
  }
  return { firstUnit, offers };
}
