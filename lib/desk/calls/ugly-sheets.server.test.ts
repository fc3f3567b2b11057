import { sql } from "drizzle-orm";
import { writeXlsx, type WriteSheet } from "hucre/xlsx";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { openFileDesk } from "@/lib/desk/testing/file-desk";

const desk = forAllTests(openFileDesk);

type Cells = (string | number | null)[];
type Ugly = {
  title: string;
  sheets: WriteSheet[] | string | Uint8Array<ArrayBuffer>;
  /** What is said for all rows, and of columns. */
  said?: Record<string, string>;
  /** What becomes of each row, by its line: its fate, its name or text, and how many floor plans it has. */
  fates: Record<number, [fate: string, name: string]>;
  /** What is stored of each project: the floor plans as bedrooms, area and price in lakh, or those of the project. */
  stored: Record<string, string>;
};

const office = {
  "default.groupName": "Ugly Homes",
  "default.city": "Hyderabad",
  "default.state": "TS",
  "default.propertyType": "Apartment",
};
const one = (rows: Cells[], more: Partial<WriteSheet> = {}): WriteSheet[] => [
  { name: "Rates", rows, ...more },
];
const over = (startRow: number, startCol: number, endRow: number, endCol: number) => ({
  ...{ startRow, startCol, endRow, endCol },
});

const uglies: Ugly[] = [
  {
    title: "headings over two lines, with units below",
    sheets: one([
      ["Project", "Typology", "Area", "Price"],
      ["", "", "(Sft)", "(Rs. in Lakhs)"],
      ["Two Lines", "3 BHK", 1650, 125],
    ]),
    fates: { 3: ["new", "Two Lines"] },
    stored: { "Two Lines": "3/1650/125" },
  },
  {
    title: "groups of headings, merged, with names below",
    sheets: one(
      [
        ["Project", "Unit details", null, "Cost"],
        [null, "BHK", "Saleable", null],
        ["Merged Heads", "2 BHK", 1200, "95 L"],
        [null, "3 BHK", 1650, "1.3 Cr"],
      ],
      { merges: [over(0, 0, 1, 0), over(0, 1, 0, 2), over(0, 3, 1, 3), over(2, 0, 3, 0)] },
    ),
    fates: { 3: ["new", "Merged Heads"] },
    stored: { "Merged Heads": "2/1200/95 3/1650/130" },
  },
  {
    title: "a sheet a tower",
    sheets: ["Tower A", "Tower B"].map((name, at) => ({
      name,
      rows: [
        [`Ugly Towers, ${name}`],
        ["S.No", "Project", "Floor", "Flat No.", "Config", "SBA", "Total Price"],
        [1, "Ugly Towers", 1, 101, "2 BHK", 1200 + at * 50, "95 L"],
        [2, "Ugly Towers", 1, 102, "3 BHK", 1650, "1.3 Cr"],
        [null, "Total", null, null, null, 2850, "2.25 Cr"],
      ],
    })),
    fates: { 3: ["new", "Ugly Towers"], 5: ["left", "Total"], 1_000_005: ["left", "Total"] },
    stored: { "Ugly Towers": "2/1200/95 3/1650/130 2/1250/95" },
  },
  {
    title: "flats of one project, named above",
    sheets: one([
      ["UGLY FLATS – AVAILABILITY"],
      ["Flat No", "Facing", "BHK", "Size", "Rate"],
      [101, "East", "3 BHK", "1,650 sft", "₹6,500/sft"],
      [102, "West", "3 BHK", "1,650 sft", "₹6,500/sft"],
    ]),
    said: { "default.name": "Ugly Flats", "field.rate": "-" },
    fates: { 3: ["new", "Ugly Flats"] },
    stored: { "Ugly Flats": "3/1650/" },
  },
  {
    title: "plots in square yards",
    sheets: one([
      ["Venture", "Area (Sq. Yds)", "Price Range"],
      ["Ugly Meadows", "150 - 300", "30L - 60L"],
      ["* Registration extra"],
    ]),
    said: { "field.venture": "name", "default.propertyType": "Plot" },
    fates: { 2: ["new", "Ugly Meadows"], 3: ["left", "* Registration extra"] },
    stored: { "Ugly Meadows": "plot 1350-2700 30-60" },
  },
  {
    title: "villas, apartments and plots in one sheet",
    sheets: one([
      ["Name of the Project", "Type", "Plot Area", "Price"],
      ["Mixed Villas", "Villa", "2,700 sft", "3.2 Cr"],
      ["Mixed Plots", "Open Plot", "200 sq yd", "40 L"],
    ]),
    fates: { 2: ["new", "Mixed Villas"], 3: ["new", "Mixed Plots"] },
    stored: { "Mixed Villas": "/2700/320", "Mixed Plots": "plot 1800-1800 40-40" },
  },
  {
    title: "sections, subtotals, headings again, notes",
    sheets: one([
      ["Project", "Config", "Area", "Price"],
      ["READY TO MOVE"],
      ["Section One", "2 BHK", 1200, "95 L"],
      ["Sub Total", null, 1200, "95 L"],
      ["Project", "Config", "Area", "Price"],
      ["Section Two", "2 BHK", 1210, "Price on request"],
      ["Average", null, 1205, null],
      ["Terms & conditions apply"],
      [null, null, null, "1.9 Cr"],
    ]),
    fates: {
      2: ["left", "READY TO MOVE"],
      3: ["new", "Section One"],
      4: ["left", "Sub Total"],
      5: ["left", "Project"],
      6: ["new", "Section Two"],
      7: ["left", "Average"],
      8: ["left", "Terms & conditions apply"],
      9: ["left", "1.9 Cr"],
    },
    stored: { "Section One": "2/1200/95", "Section Two": "2/1210/" },
  },
  {
    title: "one row with three sizes",
    sheets: one([
      ["Project", "BHK", "Size in Sft", "Price"],
      ["Three Sizes", "2, 3 & 4 BHK", "1,200 to 2,400", "₹ 95 L – ₹ 2.2 Cr*"],
    ]),
    fates: { 2: ["new", "Three Sizes"] },
    stored: { "Three Sizes": "2/1200/95 3// 4/2400/220" },
  },
  {
    title: "text of Windows, with tabs",
    sheets: new Uint8Array(
      Buffer.from("Project\tBHK\tArea\tPrice\r\nCaf\xe9 Court\t2 BHK\t1200\t95 L\r\n", "latin1"),
    ),
    fates: { 2: ["new", "Café Court"] },
    stored: { "Café Court": "2/1200/95" },
  },
  {
    title: "rows that are empty but for a name",
    sheets: one([
      ["Project", "BHK", "Area", "Price", "Remarks"],
      ["Named Only", null, null, null, "launching soon"],
      ["Named And Sized", "2 BHK", "1,200 sft", "TBA", "sold out soon"],
    ]),
    fates: { 2: ["left", "Named Only"], 3: ["new", "Named And Sized"] },
    stored: { "Named And Sized": "2/1200/" },
  },
  {
    title: "cells that nobody can read",
    sheets: one([
      ["Project", "BHK", "Area", "Price"],
      ["Unread", "2 BHK", "1,200 sft", "as per market"],
      ["Rated", "2 BHK", "1,200 sft", "6,500 per sft"],
    ]),
    fates: { 2: ["refused", ""], 3: ["refused", ""] },
    stored: {},
  },
  {
    title: "prices that a digit fell out of",
    sheets: one([
      ["Project", "BHK", "Area", "Price"],
      ["Fallen Digit", "2 BHK", "1,200 sft", "95 L"],
      ["Fallen Digit", "3 BHK", "1,650 sft", "1.3 Cr"],
      ["Fallen Digit", "3 BHK", "1,850 sft", "12.5 L"],
    ]),
    said: { "default.city": "Hyderbad", "default.groupName": "Newcomers" },
    fates: { 2: ["doubtful", ""] },
    stored: {},
  },
];

