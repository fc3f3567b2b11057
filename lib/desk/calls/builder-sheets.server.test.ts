import { sql } from "drizzle-orm";
import { writeXlsx, type WriteSheet } from "hucre/xlsx";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { home } from "@/lib/catalogue/testing/catalogue-fixtures";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { DeskFile, FileRow } from "@/lib/desk/forms/file-look";
import { listPastImports } from "@/lib/desk/store/desk-file";
import { openFileDesk } from "@/lib/desk/testing/file-desk";

const desk = forAllTests(openFileDesk);

type Cells = (string | number | null)[];

async function book(...sheets: WriteSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await writeXlsx({ sheets }));
}

const lines = (rows: readonly Cells[]) => rows.map((cells) => cells.join(";")).join("\r\n");

async function look(content: string | Uint8Array<ArrayBuffer>, name = "rates.csv"): Promise<DeskFile> {
  const { id, message } = await desk.send(content, { name });
  expect(message).toBeUndefined();
  return desk.fileOf(id);
}

const choose = async (id: string, sent: Record<string, string>) =>
  expect(await desk.call(deskCallPaths.chooseColumns, id, { version: "", ...sent })).toMatchObject({
    status: 200,
  });
const importIt = async (id: string, sent: Record<string, string> = {}) =>
  expect(await desk.call(deskCallPaths.importFile, id, sent)).toMatchObject({ status: 200 });
const mend = async (id: string, { line }: FileRow, sent: Record<string, string>) =>
  expect(
    await desk.call(deskCallPaths.mendRow, id, { line: String(line), version: "0", ...sent }),
  ).toMatchObject({ status: 200 });

const row = ({ look: { rows } }: DeskFile, name: string): FileRow => {
  const found = rows.find((one) => one.name.includes(name));
  if (!found) throw new Error(`No row ${name}: ${rows.map((one) => one.name).join(", ")}`);
  return found;
};

async function stored(name: string) {
  const { rows } = await desk.database.db.execute<Record<string, unknown>>(sql`
    select p.id, p.external_id as key, p.is_active as "isActive", p.min_price::float8 as "minPrice", p.max_price::float8 as "maxPrice",
      p.min_area as "minArea", p.max_area as "maxArea", p.about, p.image, p.status, p.is_plot as "isPlot",
      (select json_agg(json_build_object('bhk', f.bhk, 'area', f.area, 'price', f.price, 'bathrooms', f.bathrooms)
        order by f.position) from floor_plans f where f.project_id = p.id) as plans
    from projects p where p.name = ${name} order by p.id`);
  return rows;
}

const place = { city: "Hyderabad", state: "Telangana", locality: "Kokapet" };
const known = (key: string, name: string, more: object = {}) =>
  home(key, { name, groupName: "Deccan Homes", ...place, imageUrl: null, isActive: true, ...more });

async function bring(...records: object[]): Promise<void> {
  const { id } = await desk.send(JSON.stringify(records), { name: "known.json" });
  await importIt(id, { looksRight: "yes" });
}

const twoPlans = {
  description: "Near the lake.",
  floorplans: [
    { bhkType: "2BHK", area: 1_250, price: 9_500_000, bathrooms: 2 },
    { bhkType: "3BHK", area: 1_650, price: 12_500_000, bathrooms: 3 },
  ],
};

