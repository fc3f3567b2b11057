import type { PriceStandingKind } from "@/lib/projects/project/project-schema";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { CatalogueIndex } from "./columns";
import { countPass } from "./count-pass";
import { relevant, type FoundText } from "./find-text";
import { keptTally } from "./kept-tallies";
import { readTally, type Counted, type Wanted } from "./read-tally";
import { planSearch } from "./search-plan";
import { standingsOf } from "./standings";
import { isListed } from "./tally";

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
  const extras = {
    amenities: wanted.includes("amenities"),
    prices: wanted.includes("lowestPrice") || wanted.includes("summary"),
    rates: wanted.includes("summary"),
    byType: wanted.includes("bedroomsByType"),
  };
  const count = () => countPass(index, plan, extras);
  // Nobody looks at the same part of a map twice.
  const tally = plan.found ? count() : keptTally(index, query, [extras, today], count);
  const counted = readTally(index, plan, tally, query, wanted);
  const order = text && query.sort === "relevance" ? relevant(index, text) : index.orders[query.sort];
  const positions = pageOf(order, tally.listed, counted.totalItems, query);
  // Positions of this index.
  const ids = positions.map((at) => index.projects.id[at]!);
  return { ...counted, ids, standings: standingsOf(index, positions), version: index.version };
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
