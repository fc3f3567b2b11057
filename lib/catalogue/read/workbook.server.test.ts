import { readFileSync } from "node:fs";
import path from "node:path";
import { writeXlsx, type WriteSheet } from "hucre/xlsx";
import { expect, test } from "vitest";
import { makeWorkbook, makeZip, sheetXml } from "@/lib/catalogue/testing/make-zip";
import { readWorkbook, workbookBounds, workbookFault } from "./workbook";

const day = new Date(Date.UTC(2027, 11, 31));
const write = async (...sheets: WriteSheet[]) => writeXlsx({ sheets });
const cellsOf = async (...sheets: WriteSheet[]) => (await readWorkbook(await write(...sheets), null)).rows;

test("cells are read as staff would type them", async () => {
  const numbers = new Map([
    ["1,0", { value: 1.25, style: { numFmt: '0.00" Cr"' } }],
    ["1,1", { value: 0.05, style: { numFmt: "0.0%" } }],
    ["1,2", { value: 5850000, style: { numFmt: '[$₹-4009] #,##0.00;[Red]"x"' } }],
    ["1,3", { value: 12500000, style: { numFmt: '0.00,,"M"' } }],
    ["1,4", { value: day, style: { numFmt: "dd-mmm-yy" } }],
    ["1,5", { formula: "95*100000", formulaResult: 9_500_000 }],
    ["1,6", { formula: "NA()", formulaResult: "#N/A" }],
  ]);
  const rows = [
    ["price", "share", "rupees", "shown short", "date", "formula", "error", "text", "yes", "sum"],
    [null, null, null, null, null, null, null, " 0091 ", true, 0.1 + 0.2],
  ];
  const [, first] = await cellsOf({ name: "A", rows, cells: numbers });
  expect(first).toEqual({
    line: 2,
    cells: ["1.25 Cr", "5%", "5850000", "12500000", "2027-12-31", "9500000", "#N/A", "0091", "yes", "0.3"],
  });
});

test("a title, empty rows and merged headings: each row has its line in Excel and as many cells as there are columns", async () => {
  const rows = [
    ["Rates of November"],
    [],
    ["Project", "Floor plan", null],
    [null, "BHK", "Area"],
    ["One", "2 BHK", 1150, null, "  "],
    [null, "3 BHK", 1650],
  ];
  const merges = [
    { startRow: 0, startCol: 0, endRow: 0, endCol: 2 },
    { startRow: 2, startCol: 0, endRow: 3, endCol: 0 },
    { startRow: 2, startCol: 1, endRow: 2, endCol: 2 },
    { startRow: 4, startCol: 0, endRow: 5, endCol: 0 },
  ];
  expect(await cellsOf({ name: "A", rows, merges })).toEqual([
    { line: 1, cells: ["Rates of November", "", ""] },
    { line: 3, cells: ["Project", "Floor plan", ""] },
    { line: 4, cells: ["Project", "BHK", "Area"] },
    { line: 5, cells: ["One", "2 BHK", "1150"] },
    { line: 6, cells: ["One", "3 BHK", "1650"] },
  ]);
});

test("sheets that are hidden or empty are not read; of the others the first, or the one that is asked for", async () => {
  const book = await write(
    { name: "Old", rows: [["secret"]], hidden: true },
    { name: "Lists", rows: [["secret"]], veryHidden: true },
    { name: "Empty", rows: [] },
    { name: "Homes", rows: [["home"]] },
    { name: "Plots", rows: [["plot"]] },
  );
  expect(await readWorkbook(book, null)).toMatchObject({
    sheets: ["Homes", "Plots"],
    sheet: "Homes",
    rows: [{ line: 1, cells: ["home"] }],
  });
  expect(await readWorkbook(book, "Plots")).toMatchObject({ sheet: "Plots", rows: [{ cells: ["plot"] }] });
  expect(await readWorkbook(book, "Old")).toMatchObject({ sheet: "Homes" });
});

const zeros = (bytes: number) => Buffer.alloc(bytes, 32);

