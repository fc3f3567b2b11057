import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { withChecks } from "@/lib/catalogue/check/normalise-record";
import type { Prepared, PreparedProject } from "@/lib/catalogue/check/prepare-record";
import { writeForm } from "@/lib/catalogue/check/write-form";
import { readBuilderRows } from "@/lib/catalogue/read/builder-rows";
import type { CatalogueItem, LineNote } from "@/lib/catalogue/read/catalogue-item";
import { itemsOf, openRead } from "@/lib/catalogue/read/open-catalogue";
import { type ColumnChoices, describeColumns, type Mend } from "@/lib/catalogue/read/sheet-shape";
import { type ImportReport, sayFreshName } from "@/lib/catalogue/run/import-report";
import { importCatalogue, type ImportOptions } from "@/lib/catalogue/run/import-catalogue";
import { type KnownProject, namePlaces, type Place } from "@/lib/catalogue/store/stored-record-queries";
import { ImportNotStartedError } from "@/lib/catalogue/store/import-not-started";
import { fileBounds, rowFates, type FileLook, type FileRow, type RowFate } from "@/lib/desk/forms/file-look";
import { projectNames } from "@/lib/desk/forms/project-fields";
import { env } from "@/lib/process/env";
import { deskDatabaseUrl, type DeskDatabase } from "./desk-database";
import { fillRecords, type FilledRecords, whereOf } from "./fill-records";
import { toLines } from "./form-changes";
import {
  cellOfGuess,
  type CellPlace,
  cellsByLine,
  cellsOf,
  readKept,
  refuseMany,
  type ShapedSheet,
  shapeSent,
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
  publish = false,
): Promise<{ look: FileLook; report: ImportReport }> {
  const { name, content, accepted, choices } = file;
  const read = await readKept(file);
  const sheet = "rows" in read ? read : null;
  const shaped = sheet && shapeSent(sheet, file);
  const records: Prepared[] = [];
  let filled: Filled | undefined;
  try {
    const isAccepted = (_: string, line: number) => accepted.includes(line);
    const options = { files: [name], databaseUrl: deskDatabaseUrl(), mediaHosts: env().MEDIA_HOSTS };
    const onRecord = (record: Prepared) => {
      records.push(record);
    };
    const report = await importCatalogue({
      ...options,
      ...wanted,
      isAccepted,
      onRecord,
      // The import has its lock by now: nobody changes what records are filled with.
      openFile: async () => {
        filled ??= await readFilled(db, { read, shaped, file, publish });
        return openRead(filled, content);
      },
    });
    const columns = sheet && describeColumns(sheet.rows, choices);
    const cells: SheetCells = shaped ? cellsByLine(shaped.rows) : new Map();
    const look = await toLook(db, { records, report, filled: filled ?? nothingFilled, cells });
    return { look: { ...look, columns }, report };
  } catch (error) {
    if (!(error instanceof ImportNotStartedError)) throw error;
    throw new Refusal(
      "unavailable",
      "Another file is being imported just now. Please try again in a minute.",
    );
  }
}

/** What records are filled from: `shaped` is the sheet of a table. */
type Source = {
  read: Awaited<ReturnType<typeof readKept>>;
  shaped: ShapedSheet | null;
  file: SentFile;
  publish: boolean;
};
type Filled = FilledRecords & { notes: LineNote[] };
const nothingFilled: Filled = { items: [], left: [], asked: [], facts: new Map(), notes: [] };

/** The records of a file as they would be stored. */
async function readFilled(
  db: DeskDatabase,
  { read, shaped, file: { accepted, choices, mends }, publish }: Source,
): Promise<Filled> {
  const defaulted = new Set(Object.keys(choices.defaults));
  const isKeyless = shaped?.isKeyless ?? false;
  const sheet = "rows" in read ? read.rows : [];
  const { rows, left, notes } = readBuilderRows(shaped?.rows ?? [], {
    added: new Set([...defaulted, ...(isKeyless ? ["externalId"] : [])]),
    mended: new Set(mends.map(({ line }) => line)),
    textsOf: new Map(
      sheet.flatMap((row) =>
        "error" in row ? [] : [[row.line, row.cells.map((cell) => cell.trim()).filter(Boolean)]],
      ),
    ),
    isKeyless,
  });
  const items = shaped ? await readItems(rows, shaped) : "items" in read ? read.items : [];
  if (items.filter((item) => !("note" in item)).length > fileBounds.records) refuseMany("records");
  const chosen = mends.flatMap(({ line, field, text }) =>
    isKeyless && field === "externalId" ? [[line, text] as const] : [],
  );
  const filled = await fillRecords(db, items, {
    ...{ isTable: shaped !== null, isKeyless, defaulted, accepted, publish },
    chosen: new Map(chosen),
  });
  return { ...filled, left: [...left, ...filled.left], notes };
}

async function readItems(rows: ShapedSheet["rows"], { separator }: ShapedSheet): Promise<CatalogueItem[]> {
  const items: CatalogueItem[] = [];
  for await (const item of itemsOf({ rows, separator })) items.push(item);
  return items;
}

type Looked = { records: readonly Prepared[]; report: ImportReport; filled: Filled; cells: SheetCells };

