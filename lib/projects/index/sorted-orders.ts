import type { Sort } from "@/lib/projects/project/filter-table.mjs";
import { noDay, sharedArray, type ProjectColumns, type UnitColumns } from "./columns";
import { isRegistered } from "./traits";

/** All positions in each order (specification, section 9): unknown values last, ties by id. */
export function sortedOrders(
  projects: ProjectColumns,
  units: Pick<UnitColumns, "price" | "area">,
): Record<Sort, Uint32Array> {
  const { launch, possession, minPrice, maxArea, traits } = projects;
  const count = projects.id.length;
  const by = (keyOf: (at: number) => number) => sortedBy(count, keyOf);
  // At positions below `count`, so each is there.
  const latestFirst = (at: number) => (launch[at] === noDay ? NaN : -launch[at]!);
  const registeredFirst = (at: number) => {
    const day = launch[at] === noDay ? 0 : 2 ** 31 - launch[at]!;
    return (isRegistered(traits[at]!) ? 0 : 2 ** 33) + (launch[at] === noDay ? 2 ** 32 + 2 ** 31 : day);
  };
  return {
    newest: by(latestFirst),
    price_asc: by((at) => known(minPrice[at]!)),
    price_desc: by((at) => -known(minPrice[at]!)),
    rate_asc: by((at) => lowestRate(projects, units, at)),
    area_desc: by((at) => -known(maxArea[at]!)),
    possession: by((at) => (possession[at] === noDay ? NaN : possession[at]!)),
    relevance: by(registeredFirst),
  };
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