test("a price list says a price: all else stays, a withdrawn project too, and each change is shown before", async () => {
  await bring(known("LIST-1", "List Heights", twoPlans), known("LIST-2", "List Meadows"));
  const [first] = await stored("List Heights");
  const withdrawn = deskCallPaths.withdrawProject.replace("{id}", String(first?.id));
  expect((await desk.ask(withdrawn, { cookie: desk.editor })).status).toBe(200);
  const file = await look(
    lines([
      ["Key", "Project", "BHK", "Area", "Price"].map((heading) =>
        heading === "Key" ? "external id" : heading,
      ),
      ["LIST-1", "List Heights", "3 BHK", "1,650 sft", "1.3 Cr"],
    ]),
  );
  expect(row(file, "List Heights")).toMatchObject({
    fate: "changed",
    changes: [{ label: expect.stringContaining("price"), before: "1.25 Cr", after: "1.30 Cr" }],
  });
  expect(row(file, "List Heights").site).toBeUndefined();
  await importIt(file.id);
  const [after] = await stored("List Heights");
  expect(after).toMatchObject({ isActive: false, about: "Near the lake.", minPrice: 9_500_000 });
  expect(after?.["plans"]).toEqual([
    { bhk: 2, area: 1250, price: 9_500_000, bathrooms: 2 },
    { bhk: 3, area: 1650, price: 13_000_000, bathrooms: 3 },
  ]);

  const both = await look(
    lines([
      ["external id", "On the site"].map((heading) => (heading === "On the site" ? "isActive" : heading)),
      ["LIST-1", "yes"],
      ["LIST-2", "no"],
    ]),
  );
  expect(both.look.rows.map(({ name, site }) => [name, site])).toEqual([
    ["List Heights", "appears"],
    ["List Meadows", "leaves"],
  ]);
  const single = await look(
    lines([
      ["external id", "price"],
      ["LIST-1", "70 L"],
    ]),
  );
  expect(single.look.rows).toMatchObject([
    {
      fate: "refused",
      reason: expect.stringContaining("price would change nothing, because its floor plans"),
    },
  ]);
});

const headings = [
  "S.No",
  "Project",
  "Builder",
  "Location",
  "City",
  "State",
  "Config",
  "Size (Sft)",
  "Price",
  "Remarks",
];
const flat = (name: string, ...rest: Cells): Cells => [
  1,
  name,
  "Nizam Estates",
  "Tellapur",
  "Hyderabad",
  "TS",
  ...rest,
];

