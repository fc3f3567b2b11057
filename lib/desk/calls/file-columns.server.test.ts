import { readFileSync } from "node:fs";
import path from "node:path";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { floorPlanColumns, recordColumns } from "@/lib/catalogue/read/csv-columns";
import { makeWorkbook } from "@/lib/catalogue/testing/make-zip";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { columnGroups, columnLabel } from "@/lib/desk/forms/file-columns";
import { openFileDesk } from "@/lib/desk/testing/file-desk";
const desk = forAllTests(openFileDesk);

/** Neither kind nor key, a heading that nobody knows, one that occurs twice, and a title above them. */
const sheet = (price: string) =>
  [
    "Deccan rates;;;;;;",
    "Project Name;Builder;Locality;BHK;Super built up;Price;Price",
    `Desk Columns One;Deccan;Ward;2 BHK;1,150 sft;${price};per flat`,
    ";;;3 BHK;1,650 sft;1.35 Cr;per flat",
  ].join("\r\n");

const chosen = {
  "field.superbuiltup": "floorplans.area",
  "field.price": "floorplans.price",
  "field.price#2": "-",
  "default.kind": "property",
  "default.propertyType": "Apartment",
  "default.city": "Hyderabad",
  "default.state": "TS",
  keyFrom: "projectname",
};

test("what columns are is chosen once for a sender, and applied to the next sheet by itself", async () => {
  const { id } = await desk.send(sheet("₹ 92 Lakhs"), { sender: "Deccan  Homes" });
  const before = await desk.fileOf(id);
  expect(before.look.problems.join()).toContain("Unknown column 'Super built up'");
  expect(before.look.columns?.line).toBe(2);
  expect(before.look.columns?.columns.map(({ key, field }) => [key, field])).toEqual([
    ["projectname", "name"],
    ["builder", "groupName"],
    ["locality", "locality"],
    ["bhk", "floorplans.bhkType"],
    ["superbuiltup", null],
    ["price", "price"],
    ["price#2", "price"],
  ]);
  expect(before.look.columns?.lacks).toEqual(["kind", "externalId", "propertyType", "state", "city"]);

  const twice = await desk.call(deskCallPaths.chooseColumns, id, {
    ...chosen,
    "field.price#2": "floorplans.price",
  });
  expect(twice).toMatchObject({
    status: 400,
    message: expect.stringContaining("“Price” and “Price” can’t both be Floor plan, price."),
  });
  const wrong = await desk.call(deskCallPaths.chooseColumns, id, { ...chosen, "field.price": "__proto__" });
  expect(wrong.message).toBe('"__proto__" is no field of a project.');
  expect((await desk.call(deskCallPaths.chooseColumns, id, chosen)).status).toBe(200);
  const after = await desk.fileOf(id);
  expect(after.look).toMatchObject({ problems: [], counts: { new: 1, refused: 0, doubtful: 0 } });
  expect(after.look.rows[0]).toMatchObject({ line: 3, key: "desk-columns-one", name: "Desk Columns One" });
  // The importer knows these by itself: they are not remembered.
  expect(Object.keys(after.choices?.fields ?? {}).sort()).toEqual(["price", "price#2", "superbuiltup"]);

  const next = await desk.fileOf((await desk.send(sheet("95 L"), { sender: "deccan homes" })).id);
  expect(next.choices).toMatchObject({ isLastTimes: true, keyFrom: "projectname" });
  expect(next.look).toMatchObject({ problems: [], counts: { new: 1 } });
  // Chosen otherwise, that is what counts from then on; what the importer finds by itself is forgotten.
  const back = { ...chosen, "field.price": "price", version: "" };
  expect((await desk.call(deskCallPaths.chooseColumns, next.id, back)).status).toBe(200);
  const third = await desk.fileOf((await desk.send(sheet("95 L"), { sender: "Deccan Homes" })).id);
  expect(third.choices?.fields).toEqual({ superbuiltup: "floorplans.area", "price#2": "" });
  const others = await desk.fileOf((await desk.send(sheet("95 L"))).id);
  expect(others).toMatchObject({ sender: "editor@example.com", look: { counts: { new: 0 } } });
  expect(others.look.problems).toHaveLength(1);
});

test("of two people who choose at once the second reads what the first chose", async () => {
  const { id } = await desk.send(sheet("92 L"), { sender: "Two at once" });
  const first = await desk.call(deskCallPaths.chooseColumns, id, { ...chosen, version: "" });
  expect(first.status).toBe(200);
  const yours = { ...chosen, "field.superbuiltup": "floorplans.carpetArea", version: "" };
  const second = await desk.call(deskCallPaths.chooseColumns, id, yours);
  expect(second).toMatchObject({
    status: 409,
    message: expect.stringContaining("Super built up: now Floor plan, area, yours Floor plan, carpet area."),
  });
  const version = (second.errors ?? [])[0]?.msg ?? "";
  expect((await desk.call(deskCallPaths.chooseColumns, id, { ...yours, version })).status).toBe(200);
  expect((await desk.fileOf(id)).choices?.fields).toMatchObject({ superbuiltup: "floorplans.carpetArea" });
  // What was seen before is not what would be imported now.
  const stale = await desk.call(deskCallPaths.importFile, id, { version: "0" });
  expect(stale).toMatchObject({ status: 409, message: expect.stringContaining("Nothing was imported") });
});

test("Excel’s Unicode text is read as it is", async () => {
  const lines = ["Kind\tExternal ID\tProject Name", "plot\tU-1\tĀrya Meadows"].join("\r\n");
  const { id } = await desk.send(Buffer.from(`\ufeff${lines}`, "utf16le"), { name: "unicode.txt" });
  expect((await desk.fileOf(id)).look).toMatchObject({
    problems: [],
    rows: [{ name: "U-1 · Ārya Meadows", fate: "left" }],
  });
});

test("every field that a column can be is there, in the words of the form", () => {
  const fields = columnGroups.flatMap(({ fields: own }) => own.map(([field]) => field));
  expect(new Set(fields).size).toBe(fields.length);
  for (const field of fields) {
    expect(field in recordColumns || field in floorPlanColumns, field).toBe(true);
    expect(columnLabel(field)).not.toBe(field);
  }
});

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
