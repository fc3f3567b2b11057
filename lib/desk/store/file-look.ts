import "server-only";
import { sql } from "drizzle-orm";
import { Refusal } from "@/lib/base/refusal";
import type { Prepared, PreparedPost, PreparedProject } from "@/lib/catalogue/check/prepare-record";
import { openRead } from "@/lib/catalogue/read/open-catalogue";
import { type ColumnChoices, describeColumns, type Mend, shapeRows } from "@/lib/catalogue/read/sheet-shape";
import { withChecks, type KnownContent } from "@/lib/catalogue/check/normalise-record";
import { knownContents } from "@/lib/catalogue/store/catalogue-mutations";
import { type ImportReport, sayFreshName } from "@/lib/catalogue/run/import-report";
import { importCatalogue, type ImportOptions } from "@/lib/catalogue/run/import-catalogue";
import { ImportNotStartedError } from "@/lib/catalogue/store/import-session-mutations";
import { fileBounds, rowFates, type FileLook, type FileRow, type RowFate } from "@/lib/desk/forms/file-look";
import { env } from "@/lib/process/env";
import { deskDatabaseUrl, type DeskDatabase } from "./desk-database";
import {
  cellOfGuess,
  type CellPlace,
  cellsByLine,
  cellsOf,
  readKept,
  refuseMany,
  type SheetCells,
} from "./sheet-rows";

export type SentFile = {
  name: string;
  content: Uint8Array;
  rows: Uint8Array | null;
  accepted: readonly number[];
  choices: ColumnChoices;
  mends: readonly Mend[];
};
type Wanted = Pick<ImportOptions, "dryRun" | "who" | "confirm" | "records">;

/**
 * Runs an import, or a dry one, of a file that was sent to the desk, and tells what becomes of each record. The import is the
 * command's own; a file of more than `fileBounds.records` is refused before anything of it is stored.
 */
export async function runFile(
  db: DeskDatabase,
  file: SentFile,
  wanted: Wanted,
): Promise<{ look: FileLook; report: ImportReport }> {
  const { name, content, accepted, choices, mends } = file;
  const read = await readKept(file);
  const sheet = "rows" in read ? read : null;
  const shaped = sheet && { ...sheet, rows: shapeRows(sheet.rows, choices, mends) };
  const records: Prepared[] = [];
  const stop = new AbortController();
  try {
    const isAccepted = (_: string, line: number) => accepted.includes(line);
    const options = { files: [name], databaseUrl: deskDatabaseUrl(), mediaHosts: env().MEDIA_HOSTS };
    const onRecord = (record: Prepared) => {
      records.push(record);
      if (records.length > fileBounds.records) stop.abort();
    };
    const report = await importCatalogue({
      ...options,
      ...wanted,
      isAccepted,
      onRecord,
      openFile: () => Promise.resolve(openRead(shaped ?? read, content)),
      signal: stop.signal,
    });
    if (stop.signal.aborted) refuseMany("records");
    const columns = sheet && describeColumns(sheet.rows, choices);
    return {
      look: {
        ...(await toLook(db, records, report, shaped ? cellsByLine(shaped.rows) : new Map())),
        columns,
      },
      report,
    };
  } catch (error) {
    if (!(error instanceof ImportNotStartedError)) throw error;
    throw new Refusal(
      "unavailable",
      "Another file is being imported just now. Please try again in a minute.",
    );
  }
}

