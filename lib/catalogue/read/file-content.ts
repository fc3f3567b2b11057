import type { CatalogueItem } from "./catalogue-item";
import { CsvRows, type NumberedRow } from "./csv-rows";
import { endingOf, formatOf, readItems } from "./open-catalogue";
import type { SheetRows } from "./open-rows";
import { readWorkbook } from "./workbook";
import { isWorkbook, workbookFault } from "./workbook-bounds";

/** How much of a file is taken; `columns` are those of a CSV file. */
export type FileBounds = { records: number; rows: number; columns: number; cells: number };
/** A file that somebody sent. `sheet`: the one that is wanted of a workbook. */
export type FileQuestion = { name: string; content: Uint8Array; sheet: string | null; most: FileBounds };

/** `sheets`: the names of a workbook's sheets that can be seen and hold anything; `sheet`: the one that was read. */
export type FileTable = SheetRows & { sheet: string | null; sheets: string[] | null };
/** What JSON has in place of rows. */
export type FileRecords = { items: CatalogueItem[] };
/** `over`: more than is taken of this; `refused`: a sentence about why nothing is read. */
export type FileContent = FileTable | FileRecords | { over: keyof FileBounds } | { refused: string };

const chunkBytes = 65_536;

/** What is in a file: a workbook, CSV (also Excel's "Unicode text") or JSON. To be called in the process for it (`file-reader.ts`). */
export async function readContent({ name, content, sheet, most }: FileQuestion): Promise<FileContent> {
  if (isWorkbook(content)) return readBook(content, sheet, most);
  const bytes = content[0] === 0xff && content[1] === 0xfe ? fromUtf16(content) : content;
  if (formatOf(bytes, endingOf(name)) === "csv") return readTable(bytes, most);
  const items: CatalogueItem[] = [];
  for await (const item of readItems(chunksOf(content), endingOf(name))) {
    items.push(item);
    if (items.length > most.records) return { over: "records" };
  }
  return { items };
}

async function readBook(content: Uint8Array, wanted: string | null, most: FileBounds): Promise<FileContent> {
  const fault = workbookFault(content);
  if (fault !== null) return { refused: fault };
  const { rows, sheet, sheets } = await readWorkbook(content, wanted);
  if (rows.length === 0)
    return { refused: "This workbook has no sheet with anything in it that can be seen." };
  const over = tooMuch(rows, most);
  return over ? { over } : { rows, separator: ",", sheet, sheets };
}

function readTable(bytes: Uint8Array, most: FileBounds): FileContent {
  const reader = new CsvRows("detect");
  const rows: NumberedRow[] = [];
  for (const chunk of chunksOf(bytes)) {
    for (const row of reader.push(chunk)) rows.push(row);
    if (rows.length > most.rows) return { over: "rows" };
  }
  rows.push(...reader.end());
  const over = tooMuch(rows, most);
  return over ? { over } : { rows, separator: reader.separator, sheet: null, sheets: null };
}

function tooMuch(rows: readonly NumberedRow[], most: FileBounds): keyof FileBounds | undefined {
  if (rows.length > most.rows) return "rows";
  const widths = rows.map((row) => ("cells" in row ? row.cells.length : 0));
  if (widths.some((width) => width > most.columns)) return "columns";
  return widths.reduce((sum, width) => sum + width, 0) > most.cells ? "cells" : undefined;
}

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

function fromUtf16(content: Uint8Array): Uint8Array {
  return new TextEncoder().encode(new TextDecoder("utf-16le").decode(content));
}
