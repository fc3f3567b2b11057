import "server-only";
import { sql } from "drizzle-orm";
import { isoMoment } from "@/lib/db/iso-moment";
import { atDesk } from "@/lib/catalogue/store/import-log-mutations";
import { getRunningImport, listFileImports } from "@/lib/catalogue/store/import-log-queries";
import { sayResult } from "@/lib/catalogue/run/format-history";
import { shapeRows } from "@/lib/catalogue/read/sheet-shape";
import type { DeskFile, FileCell, PastImport, RunningImport } from "@/lib/desk/forms/file-look";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { isFree, listMends, readSentFile } from "./file-change";
import { cellsByLine, cellsOfRecord } from "./sheet-cells";
import { readSheetRows } from "./sheet-rows";

const shownImports = 50;

/** A file that was sent; null when it is not kept. */
export async function readDeskFile(id: string, db: DeskDatabase = deskDatabase()): Promise<DeskFile | null> {
  const { rows } = await db.execute<Omit<DeskFile, "mends">>(sql`
    select id, name, who, ${isoMoment(sql`sent_at`)} as "sentAt", accepted, sender, choices, revision, look, sheet, sheets,
      import_id as "importId", not ${isFree} as "isBusy"
    from desk_files where id = ${id}`);
  const [file] = rows;
  return file ? { ...file, mends: await listMends(db, id) } : null;
}

/** Every cell of a record that was found in a file, as it is by now. */
export async function listRecordCells(
  id: string,
  lines: readonly number[],
  db: DeskDatabase = deskDatabase(),
): Promise<FileCell[]> {
  const file = await readSentFile(db, id);
  const sheet = await readSheetRows(file);
  return sheet ? cellsOfRecord(cellsByLine(shapeRows(sheet.rows, file.choices, file.mends)), lines) : [];
}

/** The import that runs just now, at this desk or by a command; `null` when none does. */
export async function readRunningImport(db: DeskDatabase = deskDatabase()): Promise<RunningImport | null> {
  return getRunningImport(db);
}

/** The newest imports of files, and takings back of them, by commands too; not the one that `running` tells of. */
export async function listPastImports(
  running: Pick<RunningImport, "id"> | null = null,
  db: DeskDatabase = deskDatabase(),
): Promise<PastImport[]> {
  const imports = await listFileImports(db, shownImports, atDesk.name);
  const past = imports.filter(({ id }) => id !== running?.id);
  return past.map((one) => ({
    id: one.id,
    at: one.startedAt.toISOString(),
    who: one.who,
    files: one.files.map(({ name }) => name.replace(/^.*[/\\]/s, "")),
    undoes: one.undoes,
    undoneBy: one.undoneBy,
    result: sayResult(one),
    isKept: one.detail === "kept" && one.endedAt !== null,
  }));
}

/** Whose sheets were sent before, those of last time first. */
export async function listSenders(db: DeskDatabase = deskDatabase()): Promise<string[]> {
  const { rows } = await db.execute<{ sender: string }>(sql`
    select sender from desk_senders order by changed_at desc limit ${shownImports}`);
  return rows.map(({ sender }) => sender);
}
