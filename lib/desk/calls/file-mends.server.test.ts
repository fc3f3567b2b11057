import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { rowVersion, type DeskFile, type FileRow } from "@/lib/desk/forms/file-look";
import { listRecordCells } from "@/lib/desk/store/desk-file";
import { cellsOf } from "@/lib/desk/store/sheet-rows";
import { openFileDesk } from "@/lib/desk/testing/file-desk";

const desk = forAllTests(openFileDesk);
let other: string;
beforeAll(async () => {
  other = await desk.signIn("other@example.com", "editor");
});

const headings =
  "kind;externalId;name;groupName;propertyType;city;state;reraId;floorplans.bhkType;floorplans.area;floorplans.price";
const flat = (key: string, name: string, cells: string) =>
  `property;${key};${name};Deccan;Apartment;Hyderabad;TS;P02400001234;${cells}`;
const sheet = [
  headings,
  flat("MEND-1", "Mend One", "2 BHK;1150;as per market"),
  flat("MEND-2", "Mend Two", "3BHK;1650;13.5 Cr"),
  ";;;;;;;;4 BHK;2,400 sqm;3 Cr",
  flat("MEND-3", "Mend Three", "3BHK;1650;1.35 Cr"),
].join("\n");

function rowOf({ look }: DeskFile, key: string): FileRow {
  const row = look.rows.find((one) => one.key === key);
  if (!row) throw new Error(`There is no row ${key}.`);
  return row;
}

test("a refused row is mended in the table: what was typed is kept, imported, and the file stays as it was sent", async () => {
  const { id } = await desk.send(sheet);
  const before = await desk.fileOf(id);
  expect(rowOf(before, "MEND-1")).toMatchObject({
    ...{ line: 2, lines: [2], fate: "refused" },
    cells: [{ line: 2, field: "floorplans.price", text: "as per market" }],
  });
  expect(rowOf(before, "MEND-2")).toMatchObject({
    ...{ line: 3, lines: [3, 4] },
    guessed: expect.arrayContaining([{ line: 4, field: "floorplans.area", text: "2,400 sqm" }]),
    guesses: ['line 4, floorplans.area: "2,400 sqm" was read as 25,833.36 sqft'],
  });
  const cells = await listRecordCells(id, [3, 4]);
  expect(cells).toContainEqual({ line: 3, field: "name", text: "Mend Two" });
  expect(cells.filter(({ line }) => line === 4).map(({ text }) => text)).toEqual([
    "4 BHK",
    "2,400 sqm",
    "3 Cr",
  ]);

  const still = await desk.call(deskCallPaths.mendRow, id, {
    line: "2",
    version: "0",
    "cell.2.floorplans.price": "90",
  });
  expect(still).toMatchObject({ status: 200, to: `/desk/files/${id}?mended=2` });
  expect(rowOf(await desk.fileOf(id), "MEND-1")).toMatchObject({ fate: "doubtful" });
  const version = String(rowVersion((await desk.fileOf(id)).mends, [2]));
  const sent = { line: "2", version, "cell.2.floorplans.price": " 90 L ", "cell.2.facing": "East" };
  expect((await desk.call(deskCallPaths.mendRow, id, sent)).status).toBe(200);
  const after = await desk.fileOf(id);
  expect(rowOf(after, "MEND-1")).toMatchObject({ fate: "new", name: "Mend One" });
  const who = "editor@example.com";
  expect(after.mends).toMatchObject([
    { line: 2, field: "floorplans.price", before: "as per market", after: "90", who },
    { line: 2, field: "floorplans.price", before: "90", after: "90 L", who },
    { line: 2, field: "facing", before: "", after: "East", who },
  ]);

  expect((await desk.call(deskCallPaths.importFile, id)).status).toBe(200);
  const { rows } = await desk.database.db.execute(sql`
    select p.min_price::float8 as price, p.facing, f.content from projects p, desk_files f
    where p.external_id = 'MEND-1' and f.id = ${id}`);
  expect(rows[0]).toMatchObject({ price: 9_000_000, facing: "East", content: Buffer.from(sheet) });
  const late = await desk.call(deskCallPaths.mendRow, id, { line: "5", version: "0", "cell.5.name": "Late" });
  expect(late).toMatchObject({ status: 409, message: "This file was imported already." });
});

