import type { IndexState } from "./column-builder";
import { amenityBitsOf, hasBit } from "./amenity-bits";
import { type CatalogueIndex, type Named, type Names, type PlaceIds } from "./columns";
import { rowAt, type IndexRow } from "./index-row";
import { joined, starts, type Column, type Part } from "./merge-columns";
import { mergedOrders } from "./merged-orders";
import { numberOf, numbersOf } from "./numbered";
import { mergedTexts } from "./texts";
import { kindOf, kindOffers } from "./unit-kinds";

/** `row` is `null` for a project that is in the site no more. */
export type Changed = { id: number; row: IndexRow | null };

/**
 * The index with some projects changed, in the order of their ids: all others are copied in one piece, and columns in
 * which nothing changes are those of before. `null` when the numbers of builders or amenities are others now.
 */
export function mergeIndex(
  before: CatalogueIndex,
  all: readonly Changed[],
  names: Names,
  state: IndexState,
): CatalogueIndex | null {
  if (!isContinued(before.names.builders, names.builders)) return null;
  if (!isContinued(before.names.amenities, names.amenities)) return null;
  const known = { ...before, names };
  const parts = partsOf(known, all);
  if (parts.every((part) => !("row" in part)) && partsLength(parts) === before.count)
    return { ...known, ...state };
  return assemble(known, parts, state);
}

/** Whether these are the known ones in their places, and maybe more. */
function isContinued(known: readonly Named[], now: readonly Named[]): boolean {
  return known.every(({ id }, at) => now[at]?.id === id);
}

function partsOf(before: CatalogueIndex, changed: readonly Changed[]): Part[] {
  const ids = before.projects.id;
  const parts: Part[] = [];
  let from = 0;
  for (const { id, row } of changed) {
    let to = from;
    // Those in between are many, or none.
    for (let step = 1 << 20; step > 0; step >>= 1)
      while (to + step <= before.count && ids[to + step - 1]! < id) to += step;
    const isThere = ids[to] === id;
    if (isThere && row && isSame(row, rowAt(before, to))) continue;
    if (to > from) parts.push({ from, to });
    if (row) parts.push({ row, replaces: isThere ? to : -1 });
    from = isThere ? to + 1 : to;
  }
  if (from < before.count) parts.push({ from, to: before.count });
  return parts;
}

/** Its amenities may come in another order. */
function isSame(row: IndexRow, other: IndexRow): boolean {
  const inOrder = ({ amenityIds, ...rest }: IndexRow) =>
    JSON.stringify([Object.entries(rest).sort(), amenityIds.toSorted((one, next) => one - next)]);
  return inOrder(row) === inOrder(other);
}

function partsLength(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + ("row" in part ? 1 : part.to - part.from), 0);
}

function assemble(before: CatalogueIndex, parts: readonly Part[], state: IndexState): CatalogueIndex {
  const { projects, units, names } = before;
  const count = partsLength(parts);
  const numbers = {
    builders: numbersOf(names.builders),
    amenities: numbersOf(names.amenities),
  };
  const places = [...before.places];
  const placeNumbers = new Map(places.map((place, number) => [place.join(), number]));
  const placeOf = (place: PlaceIds) => {
    const number = placeNumbers.get(place.join()) ?? places.push(place) - 1;
    placeNumbers.set(place.join(), number);
    return number;
  };
  const others = (row: IndexRow) =>
    row.amenityIds.map((id) => numberOf(numbers.amenities, id)).filter((number) => !hasBit(number));
  /** One figure of each project. */
  const column = <C extends Column>(known: C, figure: (row: IndexRow) => number): C =>
    list(known, null, (row) => [figure(row)]);
  /** Several figures of each project; `first` says where those of a project begin. */
  const list = <C extends Column>(
    known: C,
    first: Uint32Array | null,
    figures: (row: IndexRow) => number[],
  ): C => joined(known, parts, (at) => (first ? first[at]! : at), figures); // at most the count
  const ofUnits = (figure: (unit: IndexRow["units"][number]) => number) => (row: IndexRow) =>
    row.units.map(figure);
  const nextUnits = {
    kind: list(units.kind, projects.firstUnit, ofUnits(kindOf)),
    price: list(
      units.price,
      projects.firstUnit,
      ofUnits(({ price }) => price),
    ),
    area: list(
      units.area,
      projects.firstUnit,
      ofUnits(({ area }) => area),
    ),
  };
  const next = {
    id: column(projects.id, ({ id }) => id),
    traits: column(projects.traits, ({ traits }) => traits),
    place: column(projects.place, ({ place }) => placeOf(place)),
    builder: column(projects.builder, ({ builderId }) => numberOf(numbers.builders, builderId)),
    launch: column(projects.launch, ({ launch }) => launch),
    possession: column(projects.possession, ({ possession }) => possession),
    changed: column(projects.changed, ({ changed }) => changed),
    minPrice: column(projects.minPrice, ({ minPrice }) => minPrice),
    maxPrice: column(projects.maxPrice, ({ maxPrice }) => maxPrice),
    maxArea: column(projects.maxArea, ({ maxArea }) => maxArea),
    latitude: column(projects.latitude, ({ latitude }) => latitude),
    longitude: column(projects.longitude, ({ longitude }) => longitude),
    offers: column(projects.offers, ({ units }) =>
      units.reduce((bits, unit) => bits | kindOffers[kindOf(unit)]!, 0),
    ),
    amenityBits: column(projects.amenityBits, (row) =>
      amenityBitsOf(row.amenityIds.map((id) => numberOf(numbers.amenities, id))),
    ),
    firstUnit: starts(projects.firstUnit, parts, count, ({ units }) => units.length),
    firstAmenity: starts(projects.firstAmenity, parts, count, (row) => others(row).length),
  };
  const keys = parts.map((part) => ("row" in part ? { ...part, key: part.row.key } : part));
  const index = {
    ...before,
    ...state,
    ...{ count, projects: next, units: nextUnits, places },
    amenities: list(before.amenities, projects.firstAmenity, others),
    texts: mergedTexts(before.texts, keys, count),
  };
  return { ...index, orders: mergedOrders(before, index, parts) };
}
