import { areaOptions, bedroomOptions, budgetOptions } from "@/lib/projects/project/filter-table.mjs";
import {
  bitsKind,
  sharedArray,
  unknown,
  type Bits,
  type CatalogueIndex,
  type Named,
  type Names,
  type PlaceIds,
  type ProjectColumns,
  type UnitColumns,
} from "./columns";
import { Growing, sharedFigures } from "./growing";
import type { IndexRow } from "./index-row";
import { sortedOrders } from "./sorted-orders";
import { areaBits, budgetBits } from "./traits";

/** The figures of a row that go into a column as they are. */
const plainColumns = [
  ...(["id", "traits", "launch", "possession", "changed", "minPrice", "maxPrice", "maxArea"] as const),
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
    firstUnit: new Growing(Uint32Array),
    firstAmenity: new Growing(Uint32Array),
  };
  #units = {
    bedrooms: new Growing(Uint8Array),
    bathrooms: new Growing(Int8Array),
    price: new Growing(Float64Array),
    area: new Growing(Float64Array),
  };
  #amenityNumbers = new Growing(Uint16Array);

  constructor(names: Names) {
    this.#names = names;
    this.#builders = numbersOf(names.builders);
    this.#amenities = numbersOf(names.amenities);
  }

  add(row: IndexRow): void {
    const projects = this.#projects;
    for (const name of plainColumns) projects[name].push(row[name]);
    projects.place.push(this.#placeNumber(row.place));
    projects.builder.push(numberOf(this.#builders, row.builderId));
    projects.firstUnit.push(this.#units.price.length);
    projects.firstAmenity.push(this.#amenityNumbers.length);
    for (const unit of row.units) {
      for (const name of ["bedrooms", "bathrooms", "price", "area"] as const)
        this.#units[name].push(unit[name]);
    }
    for (const id of row.amenityIds) this.#amenityNumbers.push(numberOf(this.#amenities, id));
  }

  finish(state: IndexState): CatalogueIndex {
    const { firstUnit, firstAmenity, minPrice, maxPrice, maxArea, ...plain } = this.#projects;
    firstUnit.push(this.#units.price.length);
    firstAmenity.push(this.#amenityNumbers.length);
    const units = withBits({
      bedrooms: this.#units.bedrooms.shared(),
      bathrooms: this.#units.bathrooms.shared(),
      price: sharedFigures(this.#units.price),
      area: sharedFigures(this.#units.area),
    });
    const ofUnits = offersOf(units, firstUnit.shared());
    const projects: ProjectColumns = {
      id: plain.id.shared(),
      traits: plain.traits.shared(),
      place: plain.place.shared(),
      builder: plain.builder.shared(),
      launch: plain.launch.shared(),
      possession: plain.possession.shared(),
      changed: plain.changed.shared(),
      minPrice: sharedFigures(minPrice),
      maxPrice: sharedFigures(maxPrice),
      maxArea: sharedFigures(maxArea),
      ...ofUnits,
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

/** Which ranges hold the price and the area of each unit. */
function withBits(units: Omit<UnitColumns, "budgets" | "areas">): UnitColumns {
  const { price, area } = units;
  const budgets = bitsFor(budgetOptions, price.length);
  const areas = bitsFor(areaOptions, area.length);
  for (let unit = 0; unit < price.length; unit += 1) {
    budgets[unit] = budgetBits(price[unit]!); // below its length, as all here
    areas[unit] = areaBits(area[unit]!);
  }
  return { ...units, budgets, areas };
}

/** What the units of each project offer together. */
function offersOf(units: UnitColumns, firstUnit: Uint32Array) {
  const count = firstUnit.length - 1;
  const bedrooms = bitsFor(bedroomOptions, count);
  const budgets = bitsFor(budgetOptions, count);
  const areas = bitsFor(areaOptions, count);
  const bathrooms = sharedArray(Int8Array, count).fill(unknown);
  for (let at = 0; at < count; at += 1) {
    for (let unit = firstUnit[at]!; unit < firstUnit[at + 1]!; unit += 1) {
      bedrooms[at]! |= units.bedrooms[unit]!;
      budgets[at]! |= units.budgets[unit]!;
      areas[at]! |= units.areas[unit]!;
      bathrooms[at] = Math.max(bathrooms[at]!, units.bathrooms[unit]!);
    }
  }
  return { firstUnit, bedrooms, budgets, areas, bathrooms };
}

function bitsFor(options: readonly unknown[], length: number): Bits {
  return sharedArray<Bits>(bitsKind(options), length);
}

function numbersOf(named: readonly Named[]): Map<number, number> {
  return new Map(named.map(({ id }, number) => [id, number]));
}

function numberOf(numbers: ReadonlyMap<number, number>, id: number): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`The names of the catalogue lack one with the id ${id}.`);
  return number;
}
