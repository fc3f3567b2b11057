import { setImmediate as pause } from "node:timers/promises";
import type { Sort } from "@/lib/projects/project/filter-table.mjs";
import type {
  CatalogueIndex,
  Figures,
  IndexState,
  Named,
  Names,
  Numbered,
  PlaceIds,
  ProjectColumns,
  UnitColumns,
} from "./columns";
import type { IndexRow } from "./row-queries";
import { keyAt, textsOf } from "./texts";
import { bhkOf, KindNumbers } from "./unit-offers";
import { noDay } from "./columns";
import { isToCome } from "./traits";

/** Makes an index of projects that come in the order of their ids. Requests are answered between their batches. */
export async function buildIndex(
  batches: AsyncIterable<IndexRow[]>,
  names: Names,
  state: IndexState,
): Promise<CatalogueIndex> {
  const builders = numbersOf(names.builders);
  const amenities = numbersOf(names.amenities);
  const kinds = new KindNumbers();
  const places: PlaceIds[] = [];
  const placeNumbers = new Map<string, number>();
  const placeNumber = ({ city, locality, state: ofState }: IndexRow) => {
    const place: PlaceIds = [city, locality, ofState];
    const key = place.join();
    const number = placeNumbers.get(key) ?? places.push(place) - 1;
    placeNumbers.set(key, number);
    return number;
  };
  const lists = {
    ...{ id: list(), traits: list(), place: list(), builder: list(), launch: list(), possession: list() },
    ...{ changed: list(), minPrice: list(), maxPrice: list(), maxArea: list() },
    ...{ latitude: list(), longitude: list(), firstUnit: [0], firstAmenity: [0] },
  };
  const units = { kind: list(), price: list(), area: list(), carpet: list() };
  const amenityNumbers = list();
  const keys: string[] = [];
  const add = (row: IndexRow) => {
    lists.id.push(row.id);
    lists.traits.push(row.traits);
    lists.launch.push(row.launch);
    lists.possession.push(row.possession);
    lists.changed.push(row.changed);
    lists.minPrice.push(row.minPrice);
    lists.maxPrice.push(row.maxPrice);
    lists.maxArea.push(row.maxArea);
    lists.latitude.push(row.latitude);
    lists.longitude.push(row.longitude);
    lists.place.push(placeNumber(row));
    lists.builder.push(numberOf(builders, row.builderId));
    for (const unit of row.units) {
      units.kind.push(kinds.numberOf(unit));
      units.price.push(unit[1]);
      units.area.push(unit[2]);
      units.carpet.push(unit[4]);
    }
    for (const id of row.amenityIds) amenityNumbers.push(numberOf(amenities, id));
    lists.firstUnit.push(units.kind.length);
    lists.firstAmenity.push(amenityNumbers.length);
    keys.push(row.key);
  };
  for await (const batch of batches) {
    for (const row of batch) add(row);
    await pause();
  }
  const projects: ProjectColumns = {
    id: new Int32Array(lists.id),
    traits: new Uint8Array(lists.traits),
    place: smallestNumbers(lists.place),
    builder: smallestNumbers(lists.builder),
    launch: new Int32Array(lists.launch),
    possession: new Int32Array(lists.possession),
    changed: new Float64Array(lists.changed),
    minPrice: smallestFigures(lists.minPrice),
    maxPrice: smallestFigures(lists.maxPrice),
    maxArea: smallestFigures(lists.maxArea),
    latitude: new Int32Array(lists.latitude),
    longitude: new Int32Array(lists.longitude),
    firstUnit: new Uint32Array(lists.firstUnit),
    firstAmenity: new Uint32Array(lists.firstAmenity),
  };
  await pause();
  const unitColumns: UnitColumns = {
    kind: new Uint16Array(units.kind),
    price: smallestFigures(units.price),
    area: smallestFigures(units.area),
    carpet: smallestFigures(units.carpet),
  };
  await pause();
  const texts = textsOf(keys);
  const orders: Partial<Record<Sort, Uint32Array>> = {};
  for (const [sort, keyOf] of Object.entries(orderKeys(projects, unitColumns))) {
    await pause();
    orders[sort as Sort] = sortedBy(keys.length, keyOf); // the keys are those of a record of sorts
  }
  return {
    ...state,
    count: keys.length,
    ...{ projects, units: unitColumns, kinds: kinds.all(), names, places, texts },
    amenities: new Uint16Array(amenityNumbers),
    orders: orders as Record<Sort, Uint32Array>, // each was made
  };
}

