import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  blogRecordSchema,
  floorPlanRecordSchema,
  plotRecordSchema,
  propertyRecordSchema,
} from "@/lib/catalogue/check/record-schema";
import { reraLines } from "@/lib/projects/project/rera-check-schema";
import type { CatalogueItem } from "./catalogue-item";
import { floorPlanColumns, recordColumns } from "./csv-columns";
import { CsvRows } from "./csv-rows";
import { CsvParser } from "./read-rows";

function read(text: string, size = 7): CatalogueItem[] {
  const bytes = Buffer.from(text);
  const parser = new CsvParser();
  const items: CatalogueItem[] = [];
  for (let from = 0; from < bytes.length; from += size)
    items.push(...parser.push(bytes.subarray(from, from + size)));
  return [...items, ...parser.end()];
}

describe("rows are read as csv-parse reads them", () => {
  const cell = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom('"', ",", "\n", "a\nb", '""', ",\n,"),
  );
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
  const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

  test.each(["\n", "\r\n"])("whatever stands in them, lines ending in %j", (lineEnd) => {
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 30 }), (rows, size) => {
        const text = rows.map((row) => row.map(quoted).join(",") + lineEnd).join("");
        const bytes = Buffer.from(text);
        const parser = new CsvRows();
        const found = [];
        for (let from = 0; from < bytes.length; from += size)
          found.push(...parser.push(bytes.subarray(from, from + size)));
        found.push(...parser.end());
        const expected = parse(text, { relax_column_count: true, record_delimiter: lineEnd });
        expect(found.map((row) => ("cells" in row ? row.cells : row))).toEqual(expected);
      }),
    );
  });
});

describe("one row is one floor plan", () => {
  const header =
    "kind,externalId,name,price,isActive,galleries,propertyAmenities,floorplans.bhkType,floorplans.area,floorplans.isActive";

  test("and rows in sequence with the same externalId are one project", () => {
    const text = [
      `\ufeff${header}`,
      'property,P-1,"Lake\nView",100,yes,interior|/a.jpg; /b.jpg; |/c.jpg|Sample flat,Gym;Pool,2BHK,1200.5,1',
      'property,P-1,"Lake\nView",100,yes,interior|/a.jpg; /b.jpg; |/c.jpg|Sample flat,Gym;Pool,3BHK,1500,no',
      "plot,P-2,Meadow,,,,,,,",
    ].join("\r\n");
    expect(read(text)).toEqual([
      {
        line: 2,
        lines: [2, 4],
        planLines: [2, 4],
        value: {
          kind: "property",
          externalId: "P-1",
          name: "Lake\nView",
          price: 100,
          isActive: true,
          galleries: [
            { mediaLink: "/a.jpg", galleryType: "interior" },
            { mediaLink: "/b.jpg" },
            { mediaLink: "/c.jpg", mediaNote: "Sample flat" },
          ],
          propertyAmenities: [{ name: "Gym" }, { name: "Pool" }],
          floorplans: [
            { bhkType: "2BHK", area: 1200.5, isActive: true },
            { bhkType: "3BHK", area: 1500, isActive: false },
          ],
        },
      },
      { line: 6, lines: [6], planLines: [], value: { kind: "plot", externalId: "P-2", name: "Meadow" } },
    ]);
  });

  test("rows of one project that disagree refuse the project", () => {
    const items = read(
      `${header}\nproperty,P-1,Lake,,,,,2BHK,,\nproperty,P-1,Lac,,,,,3BHK,,\nproperty,P-2,X,,,,,,,\n`,
    );
    expect(items).toMatchObject([
      { line: 2, error: 'name differs between the lines 2 and 3 of this project: "Lake" and "Lac"' },
      { line: 4, value: { externalId: "P-2" } },
    ]);
  });

  test("an unreadable row refuses its project and no other", () => {
    const items = read(
      `${header}\nproperty,P-1,A,,,,,2BHK,,\nproperty,P-1,"A,,,,,3BHK,,\nproperty,P-2,B,,,,,2BHK,,\nproperty,P-3,C"C,,,,,,,\nproperty,P-3,CC,,,,,,,\n`,
    );
    const found = items.map((item) => [item.line, "error" in item] as const);
    expect(found.toSorted(([a], [b]) => a - b)).toEqual([
      [2, true],
      [4, false],
      [5, true],
      [6, true],
    ]);
  });

  test("a row with too few cells refuses its project", () => {
    expect(read(`${header}\nproperty,P-1,A\n`)).toMatchObject([
      { line: 2, error: "line 2 has 3 cells, the header has 10" },
    ]);
  });
});

