import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type CatalogueTest,
  home,
  openCatalogueTest,
  passDays,
} from "@/lib/catalogue/testing/catalogue-fixtures";
import { findRatedPlace, listKindRates, readPriceMonths } from "./place-rates-queries";

const today = "2026-11-23";
const kokapet = { city: "Hyderabad", locality: "Kokapet" };

let site: CatalogueTest;
beforeEach(async () => {
  site = await openCatalogueTest();
});
afterEach(() => site.close());

/** A flat of 1,000 sqft for so many thousands of rupees. */
const flat = (id: string, price: number, fields: object = {}) =>
  home(id, {
    ...{ city: "Hyderabad", locality: "Kokapet", propertyType: "Apartment" },
    floorplans: [{ bhkType: "2BHK", area: 1_000, price: price * 1_000 }],
    ...fields,
  });
const five = () => [5_000, 6_000, 7_000, 8_000, 9_000].map((price, at) => flat(`F-${at}`, price));
const db = () => site.database.db;
/** As if today were that day: what was stored just now was stored then. */
const months = async (place = kokapet) => {
  const [real] = await site.column("select (now() at time zone 'Asia/Kolkata')::date::text");
  return { real: String(real), ...(await readPriceMonths(place, String(real), db())) };
};

test("homes of one place are told by kind; what is elsewhere, off the site or without a price is not among them", async () => {
  await site.importRecords([
    ...five(),
    flat("elsewhere", 1_000, { locality: "Narsingi" }),
    flat("other-city", 1_000, { city: "Pune", state: "Maharashtra" }),
    flat("draft", 1_000, { isActive: false }),
    flat("on-request", 1_000, { floorplans: [{ bhkType: "2BHK", area: 1_000 }] }),
    flat("villa", 30_000, { propertyType: "Villa" }),
  ]);
  const [there, city, nowhere] = await listKindRates(
    [kokapet, { city: "hyderabad", locality: null }, { city: "Hyderabad", locality: "Nowhere" }],
    db(),
  );
  expect(there).toMatchObject([
    {
      propertyType: "Apartment",
      bedrooms: null,
      count: 5,
      projects: 5,
      median: 7_000,
      quartiles: [6_000, 8_000],
    },
    { propertyType: "Apartment", bedrooms: "2BHK", count: 5, bands: [] },
    { propertyType: "Villa", bedrooms: null, count: 1, projects: 1, median: null },
    { propertyType: "Villa", bedrooms: "2BHK", count: 1 },
  ]);
  expect(city?.[0]).toMatchObject({ count: 6, median: 6_500 });
  expect(nowhere).toEqual([]);
  expect(await findRatedPlace({ city: "hyderabad", locality: "kokapet" }, db())).toEqual(kokapet);
  expect(await findRatedPlace({ city: "Hyderabad", locality: null }, db())).toEqual({
    ...{ city: "Hyderabad", locality: null },
  });
  expect(await findRatedPlace({ city: "Pune", locality: "Nowhere" }, db())).toBeNull();
});

test("months come from the changes that were kept, of the days on which they were made", async () => {
  await site.importRecords(five());
  await passDays(db(), 75);
  // Two of them change in the middle: the median moves with the second.
  await site.importRecords([flat("F-4", 9_500)]);
  await passDays(db(), 2);
  await site.importRecords([flat("F-2", 7_600)]);
  const { real, since, months: told } = await months();
  expect(since).toBe(new Date(Date.parse(real) - 77 * 86_400_000).toISOString().slice(0, 10));
  expect(told.length).toBeGreaterThanOrEqual(3);
  expect(told.at(-1)).toEqual({
    propertyType: "Apartment",
    month: real.slice(0, 7),
    median: 7_600,
    projects: 5,
  });
  expect(new Set(told.slice(0, -1).map(({ median }) => median))).toEqual(new Set([7_000]));
  expect(told[0]?.month).toBe(since?.slice(0, 7));
});

test("what left the site counts in the months before, at the price that it had", async () => {
  await site.importRecords([...five(), flat("F-5", 12_000)]);
  await passDays(db(), 70);
  await site.importRecords([flat("F-5", 12_000, { isActive: false })]);
  const { months: told } = await months();
  expect(told.at(-1)).toMatchObject({ median: 7_000, projects: 5 });
  expect(told[0]).toMatchObject({ median: 7_500, projects: 6 });
});

test("a place that was added today has one month, and one without anything none", async () => {
  await site.importRecords(five());
  const { real, ...told } = await months();
  expect(told).toEqual({
    since: real,
    months: [{ propertyType: "Apartment", month: real.slice(0, 7), median: 7_000, projects: 5 }],
  });
  expect(await readPriceMonths({ city: "Pune", locality: null }, today, db())).toEqual({
    since: null,
    months: [],
  });
});
