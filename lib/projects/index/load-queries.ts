import "server-only";
import { sql } from "drizzle-orm";
import { type Database, type Executor, withDatabase } from "@/lib/db/client";
import { buildIndex, rowAt } from "./build-index";
import type { CatalogueIndex, IndexState, Names } from "./columns";
import { allActive, changedSince, type IndexRow, type ReadRow } from "./row-queries";

/** Projects read at once: as many as are made into rows without a request being held up. */
const batchRows = 1_000;
/** The most changes that are read beside what is known; with more all is read again. */
const mostChanges = 10_000;
/** A change may have begun so much earlier than it can be seen, beside those that are seen to be running. */
const slackMs = 10_000;

/**
 * Reads the catalogue into an index; with `before`, only what has changed since that one was read. What is read belongs to
 * one version, however long it takes.
 */
export async function loadIndex(
  db: Database,
  before?: CatalogueIndex,
  rowsAtOnce = batchRows,
): Promise<CatalogueIndex> {
  const changedUntil = (await startOfRunning(db)) - slackMs;
  return db.transaction(async (tx) => {
    const state = await readState(tx, changedUntil);
    const names = await readNames(tx);
    const changed = before ? await readChanged(tx, before, rowsAtOnce) : null;
    if (!before || !changed) return buildIndex(allActive(tx, rowsAtOnce), names, state);
    if (changed.length === 0 && before.count === (await countActive(tx)))
      return { ...before, names, ...state };
    const merged = await buildIndex(mergedRows(before, changed, rowsAtOnce), names, state);
    // What was deleted has no row that says so.
    return merged.count === (await countActive(tx))
      ? merged
      : buildIndex(allActive(tx, rowsAtOnce), names, state);
  }, readsOneVersion);
}

const readsOneVersion = { isolationLevel: "repeatable read", accessMode: "read only" } as const;

async function countActive(tx: Executor): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from projects where is_active`,
  );
  return rows[0]?.count ?? 0;
}

/** The same over a connection of its own. */
export function loadIndexFrom(databaseUrl: string, before?: CatalogueIndex): Promise<CatalogueIndex> {
  return withDatabase(databaseUrl, (db) => loadIndex(db, before));
}

/** What has changed since an index was read; `null` when that is too much. */
async function readChanged(
  tx: Executor,
  before: CatalogueIndex,
  rowsAtOnce: number,
): Promise<ReadRow[] | null> {
  const changed: ReadRow[] = [];
  for await (const batch of changedSince(tx, before.changedUntil, rowsAtOnce)) {
    changed.push(...batch);
    if (changed.length > mostChanges) return null;
  }
  return changed;
}

/** The rows of an index with what has changed in place of what was there, in the order of their ids. */
async function* mergedRows(
  before: CatalogueIndex,
  changed: readonly ReadRow[],
  rowsAtOnce: number,
): AsyncGenerator<IndexRow[]> {
  const { id: ids } = before.projects;
  let [at, next] = [0, 0];
  while (at < before.count || next < changed.length) {
    const batch: IndexRow[] = [];
    while (batch.length < rowsAtOnce && (at < before.count || next < changed.length)) {
      const row = changed[next];
      // A position of the index, if it is not its end.
      if (!row || ids[at]! < row.id) {
        batch.push(rowAt(before, at++));
        continue;
      }
      next += 1;
      if (ids[at] === row.id) at += 1;
      if (row.isActive) batch.push(row);
    }
    yield batch;
  }
}

/**
 * Before a reading begins: changes that began after this moment are seen by the next one. A replica knows when the last
 * change that it has seen was finished, not when those that run began: a minute is more than they take. The same where
 * somebody is connected of whom this user may not know what he does: commands may come as the owner of the tables.
 */
async function startOfRunning(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ start: number }>(sql`
    select floor(extract(epoch from case when pg_is_in_recovery()
        then coalesce(pg_last_xact_replay_timestamp(), 'epoch') - interval '1 minute'
        else least(now() - case when bool_or(usename <> current_user and not pg_has_role(usesysid, 'usage'))
          and not pg_has_role('pg_read_all_stats', 'usage') then interval '1 minute' else '0' end,
          min(xact_start)) end) * 1000)::float8 as start
    from pg_stat_activity where datname = current_database()`);
  return rows[0]?.start ?? 0;
}

async function readState(tx: Executor, changedUntil: number): Promise<IndexState> {
  const { rows } = await tx.execute<{ version: number; timeZone: string }>(sql`
    select version::float8 as version, current_setting('TimeZone') as "timeZone" from catalogue_state`);
  const [state] = rows;
  if (!state) throw new Error("The catalogue has no version.");
  return { ...state, changedUntil };
}

async function readNames(tx: Executor): Promise<Names> {
  const named = async <N>(table: "developers" | "amenities") =>
    (
      await tx.execute<N & Record<string, unknown>>(sql`
        select id, name, lower(name) as key, (row_number() over (order by name))::int as order
        from ${sql.identifier(table)} order by id`)
    ).rows;
  const located = async <N>(table: "cities" | "localities" | "states", more: string) =>
    (
      await tx.execute<N & Record<string, unknown>>(sql`
        select t.id, t.name, lower(t.name) as key, a.order, a."keyOrder",
          regexp_replace(lower(t.name), '[^[:alnum:]]', '', 'g') as letters${sql.raw(more)}
        from ${sql.identifier(table)} t join (
          select name, (row_number() over (order by name))::int as order,
            (rank() over (order by lower(name)))::int as "keyOrder" from (
            select name from cities union select name from localities union select name from states) n
        ) a on a.name = t.name order by t.id`)
    ).rows;
  return {
    builders: await named<Names["builders"][number]>("developers"),
    amenities: await named<Names["amenities"][number]>("amenities"),
    cities: await located<Names["cities"][number]>("cities", `, latitude, longitude, state_id as "stateId"`),
    localities: await located<Names["localities"][number]>(
      "localities",
      `, latitude, longitude, city_id as "cityId"`,
    ),
    states: await located<Names["states"][number]>("states", ""),
  };
}
