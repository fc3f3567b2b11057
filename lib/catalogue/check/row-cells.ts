import type { CellFault } from "@/lib/catalogue/read/catalogue-item";

/** A record that came from the rows of a table: its value, and the lines of its cells. */
export type RowCells = { line: number; value: object; planLines: number[]; faults?: CellFault[] };
type Place = { path: readonly PropertyKey[]; message: string };

/** `line 4, floorplans.area: "-3" must be at least 0`: what is wrong with a cell, where staff find it. */
export function inCells(cells: RowCells, { path, message }: Place): string {
  const value = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key],
    cells.value,
  );
  const { line, column } = cellOf(cells, path);
  const shown = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  if (!shown) return `line ${line}: ${column} ${message}`;
  return `line ${line}, ${column}: "${String(value).slice(0, 60)}" ${message}`;
}

/**
 * A sentence about a record, with the line in place of a floor plan's number, and with the values of the fields that it
 * names and does not show.
 */
export function withCells(sentence: string, cells: RowCells): string {
  const inPlan = /^floorplans\[(\d+)\]\.(.*)$/s.exec(sentence);
  if (inPlan) return `line ${cells.planLines[Number(inPlan[1])] ?? cells.line}, floorplans.${inPlan[2]}`;
  const named = Object.entries(cells.value).filter(
    ([field, value]) =>
      typeof value !== "object" &&
      new RegExp(`\\b${field}\\b`).test(sentence) &&
      !sentence.includes(String(value)),
  );
  const values = named.map(([field, value]) => `${field} "${String(value).slice(0, 60)}"`).join(", ");
  return `line ${cells.line}: ${sentence}${values ? ` (${values})` : ""}`;
}

function cellOf(
  { line, planLines }: RowCells,
  path: readonly PropertyKey[],
): { line: number; column: string } {
  const [list, at, ...rest] = path;
  if (list === "floorplans" && typeof at === "number")
    return { line: planLines[at] ?? line, column: ["floorplans", ...rest].join(".") };
  // A sheet has one column for a line, and one day for all of them.
  if (list === "reraCheck" && at !== undefined)
    return { line, column: `reraCheck.${String(rest[0] === "checkedOn" ? rest[0] : at)}` };
  return { line, column: String(list ?? "the record") };
}
