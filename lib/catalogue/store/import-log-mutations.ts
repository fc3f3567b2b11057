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

/** Completes the entry, and lets go of details beyond the bounds. `isFull`: those of this import are not complete. */
export async function endImport(
  tx: Executor,
  id: number,
  { files, counts, isFull }: { files: readonly ImportedFile[]; counts: LoggedCounts; isFull: boolean },
  limits: HistoryLimits = historyLimits,
): Promise<void> {
  await tx.execute(sql`
    update imports set ended_at = now(), files = ${JSON.stringify(files)}::jsonb,
      counts = ${JSON.stringify(counts)}::jsonb, version_after = (select version from catalogue_state)
    where id = ${id}`);
  if (isFull) await dropDetails(tx, [id], "too many");
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
