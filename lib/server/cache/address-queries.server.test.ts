import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestDatabase } from "@/lib/db/testing/test-database";
import { openDemoDatabase } from "@/lib/projects/testing/catalogue-database";
import { readAddressFate } from "./address-queries";

let demo: TestDatabase;
let home: { id: string; slug: string };
let plot: { id: string; slug: string };
beforeAll(async () => {
  demo = await openDemoDatabase();
  const one = async (isPlot: boolean) => {
    const { rows } = await demo.db.execute<{ id: string; slug: string }>(
      sql`select id::text, slug from projects where is_active and is_plot = ${isPlot} and slug is not null limit 1`,
    );
    return rows[0]!; // The demo catalogue has both.
  };
  [home, plot] = await Promise.all([one(false), one(true)]);
});
afterAll(() => demo.close());

const fate = (address: string) => readAddressFate(address, demo.db);

test("pages that are there are pages", async () => {
  for (const address of [
    "/",
    "/faqs",
    "/propertylist",
    "/propertylist?propertyType=Villa&page=2",
    "/propertylist?location=Kokapet",
    "/propertylist?location=hyderabad",
    "/propertylist?location=Telangana",
    "/propertylist?location=Bangalore",
    `/propertydetails/${home.id}`,
    `/propertydetails/${home.id}/${home.slug}`,
    `/propertydetails/${plot.id}/${plot.slug}?type=plot`,
    "/builders/nobody",
  ])
    expect(await fate(address), address).toEqual({ status: 200, isUsual: true });
});

test("a place that nobody knows has a page that is not worth keeping", async () => {
  for (const place of ["Xyzzy", "Kokapet%27%20or%201%3D1", "%E0%B0%95"])
    expect(await fate(`/propertylist?location=${place}`)).toEqual({ status: 200, isUsual: false });
});

test("what is not there is missing, a wrong name leads to the right one", async () => {
  for (const address of [
    "/propertydetails/999999999",
    "/propertydetails/1e3",
    `/propertydetails/${home.id}/${home.slug}/more`,
    `/propertydetails/${home.id}?type=plot`,
    `/propertydetails/${plot.id}`,
    "/blog-detail/no-such-post",
    "/blog-detail/__proto__",
  ])
    expect(await fate(address), address).toEqual({ status: 404 });
  expect(await fate(`/propertydetails/${home.id}/older`)).toEqual({
    status: 308,
    location: `/propertydetails/${home.id}/${home.slug}`,
  });
  expect(await fate(`/propertydetails/${plot.id}/older?type=plot`)).toEqual({
    status: 308,
    location: `/propertydetails/${plot.id}/${plot.slug}?type=plot`,
  });
});

test("what is no longer sold has its page, what never was on the site has none", async () => {
  const address = `/propertydetails/${home.id}/${home.slug}`;
  await demo.db.execute(sql`update projects set is_active = false where id = ${home.id}`);
  expect(await fate(address)).toEqual({ status: 200, isUsual: true });
  await demo.db.execute(sql`update projects set public_since = null where id = ${home.id}`);
  expect(await fate(address)).toEqual({ status: 404 });
});
