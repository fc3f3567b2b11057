import { expect, test } from "vitest";
import { readBuilderRows } from "./builder-rows";

const options = { added: new Set<string>(), mended: new Set<number>(), textsOf: new Map(), isKeyless: true };

/** The cells of a column as the reader of tables gets them. */
function cellsOf(heading: string, cell: string): string[] {
  const top = ["Name", "Price", heading];
  const { rows } = readBuilderRows(
    [
      { line: 1, cells: top },
      { line: 2, cells: ["Alpha", "1 Cr", cell] },
    ],
    options,
  );
  return rows.slice(1).map((row) => ("cells" in row ? (row.cells[2] ?? "") : ""));
}

test("a cell of two sizes is two floor plans; a long text with numbers in it is left as it is", () => {
  expect(cellsOf("floorplans.area", "1,250 - 1,800 sft")).toEqual(["1,250 sft", "1,800 sft"]);
  expect(cellsOf("floorplans.bhkType", "2 & 3 BHK")).toEqual(["2 BHK", "3 BHK"]);
  for (const heading of ["floorplans.area", "floorplans.bhkType"]) {
    const long = `1${" ".repeat(30_000)}- 2 sft`;
    expect(cellsOf(heading, long)).toEqual([long]);
  }
});