test("nine projects as an office writes them: totals, footnotes and ranges; nothing is public, and each row's fate is said", async () => {
  const rows: Cells[] = [
    ["NIZAM ESTATES – PRICE LIST", null, null, null, null, null, null, null, null, null],
    ["Rates of November 2026, subject to change"],
    headings,
    ["A"],
    flat("Nine Lake", "2 & 3 BHK", "1,250 - 1,800", "65L - 1.2Cr", "Hot!"),
    flat("Nine Park", "3 BHK", "1,650", "72 lakhs*"),
    flat("Nine Hill", "2 BHK", "1,210 sft", "POA"),
    flat("Nine Grove", "3 BHK", 1650, 12_500_000),
    flat("Nine Grove", "2 BHK", 1200, "95 L"),
    ["", "Total", "", "", "", "", "", "4,500", "3.4 Cr"],
    ["B"],
    headings,
    flat("Nine Creek", "3", "1650 - 1700 sft", "1.2 Cr onwards"),
    flat("Nine View", "4 BHK", "2,400", "2.4 - 2.6 Cr"),
    flat("Nine Dale", "2BHK", "1,150 Sq.Ft.", "Rs. 85,00,000/-"),
    flat("Nine Field", "2.5 BHK", "1350", "₹1.05 Cr"),
    flat("Nine Moor", "1 RK", "410", "32 lacs"),
    ["Grand Total", "", "", "", "", "", "", "14,000", "12 Cr"],
    ["* GST extra"],
    ["Note: E&OE. Floor rise Rs. 30 per sft above the fifth floor"],
  ];
  const width = headings.length;
  const full = rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? null));
  const file = await look(await book({ name: "Rates", rows: full }), "rates.xlsx");
  await choose(file.id, { "default.propertyType": "Apartment" });
  const seen = await desk.fileOf(file.id);
  expect(seen.look.problems).toEqual([]);
  expect(seen.look.rows.filter(({ fate }) => fate !== "new" && fate !== "left")).toEqual([]);
  expect(seen.look.counts).toMatchObject({ new: 9, left: 7 });
  expect(
    seen.look.rows.filter(({ fate }) => fate === "left").map(({ line, reason }) => [line, reason]),
  ).toEqual([
    [4, "Left out: a heading or a note."],
    [10, "Left out: a total."],
    [11, "Left out: a heading or a note."],
    [12, "Left out: the headings again."],
    [18, "Left out: a total."],
    [19, "Left out: a footnote."],
    [20, "Left out: a footnote."],
  ]);
  expect(row(seen, "Nine Lake").guesses).toEqual(
    expect.arrayContaining([
      'floorplans.bhkType: "2 & 3 BHK" was read as 2 BHK and 3 BHK',
      'floorplans.area: "1,250 - 1,800" was read as 1,250 and 1,800',
      'floorplans.price: "65L - 1.2Cr" was read as 65L and 1.2Cr',
    ]),
  );
  await importIt(file.id);
  expect(await stored("Nine Lake")).toMatchObject([
    { isActive: false, minPrice: 6_500_000, maxPrice: 12_000_000, minArea: 1250, maxArea: 1800 },
  ]);
  expect(await stored("Nine Grove")).toMatchObject([{ minPrice: 9_500_000, maxPrice: 12_500_000 }]);
  expect(await stored("Nine Hill")).toMatchObject([{ minPrice: null, minArea: 1210 }]);
  expect(await stored("Nine Park")).toMatchObject([{ minPrice: 7_200_000 }]);
  expect(await stored("Total")).toEqual([]);

  // The next list, with a typing error: the same nine, and no new one.
  const next = full.map((cells) =>
    cells.map((cell) => (cell === "Nine Park" ? "Nine Prak" : cell === "72 lakhs*" ? "75 lakhs*" : cell)),
  );
  const again = await look(await book({ name: "Rates", rows: next }), "december.xlsx");
  expect(again.look.counts).toMatchObject({ new: 0, changed: 1, same: 8, doubtful: 0 });
  expect(row(again, "Nine Park")).toMatchObject({
    fate: "changed",
    match: { key: "nine-park", isAsked: false },
    changes: [{ before: "72 L", after: "75 L" }],
  });
  await mend(again.id, row(again, "Nine Park"), { "cell.6.externalId": "new" });
  expect(row(await desk.fileOf(again.id), "Nine Prak")).toMatchObject({ fate: "new", match: { key: null } });
  const other = full
    .slice(0, 6)
    .map((cells) => cells.map((cell) => (cell === "Nizam Estates" ? "Qutb Realty" : cell)));
  const others = await look(await book({ name: "Rates", rows: other }), "others.xlsx");
  expect(row(others, "Nine Lake")).toMatchObject({ fate: "new", key: "qutb-realty-nine-lake-hyderabad" });
});

test("a name with a typing error is known; one that a word tells apart is a new project", async () => {
  await bring(known("EAST", "Orchid Gardens East"), known("ONE", "Orchid Villas Phase One"));
  const names = [
    "Orchid Gradens East",
    "Orchid Gardens West",
    "Orchid Villas Phase Two",
    "Orchid Vilas Phase One",
  ];
  const file = await look(
    lines([["Project", "Builder", "City"], ...names.map((name) => [name, "Deccan Homes", "Hyderabad"])]),
  );
  const found = names.map(
    (name, at) => file.look.rows.find(({ line }) => line === at + 2)?.match?.key ?? null,
  );
  expect(found).toEqual(["EAST", null, null, "ONE"]);
});

