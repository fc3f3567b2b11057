import { sql } from "drizzle-orm";
import "server-only";
import type { Executor } from "@/lib/db/client";
import type { ImportHistory } from "./import-history";
import { type AsOf, publicSince } from "./project-history-mutations";

/**
 * Deletes those of these projects that visitors never came to know, and of which no lead tells: they were on the site for less
 * than a day, or not at all. The history keeps all of them, so that taking this back stores them again. Returns their keys.
 */
export async function removeUnseen(
  tx: Executor,
  externalIds: readonly string[],
  history: ImportHistory,
  asOf?: AsOf,
): Promise<string[]> {
  if (externalIds.length === 0) return [];
  const { rows } = await tx.execute<{ key: string }>(sql`
    select external_id as key from projects p
    where external_id = any(${sql.param([...externalIds])}::text[]) and ${publicSince(sql`false`, asOf)} is null
      and not exists (select from leads l where l.project_id = p.id)
    order by external_id for update`);
  const keys = rows.map(({ key }) => key);
  await history.record(
    tx,
    "project",
    keys.map((external_id) => ({ external_id, action: "changed", after_hash: history.removedHash })),
  );
  await tx.execute(sql`delete from projects where external_id = any(${sql.param(keys)}::text[])`);
  return keys;
}
