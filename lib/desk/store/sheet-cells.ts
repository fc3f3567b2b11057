import type { NumberedRow } from "@/lib/catalogue/read/csv-rows";
import { matchHeading } from "@/lib/catalogue/read/csv-header";
import { isOfPlan } from "@/lib/catalogue/read/read-rows";
import type { FileCell } from "@/lib/desk/forms/file-look";

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
