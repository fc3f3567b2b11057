import { sql, type SQL } from "drizzle-orm";
import { setTimeout as pause } from "node:timers/promises";
import "server-only";
import type { PlaceRow } from "@/lib/catalogue/check/known-places";
import { type Executor, openConnection } from "@/lib/db/client";
import { raiseVersion } from "./catalogue-mutations";
import type { ImportHistory } from "./import-history";
import { ImportNotStartedError, missingTables } from "./import-not-started";
import { type AsOf, noteOnSite, publicSince } from "./project-history-mutations";
import type { ImportDatabase } from "./store-batch";

/** An arbitrary number: every import takes the lock of this number. */
export const importLock = 730_112_012;

/** So long a file waits: the desk changes one project in much less. In milliseconds. */
export const importPatienceMs = 2_000;

export type ImportSession = { db: ImportDatabase; close: () => Promise<void> };

/**
 * Opens the connection of an import. Until it is closed a second import gets an `ImportNotStartedError`, once it has waited
 * for `patienceMs`; it is also thrown when the database can't be reached. Not from a pool, because lock and temporary table
 * belong to the connection.
 */
export async function openImportSession(databaseUrl: string, patienceMs = 0): Promise<ImportSession> {
  const { db, close } = await openConnection(databaseUrl).catch((error: unknown) => {
    throw new ImportNotStartedError(`The database can't be reached: ${connectionFault(error)}.`, {
      cause: error,
    });
  });
  const tables = await db.execute<{ newest: string | null }>(sql`select to_regclass('imports') as newest`);
  if (tables.rows[0]?.newest === null) {
    await close();
    throw new ImportNotStartedError(missingTables);
  }
  if (!(await takeLock(db, patienceMs))) {
    await close();
    throw new ImportNotStartedError(
      "Another catalogue import is running on this database: start this one when it has ended.",
    );
  }
  return { db, close };
}

/** Asks again and again instead of waiting in the database, where nothing would end it in time. */
async function takeLock(db: Executor, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await db.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_lock(${importLock}) as mine`,
    );
    if (rows[0]?.mine) return true;
    if (Date.now() >= until) return false;
    await pause(100);
  }
}

/** If a host name has several addresses, the error contains one for each and has no message itself. */
function connectionFault(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(connectionFault).join("; ");
  return error instanceof Error ? error.message : String(error);
}

/** Waits for a running import, and prevents others until the transaction `tx` ends. */
export async function lockImports(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}

/** Whether there is no project and no post, not even an inactive one. */
export async function isCatalogueEmpty(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(sql`
    select not exists (select from projects) and not exists (select from blog_posts) as empty`);
  return rows[0]?.empty ?? false;
}

export async function listCityPlaces(db: Executor): Promise<PlaceRow[]> {
  const { rows } = await db.execute<PlaceRow>(sql`
    select c.id as "cityId", s.id as "stateId", c.name as city, s.name as state, s.iso2 as code
    from cities c join states s on s.id = c.state_id`);
  return rows;
}

/** The kind of id: homes and plots share theirs, blog posts have their own. */
export type Area = "project" | "blog";
type SeenRow = { area: Area; external_id: string; line: number };
export type RecordClaim = { position: number; area: Area; externalId: string; line: number };

/** The ids that were seen are kept in a temporary table, so that a large file takes no memory here. */
export async function startSeen(db: Executor): Promise<void> {
  await db.execute(sql`drop table if exists pg_temp.import_seen`);
  await db.execute(sql`
    create temporary table import_seen (
      area text not null, external_id text not null, file integer not null, line integer not null,
      primary key (area, external_id, file))`);
}

/** Records these ids as seen in file number `file`. Returns those seen before: position → line of the first. */
export async function claim(
  db: Executor,
  file: number,
  claims: readonly RecordClaim[],
): Promise<Map<number, number>> {
  const key = (area: string, id: string) => `${area} ${id}`;
  const firsts = new Map<string, RecordClaim>();
  for (const one of claims) {
    const name = key(one.area, one.externalId);
    if (!firsts.has(name)) firsts.set(name, one);
  }
  const rows = [...firsts.values()].map(({ area, externalId, line }) => ({
    area,
    external_id: externalId,
    line,
  }));
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(area text, external_id text, line integer)`;
  const fresh = await db.execute<SeenRow>(sql`
    insert into import_seen (area, external_id, file, line)
    select area, external_id, ${file}::integer, line from ${given}
    on conflict do nothing
    returning area, external_id, line`);
  const freshKeys = new Set(fresh.rows.map((row) => key(row.area, row.external_id)));
  const duplicates = claims.filter((one) => {
    const name = key(one.area, one.externalId);
    return firsts.get(name) !== one || !freshKeys.has(name);
  });
  if (duplicates.length === 0) return new Map();
  const seen = await db.execute<SeenRow>(sql`
    select s.area, s.external_id, s.line from import_seen s
    join ${given} on r.area = s.area and r.external_id = s.external_id
    where s.file = ${file}::integer`);
  const lines = new Map(seen.rows.map((row) => [key(row.area, row.external_id), row.line]));
  return new Map(
    duplicates.map((one) => [one.position, lines.get(key(one.area, one.externalId)) ?? one.line]),
  );
}