async function storedAs(names: readonly string[]): Promise<Record<string, string>> {
  const { rows } = await desk.database.db.execute<{ name: string; said: string; isActive: boolean }>(sql`
    select p.name, p.is_active as "isActive", case when p.is_plot
      then concat('plot ', p.min_area, '-', p.max_area, ' ', p.min_price / 100000, '-', p.max_price / 100000)
      else (select string_agg(concat(f.bhk, '/', f.area, '/', f.price / 100000), ' ' order by f.position)
        from floor_plans f where f.project_id = p.id) end as said
    from projects p where p.name = any(${sql.param([...names])}::text[])`);
  expect(rows.filter(({ isActive }) => isActive)).toEqual([]);
  return Object.fromEntries(rows.map(({ name, said }) => [name, said]));
}

test.each(uglies)("$title", async ({ sheets, said = {}, fates, stored }) => {
  const isBook = Array.isArray(sheets);
  const content = isBook ? new Uint8Array(await writeXlsx({ sheets })) : sheets;
  const { id, message } = await desk.send(content, { name: isBook ? "ugly.xlsx" : "ugly.csv" });
  expect(message).toBeUndefined();
  const chosen = await desk.call(deskCallPaths.chooseColumns, id, { version: "", ...office, ...said });
  expect(chosen).toMatchObject({ status: 200 });
  const { look } = await desk.fileOf(id);
  expect(look.problems).toEqual([]);
  const found = look.rows.map(({ line, fate, name, reason }) => [line, fate, name, reason] as const);
  expect(found.map(([line]) => line).sort((a, b) => a - b)).toEqual(Object.keys(fates).map(Number));
  for (const [line, fate, name] of found) {
    expect([line, fate]).toEqual([line, fates[line]?.[0]]);
    expect(name).toContain(fates[line]?.[1]);
  }
  if (look.counts.new > 0)
    expect(await desk.call(deskCallPaths.importFile, id)).toMatchObject({ status: 200 });
  expect(await storedAs(found.map(([, , name]) => name))).toEqual(stored);
});

test("a web page that calls itself a workbook is said plainly, before any matching", async () => {
  const page = "<html><body><table><tr><td>Project</td></tr></table></body></html>";
  const sent = await desk.send(page, { name: "rates.xls" });
  expect(sent).toMatchObject({ status: 400, message: expect.stringContaining("This is a web page") });
});