const list = (): number[] => [];

/** The number of each name in its list, by its id in the database. */
function numbersOf(named: readonly Named[]): Map<number, number> {
  return new Map(named.map(({ id }, number) => [id, number]));
}

/** Throws when the lists of names were read before a project that has a newer name. */
function numberOf(numbers: ReadonlyMap<number, number>, id: number): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`The names of the catalogue lack one with the id ${id}.`);
  return number;
}

/** These figures in the smallest kind of array that holds each of them exactly. */
function smallestFigures(figures: readonly number[]): Figures {
  if (figures.every((figure) => (figure | 0) === figure)) return new Int32Array(figures);
  if (figures.every((figure) => Math.fround(figure) === figure)) return new Float32Array(figures);
  return new Float64Array(figures);
}

/** These numbers from 0 on, in half the room where they are small. */
function smallestNumbers(numbers: readonly number[]): Numbered {
  return numbers.every((number) => number < 65_536) ? new Uint16Array(numbers) : new Int32Array(numbers);
}

/** The row that went into an index. */
export function rowAt(
  { projects, units, kinds, amenities, names, places, texts }: CatalogueIndex,
  at: number,
): IndexRow {
  // `at` is a position: all of these are there.
  const [city, locality, state] = places[projects.place[at]!]!;
  const row: IndexRow = {
    id: projects.id[at]!,
    traits: projects.traits[at]!,
    city,
    locality,
    state,
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
    amenityIds: [],
    key: keyAt(texts, at),
  };
  for (let unit = projects.firstUnit[at]!; unit < projects.firstUnit[at + 1]!; unit += 1) {
    const kind = units.kind[unit]!;
    const [price, area, carpet] = [units.price[unit]!, units.area[unit]!, units.carpet[unit]!];
    row.units.push([bhkOf(kinds, kind), price, area, kinds.bathrooms[kind]!, carpet]);
  }
  for (let one = projects.firstAmenity[at]!; one < projects.firstAmenity[at + 1]!; one += 1)
    row.amenityIds.push(names.amenities[amenities[one]!]!.id);
  return row;
}

type KeyOf = (at: number) => number;

/** The key of what is not known: greater than all others, and unlike `Infinity` it can be subtracted from itself. */
const last = Number.MAX_VALUE;

/** What each order goes by, the smallest first, unknown values last (specification, section 9). */
function orderKeys(projects: ProjectColumns, units: UnitColumns): Record<Sort, KeyOf> {
  const { launch, possession, minPrice, maxArea, traits } = projects;
  // At positions below the count, so each is there.
  const onSaleFirst = (at: number) => {
    const day = launch[at] === noDay ? 2 ** 32 : -launch[at]!;
    return (isToCome(traits[at]!) ? 2 ** 34 : 0) + day;
  };
  return {
    newest: (at) => (launch[at] === noDay ? last : -launch[at]!),
    price_asc: (at) => (minPrice[at]! < 0 ? last : minPrice[at]!),
    price_desc: (at) => (minPrice[at]! < 0 ? last : -minPrice[at]!),
    rate_asc: (at) => lowestRate(projects, units.price, units.area, at),
    carpet_rate_asc: (at) => lowestRate(projects, units.price, units.carpet, at),
    area_desc: (at) => (maxArea[at]! < 0 ? last : -maxArea[at]!),
    possession: (at) => (possession[at] === noDay ? last : possession[at]!),
    relevance: onSaleFirst,
  };
}

/** The lowest price of a square foot of this area among its units. */
function lowestRate({ firstUnit }: ProjectColumns, price: Figures, area: Figures, at: number): number {
  let lowest = last;
  for (let unit = firstUnit[at]!; unit < firstUnit[at + 1]!; unit += 1)
    if (price[unit]! > 0 && area[unit]! > 0) lowest = Math.min(lowest, price[unit]! / area[unit]!);
  return lowest;
}

/** All positions by their keys, the smallest first, ties by position, which is that of the id. */
function sortedBy(count: number, keyOf: KeyOf): Uint32Array {
  const keys = new Float64Array(count);
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    keys[at] = keyOf(at);
    order[at] = at;
  }
  return order.sort((one, other) => keys[one]! - keys[other]! || one - other); // positions
}
