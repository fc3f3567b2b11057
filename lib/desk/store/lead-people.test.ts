import { expect, test } from "vitest";
import type { NumberedRow } from "@/lib/catalogue/read/csv-rows";
import type { FileConsent } from "@/lib/desk/forms/lead-file";
import { readAskedCell, readPhoneCell } from "./lead-cells";
import { readPeople } from "./lead-people";
import { meaningOf, readLeadSheet } from "./lead-sheet";

const now = new Date("2026-11-30T06:00:00Z");

test.each([
  ["98480-22338", "+919848022338", []],
  ["+91 98480 22338", "+919848022338", []],
  ["'098480 22338", "+919848022338", []],
  ["98480 22338 / 040-2345", "+919848022338", ["040-2345"]],
  ["040-2345, 98480 22338", "+919848022338", ["040-2345"]],
  ["9848022338\n9848022339", "+919848022338", ["9848022339"]],
  ["Mob: 98480 22338", "+919848022338", []],
  ["p:+919848022338", "+919848022338", []],
  ["9848022338.0", "+919848022338", []],
  ["९८४८०२२३३८", "+919848022338", []],
  ["౯౮౪౮౦౨౨౩౩౮", "+919848022338", []],
  ["9.848022338E+09", "+919848022338", []],
  ["+971 50 123 4567", "+971501234567", []],
  ["040-23456789", "+914023456789", []],
])("the number %j is read", (cell, phone, others) => {
  expect(readPhoneCell(cell)).toEqual({ phone, others, fault: "" });
});

test.each([
  ["", "It has no phone number."],
  ["-", "It has no phone number."],
  ["9.84802E+09", "Excel has cut the number to “9.84802E+09”"],
  ["9,84802E+09", "Excel has cut the number"],
  ["98480XXXXX", "The number is masked"],
  ["98480", "“98480” is too short: it has 5 of 10 digits."],
  ["1234567890", "is no number that anybody can be called on."],
  ["not given", "Where the number should be it has “not given”."],
  ["9".repeat(5_000), "is no number that anybody can be called on."],
])("%j is no number, and it is said why", (cell, fault) => {
  expect(readPhoneCell(cell)).toMatchObject({ phone: null, fault: expect.stringContaining(fault) as string });
});

test.each([
  ["28-11-2026 02:35 PM", "2026-11-28T09:05"],
  ["28/11/2026 14:35:10", "2026-11-28T09:05"],
  ["2026-11-28 14:35", "2026-11-28T09:05"],
  ["2026-11-28T14:35:00+0530", "2026-11-28T09:05"],
  ["2026-11-28T09:05:00.000Z", "2026-11-28T09:05"],
  ["Sat, 28 Nov 2026, 2:35 p.m.", "2026-11-28T09:05"],
  ["Nov 28, 2026", "2026-11-28T06:30"],
  ["28.11.26", "2026-11-28T06:30"],
  ["46354", "2026-11-28T06:30"],
  ["46354.607638889", "2026-11-28T09:05"],
  // Today, whose noon is yet to come.
  ["30/11/2026", "2026-11-30T06:00"],
  ["12:15 AM 3 Nov 2026", null],
  ["last week", null],
  ["31/02/2026", null],
  ["28/11/2026 25:00", null],
  ["", null],
])("%j is the moment %s", (cell, moment) => {
  const { at, fault } = readAskedCell(cell, now);
  expect(at?.toISOString().slice(0, 16) ?? null).toBe(moment);
  if (moment === null && cell !== "") expect(fault).toContain("can’t be read");
});

test.each([
  ["Customer Name", "name"],
  ["CLIENT NAME", "name"],
  ["First_Name", "name"],
  ["Contact Person", "name"],
  ["Mobile", "phone"],
  ["Contact No.", "phone"],
  ["Phone 2", "phone"],
  ["Alternate Mobile No", "phone"],
  ["WhatsApp Number", "phone"],
  ["Customer Mobile Number", "phone"],
  ["E-mail ID", "email"],
  ["Email", "email"],
  ["Property", "project"],
  ["Project Name", "project"],
  ["Message", "message"],
  ["Remarks", "message"],
  ["Received on", "at"],
  ["Date", "at"],
  ["Enquiry Date", "at"],
  ["City", "besides"],
  ["Budget", "besides"],
  ["Lead ID", "id"],
  ["S.No", ""],
  ["Sl. No.", ""],
  ["Flat no", null],
  ["Agent", null],
  ["x".repeat(5_000), null],
])("the heading %s is %s", (heading, field) => {
  expect(meaningOf(heading)).toBe(field);
});

