import { isUtf8 } from "node:buffer";
import { type Cell, type CellValue, readXlsx, type Sheet } from "hucre/xlsx";
import type { CatalogueItem } from "./catalogue-item";
import { CsvRows, type NumberedRow } from "./csv-rows";
import { readHeadings } from "./sheet-shape";
import { endingOf, formatOf, readItems, type SheetRows } from "./open-catalogue";

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
  const bytes = toUtf8(content);
  if (isWebPage(bytes)) return { refused: webPage };
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

/** Text as it is read everywhere: Excel's "Unicode text" is UTF-16, its plain CSV has the characters of Windows. */
function toUtf8(content: Uint8Array): Uint8Array {
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
  // A file that says that it is UTF-8 is, but for the lines that are broken.
  const saysUtf8 = content[0] === 0xef && content[1] === 0xbb;
  if (!isUtf16 && (saysUtf8 || isUtf8(content))) return content;
  return new TextEncoder().encode(new TextDecoder(isUtf16 ? "utf-16le" : "windows-1252").decode(content));
}

const webPage =
  "This is a web page that was saved as a workbook. Please open it in Excel, save it as .xlsx or “CSV UTF-8”, and send that.";

function isWebPage(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 2_048)).trimStart();
  return /^(?:\ufeff)?(?:<!doctype html|<html|<table|<head|<meta|<body|<\?xml[^>]*>\s*<(?:html|\?mso|workbook))/i.test(
    start,
  );
}

/** `sheets`: the names of those that can be seen and hold anything; `rows`: of the one that was asked for, or the first. */
type ReadWorkbook = { sheets: string[]; sheet: string; rows: NumberedRow[] };

/** Each sheet of a workbook that is read as a whole has so many lines; none of a table has more. */
const sheetLines = 1_000_000;
/** More is no table of projects. */
const mostColumns = 300;
/** Excel takes no longer one. */
const longestFormat = 255;

/**
 * Reads a sheet of a workbook (.xlsx) as rows of cells, each as staff would type it, with its line in Excel. Formulas count
 * with their last results. Bounds are elsewhere: `workbook-bounds.ts`.
 */