test("of two people at one row the second reads both values; at two rows both are kept", async () => {
  const { id } = await desk.send(sheet);
  const mend = (cookie: string, line: number, price: string, version = "0") =>
    desk.call(
      deskCallPaths.mendRow,
      id,
      { line: String(line), version, [`cell.${line}.floorplans.price`]: price },
      cookie,
    );
  const both = await Promise.all([mend(desk.editor, 2, "90 L"), mend(other, 5, "1.4 Cr")]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const two = await desk.fileOf(id);
  expect(two.mends.map(({ after }) => after).sort()).toEqual(["1.4 Cr", "90 L"]);
  expect(["new", "changed", "same"]).toContain(rowOf(two, "MEND-1").fate);

  const second = await mend(other, 2, "95 L");
  expect(second).toMatchObject({
    status: 409,
    message: expect.stringMatching(
      /^editor@example\.com changed this row .*\nFloor plan, price: now 90 L, yours 95 L\./s,
    ),
  });
  expect((await desk.fileOf(id)).mends).toHaveLength(2);
  expect((await mend(other, 2, "90 L")).status).toBe(200); // the same
  expect((await mend(other, 2, "95 L", second.errors?.[0]?.msg)).status).toBe(200);
  expect((await desk.fileOf(id)).mends.at(-1)).toMatchObject({
    before: "90 L",
    after: "95 L",
    who: "other@example.com",
  });
});

test("what was said to be right is asked about again when it is changed; cells of other rows and of none are refused", async () => {
  const { id } = await desk.send(sheet.replace("1.35 Cr", "13.5 L"));
  const odd = (await desk.fileOf(id)).look.rows.filter(({ fate }) => fate === "doubtful");
  await desk.call(deskCallPaths.acceptInFile, id, { "line-3": "yes", "line-5": "yes" });
  const accepted = (await desk.fileOf(id)).accepted;
  const call = (sent: Record<string, string>) =>
    desk.call(deskCallPaths.mendRow, id, { version: "0", ...sent });
  expect((await call({ line: "3", "cell.3.floorplans.price": "2" })).status).toBe(200);
  expect(accepted).toEqual([3, 5]);
  expect((await desk.fileOf(id)).accepted).toEqual([5]);
  expect(odd.length).toBeLessThanOrEqual(2);
  const wrong: Record<string, string>[] = [
    { line: "3", "cell.5.name": "x" },
    { line: "3", "cell.3.__proto__": "x" },
    { line: "99", "cell.99.name": "x" },
  ];
  for (const sent of wrong) expect((await call(sent)).status).toBe(400);
  expect((await call({ line: "x" })).message).toBe("Please say which row this is.");
  const json = await desk.send('{"kind":"plot"}\n', { name: "plots.ndjson" });
  const inJson = await desk.call(deskCallPaths.mendRow, json.id, {
    line: "1",
    version: "0",
    "cell.1.name": "x",
  });
  expect(inJson.message).toContain("can’t be changed here");
});

test.each([
  ['line 4, floorplans.price: "85; 95" is no price', [[4, "floorplans.price"]]],
  [
    'line 12: name is missing; line 13, floorplans.area: "x" is no area',
    [
      [12, "name"],
      [13, "floorplans.area"],
    ],
  ],
  [
    'line 3: minPrice is above maxPrice (minPrice "5", maxPrice "4")',
    [
      [3, "minPrice"],
      [3, "maxPrice"],
    ],
  ],
  [
    'name differs between the lines 3 and 4 of this project: "city" and "b"',
    [
      [3, "name"],
      [4, "name"],
    ],
  ],
  ['"Utopia" is not known as a state', [[2, "state"]]],
  ["the row can't be read", []],
] as const)("cells that a sentence is about: %s", (sentence, cells) => {
  expect(cellsOf(sentence, 2).map(({ line, field }) => [line, field])).toEqual(cells);
});
