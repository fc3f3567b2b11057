import type { Sort } from "@/lib/projects/project/filter-table.mjs";
import { noDay, type ProjectColumns, type UnitColumns } from "./columns";
import { sharedArray } from "./shared-array";
import { isRegistered } from "./traits";

type KeyOf = (at: number) => number;

/** What each order goes by, the smallest first; what is no number comes last. */
export function orderKeys(
  projects: ProjectColumns,
  units: Pick<UnitColumns, "price" | "area">,
): Record<Sort, KeyOf> {
  const { launch, possession, minPrice, maxArea, traits } = projects;
  // At positions below the count, so each is there.
  const latestFirst = (at: number) => (launch[at] === noDay ? NaN : -launch[at]!);
  const registeredFirst = (at: number) => {
    const day = launch[at] === noDay ? 0 : 2 ** 31 - launch[at]!;
    return (isRegistered(traits[at]!) ? 0 : 2 ** 33) + (launch[at] === noDay ? 2 ** 32 + 2 ** 31 : day);
  };
  return {
    newest: latestFirst,
    price_asc: (at) => known(minPrice[at]!),
    price_desc: (at) => -known(minPrice[at]!),
    rate_asc: (at) => lowestRate(projects, units, at),
    area_desc: (at) => -known(maxArea[at]!),
    possession: (at) => (possession[at] === noDay ? NaN : possession[at]!),
    relevance: registeredFirst,
  };
}

/** All positions in each order (specification, section 9): unknown values last, ties by id. */
export function sortedOrders(
  projects: ProjectColumns,
  units: Pick<UnitColumns, "price" | "area">,
): Record<Sort, Uint32Array> {
  return everyOrder(orderKeys(projects, units), (keyOf) => sortedBy(projects.id.length, keyOf));
}

/** One order for each of these keys. */
export function everyOrder(
  keys: Record<Sort, KeyOf>,
  make: (keyOf: KeyOf, sort: Sort) => Uint32Array,
): Record<Sort, Uint32Array> {
  const sorts = Object.keys(keys) as Sort[]; // keys are told as any string
  const orders = sorts.map((sort) => [sort, make(keys[sort], sort)] as const);
  return Object.fromEntries(orders) as Record<Sort, Uint32Array>; // each sort is there
}

const known = (figure: number) => (figure < 0 ? NaN : figure);

/** The lowest price of a square foot among its units. */
function lowestRate(
  { firstUnit }: ProjectColumns,
  { price, area }: Pick<UnitColumns, "price" | "area">,
  at: number,
): number {
  let lowest = NaN;
  for (let unit = firstUnit[at]!; unit < firstUnit[at + 1]!; unit += 1) {
    if (!(price[unit]! > 0 && area[unit]! > 0)) continue;
    const rate = price[unit]! / area[unit]!;
    if (!(rate >= lowest)) lowest = rate;
  }
  return lowest;
}

/**
 * Positions by their keys, the smallest first, ties by position; a key that is no number comes last. The arrays' own
 * sort without a comparison is ten times as fast, so that keys are replaced by their ranks, and each rank is sorted
 * together with its position in one number.
 */
function sortedBy(count: number, keyOf: (at: number) => number): Uint32Array {
  const keys = Float64Array.from({ length: count }, (_, at) => keyOf(at));
  const distinct = keys.slice().sort();
  let ranks = 0;
  for (let at = 0; at < count; at += 1) {
    if (at > 0 && distinct[at] === distinct[ranks - 1]) continue;
    if (!Number.isNaN(distinct[at]!)) distinct[ranks++] = distinct[at]!;
  }
  const packed = new Float64Array(count);
  for (let at = 0; at < count; at += 1) packed[at] = rankOf(distinct, ranks, keys[at]!) * count + at;
  packed.sort();
  const order = sharedArray(Uint32Array, count);
  for (let at = 0; at < count; at += 1) order[at] = packed[at]! % count;
  return order;
}

/** Where `key` stands in the first `length` of these values; `length` for what is no number. */
function rankOf(values: Float64Array, length: number, key: number): number {
  if (Number.isNaN(key)) return length;
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
