import type { Sort } from "@/lib/projects/project/filter-table.mjs";
import { noDay, type ProjectColumns, type UnitColumns } from "./columns";
import { isRegistered } from "./traits";

type KeyOf = (at: number) => number;

/** The key of what is not known: greater than all others, and unlike `Infinity` it can be subtracted from itself. */
const last = Number.MAX_VALUE;

/** What each order goes by, the smallest first, unknown values last (specification, section 9). */
export function orderKeys(projects: ProjectColumns, units: UnitColumns): Record<Sort, KeyOf> {
  const { launch, possession, minPrice, maxArea, traits } = projects;
  // At positions below the count, so each is there.
  const registeredFirst = (at: number) => {
    const day = launch[at] === noDay ? 2 ** 32 : -launch[at]!;
    return (isRegistered(traits[at]!) ? 0 : 2 ** 34) + day;
  };
  return {
    newest: (at) => (launch[at] === noDay ? last : -launch[at]!),
    price_asc: (at) => (minPrice[at]! < 0 ? last : minPrice[at]!),
    price_desc: (at) => (minPrice[at]! < 0 ? last : -minPrice[at]!),
    rate_asc: (at) => lowestRate(projects, units, at),
    area_desc: (at) => (maxArea[at]! < 0 ? last : -maxArea[at]!),
    possession: (at) => (possession[at] === noDay ? last : possession[at]!),
    relevance: registeredFirst,
  };
}

/** The lowest price of a square foot among its units. */
function lowestRate({ firstUnit }: ProjectColumns, { price, area }: UnitColumns, at: number): number {
  let lowest = last;
  for (let unit = firstUnit[at]!; unit < firstUnit[at + 1]!; unit += 1)
    if (price[unit]! > 0 && area[unit]! > 0) lowest = Math.min(lowest, price[unit]! / area[unit]!);
  return lowest;
}

/** All positions by their keys, the smallest first, ties by position, which is that of the id. */
export function sortedBy(count: number, keyOf: KeyOf): Uint32Array {
  const keys = new Float64Array(count);
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    keys[at] = keyOf(at);
    order[at] = at;
  }
  return order.sort((one, other) => keys[one]! - keys[other]! || one - other); // positions
}