const consent: FileConsent = { source: "Expo", how: "on a card", channels: ["phone"], on: "2026-11-20" };
const rowsOf = (cells: string[][]): NumberedRow[] => cells.map((row, at) => ({ line: at + 1, cells: row }));
const peopleOf = (cells: string[][], more: Partial<FileConsent> = {}) =>
  readPeople(readLeadSheet(rowsOf(cells), {}), { ...consent, ...more }, now);

test("what has no field of its own goes into the message with its heading", () => {
  const [person] = peopleOf([
    [
      "First Name",
      "Last Name",
      "Phone",
      "Phone 2",
      "Email",
      "Project",
      "Property",
      "Remarks",
      "City",
      "Budget",
    ],
    ["మీనా", "राव", "98480 22338", "98480 22339", "x", "Lakecity", "Skyline", "3 BHK\nfacing east", "Pune", ""],
  ]);
  expect(person).toMatchObject({
    ...{ name: "మీనా राव", phone: "+919848022338", email: null, project: "Lakecity", fault: "" },
    message: "3 BHK\nfacing east\nAlso: Skyline\nCity: Pune\nOther number: +919848022339",
    ...{ at: "2026-11-20T06:30:00.000Z", isDated: false },
    notes: ["“x” is no address, and is left out."],
  });
});

test("who has no name is taken and said to have none; too old, yet to come and short of a way are not", () => {
  const [unnamed, old, ahead] = peopleOf([
    ["Mobile", "Date", "Name"],
    ["9848022338", "28/11/2026", ""],
    ["9848022339", "28/11/2025", "Old"],
    ["9848022340", "28/12/2026", "Ahead"],
  ]);
  expect(unnamed).toMatchObject({
    name: "Name not given",
    fault: "",
    notes: [expect.stringContaining("no name")],
  });
  expect(old?.fault).toBe("When they asked is more than 180 days ago: a consent is not good for longer.");
  expect(ahead?.fault).toBe("When they asked is in the future.");
  const [silent, writes] = peopleOf(
    [
      ["Mobile", "Email"],
      ["9848022338", ""],
      ["9848022339", "asha@visitor.example"],
    ],
    { channels: ["email"] },
  );
  expect(silent?.fault).toBe("They agreed to email alone, and the row has no address.");
  expect(writes).toMatchObject({ fault: "", channels: ["email"] });
});

test("a list without headings has columns by letters, and its numbers are found by what they are", () => {
  const { columns, rows } = readLeadSheet(
    rowsOf([
      ["Asha", "9848022338", "asha@visitor.example"],
      ["Ravi", "98480 22339", ""],
    ]),
    {},
  );
  expect(rows).toHaveLength(2);
  expect(columns.map(({ heading, field }) => [heading, field])).toEqual([
    ["Column A", null],
    ["Column B", "phone"],
    ["Column C", "email"],
  ]);
});

test("a heading that every object has is one that nobody knows", () => {
  const { columns } = readLeadSheet(
    rowsOf([
      ["Constructor", "Mobile"],
      ["Deccan", "9848022338"],
    ]),
    {},
  );
  expect(columns.map(({ key, field }) => [key, field])).toEqual([
    ["constructor#1", null],
    ["mobile", "phone"],
  ]);
});

test("the portal's own number of a project is none of ours, and hostile cells stay text", () => {
  const [person] = peopleOf([
    ["Name", "Mobile", "Property", "Message"],
    ['=HYPERLINK("http://x")', "9848022338", "12", "nul \u0000 here \ud800"],
  ]);
  expect(person).toMatchObject({
    name: '=HYPERLINK("http://x")',
    project: null,
    message: "nul here\nProject: 12",
  });
});
