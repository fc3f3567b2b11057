import "server-only";
import { LRUCache } from "lru-cache";
import { processSlot } from "@/lib/process/process-state.mjs";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { apart, type PicturedSummary } from "@/lib/projects/store/apart-pictures";
import { listProjectsByIds } from "@/lib/projects/store/project-queries";

/** Some 3 kB each. */
const mostRows = 2_000;

const slot = processSlot("kept rows", () => ({
  version: -1,
  rows: new LRUCache<ProjectSummary["id"], PicturedSummary>({ max: mostRows }),
}));

/**
 * The rows of an answer of the index, in its order; those that were read in this version of the catalogue are not read
 * again. `undefined` when one of them has gone meanwhile.
 */
export async function keptRows({
  ids,
  version,
}: {
  ids: readonly number[];
  version: number;
}): Promise<ProjectSummary[] | undefined> {
  const kept = slot.current;
  if (kept.version !== version) {
    kept.version = version;
    kept.rows.clear();
  }
  const found = new Map<ProjectSummary["id"], PicturedSummary | undefined>(
    ids.map((id) => [id, kept.rows.get(id)]),
  );
  const read = await listProjectsByIds(ids.filter((id) => !found.get(id)));
  for (const row of read) {
    found.set(row.id, row);
    if (kept.version === version) kept.rows.set(row.id, row);
  }
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  return rows.length === ids.length ? apart(rows) : undefined;
}
