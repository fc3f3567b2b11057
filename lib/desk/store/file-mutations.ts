import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { undoImport, UndoRefused } from "@/lib/catalogue/run/undo-import";
import { ImportNotStartedError } from "@/lib/catalogue/store/import-not-started";
import { columnLabel } from "@/lib/desk/forms/file-columns";
import { type FileCell, type FileLook, type FileMend, rowVersion } from "@/lib/desk/forms/file-look";
import { deskDatabase, type DeskDatabase, deskDatabaseUrl } from "./desk-database";
import { changeFile, readSentFile, refuseImported } from "./desk-file";
import { choicesOfLastTime, readSender } from "./file-column-mutations";
import { runFile, type SentFile } from "./file-look";
import { conflictOf, sayWhoChanged } from "./form-changes";
import { cellsByLine, isField, keepRows, readSent, readSheetRows, shapeSent } from "./sheet-rows";
import { type Actor, requireRole } from "./staff";

/** So long a file that was sent is kept. */
const keptDays = 7;

/** Keeps a file and looks at it; nothing of it is imported. Returns its id. */
export async function sendFile(
  actor: Actor,
  { name, content, sender = "" }: Pick<SentFile, "name" | "content"> & { sender?: string },
): Promise<string> {
  requireRole(actor, "editor");
  if (content.byteLength === 0) throw new Refusal("invalid", "Please choose a file that is not empty.");
  refusePacked(content);
  const whose = readSender(sender) || actor.email;
  const named = { name: safeName(name), content };
  const read = await readSent(named);
  const { sheet, sheets } = "rows" in read ? read : { sheet: null, sheets: null };
  const safe = { ...named, rows: keepRows(read) };
  const db = deskDatabase();
  const choices = await choicesOfLastTime(db, whose, safe);
  const file = { ...safe, accepted: [], choices, mends: [] };
  const { look } = await runFile(db, file, { dryRun: true });
  await db.execute(
    sql`delete from desk_files where sent_at < now() - make_interval(days => ${keptDays}::int)`,
  );
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into desk_files (name, content, who, sender, sheet, sheets, rows, choices, look)
    values (${file.name}, ${Buffer.from(content)}, ${actor.email}, ${whose}, ${sheet},
      ${sheets && sql.param(sheets)}::text[], ${file.rows && Buffer.from(file.rows)},
      ${JSON.stringify(choices)}::jsonb, ${JSON.stringify(look)}::jsonb) returning id`);
  return rows[0]?.id ?? "";
}

/** Reads another sheet of a workbook, with what was chosen for this sender's columns. */
export async function chooseSheet(actor: Actor, id: string, sheet: string): Promise<void> {
  requireRole(actor, "editor");
  const db = deskDatabase();
  await changeFile(db, id, async (file) => {
    if (file.sheet === null) throw new Refusal("invalid", "This file has no sheets.");
    if (file.history.length > 0)
      throw new Refusal(
        "conflict",
        `Cells of “${file.sheet}” were changed here already. To read another sheet, please send the file again.`,
      );
    const read = await readSent(file, sheet);
    const rows = keepRows(read);
    const choices = await choicesOfLastTime(db, file.sender ?? actor.email, { ...file, rows });
    return { sheet: "rows" in read ? read.sheet : null, rows, choices, accepted: [] };
  });
}

/** Says which of the lines that look wrong are right, and looks at the file again. */
export async function acceptLines(actor: Actor, id: string, lines: readonly number[]): Promise<void> {
  requireRole(actor, "editor");
  await changeFile(deskDatabase(), id, ({ accepted }) => ({
    accepted: [...new Set([...accepted, ...lines])],
  }));
}

/**
 * Imports what was looked at. `looksRight`: also when it takes much away. What a file was imported already is a conflict: sent
 * twice, it is imported once. `revision`: what was seen, when nothing else is to be imported; `publish`: new projects that are
 * whole come on the site at once.
 */
export async function importSentFile(
  actor: Actor,
  id: string,
  { looksRight, revision, publish = false }: { looksRight: boolean; revision?: number; publish?: boolean },
): Promise<void> {
  requireRole(actor, "editor");
  const db = deskDatabase();
  refuseImported(await readSentFile(db, id));
  await begin(db, id);
  try {
    // Nobody changes it from here on.
    const file = await readSentFile(db, id);
    if (revision !== undefined && revision !== file.revision)
      throw new Refusal(
        "conflict",
        "Somebody changed this file while you had it open. Nothing was imported; please look at it again.",
      );
    const confirm = () => Promise.resolve(looksRight);
    const records = Object.values(file.look.counts).reduce((sum, count) => sum + count, 0);
    const { look, report } = await runFile(db, file, { who: actor.email, confirm, records }, publish);
    if (report.importId === null && report.dangers.length > 0)
      throw new Refusal(
        "invalid",
        `${report.dangers.join(" ")} Nothing was imported. If this is right, say so.`,
      );
    // What each row was before: by now, all that was stored is as it is in the file.
    const done: FileLook = { ...file.look, problems: look.problems, dangers: [] };
    await db.execute(sql`
      update desk_files set look = ${JSON.stringify(done)}::jsonb, import_id = ${report.importId} where id = ${id}`);
  } finally {
    await db.execute(sql`update desk_files set importing_since = null where id = ${id}`);
  }
}

/** Of two at once one imports. A site that was stopped meanwhile leaves a mark, which soon counts no more. */
async function begin(db: DeskDatabase, id: string): Promise<void> {
  const { rows } = await db.execute(sql`
    update desk_files set importing_since = now() where id = ${id} and import_id is null
      and (importing_since is null or importing_since < now() - interval '5 minutes')
    returning id`);
  if (rows.length === 0) throw new Refusal("conflict", "Somebody is importing this file already.");
}

/** Takes an import back, all of it or nothing, as the command does. */
export async function takeImportBack(actor: Actor, importId: number): Promise<void> {
  requireRole(actor, "editor");
  try {
    await undoImport(deskDatabaseUrl(), importId, actor.email);
  } catch (error) {
    if (error instanceof UndoRefused) throw new Refusal("conflict", error.message);
    if (!(error instanceof ImportNotStartedError)) throw error;
    throw new Refusal("unavailable", "A file is being imported just now. Please try again in a minute.");
  }
}

const older =
  "This is an older workbook. Please save it as .xlsx, or the sheet as “CSV UTF-8”, and send that.";
/** How files begin that are not read here: older workbooks, and what is packed, which could be of any size unpacked. */
const unread: [number[], string][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], older],
  [[0x1f, 0x8b], "This file is packed. Please unpack it and send what is in it."],
];
export function refusePacked(content: Uint8Array): void {
  const found = unread.find(([start]) => start.every((byte, at) => content[at] === byte));
  if (found) throw new Refusal("invalid", found[1]);
}

/** The ending tells the reader what the file is; the rest is only shown. */
export function safeName(name: string): string {
  const plain = name
    .replace(/^.*[/\\]/s, "")
    .replace(/[^\p{L}\p{N} ._()-]/gu, "")
    .trim();
  // A name that says it is packed would be unpacked.
  return (
    plain
      .slice(-80)
      .replace(/(?:\.gz)+$/i, "")
      .replace(/^\.+/, "") || "catalogue.csv"
  );
}

/** `line`: the first of the record; `version`: its last change that was seen, 0 for none. */
type SentRow = { line: number; version: number; cells: readonly FileCell[] };

const mostCharacters = 20_000;

/**
 * Changes cells of a record of a file, and looks at it again; the file stays as it was sent. Whoever mends what somebody else
 * has mended meanwhile reads both values first. Said to be right, a line with other figures is not any more.
 */
export async function mendRow(actor: Actor, id: string, sent: SentRow): Promise<void> {
  requireRole(actor, "editor");
  await changeFile(deskDatabase(), id, async (file) => {
    const lines = file.look.rows.find(({ line }) => line === sent.line)?.lines ?? [];
    const sheet = await readSheetRows(file);
    if (!sheet || lines.length === 0)
      throw new Refusal("invalid", "This row can’t be changed here. Please mend the file and send it again.");
    const shaped = shapeSent(sheet, file);
    const now = cellsByLine(shaped.rows);
    // Which project a row without a key is, is in no cell of it.
    const textAt = (line: number, field: string) =>
      shaped.isKeyless && field === "externalId"
        ? file.history.findLast((mend) => mend.line === line && mend.field === field)?.after
        : now.get(line)?.get(field);
    const mended = sent.cells.flatMap(({ line, field, text }) => {
      if (!lines.includes(line) || !isField(field))
        throw new Refusal("invalid", "This cell is not one of this row.");
      const before = textAt(line, field) ?? "";
      const after = text.replace(/\r\n?/g, "\n").trim().slice(0, mostCharacters);
      return before === after ? [] : [{ line, field, before, after, who: actor.email }];
    });
    const version = rowVersion(file.history, lines);
    if (mended.length > 0 && version !== sent.version) throw mendConflict(mended, file.history, lines);
    if (mended.length === 0) return {};
    return { mended, accepted: file.accepted.filter((line) => !lines.includes(line)) };
  });
}

function mendConflict(
  yours: readonly Pick<FileMend, "line" | "field" | "before" | "after">[],
  history: readonly FileMend[],
  lines: readonly number[],
): Refusal {
  const last = history.findLast(({ line }) => lines.includes(line));
  const said = yours.map(
    ({ field, before, after }) =>
      `${columnLabel(field)}: now ${before || "empty"}, yours ${after || "empty"}.`,
  );
  return conflictOf(`${sayWhoChanged("row", last)} while you had it open`, said, String(last?.id ?? 0));
}