async function toLook(db: DeskDatabase, { records, report, filled, cells }: Looked): Promise<FileLook> {
  const stored = await readPlacesAndPosts(db, records);
  // The database refuses some that looked good, and the second of two with one key.
  const refusals = new Map(report.refusals.map((one) => [whereOf(one), one.reason]));
  const rows = [
    ...records.map((record) => {
      const facts = filled.facts.get(whereOf(record)) ?? { lines: linesOf(filled, record) };
      const { lines, match } = facts;
      const row = toRow(record, refusals.get(whereOf(record)), { ...stored, known: facts.known });
      const own = match ? { ...row, match } : row;
      const notes = filled.notes.filter(({ line }) => lines.includes(line));
      const guesses = [...(record.guesses ?? []), ...notes];
      return withCells(own, guesses, { cells, lines: lines.filter((line) => cells.has(line)) });
    }),
    ...filled.asked.map(({ line, lines, name, match }): FileRow => ({
      ...{ line, key: null, name, fate: "doubtful", match },
      reason: "This may be a project that is there already. Please say which, or that it is a new one.",
      lines: [...lines],
    })),
    ...filled.left.map(({ line, lines, text, why }): FileRow => ({
      ...{ line, key: null, name: text, fate: "left", reason: `Left out: ${why}.` },
      lines: lines.filter((one) => cells.has(one)),
    })),
  ];
  const count = (fate: RowFate) => rows.filter((row) => row.fate === fate).length;
  const fresh = records.filter((_, at) => rows[at]?.fate === "new");
  const unregistered = fresh.filter((one) => "project" in one && one.isKept).length;
  const waiting = fresh.filter((one) => "project" in one && !one.isKept && !one.project.row.is_active);
  return {
    counts: Object.fromEntries(rowFates.map((fate) => [fate, count(fate)])) as FileLook["counts"], // each is there
    rows: rowFates.flatMap((fate) => rows.filter((row) => row.fate === fate)),
    guesses: [...report.guessed, ...filled.notes].map(({ line, text }) => ({ line, text })),
    guessCount: report.guesses + filled.notes.length,
    unregistered,
    whole: waiting.length,
    freshNames: report.freshNames.map(sayFreshName),
    problems: [
      ...report.unreadable.map(({ line, reason }) => (line === null ? reason : `Line ${line}: ${reason}`)),
      ...(report.stopped && report.dangers.length === 0 ? [report.stopped] : []),
    ],
    dangers: report.dangers,
  };
}

/** Of what could not be read as a record, and has no facts. */
function linesOf({ items }: Filled, { line }: Prepared): readonly number[] {
  const item = items.find((one) => one.line === line && "lines" in one);
  return item && "lines" in item ? (item.lines ?? []) : [];
}

/** With the cells that something is said about. */
function withCells(
  row: FileRow,
  guesses: readonly LineNote[],
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

/** Where cities are, and the hashes of posts by their keys. */
type Stored = { places: ReadonlyMap<number, Place>; posts: ReadonlyMap<string, string> };

async function readPlacesAndPosts(db: DeskDatabase, records: readonly Prepared[]): Promise<Stored> {
  const cities = records.flatMap((one) => ("project" in one ? [one.project.row.city_id] : []));
  const keys = records.flatMap((one) => ("post" in one ? [one.post.external_id] : []));
  const { rows } = await db.execute<{ key: string; hash: string }>(sql`
    select external_id as key, content_hash as hash from blog_posts
    where external_id = any(${sql.param(keys)}::text[])`);
  return {
    places: await namePlaces(db, [...new Set(cities)]),
    posts: new Map(rows.map(({ key, hash }) => [key, hash])),
  };
}

type Known = Stored & { known: KnownProject | undefined };

function toRow(record: Prepared, refusal: string | undefined, stored: Known): FileRow {
  const row = { line: record.line, key: record.externalId, name: "", reason: refusal ?? "" };
  if ("refused" in record) return { ...row, fate: "refused", reason: record.refused };
  if ("held" in record) return { ...row, fate: "doubtful", reason: record.held };
  const name = "project" in record ? record.project.row.name : record.post.title;
  if (refusal) return { ...row, name, fate: "refused" };
  if ("project" in record) return { ...row, name, ...ofProject(record.project, stored) };
  const known = stored.posts.get(record.post.external_id);
  return {
    ...row,
    name,
    fate: known === undefined ? "new" : known === record.post.hash ? "same" : "changed",
  };
}

/** What becomes of a project, field by field; a file that says nothing of the register leaves what was compared with it. */
function ofProject(
  project: PreparedProject,
  { known, places }: Known,
): Pick<FileRow, "fate" | "changes" | "site"> {
  const isOn = project.row.is_active;
  if (!known) return { fate: "new", ...(isOn ? { site: "appears" as const } : {}) };
  const after = withChecks(project, { ...known.stored, reraChecks: known.stored.reraChecks ?? [] });
  const place = project.newCity
    ? { ...known.place, city: project.newCity.name }
    : (places.get(project.row.city_id) ?? known.place);
  const forms = { before: writeForm(known.stored, known.place), after: writeForm(after, place) };
  const { lines, more } = toLines(forms, projectNames);
  if (lines.length === 0) return { fate: "same" };
  const was = known.stored.row.is_active;
  return {
    fate: "changed",
    changes: more > 0 ? [...lines, { label: "And more", before: "", after: String(more) }] : lines,
    ...(was === isOn ? {} : { site: isOn ? ("appears" as const) : ("leaves" as const) }),
  };
}
