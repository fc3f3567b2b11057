import { sql } from "drizzle-orm";
import { writeXlsx } from "hucre/xlsx";
import { afterAll, beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { openPeopleDesk } from "@/lib/desk/testing/people-desk";
import { closeLeadStore } from "@/lib/enquiries/store/lead-store";
import { forgetAllLimits } from "@/lib/process/rate-limits";

/* Sheets of people as portals, stands and old spreadsheets have them: what is taken of each, and what is said of the rest. */
const desk = forAllTests(() => openPeopleDesk());
afterAll(closeLeadStore);
beforeEach(async () => {
  forgetAllLimits();
  await desk.database.db.execute(sql`delete from leads`);
});

type Cells = (string | number | null | Date)[];
type Ugly = {
  title: string;
  /** Text is CSV, rows are a workbook. */
  sheet: string | Uint8Array<ArrayBuffer> | Cells[];
  /** What columns are chosen to be. */
  said?: Record<string, string>;
  /** Name, number and message of each lead. */
  taken: [name: string, phone: string, message: string | null][];
  /** Why the others are none, by line. */
  others?: Record<number, string>;
};

const uglies: Ugly[] = [
  {
    title: "a portal's export: commas, quotes, a message over two lines",
    sheet:
      'Response ID,Customer Name,Mobile,Email ID,Property,Message,Received on\r\n99A-1,"Rao, Asha",+91-98480-10001,asha@visitor.example,Lakecity,"3 BHK\r\n""east"" facing",29-11-2026 10:05 AM\r\n',
    taken: [["Rao, Asha", "+919848010001", '3 BHK\n"east" facing']],
  },
  {
    title: "another portal's: semicolons, a title and an empty line above, a total below",
    sheet: "Leads of November;;\n;;\nContact Person;Contact No.;Budget\nRavi;98480 10002;80 L\nTotal;1;\n",
    taken: [["Ravi", "+919848010002", "Budget: 80 L"]],
    others: { 5: "“1” is too short: it has 1 of 10 digits." },
  },
  {
    title: "social ads: UTF-16 with tabs, numbers with p:",
    sheet: new Uint8Array(
      Buffer.from(
        "\ufeffid\tcreated_time\tfull_name\tphone_number\nl:1\t2026-11-28T10:00:00+05:30\tమీనా\tp:+919848010003\n",
        "utf16le",
      ),
    ),
    said: { "field.id": "-" },
    taken: [["మీనా", "+919848010003", null]],
  },
  {
    title: "Windows-1252 with Excel's own first line",
    sheet: new Uint8Array(Buffer.from("sep=;\r\nName;Phone\r\nJos\xe9;09848010004\r\n", "latin1")),
    taken: [["José", "+919848010004", null]],
  },
  {
    title: "numbers that Excel has cut, beside one that it has not",
    sheet: "Name,Mobile\nCut,9.84802E+09\nWhole,9.848010005E+09\nNarrow,##########\n",
    taken: [["Whole", "+919848010005", null]],
    others: { 2: "Excel has cut the number to “9.84802E+09”", 4: "Where the number should be it has “" },
  },
  {
    title: "a workbook: numbers as numbers, a day as Excel's number, empty rows between",
    sheet: [
      ["Sl. No", "Name", "Mobile No", "Enquiry Date"],
      [1, "Asha", 9848010006, 46350],
      [null, null, null, null],
      [2, "Ravi", 919848010007, "28/11/2026"],
    ],
    taken: [
      ["Asha", "+919848010006", null],
      ["Ravi", "+919848010007", null],
    ],
  },
  {
    title: "an exhibition's list without headings",
    sheet: "Asha,98480 10008,3 BHK\nRavi,98480 10009,plot\n",
    said: { "field.columna": "name", "field.columnc": "message" },
    taken: [
      ["Asha", "+919848010008", "3 BHK"],
      ["Ravi", "+919848010009", "plot"],
    ],
  },
  {
    title: "two numbers in a cell, two columns of numbers, apostrophes",
    sheet: "Name,Phone 1,Phone 2\nAsha,98480 10010 / 040-2345,'9848010011\nRavi,,'9848010012\n",
    taken: [
      ["Asha", "+919848010010", "Other number: 040-2345, +919848010011"],
      ["Ravi", "+919848010012", null],
    ],
  },
  {
    title: "the same person three times, about two projects",
    sheet:
      "Name,Mobile,Project\nAsha,9848010013,Lakecity\nA. Rao,098480-10013,Skyline\nASHA,+91 9848010013,Lakecity\n",
    taken: [["Asha", "+919848010013", "Also: Skyline"]],
    others: {
      3: "It has the number of line 2: both are one lead.",
      4: "It has the number of line 2: both are one lead.",
    },
  },
  {
    title: "commas without quotes, a quote that is never closed, rows that are too short",
    sheet: 'Name,Mobile,Remarks\nAsha,9848010014,2 BHK, lake view\nRavi,9848010015\n"Open,9848010016,x\n',
    taken: [["Ravi", "+919848010015", null]],
    others: {
      2: "It has more cells than there are headings.",
      4: 'The line can’t be read: a " is never closed.',
    },
  },
  {
    title: "formulas, the character 0, letters that turn the text round",
    sheet:
      'Name,Mobile,Comments\n"=cmd|\'/c calc\'!A0",9848010017,@SUM(1)\n"Asha\u0000\u202e",9848010018,"nul\u0000"\n',
    taken: [
      ["=cmd|'/c calc'!A0", "+919848010017", "@SUM(1)"],
      ["Asha", "+919848010018", "nul"],
    ],
  },
  {
    title: "masked, foreign, old and future ones, and who has no name",
    sheet:
      "Mobile,Name,Date\n98480XXXXX,Masked,28/11/2026\n+971 50 123 4567,Fatima,28 Nov 2026\n9848010019,Old,01/02/2024\n9848010020,Ahead,01/01/2030\n9848010021,,27.11.26\n",
    taken: [
      ["Fatima", "+971501234567", null],
      ["Name not given", "+919848010021", null],
    ],
    others: {
      2: "The number is masked (“98480XXXXX”)",
      4: "When they asked is more than 180 days ago",
      5: "When they asked is in the future.",
    },
  },
];

test.each(uglies)("$title", async ({ sheet, said, taken, others = {} }) => {
  const isBook = Array.isArray(sheet);
  const content = isBook
    ? new Uint8Array(await writeXlsx({ sheets: [{ name: "Leads", rows: sheet }] }))
    : sheet;
  const { id, message } = await desk.send(content, { name: isBook ? "ugly.xlsx" : "ugly.csv" });
  expect(message).toBeUndefined();
  if (said) expect(await desk.choose(id, said)).toMatchObject({ status: 200 });
  const found = [...(await desk.look(id, "double")).rows, ...(await desk.look(id, "refused")).rows];
  expect(Object.fromEntries(found.map(({ line, reason }) => [line, reason]))).toEqual(
    Object.fromEntries(
      Object.entries(others).map(([line, why]) => [line, expect.stringContaining(why) as string]),
    ),
  );
  expect((await desk.take(id, said ? 2 : 1)).taken?.counts.new).toBe(taken.length);
  const { rows } = await desk.database.db.execute<{ lead: unknown[] }>(sql`
    select json_build_array(name, phone, details ->> 'message') as lead from leads order by phone`);
  expect(rows.map(({ lead }) => lead)).toEqual([...taken].sort((one, other) => (one[1] < other[1] ? -1 : 1)));
});
