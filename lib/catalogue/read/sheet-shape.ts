import { bareName } from "@/lib/base/nearest-name";
import { toSlug } from "@/lib/base/slug";
import { isSecondLine, joinHeadings, meansOf, unitOf, withPlanPrice, withUnit } from "./builder-columns";
import { matchHeading, nearestField } from "./csv-columns";
import type { CellRow, NumberedRow } from "./csv-rows";
import { isOfPlan, widthFault } from "./read-rows";

/** What somebody chose for the columns of a sheet. Its columns are named by the keys of their headings. */
export type ColumnChoices = {
  /** The field of a column, or `""` for one that is left out. */
  fields: Readonly<Record<string, string>>;
  /** What each project has of a field that the sheet has no column for. */
  defaults: Readonly<Record<string, string>>;
  /** The column that keys are made from, when there is none with keys; `null`: that of the names. */
  keyFrom: string | null;
};

export const noChoices: ColumnChoices = { fields: {}, defaults: {}, keyFrom: null };

/** A cell that was changed after the sheet was sent. */
export type Mend = { line: number; field: string; text: string };

/** Above the headings there may be a title, a date, an address. */
const mostAbove = 20;

/**
 * The key of each heading: its letters and digits, with a number for the second and further ones of a name, and for `constructor`,
 * which every object has.
 */
export function headingKeys(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const bare = bareName(heading);
    const count = (seen.get(bare) ?? 0) + 1;
    seen.set(bare, count);
    return count === 1 && bare !== "" && !(bare in {}) ? bare : `${bare}#${count}`;
  });
}

/** The place of the row with the headings: the one of the first rows that names most columns, else the first. */
export function findHeadings(rows: readonly NumberedRow[], fields: ColumnChoices["fields"] = {}): number {
  let best = { at: 0, known: 1 };
  for (const [at, row] of rows.slice(0, mostAbove).entries()) {
    if ("error" in row) continue;
    const keys = headingKeys(row.cells);
    const known = row.cells.filter(
      (cell, column) => cell.trim() !== "" && (fields[keys[column]!] ?? meansOf(cell)) !== null,
    );
    if (known.length > best.known) best = { at, known: known.length };
  }
  return best.at;
}

/** `fields`: what each column was taken for, `found`: what it would be without a choice. */
type Headed = {
  line: number;
  cells: string[];
  keys: string[];
  fields: (string | null)[];
  found: (string | null)[];
  below: NumberedRow[];
};

/** The headings of a sheet, over two lines too, and the rows below; `null` when they can't be read. */
export function readHeadings(rows: readonly NumberedRow[], chosen: ColumnChoices["fields"]): Headed | null {
  const start = findHeadings(rows, chosen);
  const [before, top, after] = [rows[start - 1], rows[start], rows[start + 1]];
  if (!top || "error" in top) return null;
  let { cells } = top;
  let next = start + 1;
  if (after && "cells" in after && isSecondLine(cells, after.cells)) {
    cells = joinHeadings(cells, after.cells);
    next += 1;
  } else if (before && "cells" in before && filledOf(before) > 1 && isSecondLine(before.cells, cells)) {
    cells = joinHeadings(before.cells, cells);
  }
  const below = rows.slice(next);
  const examples = below.slice(0, mostExamples).flatMap((row) => ("error" in row ? [] : [row.cells]));
  const keys = headingKeys(cells);
  const alone = cells.map((cell, at) =>
    cell.trim() === ""
      ? null
      : meansOf(
          cell,
          examples.map((row) => row[at] ?? ""),
        ),
  );
  const found = withPlanPrice(cells, alone);
  const fields = withPlanPrice(
    cells,
    alone.map((field, at) => chosen[keys[at]!] ?? field),
  ).map((field, at) => chosen[keys[at]!] ?? field);
  return { line: top.line, cells, keys, fields, found, below };
}

function filledOf({ cells }: CellRow): number {
  return cells.filter((cell) => cell.trim() !== "").length;
}