test.each([
  ["one that is good", makeWorkbook(sheetXml("<row r='1'/>")), null],
  [
    "a part that says it is larger than is unpacked",
    makeWorkbook(zeros(workbookBounds.partBytes + 1)),
    "too large",
  ],
  [
    "parts that are too large together",
    makeZip([1, 2, 3].map((at) => ({ name: `${at}`, content: zeros(workbookBounds.bytes / 2) }))),
    "too large",
  ],
  [
    "too many parts",
    makeZip(
      Array.from({ length: workbookBounds.parts + 1 }, (_, at) => ({ name: `${at}`, content: zeros(1) })),
    ),
    "too large",
  ],
  ["a part that says it has nothing", makeWorkbook(zeros(1_000_000), 0), "can’t be read"],
  ["another packed file", makeZip([{ name: "a.txt", content: zeros(9) }]), "can’t be read"],
  ["one that was cut off", makeWorkbook(sheetXml("")).subarray(0, 900), "can’t be read"],
  ["nothing but its first bytes", new TextEncoder().encode("PK\u0003\u0004sheet"), "can’t be read"],
])("what is unpacked is known before: %s", (_, content, fault) => {
  if (fault === null) expect(workbookFault(content)).toBe(null);
  else expect(workbookFault(content)).toContain(fault);
});

test("a part that is larger than it says is not unpacked any further", async () => {
  const liar = makeWorkbook(Buffer.concat([Buffer.from(sheetXml("")), zeros(80 * 1024 * 1024)]), 1_000);
  expect(liar.byteLength).toBeLessThan(200_000);
  expect(workbookFault(liar)).toBe(null);
  const before = process.memoryUsage().arrayBuffers;
  await expect(readWorkbook(liar, null)).rejects.toThrow();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * 1024 * 1024);
});

test("cells far away from each other, and entities inside entities, are refused", async () => {
  const corner = sheetXml(
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
  );
  await expect(readWorkbook(makeWorkbook(corner), null)).rejects.toThrow();
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from("bcdefghij", (name, at) => `<!ENTITY ${name} "${`&${"abcdefghi"[at]};`.repeat(10)}">`).join("")}]>`;
  const cell = '<row r="1"><c r="A1" t="inlineStr"><is><t>&j;</t></is></c></row>';
  const read = await readWorkbook(makeWorkbook(sheetXml(cell, laughs)), null).catch(() => null);
  expect(JSON.stringify(read).length).toBeLessThan(1_000);
});

/** Saved as .xlsx by LibreOffice Calc. */
const saved = async (name: string) => {
  const content = readFileSync(path.join(import.meta.dirname, `../testing/${name}.xlsx`));
  const { sheets, rows } = await readWorkbook(content, null);
  return { sheets, rows: rows.map((row) => ({ line: row.line, cells: "cells" in row ? row.cells : [] })) };
};

test("a workbook that an office program saved: dates, percents, money, a formula, cells merged over lines and columns", async () => {
  const { sheets, rows } = await saved("calc-rates");
  expect(sheets).toEqual(["Rates"]);
  const shared = [
    ...["property", "LO-1", "Calc Heights", "Deccan Builders", "Apartment", "Hyderabad", "Telangana"],
    ...["2025-03-31", "2028-12-31", "4.5"],
  ];
  expect(rows.map(({ line, cells }) => [line, ...cells.slice(0, 1)])).toEqual([
    [1, "Rate sheet of November, Deccan Channel Partners"],
    [3, "Kind"],
    [4, "property"],
    [5, "property"],
  ]);
  expect(rows[2]?.cells).toEqual([...shared, "3", "1650", "16500000", "5%"]);
  expect(rows[3]?.cells).toEqual([...shared, "2", "1210", "11550000", "5%"]);
});

test("the template that an office program saved says what the CSV says", async () => {
  const { rows } = await saved("calc-template");
  const [columns, , ...examples] = rows.map(({ cells }) => cells);
  const at = (name: string) => examples.map((cells) => cells[columns?.indexOf(name) ?? -1]);
  expect(at("externalId")).toEqual(["EXAMPLE-1", "EXAMPLE-2"]);
  expect(at("launchDate")).toEqual(["2025-03-31", ""]);
  expect(at("possessionDate")).toEqual(["2028-12-31", ""]);
  expect(at("totalArea")).toEqual(["4.5", ""]);
  expect(at("floorplans.price")).toEqual(["1.65 Cr", ""]);
  expect(at("price")).toEqual(["", "36 L"]);
  expect(at("dimensions")).toEqual(["", "30 x 60 ft"]);
});
