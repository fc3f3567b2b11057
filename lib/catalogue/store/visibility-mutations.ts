import "server-only";
import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";
import type { ImportHistory } from "./import-history";
import type { Area } from "./import-session-mutations";

const tableOf = (area: Area) => sql.raw(area === "project" ? "projects" : "blog_posts");

/** Takes records out of the site; their content stays. Returns how many. */
export async function hideRecords(
  tx: Executor,
  area: Area,
  externalIds: readonly string[],
  history: ImportHistory,
): Promise<number> {
  if (externalIds.length === 0) return 0;
  const { hiddenHash } = history;
  await history.record(
    tx,
    area,
    externalIds.map((external_id) => ({ external_id, action: "hidden", after_hash: hiddenHash })),
  );
  const { rowCount } = await tx.execute(sql`
    update ${tableOf(area)} set is_active = false, content_hash = ${hiddenHash}, updated_at = now()
    where external_id = any(array(select json_array_elements_text(${JSON.stringify(externalIds)}::json)))`);
  return rowCount ?? 0;
}

/** Brings hidden records back, with the hash that their content has. Returns how many. */
export async function showRecords(
  tx: Executor,
  area: Area,
  records: readonly { external_id: string; hash: string }[],
  history: ImportHistory,
): Promise<number> {
  if (records.length === 0) return 0;
  await history.record(
    tx,
    area,
    records.map(({ external_id, hash }) => ({ external_id, action: "shown", after_hash: hash })),
  );
  const { rowCount } = await tx.execute(sql`
    update ${tableOf(area)} t set is_active = true, content_hash = r.hash, updated_at = now()
    from json_to_recordset(${JSON.stringify(records)}::json) as r(external_id text, hash text)
    where t.external_id = r.external_id`);
  return rowCount ?? 0;
}
