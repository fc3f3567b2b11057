import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type CatalogueTest,
  home,
  openCatalogueTest,
  passDays,
} from "@/lib/catalogue/testing/catalogue-fixtures";
import { undoImport } from "./undo-import";

let site: CatalogueTest;
beforeEach(async () => {
  site = await openCatalogueTest();
});
afterEach(() => site.close());

const flat = (price: number, fields: object = {}) =>
  home("P-1", { floorplans: [{ bhkType: "2BHK", area: 1000, price }], status: "New Launch", ...fields });
const store = async (...records: object[]) => {
  await site.importRecords(records);
};
const pass = (days: number) => passDays(site.database.db, days);
const undoLast = async () => {
  const [last] = await site.column("select max(id) from imports");
  return undoImport(site.database.url, Number(last), "tester");
};
/** `-3 price 5000000 → 5500000`: the days before today, and the lowest price of a price. */
const history = () =>
  site.column(`
    select concat_ws(' ', day - (now() at time zone 'Asia/Kolkata')::date, fact,
      coalesce(was->>'min', was #>> '{price,min}', was #>> '{}', 'none'), '→',
      coalesce(became->>'min', became #>> '{price,min}', became #>> '{}', 'none'))
    from project_history order by day, fact`);
const isPublic = async () => (await site.column("select public_since is not null from projects"))[0];

test("each fact that visitors saw change is kept with its day, and once a day", async () => {
  await store(flat(5_000_000, { possessionDate: "2027-12-31" }));
  await pass(40);
  await store(flat(5_500_000, { possessionDate: "2028-06-30" }));
  await store(flat(5_600_000, { possessionDate: "2028-06-30" }));
  await pass(10);
  await store(
    flat(5_600_000, {
      possessionDate: "2028-06-30",
      status: "Under Construction",
      reraId: "P02400009999",
      aboutUs: "Other words are no history.",
    }),
  );
  expect(await history()).toEqual([
    "-10 possession 2027-12-31 → 2028-06-30",
    "-10 price 5000000 → 5600000",
    "0 reraId P02400001234 → P02400009999",
    "0 status New Launch → Under Construction",
  ]);
});

test("what is changed and changed back within a day is no history, nor what is changed in the first day", async () => {
  await store(flat(5_000_000));
  await store(flat(5_900_000));
  expect(await history()).toEqual([]);
  await pass(5);
  await store(flat(6_500_000));
  expect(await history()).toEqual(["0 price 5900000 → 6500000"]);
  await store(flat(5_900_000));
  expect(await history()).toEqual([]);
});

test("a draft has no history until it is on the site", async () => {
  await store(flat(5_000_000, { isActive: false }));
  await pass(5);
  await store(flat(5_500_000, { isActive: false }));
  expect([await history(), await isPublic()]).toEqual([[], false]);
  await store(flat(5_600_000));
  expect([await history(), await isPublic()]).toEqual([[], true]);
});

test("what leaves the site keeps its page and its last price, unless it leaves within the first day", async () => {
  await store(flat(5_000_000));
  await store(flat(5_000_000, { isActive: false }));
  expect(await isPublic()).toBe(false);
  await store(flat(5_000_000));
  await pass(3);
  // The price of a record that is no longer shown was never seen.
  await store(flat(7_000_000, { isActive: false }));
  expect([await history(), await isPublic()]).toEqual([["0 site 5000000 → none"], true]);
  await pass(3);
  await store(flat(7_500_000, { isActive: false }));
  await store(flat(8_000_000));
  expect(await history()).toEqual([
    "-3 site 5000000 → none",
    "0 price 5000000 → 8000000",
    "0 site none → 8000000",
  ]);
  // Off the site again on the day on which it came back: it was off all the time.
  await store(flat(8_000_000, { isActive: false }));
  expect(await history()).toEqual(["-3 site 5000000 → none"]);
});

test("off the site for some hours is no history, a new price of that day is", async () => {
  await store(flat(5_000_000));
  await pass(3);
  await store(flat(5_000_000, { isActive: false }));
  await store(flat(5_200_000));
  expect(await history()).toEqual(["0 price 5000000 → 5200000"]);
});

test("what no file names any more leaves the site with its history", async () => {
  await store(flat(5_000_000), home("P-2"));
  await pass(3);
  await site.importRecords([home("P-2")], { deactivateMissing: true });
  expect(await history()).toEqual(["0 site 5000000 → none"]);
});

test("an import that is taken back leaves no history, however late", async () => {
  await store(flat(5_000_000));
  await pass(30);
  await store(flat(5_500_000));
  await pass(9);
  await store(flat(9_900_000), home("P-2"));
  await pass(2);
  await undoLast();
  expect(await history()).toEqual(["-11 price 5000000 → 5500000"]);
  expect(await site.column("select external_id from projects where public_since is not null")).toEqual([
    "P-1",
  ]);
  // And what takes that back says again when it was.
  await pass(4);
  await undoLast();
  expect(await history()).toEqual(["-15 price 5000000 → 5500000", "-6 price 5500000 → 9900000"]);
});

test("an import that took a project out by mistake leaves no gap when it is taken back", async () => {
  await store(flat(5_000_000), home("P-2"));
  await pass(3);
  await site.importRecords([home("P-2")], { deactivateMissing: true });
  await pass(3);
  await undoLast();
  expect([await history(), await isPublic()]).toEqual([[], true]);
});

test("a dry run leaves nothing", async () => {
  await store(flat(5_000_000));
  await pass(3);
  await site.importRecords([flat(6_000_000)], { dryRun: true });
  expect(await history()).toEqual([]);
});
