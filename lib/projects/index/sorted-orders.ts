import type { Sort } from "@/lib/projects/project/filter-table.mjs";
import { noDay, type ProjectColumns, type UnitColumns } from "./columns";
import { radixSorted } from "./radix-sort";
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

/** Positions by their keys, the smallest first, ties by position; a key that is no number comes last. */
function sortedBy(count: number, keyOf: KeyOf): Uint32Array {
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at += 1) keys[at] = keyOf(at);
  return radixSorted(keys);
}