/**
 * Deactivates the projects and posts of these kinds that no file named, in one transaction. Their content counts as
 * changed, so that a later file that names them activates them again.
 */
export async function deactivateMissing(
  tx: Executor,
  kinds: ReadonlySet<string>,
  history?: ImportHistory,
): Promise<number> {
  await tx.execute(sql`analyze import_seen`);
  const unseen = (area: Area, table: string) =>
    sql`not exists (select from import_seen s where s.area = ${area} and s.external_id = ${sql.raw(table)}.external_id)`;
  const missing: [string, Area, string, SQL][] = [
    ["property", "project", "projects", sql`is_active and not is_plot and ${unseen("project", "projects")}`],
    ["plot", "project", "projects", sql`is_active and is_plot and ${unseen("project", "projects")}`],
    ["blog", "blog", "blog_posts", sql`is_active and ${unseen("blog", "blog_posts")}`],
  ];
  let count = 0;
  for (const [kind, area, table, where] of missing) {
    if (!kinds.has(kind)) continue;
    await history?.recordHidden(tx, area, sql.raw(table), where);
    if (area === "project") await noteOnSite(tx, false, where);
    const { rowCount } = await tx.execute(sql`
      update ${sql.raw(table)} set ${offSite(area)}, content_hash = ${history?.hiddenHash ?? ""}, updated_at = now()
      where ${where}`);
    count += rowCount ?? 0;
  }
  if (count > 0) await raiseVersion(tx);
  return count;
}

const tableOf = (area: Area) => sql.raw(area === "project" ? "projects" : "blog_posts");

const isOneOf = (externalIds: readonly string[]): SQL =>
  sql`external_id = any(array(select json_array_elements_text(${JSON.stringify(externalIds)}::json)))`;

/** Of projects: `registrationGap` as far as the table can tell, which knows the form of no state's numbers. */
const isRegistered: SQL = sql`(case when rera_id is null then rera_exemption is not null
  else rera_id ~ '(\\d\\D*){5}' end)`;

/** What an update sets to take records out of the site. */
const offSite = (area: Area, asOf?: AsOf): SQL =>
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

/** Takes what was on the site before that asked for a registration off it. Returns how many projects these were. */
export async function hideUnregistered(db: Pick<ImportDatabase, "transaction">): Promise<number> {
  return db.transaction(async (tx) => {
    const where = sql`is_active and not ${isRegistered}`;
    await noteOnSite(tx, false, where);
    const { rowCount } = await tx.execute(
      sql`update projects set ${offSite("project")}, content_hash = 'unregistered', updated_at = now() where ${where}`,
    );
    if (rowCount) await raiseVersion(tx);
    return rowCount ?? 0;
  });
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
  // What the law keeps off the site stays off.
  const mayShow = area === "project" ? sql` and ${isRegistered}` : sql``;
  if (area === "project") {
    const named = isOneOf(records.map(({ external_id }) => external_id));
    await noteOnSite(tx, true, sql`${named}${mayShow}`, asOf);
  }
  const publicAgain = area === "project" ? sql`, public_since = ${publicSince(sql`true`, asOf)}` : sql``;
  const { rowCount } = await tx.execute(sql`
    update ${tableOf(area)} t set is_active = true${publicAgain}, content_hash = r.hash, updated_at = now()
    from json_to_recordset(${JSON.stringify(records)}::json) as r(external_id text, hash text)
    where t.external_id = r.external_id${mayShow}`);
  return rowCount ?? 0;
}
