import { readFileSync } from "node:fs";
import path from "node:path";
import { writeXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeWorkbook } from "@/lib/catalogue/testing/make-zip";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { openFileDesk, type FileDesk } from "@/lib/desk/testing/file-desk";

let desk: FileDesk;
beforeAll(async () => {
  desk = await openFileDesk();
});
afterAll(() => desk.close());

const headings = [
  "Kind",
  "External ID",
  "Project Name",
  "Builder",
  "City",
  "State",
  "Locality",
  "Price",
  "Possession",
];
const plot = (key: string, price: string) => [
  "plot",
  key,
  `Book ${key}`,
  "Deccan",
  "Hyderabad",
  "TS",
  "Ward",
  price,
];

async function book(): Promise<Uint8Array<ArrayBuffer>> {
  const rows = [["Plots of Deccan"], [], headings, plot("BOOK-1", "45 L"), plot("BOOK-2", "lots")];
  const written = await writeXlsx({
    sheets: [
      { name: "Read me", rows: [["Rates of November, for partners only"]] },
      { name: "Plots", rows },
      { name: "Old", rows: [["secret"]], hidden: true },
    ],
  });
  return new Uint8Array(written);
}

test("a workbook: the sheet that is chosen is read, a row of it mended, and it is imported", async () => {
  const { id } = await desk.send(await book(), { name: "rates.xlsx" });
  const first = await desk.fileOf(id);
  expect(first).toMatchObject({
    sheet: "Read me",
    sheets: ["Read me", "Plots"],
    look: { counts: { new: 0 } },
  });
  expect((await desk.call(deskCallPaths.chooseSheet, id, { sheet: "Plots" })).status).toBe(200);
  const plots = await desk.fileOf(id);
  expect(plots).toMatchObject({
    sheet: "Plots",
    look: { counts: { new: 1, refused: 1 }, columns: { line: 3 } },
  });
  expect(plots.look.rows.find(({ fate }) => fate === "refused")).toMatchObject({
    line: 5,
    cells: [{ line: 5, field: "price", text: "lots" }],
  });
  const sent = { line: "5", version: "0", "cell.5.price": "50 L" };
  expect((await desk.call(deskCallPaths.mendRow, id, sent)).status).toBe(200);
  expect((await desk.fileOf(id)).look.counts).toMatchObject({ new: 2, refused: 0 });
  const back = await desk.call(deskCallPaths.chooseSheet, id, { sheet: "Read me" });
  expect(back).toMatchObject({
    status: 409,
    message: expect.stringContaining("Cells of “Plots” were changed"),
  });
  expect((await desk.call(deskCallPaths.importFile, id)).status).toBe(200);
  expect((await desk.fileOf(id)).importId).not.toBe(null);
});

test("workbooks that can't be read are refused with what to do", async () => {
  const bomb = await desk.send(makeWorkbook(Buffer.alloc(65 * 1024 * 1024, 32)), { name: "bomb.xlsx" });
  expect(bomb).toMatchObject({ status: 400, message: expect.stringContaining("too large unpacked") });
  const empty = await desk.send(new Uint8Array(await writeXlsx({ sheets: [{ name: "A", rows: [] }] })));
  expect(empty.message).toContain("no sheet with anything in it");
  const older = await desk.send(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), { name: "old.xls" });
  expect(older.message).toContain("This is an older workbook.");
  const csv = await desk.send("kind,externalId\n");
  expect((await desk.call(deskCallPaths.chooseSheet, csv.id, { sheet: "A" })).message).toBe(
    "This file has no sheets.",
  );
});

/** What nobody but a person can know of them. */
const rateColumns = {
  "field.gst": "-",
  "field.floorplanarea": "floorplans.area",
  "field.floorplanprice": "floorplans.price",
};

test.each([
  ["calc-rates", rateColumns, { new: 1, refused: 0 }],
  ["calc-template", null, { new: 2, refused: 0 }],
])("%s, saved by an office program, is looked at and imported whole", async (name, chosen, counts) => {
  const content = readFileSync(path.join(process.cwd(), `lib/catalogue/testing/${name}.xlsx`));
  const { id } = await desk.send(new Uint8Array(content), { name: `${name}.xlsx` });
  if (chosen)
    expect((await desk.call(deskCallPaths.chooseColumns, id, { ...chosen, version: "" })).status).toBe(200);
  const { look } = await desk.fileOf(id);
  expect(look.rows.filter(({ fate }) => fate === "refused")).toEqual([]);
  expect(look.counts).toMatchObject(counts);
  expect(await desk.call(deskCallPaths.importFile, id)).toMatchObject({ status: 200 });
});
