import { bareName } from "@/lib/base/nearest-name";
import { toSlug } from "@/lib/base/slug";
import { matchHeading, nearestField } from "./csv-columns";
import type { CellRow, NumberedRow } from "./csv-rows";
import { isOfPlan, widthFault } from "./read-rows";

/** What somebody chose for the columns of a sheet. Its columns are named by the keys of their headings. */
export type ColumnChoices = {
  /** The field of a column, or `""` for one that is left out. */
  fields: Readonly<Record<string, string>>;
  /** What each project has of a field that the sheet has no column for. */
  defaults: Readonly<Record<string, string>>;
  /** The column that keys are made from, when there is none with keys. */
  keyFrom: string | null;
};

export const noChoices: ColumnChoices = { fields: {}, defaults: {}, keyFrom: null };

/** A cell that was changed after the sheet was sent. */
export type Mend = { line: number; field: string; text: string };

/** Above the headings there may be a title, a date, an address. */
const mostAbove = 20;

/** The key of each heading: its letters and digits, with a number for the second and further ones of a name. */
export function headingKeys(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const bare = bareName(heading);
    const count = (seen.get(bare) ?? 0) + 1;
    seen.set(bare, count);
    return count === 1 && bare !== "" ? bare : `${bare}#${count}`;
  });
}

/** The place of the row with the headings: the one of the first rows that names most columns, else the first. */
export function findHeadings(rows: readonly NumberedRow[], fields: ColumnChoices["fields"] = {}): number {
  let best = { at: 0, known: 1 };
  for (const [at, row] of rows.slice(0, mostAbove).entries()) {
    if ("error" in row) continue;
    const keys = headingKeys(row.cells);
    const known = row.cells.filter(
      (cell, column) => cell.trim() !== "" && (fields[keys[column]!] ?? matchHeading(cell)),
    );
    if (known.length > best.known) best = { at, known: known.length };
  }
  return best.at;
}

/**
 * The rows of a sheet with what was chosen and mended, for the reader of tables (`RowParser`): columns have their fields for
 * headings, those that are left out are gone, what is lacking is added. Lines stay what they are. A row of nothing but a
 * floor plan gets no defaults, because it belongs to the project above it.
 */
export function shapeRows(
  rows: readonly NumberedRow[],
  { fields, defaults, keyFrom }: ColumnChoices,
  mends: readonly Mend[] = [],
): NumberedRow[] {
  const start = findHeadings(rows, fields);
  const top = rows[start];
  if (!top || "error" in top) return [...rows];
  const keys = headingKeys(top.cells);
  const kept = keys.flatMap((key, column) => {
    const field = fields[key] ?? top.cells[column]!;
    return fields[key] === "" ? [] : [{ column, heading: field, field: matchHeading(field) ?? field }];
  });
  const known = new Set(kept.map(({ field }) => field));
  const wanted = [...Object.keys(defaults), ...(keyFrom === null ? [] : ["externalId"])];
  const added = [...new Set([...wanted, ...mends.map(({ field }) => field)])].filter(
    (field) => !known.has(field),
  );
  const keyColumn = keyFrom === null ? -1 : keys.indexOf(keyFrom);
  const mended = new Map<number, Map<string, string>>();
  for (const { line, field, text } of mends)
    mended.set(line, (mended.get(line) ?? new Map<string, string>()).set(field, text));

  const shape = (row: CellRow): CellRow => {
    const changes = mended.get(row.line);
    const own = kept.map(({ column, field }) => changes?.get(field) ?? row.cells[column] ?? "");
    const isOwn = kept.some(({ field }, at) => own[at]!.trim() !== "" && !isOfPlan(field));
    const lacking = (field: string): string => {
      if (!isOwn) return "";
      return field === "externalId" && keyColumn >= 0
        ? keyOf(row.cells[keyColumn] ?? "")
        : (defaults[field] ?? "");
    };
    // Whoever changed a row that is too short or too long has seen how its cells fell.
    const fault = changes ? undefined : widthFault(row, top.cells.length);
    const cells = [...own, ...added.map((field) => changes?.get(field) ?? lacking(field))];
    return { line: row.line, cells, ...(fault === undefined ? {} : { fault }) };
  };
  const headings = [...kept.map(({ heading }) => heading), ...added];
  const below = rows.slice(start + 1).map((row) => ("error" in row ? row : shape(row)));
  return [{ line: top.line, cells: headings }, ...below];
}

/** A key made of what the column says, as keys may be. */
function keyOf(cell: string): string {
  return toSlug(cell, "").slice(0, 64).replace(/-+$/, "");
}

/**
 * A column of a sheet. `field`: what it was taken for; `""`: it is left out, or has neither heading nor content; `null`: its
 * heading says nothing that is known. `near`: the field that it may have meant.
 */
type SheetColumn = {
  key: string;
  heading: string;
  field: string | null;
  isChosen: boolean;
  near?: string;
  examples: string[];
};

/** `line`: where the headings are. `lacks`: fields that the records of projects need, without a column. */
type SheetColumns = { line: number; columns: SheetColumn[]; lacks: string[] };

const neededFields = ["kind", "externalId", "name", "groupName", "propertyType", "state", "city"];

const shownExamples = 3;
const shownCharacters = 40;

/** What the columns of a sheet are taken for; `null` when its headings can't be read. */
export function describeColumns(
  rows: readonly NumberedRow[],
  { fields }: Pick<ColumnChoices, "fields">,
): SheetColumns | null {
  const start = findHeadings(rows, fields);
  const top = rows[start];
  if (!top || "error" in top) return null;
  const keys = headingKeys(top.cells);
  const below = rows.slice(start + 1).flatMap((row) => ("error" in row ? [] : [row.cells]));
  const columns = top.cells.flatMap((cell, at): SheetColumn[] => {
    const heading = cell.trim();
    const examples = examplesOf(below, at);
    if (heading === "" && examples.length === 0) return [];
    const key = keys[at]!;
    const chosen = fields[key];
    const field = chosen ?? (heading === "" ? null : matchHeading(heading));
    const near = field === null ? nearestField(heading) : undefined;
    return [{ key, heading, field, isChosen: chosen !== undefined, ...(near ? { near } : {}), examples }];
  });
  const found = new Set(columns.map(({ field }) => field));
  return { line: top.line, columns, lacks: neededFields.filter((field) => !found.has(field)) };
}

/** The first different cells of a column. */
function examplesOf(rows: readonly string[][], column: number): string[] {
  const found = new Set<string>();
  for (const cells of rows) {
    const cell = (cells[column] ?? "").trim();
    // The template's own explanations.
    if (cell !== "" && !cells[0]?.trimStart().startsWith("#")) found.add(cell);
    if (found.size === shownExamples) break;
  }
  return [...found].map((cell) =>
    cell.length > shownCharacters ? `${cell.slice(0, shownCharacters - 1)}…` : cell,
  );
}
