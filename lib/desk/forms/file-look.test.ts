import { expect, test } from "vitest";
import { countRows, type FileRow, fileRowsPath, pickRows, readRowChoice, rowsOnPage } from "./file-look";

const row = (line: number, fate: FileRow["fate"], guesses: string[] = []): FileRow => ({
  ...{ line, fate, guesses },
  ...{ key: `K-${line}`, name: "", reason: "" },
});
const look = {
  rows: [row(5, "refused"), row(3, "new", ["a guess"]), row(2, "new"), row(4, "same"), row(6, "doubtful")],
};
const linesOf = (given: Record<string, string>) =>
  pickRows(look, readRowChoice(given)).rows.map(({ line }) => line);

test.each([
  ["what has to be looked at, as long as there is any", {}, [5, 6]],
  ["one fate", { view: "new" }, [2, 3]],
  ["guesses", { view: "guessed" }, [3]],
  ["all, in the order of the sheet", { view: "all" }, [2, 3, 4, 5, 6]],
  ["a view that is none", { view: "toString" }, [5, 6]],
  ["what was mended stays where it was, whatever has become of it", { mended: "4" }, [4, 5, 6]],
  ["what is open too", { view: "refused", row: "2" }, [2, 5]],
])("rows of a file: %s", (_, given, lines) => {
  expect(linesOf(given)).toEqual(lines);
});

test("all rows of a file where nothing has to be looked at, page by page", () => {
  const many = { rows: Array.from({ length: rowsOnPage + 1 }, (_, at) => row(at + 2, "new")) };
  expect(pickRows(many, readRowChoice({}))).toMatchObject({ view: "all", page: 1, pages: 2 });
  expect(pickRows(many, readRowChoice({ page: "9" }))).toMatchObject({
    page: 2,
    rows: [{ line: rowsOnPage + 2 }],
  });
  expect(countRows(look, "open")).toBe(2);
  expect(fileRowsPath("x", { view: "new", page: 1, mended: 4 })).toBe("/desk/files/x?view=new&mended=4");
});
