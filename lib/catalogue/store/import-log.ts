import { sql } from "drizzle-orm";
import "server-only";
import type { Executor } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { type ChangeAction, historyLimits, type HistoryLimits } from "./import-history";
import { type Area, importLock } from "./import-session-mutations";

/** For the command that shows the history. */
export { withDatabase } from "@/lib/db/client";

export type LoggedImport = {
  id: number;
  undoes: number | null;
  /** The newest import that takes this one back. */
  undoneBy: number | null;
  startedAt: Date;
  endedAt: Date | null;
  who: string;
  files: ImportedFile[];
  counts: LoggedCounts | null;
  versionBefore: number;
  versionAfter: number | null;
  detail: "kept" | "too many" | "removed";
};

export type LoggedChange = {
  area: Area;
  externalId: string;
  action: ChangeAction;
  before: object | null;
  after: object | null;
  afterHash: string;
};

/** The newest imports first. */
export async function listImports(db: Executor, limit: number): Promise<LoggedImport[]> {
  return readImports(db, sql`order by i.id desc limit ${limit}`);
}

/** The same without what was changed at the desk, which has `desk` for its file. */
export async function listFileImports(db: Executor, limit: number, desk: string): Promise<LoggedImport[]> {
  const isDesk = (files: string) => sql`${sql.raw(files)} @> ${JSON.stringify([{ name: desk }])}::jsonb`;
  return readImports(
    db,
    sql`where not ${isDesk("i.files")}
      and not exists (select from imports o where o.id = i.undoes and ${isDesk("o.files")})
      order by i.id desc limit ${limit}`,
  );
}

export async function getImport(db: Executor, id: number): Promise<LoggedImport | undefined> {
  return (await readImports(db, sql`where i.id = ${id}`))[0];
}

async function readImports(db: Executor, which: ReturnType<typeof sql>): Promise<LoggedImport[]> {
  const { rows } = await db.execute<Record<keyof LoggedImport, never>>(sql`
    select i.id, i.undoes, i.started_at::text as "startedAt", i.ended_at::text as "endedAt", i.who, i.files, i.counts,
      i.version_before as "versionBefore", i.version_after as "versionAfter", i.detail,
      (select max(u.id) from imports u where u.undoes = i.id) as "undoneBy"
    from imports i ${which}`);
  return rows.map((row) => ({
    ...row,
    startedAt: new Date(row.startedAt),
    endedAt: row.endedAt && new Date(row.endedAt),
    versionBefore: Number(row.versionBefore),
    versionAfter: row.versionAfter && Number(row.versionAfter),
  }));
}

/** An import that runs. `total`: of how many records, where that is known. */
type RunningImport = { id: number; who: string; done: number; total: number | null };

/**
 * The import that runs just now. Its lock is held, and it has said something lately: one that was cut off leaves an open
 * entry, and a change at the desk holds the lock for a moment.
 */
export async function getRunningImport(db: Executor): Promise<RunningImport | null> {
  const { rows } = await db.execute<RunningImport>(sql`
    select id, who, records_done as done, records_total as total from imports
    where id = (select max(id) from imports) and ended_at is null and told_at > now() - interval '2 minutes'
      and exists (select from pg_locks where locktype = 'advisory' and granted and objsubid = 1 and objid = ${importLock}::oid
        and classid = 0 and database = (select oid from pg_database where datname = current_database()))`);
  return rows[0] ?? null;
}

/** What an import changed, in the order of kind and id, from after the given one. */
export async function listChanges(
  db: Executor,
  importId: number,
  { after, limit }: { after?: { area: string; externalId: string }; limit: number },
): Promise<LoggedChange[]> {
  const { rows } = await db.execute<LoggedChange>(sql`
    select area, external_id as "externalId", action, before, after, after_hash as "afterHash"
    from import_changes
    where import_id = ${importId} and (area, external_id) > (${after?.area ?? ""}, ${after?.externalId ?? ""})
    order by area, external_id limit ${limit}`);
  return rows;
}

export type ChangedSince = { count: number; examples: string[]; imports: number[] };

/** The records of an import that something has changed since, and the imports that did. */
export async function findChangedSince(db: Executor, importId: number): Promise<ChangedSince> {
  const { rows } = await db.execute<{ external_id: string; later: number[]; count: number }>(sql`
    with changed as (
      select c.area, c.external_id from import_changes c
      left join projects p on c.area = 'project' and p.external_id = c.external_id
      left join blog_posts b on c.area = 'blog' and b.external_id = c.external_id
      where c.import_id = ${importId} and c.after_hash is distinct from
        coalesce(p.content_hash, b.content_hash, 'removed ' || c.import_id))
    select external_id, (count(*) over ())::integer as count,
      array(select import_id from import_changes l
        where l.area = changed.area and l.external_id = changed.external_id and l.import_id > ${importId}
        order by import_id) as later
    from changed order by external_id limit 1000`);
  return {
    count: rows[0]?.count ?? 0,
    examples: rows.slice(0, 5).map((row) => row.external_id),
    imports: [...new Set(rows.flatMap(({ later }) => later))].sort((a, b) => a - b),
  };
}

