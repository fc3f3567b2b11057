import "server-only";
import { LRUCache } from "lru-cache";
import { catalogueSeen, processSlot } from "@/lib/process/process-state.mjs";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { FoundText } from "./search-index";
import { findText } from "./text-queries";

/** Of what was found in texts at most so many bytes are kept: most searches are for a few names. */
const mostBytes = 8_000_000;
const overheadBytes = 200;

const slot = processSlot(
  "found texts",
  () =>
    new LRUCache<string, FoundText>({
      maxSize: mostBytes,
      sizeCalculation: ({ ids }, key) => ids.byteLength + key.length * 2 + overheadBytes,
    }),
);

/** As `findText`; what was found in this version of the catalogue is not looked for again. */
export async function foundText(query: Pick<ProjectQuery, "search" | "sort">): Promise<FoundText | null> {
  const seen = catalogueSeen.current;
  if (!query.search || !seen?.readable) return findText(query);
  const keyOf = (isRelevance: boolean) => JSON.stringify([seen.version, isRelevance, query.search]);
  const [sorted, any] = [keyOf(true), keyOf(false)];
  // The most relevant first does for every order.
  const known = slot.current.get(sorted) ?? (query.sort === "relevance" ? undefined : slot.current.get(any));
  if (known) return known;
  const found = await findText(query);
  if (found) slot.current.set(query.sort === "relevance" ? sorted : any, found);
  return found;
}