/** So many rows tell what a column holds. */
const mostExamples = 200;

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
  const headed = readHeadings(rows, fields);
  if (!headed) return [...rows];
  const { line, cells: headings, keys } = headed;
  const kept = keys.flatMap((_, column) => {
    const [cell, meant] = [headings[column]!, headed.fields[column]];
    if (meant === "") return [];
    const isOwn = fields[keys[column]!] === undefined && matchHeading(cell) === meant;
    const heading = meant && !isOwn ? meant : cell;
    const field = meant ?? cell.trim();
    return [{ column, heading, field, unit: unitOf(cell, field) }];
  });
  const known = new Set(kept.map(({ field }) => field));
  const isNamed = keyFrom !== null || known.has("name") || defaults["name"] !== undefined;
  const wanted = [...Object.keys(defaults), ...(isNamed ? ["externalId"] : [])];
  const added = [...new Set([...wanted, ...mends.map(({ field }) => field)])].filter(
    (field) => !known.has(field),
  );
  const keyColumn = keyFrom === null ? -1 : keys.indexOf(keyFrom);
  const nameAt = kept.findIndex(({ field }) => field === "name");
  const mended = new Map<number, Map<string, string>>();
  for (const { line, field, text } of mends)
    mended.set(line, (mended.get(line) ?? new Map<string, string>()).set(field, text));

  const shape = (row: CellRow): CellRow => {
    const changes = mended.get(row.line);
    const own = kept.map(
      ({ column, field, unit }) => changes?.get(field) ?? withUnit(row.cells[column] ?? "", unit),
    );
    const isFilled = own.some((cell) => cell.trim() !== "");
    // A sheet of one project names it once, for all of its rows.
    const isOwn =
      (defaults["name"] !== undefined && isFilled) ||
      kept.some(({ field }, at) => own[at]!.trim() !== "" && !isOfPlan(field));
    const lacking = (field: string): string => {
      if (!isOwn) return "";
      if (field !== "externalId") return defaults[field] ?? "";
      return keyOf(row.cells[keyColumn] ?? own[nameAt] ?? defaults["name"] ?? "");
    };
    // Whoever changed a row that is too short or too long has seen how its cells fell.
    const fault = changes ? undefined : widthFault(row, headings.length);
    const cells = [...own, ...added.map((field) => changes?.get(field) ?? lacking(field))];
    return { line: row.line, cells, ...(fault === undefined ? {} : { fault }) };
  };
  const below = headed.below.map((row) => ("error" in row ? row : shape(row)));
  return [{ line, cells: [...kept.map(({ heading }) => heading), ...added] }, ...below];
}

/** A key made of what the column says, as keys may be. */
function keyOf(cell: string): string {
  return toSlug(cell, "").slice(0, 64).replace(/-+$/, "");
}

/**
 * A column of a sheet. `field`: what it was taken for; `""`: it is left out, or has neither heading nor content; `null`: its
 * heading says nothing that is known. `found`: what a chosen one would be else; `near`: the field that it may have meant.
 */
type SheetColumn = {
  key: string;
  heading: string;
  field: string | null;
  isChosen: boolean;
  found?: string | null;
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
  const headed = readHeadings(rows, fields);
  if (!headed) return null;
  const { keys, found: meant } = headed;
  const below = headed.below.flatMap((row) => ("error" in row ? [] : [row.cells]));
  const columns = headed.cells.flatMap((cell, at): SheetColumn[] => {
    const heading = cell.trim();
    const examples = examplesOf(below, at);
    if (heading === "" && examples.length === 0) return [];
    const key = keys[at]!;
    const isChosen = fields[key] !== undefined;
    const field = headed.fields[at] ?? null;
    const near = field === null ? nearestField(heading) : undefined;
    const found = isChosen ? { found: meant[at] ?? null } : {};
    return [{ key, heading, field, isChosen, ...found, ...(near ? { near } : {}), examples }];
  });
  const found = new Set(columns.map(({ field }) => field));
  return { line: headed.line, columns, lacks: neededFields.filter((field) => !found.has(field)) };
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
