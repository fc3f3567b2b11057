import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { shapeRows } from "@/lib/catalogue/read/sheet-shape";
import { columnLabel } from "@/lib/desk/forms/file-columns";
import { rowVersion, type FileCell, type FileMend } from "@/lib/desk/forms/file-look";
import { formatMoment } from "@/lib/desk/forms/moments";
import { requireRole, type Actor } from "./actor";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { changeFile } from "./file-change";
import { isField } from "./row-complaints";
import { cellsByLine } from "./sheet-cells";
import { readSheetRows } from "./sheet-rows";

/** `line`: the first of the record; `version`: its last change that was seen, 0 for none. */
export type SentRow = { line: number; version: number; cells: readonly FileCell[] };

const mostCharacters = 20_000;

/**
 * Changes cells of a record of a file, and looks at it again; the file stays as it was sent. Whoever mends what somebody else
 * has mended meanwhile reads both values first. Said to be right, a line with other figures is not any more.
 */
export async function mendRow(
  actor: Actor,
  id: string,
  sent: SentRow,
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  requireRole(actor, "editor");
  await changeFile(db, id, async (file) => {
    const lines = file.look.rows.find(({ line }) => line === sent.line)?.lines ?? [];
    const sheet = await readSheetRows(file);
    if (!sheet || lines.length === 0)
      throw new Refusal("invalid", "This row can’t be changed here. Please mend the file and send it again.");
    const now = cellsByLine(shapeRows(sheet.rows, file.choices, file.mends));
    const mended = sent.cells.flatMap(({ line, field, text }) => {
      if (!lines.includes(line) || !isField(field))
        throw new Refusal("invalid", "This cell is not one of this row.");
      const before = now.get(line)?.get(field) ?? "";
      const after = text.replace(/\r\n?/g, "\n").trim().slice(0, mostCharacters);
      return before === after ? [] : [{ line, field, before, after, who: actor.email }];
    });
    const version = rowVersion(file.history, lines);
    if (mended.length > 0 && version !== sent.version)
      throw new Refusal("conflict", sayMendConflict(mended, file.history, lines), {
        errors: [{ path: "version", msg: String(version) }],
      });
    if (mended.length === 0) return {};
    return { mended, accepted: file.accepted.filter((line) => !lines.includes(line)) };
  });
}

function sayMendConflict(
  yours: readonly Pick<FileMend, "line" | "field" | "before" | "after">[],
  history: readonly FileMend[],
  lines: readonly number[],
): string {
  const last = history.findLast(({ line }) => lines.includes(line));
  const who = last ? `${last.who} changed this row (${formatMoment(last.at)})` : "This row was changed";
  const said = yours.map(
    ({ field, before, after }) =>
      `${columnLabel(field)}: now ${before || "empty"}, yours ${after || "empty"}.`,
  );
  return [
    `${who} while you had it open. Nothing was saved yet.`,
    ...said.slice(0, 8),
    "Save again to put yours in its place.",
  ].join("\n");
}
