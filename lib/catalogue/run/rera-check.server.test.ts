import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { home, openCatalogueTest, type CatalogueTest } from "@/lib/catalogue/testing/catalogue-fixtures";
import { undoImport } from "./undo-import";

let site: CatalogueTest;
beforeEach(async () => {
  site = await openCatalogueTest();
});
afterEach(() => site.close());

const number = { standing: "matched", checkedOn: "2026-11-20" };
const promoter = {
  standing: "differs",
  checkedOn: "2026-11-20",
  says: "Aurora Infra LLP",
  checkedBy: "Asha",
};
const record = (fields: object = {}) =>
  home("P-1", { reraId: "P02400001234", possessionDate: "2028-12-31", ...fields });
const store = (...records: object[]) => site.importRecords(records);
/** `number matched 2026-11-20`, in order of the lines' names. */
const checks = () =>
  site.column(`select concat_ws(' ', line, standing, checked_on, says, 'by ' || checked_by) from rera_checks
    order by line, project_id`);
const undoLast = async () => {
  const [last] = await site.column("select max(id) from imports");
  return undoImport(site.database.url, Number(last), "tester");
};

test("what was compared with the register is stored, and a file without it leaves it and changes nothing", async () => {
  expect(await store(record({ reraCheck: { number, promoter } }))).toMatchObject({ added: 1 });
  const found = ["number matched 2026-11-20", "promoter differs 2026-11-20 Aurora Infra LLP by Asha"];
  expect(await checks()).toEqual(found);
  expect(await store(record())).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await store(record({ reraCheck: { number } }))).toMatchObject({ changed: 0, unchanged: 1 });
  // Who looked is not on the wire: a record that is written back does not take it away.
  const withoutWho = { ...promoter, checkedBy: undefined };
  expect(await store(record({ reraCheck: { promoter: withoutWho } }))).toMatchObject({ unchanged: 1 });
  expect(await store(record({ aboutus: "Other words." }))).toMatchObject({ changed: 1 });
  expect(await checks()).toEqual(found);
  expect(await store(record({ reraCheck: { number: { standing: "not checked" } } }))).toMatchObject({
    changed: 1,
  });
  expect(await checks()).toEqual(found.slice(1));
});

test("what was compared with another number, builder or date is said no more", async () => {
  const possession = { standing: "matched", checkedOn: "2026-11-20" };
  await store(record({ reraCheck: { number, promoter, possession } }));
  await store(record({ possessionDate: "2029-06-30" }));
  expect((await checks()).map((line) => String(line).split(" ")[0])).toEqual(["number", "promoter"]);
  await store(record({ possessionDate: "2029-06-30", groupName: "Boreal Homes" }));
  expect(await checks()).toEqual(["number matched 2026-11-20"]);
  await store(record({ groupName: "Boreal Homes", reraId: "P02400009999" }));
  expect(await checks()).toEqual([]);
  // Looked up anew, even with the same result on the same day.
  await store(record({ groupName: "Boreal Homes", reraId: "P02400009999", reraCheck: { number } }));
  expect(await checks()).toEqual(["number matched 2026-11-20"]);
});

test("an import is taken back with what it said of the register, and with what it took away", async () => {
  await store(record());
  await store(record({ reraCheck: { number } }));
  await undoLast();
  expect(await checks()).toEqual([]);
  await store(record({ reraCheck: { number, promoter } }));
  await store(record({ reraId: "P02400009999" }));
  expect(await checks()).toEqual([]);
  await undoLast();
  expect(await checks()).toHaveLength(2);
  expect(await store(record())).toMatchObject({ unchanged: 1 });
});

const tomorrow = daysBefore(indianDay(new Date()), -2);

