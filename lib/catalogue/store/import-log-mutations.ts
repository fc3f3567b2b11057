import "server-only";
import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";
import { historyLimits, type HistoryLimits } from "./import-history";

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
