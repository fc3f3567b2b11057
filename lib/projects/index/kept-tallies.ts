import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { CatalogueIndex } from "./columns";
import type { Tally } from "./tally";

/** What is kept of each index at most: of marks of what is listed, and of counts some 14 kB each. */
const mostBytes = 16_000_000;
const countBytes = 14_000;

type Kept = Map<string, Tally>;
const keptOf = new WeakMap<CatalogueIndex, Kept>();

/**
 * The tally of these filters, made at the first asking: other pages and other orders of a list count the same. A text is
 * found anew each time, so what has one is not kept.
 */
export function keptTally(
  index: CatalogueIndex,
  { page: _, limit: _limit, sort: _sort, ...filters }: ProjectQuery,
  more: unknown,
  make: () => Tally,
): Tally {
  const kept = keptOf.get(index) ?? new Map<string, Tally>();
  keptOf.set(index, kept);
  const key = JSON.stringify([filters, more]);
  const known = kept.get(key);
  const tally = known ?? make();
  // The last in the order of a map is the latest that was asked for.
  kept.delete(key);
  kept.set(key, tally);
  const most = Math.max(1, Math.floor(mostBytes / (countBytes + index.count / 8)));
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
  return tally;
}