test("a city by its short name is the same city, in another row of a project too", async () => {
  await bring(known("SHORT", "Short Name Court"));
  for (const city of ["Hyd", "HYD", "Hyd.", "Hydrabad"]) {
    const file = await look(
      lines([
        ["Project", "Builder", "City"],
        ["Short Name Court", "Deccan Homes", city],
      ]),
    );
    expect([city, file.look.rows[0]?.match?.key]).toEqual([city, "SHORT"]);
  }
  const two = await look(
    lines([
      ["Project", "Builder", "City", "State", "Type", "BHK", "Area", "Price"],
      ["Two Spellings", "Deccan Homes", "Hyderabad", "Telangana", "Apartment", "2 BHK", "1,200", "95 L"],
      ["Two Spellings", "Deccan Homes", "Hyd", "Telangana", "Flat", "3 BHK", "1,650", "1.3 Cr"],
    ]),
  );
  expect(two.look.rows.map(({ fate, reason }) => [fate, reason])).toEqual([["new", ""]]);
});

test("200 rows, 40 without a number: nothing is public before the one tap, which publishes 160 and says so", async () => {
  const rows = Array.from({ length: 200 }, (_, at) => [
    `Whole ${at}`,
    "Whole Homes",
    "Apartment",
    "Hyderabad",
    "TS",
    at % 5 === 0 ? "" : "P02400001234",
    1200,
    "95 L",
  ]);
  const file = await look(
    lines([["Project", "Builder", "Type", "City", "State", "RERA No", "Saleable", "Price"], ...rows]),
  );
  expect(file.look).toMatchObject({ counts: { new: 200 }, unregistered: 40, whole: 160 });
  await importIt(file.id);
  expect((await desk.fileOf(file.id)).added).toEqual({ onSite: 0, waiting: 160, unregistered: 40 });
  expect((await desk.call(deskCallPaths.publishFile, file.id)).status).toBe(200);
  expect((await desk.fileOf(file.id)).added).toEqual({ onSite: 160, waiting: 0, unregistered: 40 });
});

test("an undo leaves nothing of what an import made, published or not, and can be taken back itself", async () => {
  const rows = Array.from({ length: 5 }, (_, at) => [
    `Gone ${at}`,
    "Gone Homes",
    "Hyderabad",
    "TS",
    "Apartment",
    "P02400001234",
    1200,
    "95 L",
  ]);
  const sheet = lines([
    ["Project", "Builder", "City", "State", "Type", "RERA No", "Saleable", "Price"],
    ...rows,
  ]);
  const count = async () =>
    (await desk.database.db.execute(sql`select from projects where name like 'Gone %'`)).rows.length;
  const undo = (id: number | null) =>
    desk.ask(deskCallPaths.undoImport.replace("{id}", String(id)), { cookie: desk.editor });
  for (const publish of ["", "yes"]) {
    const { id } = await look(sheet);
    await importIt(id, { publish });
    expect(await count()).toBe(5);
    const { importId } = await desk.fileOf(id);
    expect((await undo(importId)).status).toBe(200);
    expect(await count()).toBe(0);
    const [taken] = await listPastImports();
    expect((await undo(taken?.id ?? 0)).status).toBe(200);
    expect((await stored("Gone 1")).map(({ isActive }) => isActive)).toEqual([publish === "yes"]);
    const [again] = await listPastImports();
    expect((await undo(again?.id ?? 0)).status).toBe(200);
    expect(await count()).toBe(0);
  }
});

test("what was never public is deleted at the desk; what visitors have seen, or a lead is about, is not", async () => {
  await bring(
    { ...known("DEL-1", "Delete Me"), isActive: false },
    { ...known("DEL-2", "Keep Me"), isActive: false },
  );
  const { db } = desk.database;
  const remove = async (name: string) => {
    const [{ id } = {}] = await stored(name);
    const path = deskCallPaths.deleteProject.replace("{id}", String(id));
    return (await desk.ask(path, { cookie: desk.editor })).status;
  };
  await db.execute(
    sql`update projects set public_since = now() - interval '2 days' where external_id = 'DEL-2'`,
  );
  expect([await remove("Delete Me"), await remove("Keep Me")]).toEqual([200, 400]);
  expect([await stored("Delete Me"), await stored("Keep Me")].map((found) => found.length)).toEqual([0, 1]);
});
