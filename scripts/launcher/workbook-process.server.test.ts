import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { startWorkbookReader } from "@/lib/catalogue/read/workbook-reader";
import { makeWorkbook, sheetXml } from "@/lib/catalogue/testing/make-zip";
import { bundleDoor, workbookProcessBundle } from "./door-bundle";

/* The process as the site starts it: from the bundle beside the door. */
beforeAll(bundleDoor);

const program = pathToFileURL(workbookProcessBundle);

test("a workbook is read in a process of its own, and one that needs too much ends only that", async () => {
  const read = startWorkbookReader({ program, megabytes: 32 });
  const small = makeWorkbook(sheetXml('<row r="1"><c r="A1"><v>7</v></c></row>'));
  expect(await read(small, null)).toEqual({ sheets: ["A"], sheet: "A", rows: [{ line: 1, cells: ["7"] }] });
  const cell = '<c t="inlineStr"><is><t>x</t></is></c>';
  const large = makeWorkbook(sheetXml(`<row>${cell.repeat(40)}</row>`.repeat(40_000)));
  await expect(read(large, null)).rejects.toThrow("The process ended.");
  expect((await read(small, null)).rows).toHaveLength(1);
});
