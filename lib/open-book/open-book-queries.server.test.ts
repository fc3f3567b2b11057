import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { indianDay } from "@/lib/base/indian-day";
import { home, openCatalogueTest, plot } from "@/lib/catalogue/testing/catalogue-fixtures";
import { calls as contract } from "@/lib/contract/calls";
import { insertLeads, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { bucketOf } from "@/lib/vitals/histogram";
import { countOpenBook } from "./open-book-queries";

const today = indianDay(new Date());
const site = forAllTests(openCatalogueTest);

const count = () => countOpenBook(today, site.database.db);
const run = (statement: ReturnType<typeof sql>) => site.database.db.execute(statement);

async function newLeads(many: number, secondsToCall: number | null): Promise<void> {
  const leads = Array.from({ length: many }, () =>
    makeLead({ acceptedAt: new Date(Date.now() - 86_400_000).toISOString() }),
  );
  await insertLeads(site.database.db, leads, makeSettings());
  if (secondsToCall === null) return;
  for (const { id } of leads)
    await run(
      sql`update leads set first_contact_at = accepted_at + ${secondsToCall} * interval '1 second' where id = ${id}`,
    );
}

test("a site without anything says so, in the form of the contract", async () => {
  const book = await count();
  expect(contract.openBook.answer.parse({ status: true, ...book })).toEqual({ status: true, ...book });
  expect(book).toMatchObject({
    asOn: today,
    calls: null,
    speed: [],
    prices: { projects: 0, medianDays: null },
  });
});

test("every order that a list can have stands with its rule, the usual one by both its names", async () => {
  const { orders } = await count();
  expect(orders.map(({ label }) => label)).toEqual([
    ...["On sale now first", "Relevance"],
    ...["Newest first", "Price: low to high", "Price: high to low", "Price per sq ft: low to high"],
    ...["Price per sq ft of carpet: low to high", "Largest first", "Possession: soonest"],
  ]);
});

test("projects on the site are counted by the days since somebody looked after them: a check counts as a change does", async () => {
  await site.importRecords([
    home("now"),
    home("checked"),
    plot("month"),
    home("old"),
    home("off", { isActive: false }),
  ]);
  const age = (id: string, days: number) =>
    run(sql`update projects set updated_at = now() - ${days} * interval '1 day' where external_id = ${id}`);
  await age("checked", 200);
  await age("month", 30);
  await age("old", 91);
  await run(sql`insert into project_checks (project_id, checked_at)
    select id, now() - interval '2 days' from projects where external_id = 'checked'
    on conflict (project_id) do update set checked_at = excluded.checked_at`);
  await run(sql`update project_checks set checked_at = null
    where project_id in (select id from projects where external_id in ('month', 'old'))`);
  const { prices } = await count();
  expect(prices).toEqual({
    projects: 4,
    within7: 2,
    within30: 3,
    within90: 3,
    medianDays: 2,
    oldestDays: 91,
  });
});

test("the first call is hidden below 20 leads, and then told of all of them", async () => {
  await newLeads(12, 120);
  await newLeads(7, null);
  expect((await count()).calls).toBeNull();
  await newLeads(1, 3_600);
  expect((await count()).calls).toEqual({
    ...{ days: 30, leads: 20, called: 13, medianSeconds: 120 },
    ...{ within5: 12, within30: 12 },
  });
});

test("a kind of page is hidden below 50 views", async () => {
  const measure = (page: string, views: number) =>
    run(sql`insert into vitals_daily (day, page, device, metric, bucket, count)
      values (${today}, ${page}, 'phone', 'LCP', ${bucketOf("LCP", 2_000)}, ${views})`);
  await measure("listing", 50);
  await measure("blog", 49);
  const { speed } = await count();
  expect(speed).toHaveLength(1);
  expect(speed[0]).toMatchObject({ page: "listing", label: "Lists", views: 50, inp: null, cls: null });
  expect(speed[0]?.lcp?.value).toBeCloseTo(2_000, -2);
  expect(speed[0]?.lcp?.isGood).toBe(true);
});
