import type { NumberedRow } from "./csv-rows";
import { matchHeading, nearestField } from "./csv-header";
import { findHeadings, headingKeys, type ColumnChoices } from "./sheet-shape";

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
export type SheetColumns = { line: number; columns: SheetColumn[]; lacks: string[] };

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
