import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { matchHeading } from "@/lib/catalogue/read/csv-columns";
import type { NumberedRow } from "@/lib/catalogue/read/csv-rows";
import type { FileBounds, FileRecords, FileTable } from "@/lib/catalogue/read/workbook";
import { readSentContent } from "@/lib/catalogue/read/file-reader";
import type { SheetRows } from "@/lib/catalogue/read/open-catalogue";
import { isOfPlan } from "@/lib/catalogue/read/read-rows";
import { type ColumnChoices, describeColumns, type Mend, shapeRows } from "@/lib/catalogue/read/sheet-shape";
import { fileBounds, type FileCell } from "@/lib/desk/forms/file-look";

/** A file that was sent. `rows`: those of a sheet, as `keepRows` wrote them when it was read. */
export type SentContent = { name: string; content: Uint8Array; rows: Uint8Array | null };

const many = (count: number) => count.toLocaleString("en-IN");
const tooMuch: Record<keyof FileBounds, string> = {
  records: `This file has more than ${many(fileBounds.records)} records. Please send it in parts, or ask whoever runs the site: its command takes files of any size.`,
  rows: `This sheet has more than ${many(fileBounds.rows)} rows. Please send it in parts.`,
  columns: `This sheet has more than ${many(fileBounds.columns)} columns. Please leave out what is not needed.`,
  cells: `This sheet has more than ${many(fileBounds.cells)} cells. Please send it in parts.`,
};

/** Refuses what has more of something than is taken. */
export function refuseMany(what: keyof FileBounds): never {
  throw new Refusal("invalid", tooMuch[what]);
}

/** Reads a file apart from the site (`lib/catalogue/read/file-reader.ts`); `sheet`: the one that is wanted of a workbook. */
export async function readSent(
  { name, content }: Pick<SentContent, "name" | "content">,
  sheet: string | null = null,
): Promise<FileTable | FileRecords> {
  const read = await readSentContent({ name, content, sheet, most: fileBounds });
  return "over" in read ? refuseMany(read.over) : read;
}

/** What is in a file, as it was read when it was sent, or read now. */
export async function readKept(file: SentContent): Promise<SheetRows | FileRecords> {
  if (!file.rows) return readSent(file);
  return { rows: JSON.parse(new TextDecoder().decode(file.rows)) as NumberedRow[], separator: "," };
}

/** The rows of a table that was sent; `null` for JSON, which has none. */
export async function readSheetRows(file: SentContent): Promise<SheetRows | null> {
  const read = await readKept(file);
  return "rows" in read ? read : null;
}

/** Reading a file costs more than its rows do. `null` for what is more than its rows: JSON, and CSV with another separator. */
export function keepRows(read: FileTable | FileRecords): Uint8Array | null {
  if ("items" in read || read.separator !== ",") return null;
  return new TextEncoder().encode(JSON.stringify(read.rows));
}

/** A sheet with what was chosen and mended of it. `isKeyless`: its keys are made of names, so that no cell has them. */
export type ShapedSheet = SheetRows & { isKeyless: boolean };

export function shapeSent(
  sheet: SheetRows,
  { choices, mends }: { choices: ColumnChoices; mends: readonly Mend[] },
): ShapedSheet {
  const isKeyless = describeColumns(sheet.rows, choices)?.lacks.includes("externalId") ?? false;
  // Which project a row is was chosen by its key: its rows stay together by its name.
  const own = isKeyless ? mends.filter(({ field }) => field !== "externalId") : mends;
  return { ...sheet, rows: shapeRows(sheet.rows, choices, own), isKeyless };
}

/** The cells of a sheet by line and field, as they are with all that was chosen and mended. */
export type SheetCells = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** `rows`: as `shapeRows` gives them. */
export function cellsByLine([top, ...rows]: readonly NumberedRow[]): SheetCells {
  if (!top || "error" in top) return new Map();
  const fields = top.cells.map((heading) => matchHeading(heading));
  return new Map(
    rows.flatMap((row) => {
      if ("error" in row || row.cells.every((cell) => cell.trim() === "")) return [];
      const cells = fields.flatMap((field, at) =>
        field ? [[field, (row.cells[at] ?? "").trim()] as const] : [],
      );
      return [[row.line, new Map(cells)] as const];
    }),
  );
}

/** All cells of a record; of its further lines what is a floor plan's, and what else is said there. */
export function cellsOfRecord(cells: SheetCells, lines: readonly number[]): FileCell[] {
  return lines.flatMap((line, at) =>
    [...(cells.get(line) ?? [])].flatMap(([field, text]) =>
      at === 0 || isOfPlan(field) || text !== "" ? [{ line, field, text }] : [],
    ),
  );
}

/** A cell of a sheet: its line, and the field that its column is. */
export type CellPlace = { line: number; field: string };

/** Which cells a sentence of the importer is about; `first`: the line of the record, for a sentence that names none. */
export function cellsOf(sentence: string, first: number): CellPlace[] {
  // What stands in quotes is a cell's.
  const found = sentence
    .replace(/"[^"]*"/g, '""')
    .split("; ")
    .flatMap((clause) => {
      const [, named, column] = /^line (\d+), ([\w.]+)/.exec(clause) ?? [];
      if (column && isField(column)) return [{ line: Number(named), field: column }];
      const lines = [...clause.matchAll(/\blines? (\d+)(?: and (\d+))?/g)].flatMap(([, one, other]) =>
        [one, other].filter((line) => line !== undefined).map(Number),
      );
      const fields = [...clause.matchAll(/[A-Za-z_]+(?:\.\w+)?/g)].flatMap(([word]) =>
        isField(word) ? [word] : [],
      );
      return (lines.length > 0 ? lines : [first]).flatMap((line) => fields.map((field) => ({ line, field })));
    });
  return found.filter(
    ({ line, field }, at) => found.findIndex((one) => one.line === line && one.field === field) === at,
  );
}

/** Which cell a guess is about: its sentence begins with the column. */
export function cellOfGuess({ line, text }: { line: number; text: string }): CellPlace[] {
  const field = text.slice(0, text.indexOf(":"));
  return isField(field) ? [{ line, field }] : [];
}

/** A column's own name; words of a sentence that merely look like one are none. */
export function isField(word: string): boolean {
  return matchHeading(word) === word && word !== "";
}
