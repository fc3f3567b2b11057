import { expect, test } from "vitest";
import { floorPlanColumns, recordColumns } from "./csv-columns";
import type { NumberedRow } from "./csv-rows";
import {
  type ColumnChoices,
  describeColumns,
  findHeadings,
  headingKeys,
  noChoices,
  shapeRows,
} from "./sheet-shape";

const rowsOf = (...rows: string[][]): NumberedRow[] => rows.map((cells, at) => ({ line: at + 1, cells }));

type Case = {
  title: string;
  rows: NumberedRow[];
  choices?: Partial<ColumnChoices>;
  mends?: { line: number; field: string; text: string }[];
  shaped: NumberedRow[];
};

const cases: Case[] = [
  {
    title: "nothing chosen: the rows as they are",
    rows: rowsOf(["Kind", "Key no", ""], ["plot", "A", ""]),
    shaped: rowsOf(["Kind", "Key no", ""], ["plot", "A", ""]),
  },
  {
    title: "another field for one, another left out",
    rows: rowsOf(["Type", "Unit code", "Agent"], ["flat", "A-1", "Ravi"]),
    choices: { fields: { type: "kind", unitcode: "externalId", agent: "" } },
    shaped: rowsOf(["kind", "externalId"], ["flat", "A-1"]),
  },
  {
    title: "two headings of one name are two columns",
    rows: rowsOf(["Price", "Price", ""], ["1 Cr", "2 Cr", "x"]),
    choices: { fields: { price: "minPrice", "price#2": "maxPrice", "#1": "facing" } },
    shaped: rowsOf(["minPrice", "maxPrice", "facing"], ["1 Cr", "2 Cr", "x"]),
  },
  {
    title: "what is lacking is added to rows of a project, and not to one with a floor plan alone",
    rows: rowsOf(["name", "BHK"], ["Sky Heights, Phase 2", "2"], ["", "3"], ["", ""]),
    choices: { defaults: { kind: "property" }, keyFrom: "name" },
    shaped: rowsOf(
      ["name", "BHK", "kind", "externalId"],
      ["Sky Heights, Phase 2", "2", "property", "sky-heights-phase-2"],
      ["", "3", "", ""],
      ["", "", "", ""],
    ),
  },
  {
    title: "a default gives way to a column",
    rows: rowsOf(["kind", "City"], ["plot", "Pune"]),
    choices: { defaults: { city: "Hyderabad" } },
    shaped: rowsOf(["kind", "City"], ["plot", "Pune"]),
  },
  {
    title: "titles above the headings are gone, lines stay",
    rows: rowsOf(["Rates of November", ""], ["Kind", "City"], ["plot", "Pune"]),
    shaped: rowsOf(["Rates of November", ""], ["Kind", "City"], ["plot", "Pune"]).slice(1),
  },
  {
    title: "a mended cell, one of a field without a column, and one that became empty",
    rows: rowsOf(["kind", "price"], ["plot", "85 - 95 L"], ["plot", "1"]),
    mends: [
      { line: 2, field: "price", text: "90 L" },
      { line: 2, field: "facing", text: "East" },
      { line: 3, field: "price", text: "" },
    ],
    shaped: rowsOf(["kind", "price", "facing"], ["plot", "90 L", "East"], ["plot", "", ""]),
  },
  {
    title: "a row that is too long says so until somebody has mended it; what can't be read goes on as it is",
    rows: [
      ...rowsOf(["kind", "price"], ["plot", "1", "00"], ["plot", "2", "00"]),
      { line: 4, error: "x", text: "y" },
    ],
    mends: [{ line: 3, field: "price", text: "200" }],
    shaped: [
      ...rowsOf(["kind", "price"]),
      {
        line: 2,
        cells: ["plot", "1"],
        fault:
          "line 2 has 3 cells, the header has 2: a cell with the separator inside needs quotes around it",
      },
      { line: 3, cells: ["plot", "200"] },
      { line: 4, error: "x", text: "y" },
    ],
  },
];

test.each(cases)("$title", ({ rows, choices, mends, shaped }) => {
  expect(shapeRows(rows, { ...noChoices, ...choices }, mends)).toEqual(shaped);
});

test("the headings are the row that names most columns, remembered ones too", () => {
  const rows = rowsOf(["Sri Builders"], ["Unit", "Flat cost"], ["A-1", "1 Cr"]);
  expect(findHeadings(rows)).toBe(0);
  expect(findHeadings(rows, { unit: "externalId", flatcost: "price" })).toBe(1);
  expect(headingKeys(["A b", "a_B", "", "", "₹"])).toEqual(["ab", "ab#2", "#1", "#2", "#3"]);
  expect(describeColumns(rowsOf(["Constructor", "City"], ["Aurora", "Pune"]), noChoices)).toMatchObject({
    columns: [
      { key: "constructor#1", field: "groupName" },
      { key: "city", field: "city" },
    ],
  });
});

test("columns are described with what they were taken for and some of their cells", () => {
  const rows = rowsOf(
    ["Builder", "Citty", "Agent", ""],
    ["Aurora", "Pune", "R", ""],
    ["Aurora", "Delhi", "", ""],
  );
  expect(describeColumns(rows, { fields: { agent: "" } })).toEqual({
    line: 1,
    columns: [
      { key: "builder", heading: "Builder", field: "groupName", isChosen: false, examples: ["Aurora"] },
      {
        key: "citty",
        heading: "Citty",
        field: null,
        isChosen: false,
        near: "city",
        examples: ["Pune", "Delhi"],
      },
      { key: "agent", heading: "Agent", field: "", isChosen: true, found: null, examples: ["R"] },
    ],
    lacks: ["kind", "externalId", "name", "propertyType", "state", "city"],
  });
  expect(Object.keys(recordColumns).concat(Object.keys(floorPlanColumns))).toContain("floorplans.price");
});