/** What an import made of one record. `isAlone`: it changed nothing else. */
export type RecordChange = LoggedChange & {
  importId: number;
  who: string;
  at: string;
  undoes: number | null;
  /** The newest of these changes that takes this one back. */
  undoneBy: number | null;
  files: ImportedFile[];
  isAlone: boolean;
};

/** What was ever made of a project or a post, the newest first. */
export async function listRecordChanges(
  db: Executor,
  area: Area,
  externalId: string,
  limit: number,
): Promise<RecordChange[]> {
  const { rows } = await db.execute<Omit<RecordChange, "undoneBy">>(sql`
    select c.import_id as "importId", c.area, c.external_id as "externalId", c.action, c.before, c.after,
      c.after_hash as "afterHash", i.who, ${isoMoment(sql`i.started_at`)} as at, i.undoes, i.files,
      (select count(*) from (select from import_changes o where o.import_id = c.import_id limit 2) two) = 1 as "isAlone"
    from import_changes c join imports i on i.id = c.import_id
    where c.area = ${area} and c.external_id = ${externalId}
    order by c.import_id desc limit ${limit}`);
  return rows.map((row) => ({
    ...row,
    undoneBy: rows.find(({ undoes }) => undoes === row.importId)?.importId ?? null,
  }));
}

export type ImportedFile = { name: string; bytes: number; sha256: string | null };
/** What stands in the place of a file when somebody changed one project at the desk. */
export const atDesk: ImportedFile = { name: "at the desk", bytes: 0, sha256: null };
export type LoggedCounts = Record<
  "added" | "changed" | "unchanged" | "deactivated" | "refused" | "held",
  number
>;

/** Begins the entry of an import, or of taking back the import `undoes`. Returns its number. */
export async function beginImport(tx: Executor, who: string, undoes: number | null = null): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into imports (who, undoes, files, version_before)
    select ${who}, ${undoes}::integer, '[]', version from catalogue_state
    returning id`);
  const [entry] = rows;
  if (!entry) throw new Error("The catalogue has no state.");
  return entry.id;
}

/** Says how far an import is. `total`: how many records it has in all; `null` where nobody has counted. */
export async function noteProgress(
  db: Executor,
  id: number,
  { done, total }: { done: number; total: number | null },
): Promise<void> {
  await db.execute(sql`
    update imports set records_done = ${done}, records_total = ${total}, told_at = clock_timestamp() where id = ${id}`);
}

type Ended = { files: readonly ImportedFile[]; counts: LoggedCounts; isFull: boolean };

/** Completes the entry, and lets go of details beyond the bounds. `isFull`: those of this import are not complete. */
export async function endImport(
  tx: Executor,
  id: number,
  ended: Ended,
  limits: HistoryLimits = historyLimits,
): Promise<void> {
  await complete(tx, id, ended);
  if (ended.isFull) await dropDetails(tx, [id], "too many");
  await letGo(tx, id, limits);
}

/** The change of one record brings the history near its bounds so slowly that these are looked at once in so many. */
const oneIn = 100;

/** Completes the entry of a change of one record. */
export async function endOne(tx: Executor, id: number, ended: Ended): Promise<void> {
  await complete(tx, id, ended);
  if (id % oneIn === 0) await letGo(tx, id, historyLimits);
}

async function complete(tx: Executor, id: number, { files, counts }: Ended): Promise<void> {
  await tx.execute(sql`
    update imports set ended_at = now(), files = ${JSON.stringify(files)}::jsonb,
      counts = ${JSON.stringify(counts)}::jsonb, version_after = (select version from catalogue_state)
    where id = ${id}`);
}

async function letGo(tx: Executor, id: number, limits: HistoryLimits): Promise<void> {
  const { rows } = await tx.execute<{ import_id: number }>(sql`
    select import_id from (
      select import_id, sum(count(*)) over (order by import_id desc) as kept from import_changes group by import_id) s
    where kept > ${limits.kept} and import_id <> ${id}`);
  if (rows.length > 0) {
    await dropDetails(
      tx,
      rows.map((row) => row.import_id),
      "removed",
    );
  }
  await tx.execute(sql`delete from imports where id <= ${id} - ${limits.imports}::integer`);
}

async function dropDetails(tx: Executor, ids: number[], detail: "too many" | "removed"): Promise<void> {
  const list = sql`(select json_array_elements_text(${JSON.stringify(ids)}::json)::integer)`;
  await tx.execute(sql`delete from import_changes where import_id in ${list}`);
  await tx.execute(sql`update imports set detail = ${detail} where id in ${list}`);
}