describe("a record is refused with a clear sentence when", () => {
  test.each([
    [
      "matched without a day",
      { number: { standing: "matched" } },
      /^reraCheck\.number\.checkedOn is missing: "matched" needs the day of looking it up$/,
    ],
    [
      "a day to come",
      { number: { standing: "matched", checkedOn: tomorrow } },
      /^reraCheck\.number\.checkedOn is in the future$/,
    ],
    [
      "a day before there were registers",
      { number: { standing: "matched", checkedOn: "2006-11-20" } },
      /before there were registers/,
    ],
    [
      "differs from nobody knows what",
      { phase: { standing: "differs", checkedOn: "2026-11-20" } },
      /^reraCheck\.phase\.says is missing: "differs" needs what the register says$/,
    ],
    [
      "not checked on a day",
      { towers: { standing: "not checked", checkedOn: "2026-11-20" } },
      /^reraCheck\.towers\.standing is "not checked", and yet has a day/,
    ],
    [
      "verified",
      { number: { standing: "verified", checkedOn: "2026-11-20" } },
      /^reraCheck\.number\.standing must be "matched", "differs" or "not checked"$/,
    ],
    ["an unknown line", { owner: number }, /"owner" is not a field of reraCheck/],
  ])("%s", async (_, reraCheck, reason) => {
    const { refusals } = await store(record({ reraCheck }));
    expect(refusals[0]?.reason).toMatch(reason);
    expect(await checks()).toEqual([]);
  });

  test("there is no number, or no date, to compare", async () => {
    const { refusals } = await store(
      record({ reraId: null, reraCheck: { promoter } }),
      home("P-2", { reraId: "P01", reraCheck: { possession: number } }),
    );
    expect(refusals.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("reraCheck.promoter.standing needs the RERA number"),
      expect.stringContaining("the record has no possession date"),
    ]);
  });
});

test("a sheet has a column for each line and one for the day", async () => {
  const columns =
    "kind,externalId,name,groupName,propertyType,city,state,reraId,reraCheck.number,RERA Check Towers,reraCheck.promoter,reraCheck.checkedOn,reraCheck.checkedBy";
  const rows = [
    "property,P-1,Lake View,Aurora Homes,Apartment,Hyderabad,Telangana,P01,matched,matched: Towers A to D,differs: Aurora Infra LLP,20/11/2026,Asha",
    "property,P-2,Lake View,Aurora Homes,Apartment,Hyderabad,Telangana,P02,not checked,ok,,20/11/2026,",
    "property,P-3,Lake View,Aurora Homes,Apartment,Hyderabad,Telangana,P03,perhaps,,,20/11/2026,",
    "property,P-4,Lake View,Aurora Homes,Apartment,Hyderabad,Telangana,P04,,,differs,20/11/2026,",
    "property,P-5,Lake View,Aurora Homes,Apartment,Hyderabad,Telangana,P05,matched,,,,",
  ];
  const report = await site.importText("sheet.csv", [columns, ...rows].join("\n"));
  expect(report).toMatchObject({ added: 2, refused: 3 });
  expect(report.refusals.map(({ reason }) => reason)).toEqual([
    'line 4, reraCheck.number: "perhaps" must be "matched", "differs: what the register says" or "not checked"',
    'line 5: reraCheck.promoter is missing: "differs" needs what the register says',
    'line 6: reraCheck.checkedOn is missing: "matched" needs the day of looking it up',
  ]);
  expect(await checks()).toEqual([
    "number matched 2026-11-20 by Asha",
    "promoter differs 2026-11-20 Aurora Infra LLP by Asha",
    "towers matched 2026-11-20 Towers A to D by Asha",
    "towers matched 2026-11-20",
  ]);
  expect(report.guessed.map(({ text }) => text)).toContain('reraCheck.towers: "ok" was read as matched');
});

test("nobody using SQL can store what the site can't show", async () => {
  await store(record());
  const add = (values: string) =>
    site.column(`insert into rera_checks (project_id, line, standing, checked_on, says)
    select id, ${values} from projects returning 1`);
  await expect(add("'owner', 'matched', '2026-11-20', null")).rejects.toThrow();
  await expect(add("'number', 'verified', '2026-11-20', null")).rejects.toThrow();
  await expect(add("'number', 'matched', null, null")).rejects.toThrow();
  await expect(add("'number', 'differs', '2026-11-20', null")).rejects.toThrow();
  expect(await add("'number', 'matched', '2026-11-20', null")).toEqual([1]);
});