export async function readWorkbook(content: Uint8Array, wanted: string | null): Promise<ReadWorkbook> {
  const book = await readXlsx(content, {
    readStyles: true,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  const filled = book.sheets.filter(({ rows }) => rows.some((row) => row.some(isFilled)));
  const names = filled.map(({ name }) => name);
  const together = filled.length > 1 ? joinSheets(filled) : null;
  const sheets = together ? [...names, allSheets] : names;
  const isJoined = wanted === allSheets || (wanted === null && together?.isAlike);
  if (together && isJoined) return { sheets, sheet: allSheets, rows: together.rows };
  const sheet = filled.find(({ name }) => name === wanted) ?? filled[0];
  return { sheets, sheet: sheet?.name ?? "", rows: sheet ? readRows(sheet) : [] };
}

/** In place of a sheet's name: a builder has one for each tower or project. */
const allSheets = "All sheets together";

/**
 * The rows of all sheets with headings under those of all, each with its sheet's name and the lines of its sheet behind those
 * of the sheets before; `null` for fewer than two such sheets. `isAlike`: they have the same headings, and no other is there.
 */
function joinSheets(sheets: readonly Sheet[]): { rows: NumberedRow[]; isAlike: boolean } | null {
  const tables = sheets.flatMap((sheet, at) => {
    const headed = readHeadings(readRows(sheet), {});
    const known = headed?.fields.filter((field) => field !== null).length ?? 0;
    return headed && known > 1 ? [{ ...headed, name: sheet.name, first: at * sheetLines }] : [];
  });
  const [top] = tables;
  if (!top || tables.length < 2) return null;
  const headings = new Map(
    tables.flatMap(({ keys, cells }) => keys.map((key, at) => [key, cells[at] ?? ""])),
  );
  const rows = tables.flatMap(({ keys, below, name, first }) =>
    below.map((row): NumberedRow => {
      const line = first + row.line;
      if ("error" in row) return { ...row, line };
      const cells = [...headings.keys()].map((key) => row.cells[keys.indexOf(key)] ?? "");
      return { line, cells: [...cells, name] };
    }),
  );
  return {
    rows: [{ line: top.first + top.line, cells: [...headings.values(), "Sheet"] }, ...rows],
    isAlike: tables.length === sheets.length && tables.every(({ keys }) => keys.join() === top.keys.join()),
  };
}

function readRows({ rows, cells, merges = [] }: Sheet): NumberedRow[] {
  const texts = rows.map((row, line) =>
    row.slice(0, mostColumns).map((value, column) => toText(value, cells?.get(`${line},${column}`))),
  );
  // A cell over several lines says the same of each; what stands above several columns is only about the first.
  for (const { startRow, endRow, startCol } of merges) {
    const text = texts[startRow]?.[startCol] ?? "";
    if (text !== "") for (let line = startRow + 1; line <= endRow; line++) fill(texts[line], startCol, text);
  }
  const width = texts.reduce((most, row) => Math.max(most, row.findLastIndex((text) => text !== "") + 1), 0);
  return texts.flatMap((row, at) =>
    row.some((text) => text !== "")
      ? [{ line: at + 1, cells: Array.from({ length: width }, (_, column) => row[column] ?? "") }]
      : [],
  );
}

function fill(row: string[] | undefined, column: number, text: string): void {
  if (row && column < mostColumns && (row[column] ?? "") === "") row[column] = text;
}

function isFilled(value: CellValue): boolean {
  return value !== null && (typeof value !== "string" || value.trim() !== "");
}

function toText(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return "";
  if (value instanceof Date) return toDate(value);
  if (typeof value === "number") return toNumber(value, cell?.style?.numFmt ?? "");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value).trim();
}

function toDate(value: Date): string {
  if (Number.isNaN(value.getTime())) return "";
  const written = value.toISOString();
  return written.endsWith("T00:00:00.000Z") ? written.slice(0, 10) : written;
}

/** As precise as Excel is, with the unit that its format shows: `1.25 Cr`, `5%`. */
function toNumber(value: number, format: string): string {
  const [shown = ""] = format.length > longestFormat ? [] : format.split(";");
  const isPercent = shown.includes("%");
  const plain = String(Number((isPercent ? value * 100 : value).toPrecision(15)));
  if (isPercent) return `${plain}%`;
  // A comma behind the digits shows thousandths: what is stored is the whole.
  const [, commas = "", rest = ""] = /^.*[0#?](,*)(.*)$/.exec(shown) ?? [];
  const unit = rest.replace(/\[[^\]]*\]|_.|\*.|[\\"]/g, "").trim();
  return commas === "" && /^\p{L}[\p{L}. ]{0,9}$/u.test(unit) && format.includes('"')
    ? `${plain} ${unit}`
    : plain;
}

/*
 * What a packed file says that it becomes, before anything of it is unpacked: a few kilobytes can hold gigabytes. The reader of
 * workbooks unpacks no part beyond what is said here, but one that says nothing: that is refused. Each is read in a process of
 * bounded memory (`file-reader.ts`).
 */
export const workbookBounds = { parts: 500, partBytes: 64 * 1024 * 1024, bytes: 96 * 1024 * 1024 };

const endOfDirectory = 0x06054b50;
const entry = 0x02014b50;
const packedStart = [0x50, 0x4b, 0x03, 0x04];
/** What a part with nothing in it takes, packed. */
const packedNothing = 2;
const endBytes = 22;
const longestComment = 65_535;
const entryBytes = 46;

/** Whether a file is packed as workbooks are. */
export function isWorkbook(content: Uint8Array): boolean {
  return packedStart.every((byte, at) => content[at] === byte);
}

/** Whether a file is a workbook, by its parts, and small enough to be unpacked; a sentence about why not. */
export function workbookFault(content: Uint8Array): string | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const end = findEnd(view);
  if (end === null) return cannotRead;
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  let at = view.getUint32(end + 16, true);
  if (count > workbookBounds.parts) return tooLarge;
  // 65,535 and 4 GB stand for numbers that need more room: no workbook that is taken here has such.
  if (at + size > end) return cannotRead;
  let bytes = 0;
  let isWorkbook = false;
  for (let number = 0; number < count; number++) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entry) return cannotRead;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(content.subarray(at + entryBytes, at + entryBytes + nameLength));
    const isSaidLater = (view.getUint16(at + 8, true) & 8) !== 0 && packed === 0 && !name.endsWith("/");
    if (unpacked === 0 && (packed > packedNothing || isSaidLater)) return cannotRead;
    bytes += unpacked;
    if (unpacked > workbookBounds.partBytes || bytes > workbookBounds.bytes) return tooLarge;
    isWorkbook ||= name === "[Content_Types].xml";
    at += entryBytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return isWorkbook ? null : cannotRead;
}

export const cannotRead = "This workbook can’t be read. Please save the sheet as “CSV UTF-8” and send that.";
const tooLarge =
  "This workbook is too large unpacked. Please leave out what is not needed, or save the sheet as “CSV UTF-8” and send that.";

function findEnd(view: DataView): number | null {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - longestComment); at--)
    if (view.getUint32(at, true) === endOfDirectory) return at;
  return null;
}
