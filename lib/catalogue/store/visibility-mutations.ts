import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";
import type { ImportHistory } from "./import-history";
import type { Area } from "./import-session-mutations";
import { noteOnSite, publicSince, type AsOf } from "./project-history-mutations";

const tableOf = (area: Area) => sql.raw(area === "project" ? "projects" : "blog_posts");

const isOneOf = (externalIds: readonly string[]): SQL =>
  sql`external_id = any(array(select json_array_elements_text(${JSON.stringify(externalIds)}::json)))`;

/** What an update sets to take records out of the site. */
export const offSite = (area: Area, asOf?: AsOf): SQL =>
  area === "project"
    ? sql`is_active = false, public_since = ${publicSince(sql`false`, asOf)}`
    : sql`is_active = false`;

/** Takes records out of the site; their content stays. `asOf`: when that is to take an import back. Returns how many. */
export async function hideRecords(
  tx: Executor,
  area: Area,
  externalIds: readonly string[],
  history: ImportHistory,
  asOf?: AsOf,
): Promise<number> {
  if (externalIds.length === 0) return 0;
  const { hiddenHash } = history;
  await history.record(
    tx,
    area,
    externalIds.map((external_id) => ({ external_id, action: "hidden", after_hash: hiddenHash })),
  );
  const where = isOneOf(externalIds);
  if (area === "project") await noteOnSite(tx, false, where, asOf);
  const { rowCount } = await tx.execute(sql`
    update ${tableOf(area)} set ${offSite(area, asOf)}, content_hash = ${hiddenHash}, updated_at = now()
    where ${where}`);
  return rowCount ?? 0;
}

/** Brings hidden records back, with the hash that their content has. Returns how many. */
export async function showRecords(
  tx: Executor,
  area: Area,
  records: readonly { external_id: string; hash: string }[],
  history: ImportHistory,
  asOf?: AsOf,
): Promise<number> {
  if (records.length === 0) return 0;
  await history.record(
    tx,
    area,
    records.map(({ external_id, hash }) => ({ external_id, action: "shown", after_hash: hash })),
  );
  if (area === "project")
    await noteOnSite(tx, true, isOneOf(records.map(({ external_id }) => external_id)), asOf);
  const publicAgain = area === "project" ? sql`, public_since = ${publicSince(sql`true`, asOf)}` : sql``;
  const { rowCount } = await tx.execute(sql`
    update ${tableOf(area)} t set is_active = true${publicAgain}, content_hash = r.hash, updated_at = now()
    from json_to_recordset(${JSON.stringify(records)}::json) as r(external_id text, hash text)
    where t.external_id = r.external_id`);
  return rowCount ?? 0;
}