async function toLook(
  db: DeskDatabase,
  records: readonly Prepared[],
  report: ImportReport,
  cells: SheetCells,
): Promise<FileLook> {
  const stored = await readStored(db, records);
  // The database refuses some that looked good, and the second of two with one key.
  const refusals = new Map(report.refusals.map((one) => [whereOf(one), one.reason]));
  const starts = records.map(({ line }) => line).sort((one, other) => one - other);
  const lines = [...cells.keys()];
  const rows = records.map((record) => {
    const next = starts[starts.lastIndexOf(record.line) + 1] ?? Infinity;
    const own = lines.filter((line) => line >= record.line && line < next);
    return withCells(toRow(record, refusals.get(whereOf(record)), stored), record, { cells, lines: own });
  });
  const count = (fate: RowFate) => rows.filter((row) => row.fate === fate).length;
  return {
    counts: Object.fromEntries(rowFates.map((fate) => [fate, count(fate)])) as FileLook["counts"], // each is there
    rows: rowFates.flatMap((fate) => rows.filter((row) => row.fate === fate)),
    guesses: report.guessed.map(({ line, text }) => ({ line, text })),
    guessCount: report.guesses,
    unregistered: report.unregistered,
    freshNames: report.freshNames.map(sayFreshName),
    problems: [
      ...report.unreadable.map(({ line, reason }) => (line === null ? reason : `Line ${line}: ${reason}`)),
      ...(report.stopped && report.dangers.length === 0 ? [report.stopped] : []),
    ],
    dangers: report.dangers,
  };
}

/** A JSON array may have all of its records on one line. */
function whereOf({ line, externalId }: Pick<Prepared, "line" | "externalId">): string {
  return `${line} ${externalId}`;
}

/** With the cells that something is said about. */
function withCells(
  row: FileRow,
  { guesses = [] }: Prepared,
  { cells, lines }: { cells: SheetCells; lines: number[] },
): FileRow {
  const found = (places: readonly CellPlace[]) =>
    places
      .filter((one, at) => lines.includes(one.line) && places.findIndex((other) => isSame(one, other)) === at)
      .map(({ line, field }) => ({ line, field, text: cells.get(line)?.get(field) ?? "" }));
  const told = guesses.map(({ line, text }) => (line === row.line ? text : `line ${line}, ${text}`));
  if (lines.length === 0) return { ...row, guesses: told };
  return {
    ...row,
    lines,
    cells: row.reason ? found(cellsOf(row.reason, row.line)) : [],
    guesses: told,
    guessed: found(guesses.flatMap(cellOfGuess)),
  };
}

function isSame(one: CellPlace, other: CellPlace): boolean {
  return one.line === other.line && one.field === other.field;
}

type Stored = { projects: ReadonlyMap<string, KnownContent>; posts: ReadonlyMap<string, string> };
/** The hash of what is stored, and what it would be. */
type Compared = { known: string | undefined; hash: string };

function toRow(record: Prepared, refusal: string | undefined, stored: Stored): FileRow {
  const row = { line: record.line, key: record.externalId, name: "", reason: refusal ?? "" };
  if ("refused" in record) return { ...row, fate: "refused", reason: record.refused };
  if ("held" in record) return { ...row, fate: "doubtful", reason: record.held };
  const isProject = "project" in record;
  const name = isProject ? record.project.row.name : record.post.title;
  if (refusal) return { ...row, name, fate: "refused" };
  const { known, hash } = isProject ? ofProject(record.project, stored) : ofPost(record.post, stored);
  return { ...row, name, fate: known === undefined ? "new" : known === hash ? "same" : "changed" };
}

/** A file that says nothing of the register leaves what was compared with it. */
function ofProject(project: PreparedProject, { projects }: Stored): Compared {
  const known = projects.get(project.row.external_id);
  return { known: known?.hash, hash: withChecks(project, known).hash };
}

function ofPost({ external_id, hash }: PreparedPost, { posts }: Stored): Compared {
  return { known: posts.get(external_id), hash };
}

/** What is stored under the keys of these records. */
async function readStored(db: DeskDatabase, records: readonly Prepared[]): Promise<Stored> {
  const keys = records.flatMap(({ externalId }) => externalId ?? []);
  const { rows } = await db.execute<{ key: string; hash: string }>(sql`
    select external_id as key, content_hash as hash from blog_posts
    where external_id = any(${sql.param(keys)}::text[])`);
  return {
    projects: await knownContents(db, keys),
    posts: new Map(rows.map(({ key, hash }) => [key, hash])),
  };
}
