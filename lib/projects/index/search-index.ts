import { LRUCache } from "lru-cache";
import type { PriceStandingKind } from "@/lib/projects/project/project-schema";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { CatalogueIndex } from "./columns";
import { readTally, type Counted, type Wanted } from "./facets";
import { relevant, type FoundText } from "./find-text";
import { once } from "./once";
import { planSearch, type SearchPlan } from "./search-plan";
import { standingsOf } from "./standings";
import { countProjects, extraCounts, type ExtraCount, type Tally } from "./tally";

/** `standings`: of the projects of `ids`, in their order. */
export type IndexAnswer = Counted & {
  ids: number[];
  standings: (PriceStandingKind | null)[];
  version: number;
};

/** One page of ids, how many there are and the figures that are wanted: one pass over the catalogue. */
export function searchIndex(
  index: CatalogueIndex,
  query: ProjectQuery,
  wanted: readonly Wanted[],
  today: number,
  text: FoundText | null,
): IndexAnswer {
  const plan = planSearch(index, query, today, text && text.positions);
  const tally = tallyOf(
    index,
    plan,
    query,
    extraCounts.filter((extra) => wanted.includes(extra)),
  );
  const counted = readTally(index, plan, tally, query, wanted);
  const order = text && query.sort === "relevance" ? relevant(index, text) : index.orders[query.sort];
  const positions = pageOf(order, tally.listed, counted.totalItems, query);
  // Positions of this index.
  const ids = positions.map((at) => index.projects.id[at]!);
  return { ...counted, ids, standings: standingsOf(index, positions), version: index.version };
}

/** What is kept of each index at most. */
const mostBytes = 16_000_000;
/** The counts of a tally, besides a byte for each project. */
const countBytes = 14_000;

/**
 * The tally of these filters, kept from the first asking on: other pages and other orders of a list count the same. A text is
 * found anew each time, and nobody looks at the same part of a map twice, so what has one of them is not kept.
 */
export function tallyOf(
  index: CatalogueIndex,
  plan: SearchPlan,
  { page: _, limit: _limit, sort: _sort, ...filters }: ProjectQuery,
  extras: readonly ExtraCount[] = [],
): Tally {
  if (plan.found) return countProjects(index, plan, extras);
  const most = Math.max(1, Math.floor(mostBytes / (countBytes + index.count)));
  const kept = once(index, "tallies", () => new LRUCache<string, Tally>({ max: most }));
  const key = JSON.stringify([filters, extras, plan.today]);
  const tally = kept.get(key) ?? countProjects(index, plan, extras);
  kept.set(key, tally);
  return tally;
}

/** The listed positions of one page. */
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
  for (let step = 0, seen = 0; seen < end; step += 1) {
    if (listed[order[step]!] === 0) continue;
    if (seen >= first) positions.push(order[step]!);
    seen += 1;
  }
  return positions;
}
