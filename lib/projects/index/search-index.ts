import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { positionOf, type CatalogueIndex } from "./columns";
import { countPass } from "./count-pass";
import { keptTally } from "./kept-tallies";
import { readTally, type Counted, type Wanted } from "./read-tally";
import { planSearch } from "./search-plan";
import { isListed } from "./tally";

/** What PostgreSQL found a text in: the ids, the most relevant first if that is the order asked for. */
export type FoundText = { ids: Int32Array };
export type IndexAnswer = Counted & { ids: number[]; version: number };

/** One page of ids, how many there are and the figures that are wanted: one pass over the catalogue. */
export function searchIndex(
  index: CatalogueIndex,
  query: ProjectQuery,
  wanted: readonly Wanted[],
  today: number,
  text: FoundText | null,
): IndexAnswer {
  const found = text && positionsOf(index, text.ids);
  const plan = planSearch(index, query, today, found);
  const extras = {
    amenities: wanted.includes("amenities"),
    prices: wanted.includes("lowestPrice") || wanted.includes("summary"),
    rates: wanted.includes("summary"),
    byType: wanted.includes("bedroomsByType"),
  };
  const count = () => countPass(index, plan, extras);
  const tally = found ? count() : keptTally(index, query, [extras, today], count);
  const counted = readTally(index, plan, tally, query, wanted);
  const order = found && query.sort === "relevance" ? found : index.orders[query.sort];
  const positions = pageOf(order, tally.listed, counted.totalItems, query);
  // Positions of this index.
  return { ...counted, ids: positions.map((at) => index.projects.id[at]!), version: index.version };
}

/** So many are worth a table of all ids. */
const manyIds = 2_000;
const tables = new WeakMap<CatalogueIndex, Int32Array>();

/** Projects that came since the index was made are not in it. */
export function positionsOf(index: CatalogueIndex, ids: Int32Array): Int32Array {
  const { projects, count } = index;
  const highest = projects.id[count - 1] ?? 0;
  const isSparse = highest > 4 * count + 100_000;
  if (ids.length < manyIds || isSparse)
    return ids.map((id) => positionOf(projects, id)).filter((at) => at >= 0);
  let table = tables.get(index);
  if (!table) {
    table = new Int32Array(highest + 1).fill(-1);
    for (let at = 0; at < count; at += 1) table[projects.id[at]!] = at; // below the count
    tables.set(index, table);
  }
  const positions = new Int32Array(ids.length);
  let found = 0;
  for (const id of ids) {
    const at = table[id] ?? -1;
    positions[found] = at;
    if (at >= 0) found += 1;
  }
  return positions.subarray(0, found);
}

/** The listed positions of one page, read from the nearer end of the order. */
function pageOf(
  order: Uint32Array | Int32Array,
  listed: Uint8Array,
  total: number,
  { page, limit }: Pick<ProjectQuery, "page" | "limit">,
): number[] {
  const first = (page - 1) * limit;
  const end = Math.min(first + limit, total);
  const positions: number[] = [];
  if (first >= end) return positions;
  // Each step is below the length of the order.
  if (first <= total / 2) {
    for (let step = 0, seen = 0; seen < end; step += 1) {
      if (!isListed(listed, order[step]!)) continue;
      if (seen >= first) positions.push(order[step]!);
      seen += 1;
    }
    return positions;
  }
  for (let step = order.length - 1, seen = total; seen > first; step -= 1) {
    if (!isListed(listed, order[step]!)) continue;
    seen -= 1;
    if (seen < end) positions.push(order[step]!);
  }
  return positions.reverse();
}
