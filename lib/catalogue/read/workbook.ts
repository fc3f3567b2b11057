import { readXlsx, type Cell, type CellValue, type Sheet } from "hucre/xlsx";
import type { NumberedRow } from "./csv-rows";

/** `sheets`: the names of those that can be seen and hold anything; `rows`: of the one that was asked for, or the first. */
export type ReadWorkbook = { sheets: string[]; sheet: string; rows: NumberedRow[] };

/** More is no table of projects. */
const mostColumns = 300;
/** Excel takes no longer one. */
const longestFormat = 255;

/**
 * Reads a sheet of a workbook (.xlsx) as rows of cells, each as staff would type it, with its line in Excel. Formulas count
 * with their last results. Bounds are elsewhere: `workbook-bounds.ts`.
 */
export async function readWorkbook(content: Uint8Array, wanted: string | null): Promise<ReadWorkbook> {
  const { sheets } = await readXlsx(content, {
    readStyles: true,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  });
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some(isFilled)));
  const sheet = filled.find(({ name }) => name === wanted) ?? filled[0];
  return {
    sheets: filled.map(({ name }) => name),
    sheet: sheet?.name ?? "",
    rows: sheet ? readRows(sheet) : [],
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
