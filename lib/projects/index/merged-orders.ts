import type { Sort } from "@/lib/projects/project/filter-table.mjs";
import type { CatalogueIndex } from "./columns";
import { sharedArray } from "./shared-array";
import type { Part } from "./merge-columns";
import { everyOrder, orderKeys } from "./sorted-orders";

type Sorted = Pick<CatalogueIndex, "count" | "projects" | "units">;

/**
 * The orders after a change: what stayed keeps its order, what came is put in where it belongs. An order by which nothing
 * moves is that of before.
 */
export function mergedOrders(
  before: Sorted & Pick<CatalogueIndex, "orders">,
  next: Sorted,
  parts: readonly Part[],
): Record<Sort, Uint32Array> {
  const moved = new Int32Array(before.count).fill(-1);
  const came: { at: number; replaces: number }[] = [];
  let at = 0;
  for (const part of parts) {
    if ("row" in part) {
      came.push({ at, replaces: part.replaces });
      at += 1;
      continue;
    }
    for (let old = part.from; old < part.to; old += 1) moved[old] = at++;
  }
  const keysBefore = orderKeys(before.projects, before.units);
  const isSettled = before.count === next.count && came.every(({ at, replaces }) => at === replaces);
  return everyOrder(orderKeys(next.projects, next.units), (keyOf, sort) => {
    const [order, keyBefore] = [before.orders[sort], keysBefore[sort]];
    if (isSettled && came.every(({ at }) => Object.is(keyOf(at), keyBefore(at)))) return order;
    const added = came
      .map(({ at }) => ({ at, rank: rankOf(before, order, keyBefore, keyOf(at), next.projects.id[at]!) }))
      .sort(
        (one, other) => one.rank - other.rank || compare(keyOf(one.at), keyOf(other.at)) || one.at - other.at,
      );
    const merged = sharedArray(Uint32Array, next.count);
    let [step, taken] = [0, 0];
    for (let rank = 0; rank <= before.count; rank += 1) {
      while (taken < added.length && added[taken]!.rank === rank) merged[step++] = added[taken++]!.at;
      const stays = rank < before.count ? moved[order[rank]!]! : -1; // below the count
      if (stays >= 0) merged[step++] = stays;
    }
    return merged;
  });
}

/** How many of an order come before this key and id. */
function rankOf(
  { projects: { id: ids } }: Sorted,
  order: Uint32Array,
  keyOf: (at: number) => number,
  key: number,
  id: number,
): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = order[middle]!; // between both ends
    if ((compare(keyOf(at), key) || ids[at]! - id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is no number comes last. */
function compare(one: number, other: number): number {
  if (Number.isNaN(one) || Number.isNaN(other))
    return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  return one - other;
}
