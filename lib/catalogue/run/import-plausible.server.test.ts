import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type CatalogueTest,
  home,
  openCatalogueTest,
  plot,
} from "@/lib/catalogue/testing/catalogue-fixtures";
import { makeMessyRows, toSpreadsheet } from "@/lib/catalogue/testing/messy-rows";
import { storePlaces } from "@/lib/places/place-mutations";
import { parseAccepted } from "./import-catalogue";
import { formatReport, isClean } from "./import-report";

describe("import plausible", () => {
  let site: CatalogueTest;
  beforeAll(async () => {
    site = await openCatalogueTest();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.column("truncate projects, blog_posts restart identity cascade");
  });

  const plan = (fields: object) => ({
    floorplans: [{ bhkType: "2BHK", area: 1200, price: 9_000_000, ...fields }],
  });
  const strict = { isAccepted: undefined };

  describe("what looks wrong is held back with its reason", () => {
    test.each<[string, object]>([
      ["floorplans[0].price ₹95 is too little for a home: was ₹95 L meant?", home("X", plan({ price: 95 }))],
      ["floorplans[0].price ₹2 is too little for a home: was ₹2 Cr meant?", home("X", plan({ price: 2 }))],
      ["floorplans[0].area 12 sqft is too small for 2 BHK", home("X", plan({ area: 12 }))],
      [
        'possessionDate 2019-06-30 is long past for a project that is "Under Construction"',
        home("X", { status: "Under Construction", possessionDate: "2019-06-30" }),
      ],
      [
        "minArea 200 sqft is too small for a plot: were 200 sq yd meant, 1,800 sqft?",
        plot("X", { minArea: 200, maxArea: 200 }),
      ],
      ["price ₹40 is too little for a plot: was ₹40 L meant?", plot("X", { price: 40 })],
      ['city "Mumbai" is known as a city of Maharashtra, not of this state', home("X", { city: "Mumbai" })],
      ["possessionDate 2099-01-01 is too far ahead", home("X", { possessionDate: "2099-01-01" })],
    ])("%s", async (reason, record) => {
      const report = await site.importRecords([home("P-1"), record], strict);
      expect(report).toMatchObject({ added: 1, held: 1, refused: 0 });
      expect(report.heldBack).toEqual([{ file: "records.ndjson", line: 2, externalId: "X", reason }]);
      expect(isClean(report)).toBe(false);
      expect(formatReport(report)).toContain(`records.ndjson:2: X: ${reason}`);
    });

    test("a tenth of what its locality costs", async () => {
      await site.importRecords([home("P-1"), home("P-2"), home("P-3")]);
      const report = await site.importRecords(
        [home("X", plan({ price: 900_000 })), home("Y", plan({ price: 4_500_000 }))],
        strict,
      );
      expect(report.heldBack).toMatchObject([
        {
          externalId: "X",
          reason:
            "floorplans[0].price ₹9 L for 1,200 sqft is ₹750 per sq ft, 10 times less than usual in Kokapet (₹7,500)",
        },
      ]);
      expect(report.added).toBe(1);
    });

    test("in a row of a spreadsheet, with line, column and value", async () => {
      const csv = [
        "kind,externalId,name,groupName,propertyType,city,state,floorplans.bhkType,floorplans.area,floorplans.price",
        "property,P-1,Lake,Aurora,Apartment,Hyderabad,TS,2BHK,1200,95 L",
        "property,P-1,,,,,,3BHK,1600,95",
      ].join("\n");
      const report = await site.importText("rows.csv", csv, strict);
      expect(report.heldBack).toMatchObject([
        { line: 2, reason: "line 3, floorplans.price ₹95 is too little for a home: was ₹95 L meant?" },
      ]);
    });
  });

  describe("what looks wrong and is right is taken", () => {
    const odd = home("X", plan({ price: 95 }));

    test("with --accept and its line", async () => {
      const isAccepted = (line: string) => {
        const accepted = parseAccepted([line], ["records.ndjson"]);
        return typeof accepted === "string"
          ? undefined
          : (_: string, at: number) => accepted("records.ndjson", at);
      };
      expect(await site.importRecords([home("P-1"), odd], { isAccepted: isAccepted("1") })).toMatchObject({
        held: 1,
      });
      expect(await site.importRecords([home("P-1"), odd], { isAccepted: isAccepted("2") })).toMatchObject({
        held: 0,
        added: 1,
      });
    });

    test("with a field in the record, which is not stored", async () => {
      expect(await site.importRecords([{ ...odd, looksRight: true }], strict)).toMatchObject({
        added: 1,
        held: 0,
      });
      expect(await site.importRecords([odd])).toMatchObject({ unchanged: 1 });
    });

    test.each([
      [["12,15-20"], ["a.csv"], { 12: true, 13: false, 15: true, 20: true, 21: false }],
      [["12", "14"], ["a.csv"], { 12: true, 13: false, 14: true }],
      [["all"], ["a.csv"], { 1: true, 9999: true }],
      [["a.csv:3"], ["a.csv", "b.csv"], { 3: true, 4: false }],
    ])("%j", (given, files, expected) => {
      const accepted = parseAccepted(given, files);
      for (const [line, value] of Object.entries(expected))
        expect(typeof accepted === "string" ? accepted : accepted("a.csv", Number(line)), line).toBe(value);
    });

    test.each([
      [["x"], ["a.csv"], '--accept takes lines such as 12 or 15-20, or all, not "x".'],
      [["3"], ["a.csv", "b.csv"], "--accept needs the file's name where there are several: a.csv:3."],
      [["c.csv:3"], ["a.csv"], '--accept names "c.csv", which is not imported.'],
    ])("%j is no line", (given, files, sentence) => expect(parseAccepted(given, files)).toBe(sentence));
  });

  test("new builders, cities and localities are taken and told, with the known name that may be meant", async () => {
    await site.importRecords([home("P-1")]);
    const report = await site.importRecords(
      [
        home("P-2", { groupName: "Auroro Homes", locality: "Kokapett" }),
        home("P-3", { city: "NEW  RAMPUR", locality: "Station Road", groupName: "Zenith Estates" }),
        home("P-4", { city: "new rampur", locality: "Station Road", groupName: "Zenith Estates" }),
      ],
      strict,
    );
    expect(report).toMatchObject({ added: 3, held: 0, refused: 0 });
    expect(report.freshNames).toEqual([
      { kind: "city", name: "New Rampur", within: "Telangana", near: null },
      { kind: "builder", name: "Auroro Homes", within: null, near: "Aurora Homes" },
      { kind: "builder", name: "Zenith Estates", within: null, near: null },
      { kind: "locality", name: "Kokapett", within: "Hyderabad", near: "Kokapet" },
      { kind: "locality", name: "Station Road", within: "New Rampur", near: null },
    ]);
    expect(formatReport(report)).toContain('locality "Kokapett" in Hyderabad: is "Kokapet" meant?');
    expect(await site.column("select count(*)::int from cities where name = 'New Rampur'")).toEqual([1]);
    // Importing it twice changes nothing, and nothing is new any more.
    const again = await site.importRecords([
      home("P-3", { city: "New Rampur", locality: "Station Road", groupName: "Zenith Estates" }),
    ]);
    expect(again).toMatchObject({ unchanged: 1, freshNames: [] });
    // A later list of places may name it too, by another number.
    const cities = [{ id: 5_001, name: "New Rampur", stateId: 4012, lat: 17, lng: 78 }];
    await storePlaces(site.database.db, { states: [], cities, localities: [] });
    expect(await site.column("select id from cities where name = 'New Rampur'")).toEqual([1_000_000]);
  });
});