describe("files as spreadsheets write them", () => {
  const rows = [
    ["kind", "externalId", "name", "price", "propertyAmenities"],
    ["plot", "P-1", "Lake, view", "91 L", "Gym;Pool"],
  ];
  const quoted = (separator: string) => (cell: string) => (cell.includes(separator) ? `"${cell}"` : cell);
  const table = (separator: string, lineEnd = "\n") =>
    rows.map((row) => row.map(quoted(separator)).join(separator) + lineEnd).join("");
  const value = {
    ...{ kind: "plot", externalId: "P-1", name: "Lake, view", price: 9_100_000 },
    propertyAmenities: [{ name: "Gym" }, { name: "Pool" }],
  };

  test.each([
    ["commas", table(","), []],
    [
      "semicolons and Windows line ends",
      `\ufeff${table(";", "\r\n")}`,
      [{ line: 1, note: "the columns are separated by semicolons" }],
    ],
    ["tabs of a paste", table("\t"), [{ line: 1, note: "the columns are separated by tabs" }]],
  ])("%s", (_, text, notes) => {
    expect(read(text)).toEqual([...notes, { line: 2, lines: [2], planLines: [], value }]);
  });

  test("Excel's own first line names the separator", () => {
    expect(read(`sep=;\n${table(";")}`)).toMatchObject([{ line: 2 }, { line: 3, value }]);
  });

  test("columns are known by other spellings, and by other names with a note", () => {
    const items = read("Kind,External_ID,Possession Date,BUILDER\nplot,P-1,31/12/2027,Aurora\n");
    expect(items).toEqual([
      { line: 1, note: 'the column "BUILDER" was read as groupName' },
      {
        line: 2,
        lines: [2],
        planLines: [],
        value: { kind: "plot", externalId: "P-1", possessionDate: "2027-12-31", groupName: "Aurora" },
      },
    ]);
  });

  test("a row of nothing but a floor plan belongs to the project above it; a comment is skipped, a name is not", () => {
    const header = "externalId,kind,name,floorplans.bhkType,floorplans.price";
    const items = read(
      `${header}\n# key,what it is,,,\nP-1,property,#1 Lake,2BHK,90 L\n,,,3BHK,1.2 Cr\n\nP-1,,#1 LAKE,4BHK,\n`,
    );
    expect(items).toMatchObject([
      {
        ...{ line: 3, lines: [3, 4, 6], planLines: [3, 4, 6] },
        value: {
          name: "#1 Lake",
          floorplans: [{ price: 9_000_000 }, { price: 12_000_000 }, { bhkType: "4BHK" }],
        },
      },
    ]);
  });

  test("cells that can't be read are told with line, column and text, all of them", () => {
    const header = "kind,externalId,status,floorplans.bhkType,floorplans.price";
    const [item] = read(`${header}\nproperty,P-1,Sold,2BHK,90 L\nproperty,P-1,,3BHK,90-95 L\n`);
    expect(item).toMatchObject({
      faults: [
        { field: "status", text: expect.stringMatching(/^line 2, status: "Sold" must be "Launching Soon"/) },
        {
          field: "floorplans[1].price",
          text: expect.stringMatching(/^line 3, floorplans\.price: "90-95 L" is a range/),
        },
      ],
    });
  });
});

describe("the header", () => {
  test.each([
    ["kind,externalId,possesion_date", "Unknown column 'possesion_date': did you mean possessionDate?"],
    [
      "kind,externalId,colour,sizzle",
      "Unknown column 'colour': npm run catalogue:template writes a file with every column; Unknown column 'sizzle': npm run catalogue:template writes a file with every column",
    ],
    ["kind,externalId,name,name", 'the column "name" occurs twice'],
    ["kind,name", 'the column "externalId" is missing'],
    [
      "kind,externalId,constructor",
      "Unknown column 'constructor': npm run catalogue:template writes a file with every column",
    ],
  ])("%s stops the file", (header, error) => {
    expect(read(`${header}\nproperty,P-1,a,b\n`)).toEqual([{ line: 1, error, stops: true }]);
  });

  test("may name every field of a record but the lists that have no CSV form", () => {
    const shapes = [propertyRecordSchema, plotRecordSchema, blogRecordSchema].flatMap((schema) =>
      Object.keys(schema.shape),
    );
    const fields = new Set(
      shapes.filter((name) => !["floorplans", "locations", "propertyBhks", "reraCheck"].includes(name)),
    );
    const checked = [...reraLines, "checkedOn", "checkedBy"].map((name) => `reraCheck.${name}`);
    expect(Object.keys(recordColumns).sort()).toEqual([...fields, ...checked].sort());
    const planFields = Object.keys(floorPlanRecordSchema.shape).map((name) => `floorplans.${name}`);
    expect(Object.keys(floorPlanColumns).sort()).toEqual(planFields.sort());
  });
});
