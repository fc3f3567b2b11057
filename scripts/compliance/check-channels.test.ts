import { expect, test } from "vitest";
import { enquirePath } from "@/lib/base/enquire-path";
import { readDemoProjects } from "@/lib/projects/testing/demo-projects";
import { checkLists, checkNumbers, lookAtAnswer, lookAtFeed, type Read } from "./check-channels";
import { emptyRow, everything } from "./look-at-page";

const locations = [{ state: "Telangana" }];
const listed = new Map([
  ["/propertydetails/1", { name: "Lake View", reraId: "P02400001234", locations }],
  ["/propertydetails/2?type=plot", { name: "Meadow", reraId: "P02400004321", locations }],
]);
const [demo] = readDemoProjects();
/** A site that answers to these paths, and to no other. */
const siteOf =
  (answers: Record<string, unknown>): Read =>
  (path) => {
    const answer = answers[path];
    const text = typeof answer === "string" ? answer : JSON.stringify(answer ?? {});
    return Promise.resolve({ status: answer === undefined ? 404 : 200, text });
  };

test("the list’s call gives nothing without a number of its register", async () => {
  const path = "/api/v1/property/getfilteredproperties?limit=100&page=1";
  const properties = [demo, { ...demo, id: 900, reraId: null }, { ...demo, id: 901, reraId: "12" }];
  const { row, projects } = await checkLists(siteOf({ [path]: { properties, totalPages: 1 } }));
  expect([row.looked, row.number, projects.size]).toEqual([3, 1, 3]);
  expect(row.faults).toEqual([
    expect.stringContaining("/propertydetails/900: reraId: without a RERA number"),
    expect.stringContaining("/propertydetails/901: reraId: "),
  ]);
});

test.each([
  [
    "the map",
    {
      pins: [
        { id: 1, isPlot: false, slug: "a" },
        { id: 2, isPlot: false, slug: "b" },
      ],
    },
  ],
  [
    "a list of plots",
    {
      data: [
        { id: 2, isPlot: true, slug: "a" },
        { id: 2, isPlot: false, slug: "b" },
      ],
    },
  ],
  ["suggestions", { data: [{ href: "/propertydetails/1/a" }, { href: "/propertydetails/2/b" }] }],
  ["a list with what is similar", { of: { similar: [{ id: 2, isPlot: false, slug: "b" }] } }],
])("of %s is told what no list has", (_, answer) => {
  const row = emptyRow("", []);
  lookAtAnswer(row, "/api/v1/x", JSON.stringify(answer), listed);
  expect(row.faults).toEqual([
    expect.stringMatching(/^\/api\/v1\/x: (?:has|leads to) \/propertydetails\/2, which/),
  ]);
});

test("what answers to a number that no list has is told, wherever it answers; what is no longer sold has a page", async () => {
  const form = enquirePath({ form: "callback", project: 6, isPlot: false });
  const stranger = { ...demo, isActive: true };
  const site = siteOf({
    "/api/v1/property/getproperties/3": { property: stranger },
    "/api/v1/property/getproperties/4": { property: { ...demo, isActive: false } },
    "/propertydetails/4": "No longer sold",
    "/propertydetails/5": "A page",
    [form]: '<a href="/propertydetails/6/a">',
    "/visit-sheet?project=7": '<a href="/propertydetails/7/a">',
    "/compare?project=8": '<a href="/propertydetails/8/a">',
    "/compare?project=4": '<a href="/propertydetails/4/a">',
  });
  const { row, gone } = await checkNumbers(site, listed, 1);
  expect([...gone]).toEqual(["/propertydetails/4"]);
  expect(row.faults.toSorted()).toEqual([
    "/compare?project=8: leads to /propertydetails/8, which no list has",
    `${form}: leads to /propertydetails/6, which no list has`,
    "/propertydetails/3: answers as if it were sold here, and no list has it",
    "/propertydetails/5: has a page, and the call knows none",
    "/visit-sheet?project=7: leads to /propertydetails/7, which no list has",
  ]);
});

test.each([
  ["all of it", "RERA P02400001234, rera.telangana.gov.in", []],
  ["no number", "rera.telangana.gov.in", ["P02400001234 is not on it"]],
  ["no authority", "RERA P02400001234", ["rera.telangana.gov.in is not on it"]],
])("of an entry of the feed with %s is told what is wrong", (_, content_text, faults) => {
  const row = emptyRow("", everything.slice(1));
  const entry = { url: "http://site.example/propertydetails/1", title: "Lake View", content_text };
  const ids = ["tag:site.example,2026:projects/1", "tag:site.example,2026:projects/1/2026-11-01"];
  lookAtFeed(row, JSON.stringify({ items: ids.map((id) => ({ ...entry, id })) }), listed);
  // Of a change as well.
  expect(row.looked).toBe(2);
  expect(row.faults).toEqual([...faults, ...faults].map((fault) => expect.stringContaining(fault)));
});
