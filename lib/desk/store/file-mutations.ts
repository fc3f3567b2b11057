import "server-only";
import { sql } from "drizzle-orm";
import { Refusal } from "@/lib/base/refusal";
import { undoImport, UndoRefused } from "@/lib/catalogue/run/undo-import";
import { ImportNotStartedError } from "@/lib/catalogue/store/import-session-mutations";
import type { FileLook } from "@/lib/desk/forms/file-look";
import { requireRole, type Actor } from "./actor";
import { deskDatabase, deskDatabaseUrl, type DeskDatabase } from "./desk-database";
import { runFile, type SentFile } from "./file-look";

/** So long a file that was sent is kept. */
const keptDays = 7;

/** Keeps a file and looks at it; nothing of it is imported. Returns its id. */
export async function sendFile(
  actor: Actor,
  { name, content }: Pick<SentFile, "name" | "content">,
  db: DeskDatabase = deskDatabase(),
): Promise<string> {
  requireRole(actor, "editor");
  if (content.byteLength === 0) throw new Refusal("invalid", "Please choose a file that is not empty.");
  refusePacked(content);
  const file = { name: safeName(name), content, accepted: [] };
  const { look } = await runFile(db, file, { dryRun: true });
  await db.execute(
    sql`delete from desk_files where sent_at < now() - make_interval(days => ${keptDays}::int)`,
  );
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into desk_files (name, content, who, look)
    values (${file.name}, ${Buffer.from(content)}, ${actor.email}, ${JSON.stringify(look)}::jsonb) returning id`);
  return rows[0]?.id ?? "";
}

/** Says which of the lines that look wrong are right, and looks at the file again. */
export async function acceptLines(
  actor: Actor,
  id: string,
  lines: readonly number[],
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  requireRole(actor, "editor");
  const file = await readSentFile(db, id);
  const accepted = [...new Set([...file.accepted, ...lines])].sort((one, other) => one - other);
  const { look } = await runFile(db, { ...file, accepted }, { dryRun: true });
  await storeLook(db, id, { look, accepted, importId: null });
}

/**
 * Imports what was looked at. `looksRight`: also when it takes much away. What a file was imported already is a conflict: sent
 * twice, it is imported once.
 */
export async function importSentFile(
  actor: Actor,
  id: string,
  { looksRight }: { looksRight: boolean },
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  requireRole(actor, "editor");
  const file = await readSentFile(db, id);
  await begin(db, id);
  try {
    const confirm = () => Promise.resolve(looksRight);
    const { look, report } = await runFile(db, file, { who: actor.email, confirm });
    if (report.importId === null && report.dangers.length > 0)
      throw new Refusal(
        "invalid",
        `${report.dangers.join(" ")} Nothing was imported. If this is right, say so.`,
      );
    // What each row was before: by now, all that was stored is as it is in the file.
    const done = { ...file.look, problems: look.problems, dangers: [] };
    await storeLook(db, id, { look: done, accepted: file.accepted, importId: report.importId });
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

type KeptFile = SentFile & { look: FileLook };

async function readSentFile(db: DeskDatabase, id: string): Promise<KeptFile> {
  const { rows } = await db.execute<KeptFile & { importId: number | null }>(sql`
    select name, content, accepted, look, import_id as "importId" from desk_files where id = ${id}`);
  const [file] = rows;
  if (!file) throw new Refusal("invalid", "This file is not kept any more. Please send it again.");
  if (file.importId !== null) throw new Refusal("conflict", "This file was imported already.");
  return file;
}

type Looked = { look: FileLook; accepted: readonly number[]; importId: number | null };

async function storeLook(db: DeskDatabase, id: string, { look, accepted, importId }: Looked): Promise<void> {
  await db.execute(sql`
    update desk_files set look = ${JSON.stringify(look)}::jsonb, import_id = ${importId},
      accepted = ${sql.param([...accepted])}::integer[] where id = ${id}`);
}

const workbook = "This is a workbook, not a CSV file. Please save the sheet as “CSV UTF-8” and send that.";
/** How files begin that are not read here: workbooks, and what is packed, which could be of any size unpacked. */
const unread: [number[], string][] = [
  [[0x50, 0x4b, 0x03, 0x04], workbook],
  [[0xd0, 0xcf, 0x11, 0xe0], workbook],
  [[0x1f, 0x8b], "This file is packed. Please unpack it and send what is in it."],
];

function refusePacked(content: Uint8Array): void {
  const found = unread.find(([start]) => start.every((byte, at) => content[at] === byte));
  if (found) throw new Refusal("invalid", found[1]);
}

/** The ending tells the reader what the file is; the rest is only shown. */
function safeName(name: string): string {
  const plain = name
    .replace(/^.*[/\\]/s, "")
    .replace(/[^\p{L}\p{N} ._()-]/gu, "")
    .trim();
  // A name that says it is packed would be unpacked.
  return (
    plain
      .replace(/(?:\.gz)+$/i, "")
      .slice(-80)
      .replace(/^\.+/, "") || "catalogue.csv"
  );
}
