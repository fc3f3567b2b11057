import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { createTestDatabase } from "@/lib/db/testing/test-database";
import { insertProject } from "@/lib/enquiries/testing/make-lead";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { closeVitalStore, mostLists, storeReport } from "@/lib/vitals/vital-mutations";
import { freshAddress } from "@/lib/api/testing/lead-api";
import { openSiteApi, origin } from "@/lib/api/testing/site-api";
import { readPageViews } from "./figure-queries";

const database = forAllTests(createTestDatabase);
let serve: Awaited<ReturnType<typeof openSiteApi>>;
let project: number;
beforeAll(async () => {
  Object.assign(process.env, { DATABASE_URL: database.url, TRUST_PROXY: "1", SITE_URL: origin });
  serve = await openSiteApi();
  project = await insertProject(database.db);
  await database.db.execute(sql`insert into localities (city_id, name) values (1, 'Kokapet')`);
  await database.db.execute(sql`
    insert into blog_posts (external_id, content_hash, slug, title, excerpt, body, created_at)
    values ('p', '', 'buying-a-plot', 'Buying', 'x', '', now())`);
});
afterAll(async () => {
  await closeVitalStore();
});
beforeEach(async () => {
  forgetAllLimits();
  await database.db.execute(sql`delete from page_views`);
});

const report = { page: "detail", device: "phone", metrics: { LCP: 900 } } as const;
/** A measurement as a browser sends it from the page at this address. */
const leave = (referer: string | null) =>
  serve(
    new Request(`${origin}/api/v1/vitals`, {
      method: "POST",
      body: JSON.stringify(report),
      headers: {
        "Content-Type": "application/json",
        "X-Forwarded-For": freshAddress(),
        ...(referer !== null && { Referer: referer }),
      },
    }),
  );
const views = (path: string) => readPageViews(path, database.db);
const rows = async () => (await database.db.execute(sql`select * from page_views`)).rows;

test("leaving a page of the site counts a view of it, by its day in India, and nothing of the visit", async () => {
  for (const path of [
    `/propertydetails/${project}/aurovelle-lakecity?utm_source=whatsapp`,
    `/propertydetails/${project}/another-name`,
    "/blog-detail/buying-a-plot",
    "/propertylist?location=kokapet&bedrooms=3BHK&utm_campaign=diwali",
    "/propertylist?location=Kokapet&search=pool",
    "/faqs",
  ])
    expect((await leave(origin + path)).status).toBe(204);
  expect(await views(`/propertydetails/${project}/aurovelle-lakecity`)).toBe(2);
  expect(await views("/blog-detail/buying-a-plot")).toBe(1);
  expect(await views("/propertylist?location=kokapet&bedrooms=3BHK")).toBe(1);
  // A list has the views of those within it, as it has their leads.
  expect(await views("/propertylist?location=Kokapet")).toBe(2);
  expect(await views("/propertylist?bedrooms=3BHK")).toBe(1);
  expect(await views("/propertylist")).toBe(2);
  expect(await views("/faqs")).toBe(1);
  expect(await views("/contactus")).toBe(0);
  expect(await views("/propertylist?search=pool")).toBeNull();
  expect(Object.keys((await rows())[0] ?? {})).toEqual(["day", "kind", "page", "count"]);
});

test("a page that is not there, of another site, or unknown makes no row", async () => {
  for (const referer of [
    null,
    "",
    "about:blank",
    `${origin}/propertydetails/999999`,
    `${origin}/blog-detail/no-such-post`,
    `${origin}/propertylist?location=Atlantis`,
    `${origin}/made-up-${"x".repeat(50)}`,
    `https://elsewhere.example/propertydetails/${project}`,
    `http://site.test.elsewhere.example/faqs`,
  ])
    expect((await leave(referer)).status, String(referer)).toBe(204);
  expect(await rows()).toEqual([]);
});

test("a day counts so many different lists and no more, and goes on counting those", async () => {
  const today = indianDay(new Date());
  await database.db.execute(sql`
    insert into page_views (day, kind, page, count)
    select ${today}::date, 'list', 'location=place' || n, 1 from generate_series(2, ${mostLists}) n`);
  await leave(`${origin}/propertylist?location=Kokapet`);
  await leave(`${origin}/propertylist?location=Hyderabad`);
  await leave(`${origin}/propertylist?location=Kokapet`);
  expect(await rows()).toHaveLength(mostLists);
  expect(await views("/propertylist?location=Kokapet")).toBe(2);
  expect(await views("/propertylist?location=Hyderabad")).toBe(0);
});

test("views are of the last 30 days, and older days are forgotten", async () => {
  const page = { kind: "other", page: "/faqs" } as const;
  const today = indianDay(new Date());
  const at = (days: number) => new Date(`${daysBefore(today, days)}T06:00:00Z`);
  for (const days of [40, 33, 30, 29, 0]) await storeReport(report, at(days), page);
  expect(await views("/faqs")).toBe(2);
  expect((await rows()).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
});
