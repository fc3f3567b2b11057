import "server-only";
import { log } from "@/lib/process/log";
import type { ListingExtras, ProjectList, ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { listProjectsByIds } from "@/lib/projects/store/project-queries";
import { projectIndex } from "./index-slot";
import type { Wanted } from "./read-tally";
import { findText } from "./text-queries";

/**
 * A list from the index of this process, with its projects' rows from the database: as `readListing` in
 * `lib/projects/store/project-queries.ts` gives it. `null` when there is no index now, or when a project has gone since
 * the index was made.
 */
export async function readIndexed(
  query: ProjectQuery,
  wanted: readonly Wanted[],
): Promise<(ProjectList & ListingExtras) | null> {
  const index = projectIndex.current;
  // Only the database knows what other letters are in lower case by its own rules.
  if (!index?.isReady() || /[^ -~]/.test(query.groupName ?? "")) return null;
  const text = await findText(query);
  const answer = await index.search(query, wanted, text).catch((error: unknown) => {
    log("warn", "The index did not answer.", { reason: String(error) });
    return null;
  });
  if (!answer) return null;
  const { ids, version: _, ...counted } = answer;
  const projects = await listProjectsByIds(ids);
  if (projects.length < ids.length) return null;
  const totalPages = Math.ceil(counted.totalItems / query.limit);
  return { projects, currentPage: query.page, totalPages, ...counted };
}