describe("import messy", () => {
  let site: CatalogueTest;
  beforeAll(async () => {
    site = await openCatalogueTest();
  });
  afterAll(() => site.close());

  /** Words of programs, which staff don't understand. */
  const jargon =
    /undefined|null|NaN|\[object|\[\d+\]|expected|invalid|regex|schema|parse|violates|constraint/i;

  test.each([1, 2026])(
    "500 rows as staff write them (seed %i): each is stored as it is meant, or told with line, column and value",
    async (seed) => {
      await site.column("truncate projects restart identity cascade");
      const rows = makeMessyRows(500, seed);
      const right = rows.filter(({ fault }) => !fault);
      const report = await site.importText("messy.csv", toSpreadsheet(rows), { isAccepted: undefined });
      expect(report.unreadable).toEqual([]);
      expect(right.length).toBeGreaterThan(380);
      expect(right.length).toBeLessThan(450);

      // What is right is stored, with the figures that are meant.
      const stored = await site.column(
        "select external_id || ' ' || coalesce(min_price::text, '-') || ' ' || round(min_area::numeric) from projects order by id",
      );
      expect(stored).toEqual(right.map(({ id, price, area }) => `${id} ${price ?? "-"} ${area}`));

      // What is wrong is told, where it is.
      const told = new Map(
        [...report.refusals, ...report.heldBack].map(({ line, reason }) => [line, reason]),
      );
      const wrong = rows.flatMap(({ line, fault }) => (fault ? [{ line, ...fault }] : []));
      expect([...told.keys()].sort((a, b) => a - b)).toEqual(wrong.map(({ line }) => line));
      for (const { line, column, shown } of wrong) {
        expect(told.get(line)).toMatch(new RegExp(`^line ${line}[:,] `));
        expect(told.get(line)).toContain(column);
        expect(told.get(line)).toContain(shown);
        expect(told.get(line)).not.toMatch(jargon);
      }
      expect(report.held).toBe(wrong.filter(({ held }) => held).length);

      // A guess is told with what was read; what can mean one thing only is not.
      const guessed = report.guessed.map(({ text }) => text);
      expect(guessed).toContain("the columns are separated by semicolons");
      expect(guessed).toContain('the column "Builder" was read as groupName');
      expect(
        guessed.filter((text) => /^possessionDate: "31-Dec-27" was read as 2027-12-31$/.test(text)),
      ).not.toEqual([]);
      expect(
        guessed.filter((text) => /^floorplans\.area: ".* sq yd" was read as [\d,]+ sqft$/.test(text)),
      ).not.toEqual([]);
      expect(guessed.filter((text) => /₹.*-.* was read|"\d+ sft"|"31\/12\/2027"/.test(text))).toEqual([]);
      expect(formatReport(report)).not.toMatch(jargon);
    },
  );
});
