import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { noChoices } from "@/lib/catalogue/read/sheet-shape";
import { sayResult } from "@/lib/catalogue/run/import-report";
import { atDesk, getRunningImport, listFileImports } from "@/lib/catalogue/store/import-log";
import { isoMoment } from "@/lib/db/statements";
import type { FileChoices } from "@/lib/desk/forms/file-columns";
import {
  type DeskFile,
  type FileCell,
  type FileLook,
  type FileMend,
  type PastImport,
  rowFates,
  type RunningImport,
} from "@/lib/desk/forms/file-look";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { runFile, type SentFile } from "./file-look";
import { countAdded } from "./new-projects";
import { cellsByLine, cellsOfRecord, readSheetRows, shapeSent } from "./sheet-rows";

const shownImports = 50;

/** A file that was sent; null when it is not kept. */
export async function readDeskFile(id: string): Promise<DeskFile | null> {
  const db = deskDatabase();
  const { rows } = await db.execute<Omit<DeskFile, "mends" | "added">>(sql`
    select id, name, who, ${isoMoment(sql`sent_at`)} as "sentAt", accepted, sender, choices, revision, look, sheet, sheets,
      import_id as "importId", not ${isFree} as "isBusy"
    from desk_files where id = ${id}`);
  const [file] = rows;
  if (!file) return null;
  // What was looked at by an earlier version of the site knows fewer fates.
  const counts = { ...noRows, ...file.look.counts };
  const added = file.importId === null ? null : await countAdded(db, file.importId);
  return { ...file, look: { ...file.look, counts }, added, mends: await listMends(db, id) };
}

const noRows = Object.fromEntries(rowFates.map((fate) => [fate, 0])) as FileLook["counts"]; // each is there

/** Every cell of a record that was found in a file, as it is by now. */
export async function listRecordCells(id: string, lines: readonly number[]): Promise<FileCell[]> {
  const file = await readSentFile(deskDatabase(), id);
  const sheet = await readSheetRows(file);
  return sheet ? cellsOfRecord(cellsByLine(shapeSent(sheet, file).rows), lines) : [];
}

/** The import that runs just now, at this desk or by a command; `null` when none does. */
export async function readRunningImport(): Promise<RunningImport | null> {
  return getRunningImport(deskDatabase());
}

/** The newest imports of files, and takings back of them, by commands too; not the one that `running` tells of. */
export async function listPastImports(
  running: Pick<RunningImport, "id"> | null = null,
): Promise<PastImport[]> {
  const imports = await listFileImports(deskDatabase(), shownImports, atDesk.name);
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
export async function listSenders(): Promise<string[]> {
  const { rows } = await deskDatabase().execute<{ sender: string }>(sql`
    select sender from desk_senders order by changed_at desc limit ${shownImports}`);
  return rows.map(({ sender }) => sender);
}

/** A file that was sent, as it is kept. `isBusy`: it is being imported just now. */
type KeptFile = SentFile & {
  id: string;
  choices: FileChoices;
  history: FileMend[];
  /** Of a workbook: the sheet that is read. */
  sheet: string | null;
  sender: string | null;
  revision: number;
  look: FileLook;
  importId: number | null;
  isBusy: boolean;
};

/** `mended`: cells that were changed. */
type Change = Partial<Pick<KeptFile, "accepted" | "choices" | "sheet" | "rows">> & {
  mended?: readonly NewMend[];
};
type NewMend = Omit<FileMend, "id" | "at">;

/** A site that was stopped while it imported leaves a mark, which soon counts no more. */
const isFree = sql`(importing_since is null or importing_since < now() - interval '5 minutes')`;

export async function readSentFile(db: DeskDatabase, id: string): Promise<KeptFile> {
  const { rows } = await db.execute<
    Omit<KeptFile, "choices" | "history" | "mends"> & { choices: FileChoices | null }
  >(sql`
    select id, name, content, rows, sheet, accepted, choices, sender, revision, look, import_id as "importId", not ${isFree} as "isBusy"
    from desk_files where id = ${id}`);
  const [file] = rows;
  if (!file) throw new Refusal("invalid", "This file is not kept any more. Please send it again.");
  // Read after its revision: what came in between is noticed when it is stored.
  const history = await listMends(db, id);
  return { ...file, choices: file.choices ?? noChoices, history, mends: history.map(toMend) };
}

/** Every change of a cell, the oldest first: the last one of a cell is what counts. */
async function listMends(db: DeskDatabase, id: string): Promise<FileMend[]> {
  const { rows } = await db.execute<FileMend>(sql`
    select id::int, line, field, before, after, who, ${isoMoment(sql`at`)} as at from desk_mends
    where file_id = ${id} order by id`);
  return rows;
}

function toMend({ line, field, after }: Pick<FileMend, "line" | "field" | "after">) {
  return { line, field, text: after };
}

export function refuseImported({ importId }: Pick<KeptFile, "importId">): void {
  if (importId !== null) throw new Refusal("conflict", "This file was imported already.");
}

const importing = "Somebody is importing this file already.";

const mostTries = 5;

/**
 * Changes something about a file, and looks at it again: both or none. When somebody else changed it meanwhile, `change` is
 * asked once more, about the file as it is now.
 */
export async function changeFile(
  db: DeskDatabase,
  id: string,
  change: (file: KeptFile) => Change | Promise<Change>,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const file = await readSentFile(db, id);
    refuseImported(file);
    if (file.isBusy) throw new Refusal("conflict", importing);
    const { mended = [], ...others } = await change(file);
    const changed = { ...file, ...others, mends: [...file.mends, ...mended.map(toMend)] };
    const { look } = await runFile(db, changed, { dryRun: true });
    if (await store(db, { ...changed, look }, mended)) return;
  }
  throw new Refusal("unavailable", "Others are changing this file just now. Please try again.");
}

/** Whether nobody was quicker. */
async function store(
  db: DeskDatabase,
  { id, revision, look, accepted, choices, sheet, rows: own }: KeptFile,
  mended: readonly NewMend[],
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with changed as (
      update desk_files set look = ${JSON.stringify(look)}::jsonb, choices = ${JSON.stringify(choices)}::jsonb,
        accepted = ${sql.param([...accepted].sort((one, other) => one - other))}::integer[],
        sheet = ${sheet}, rows = ${own && Buffer.from(own)}, revision = revision + 1
      where id = ${id} and revision = ${revision} and import_id is null and ${isFree} returning id
    ), noted as (
      insert into desk_mends (file_id, line, field, before, after, who)
      select changed.id, mend.line, mend.field, mend.before, mend.after, mend.who from changed,
        jsonb_to_recordset(${JSON.stringify(mended)}::jsonb)
          as mend (line integer, field text, before text, after text, who text)
    )
    select id from changed`);
  return rows.length > 0;
}
