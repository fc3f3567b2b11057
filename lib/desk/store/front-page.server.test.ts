import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { createTestDatabase } from "@/lib/db/testing/test-database";
import { insertLeads, insertProject, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { bucketOf, summarise } from "@/lib/vitals/histogram";
import { indianDay } from "@/lib/base/indian-day";
import { sumVitals } from "@/lib/vitals/vital-queries";
import { fewest, readCatalogueAge, readLeadFigures, readPageLeads } from "./figure-queries";
import { countFollowUps, listFollowUps } from "./lead-inbox-queries";
import { addStaff, listStaff } from "./staff";
const database = forAllTests(createTestDatabase);

const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

async function newLead(more: Parameters<typeof makeLead>[0], set = sql`version = 1`): Promise<string> {
  const lead = makeLead(more);
  await insertLeads(database.db, [lead], makeSettings());
  await database.db.execute(sql`update leads set ${set} where id = ${lead.id}`);
  return lead.id;
}

test("a new company has figures that say so", async () => {
  const figures = await readLeadFigures(database.db);
  expect(figures).toMatchObject({
    total: 0,
    uncalled: 0,
    sources: [],
    campaigns: [],
    firstCall: { of: 0, called: 0, medianSeconds: null, within5: 0, within30: 0 },
  });
  expect(figures.days).toHaveLength(30);
  expect(figures.days.at(-1)).toEqual({ day: indianDay(new Date()), count: 0 });
  expect(await readCatalogueAge(database.db)).toMatchObject({ importedAt: null, projects: 0, stale: 0 });
  expect(await sumVitals("2020-01-01", ["LCP"], database.db)).toEqual([]);
  expect(await listFollowUps(null, 5, database.db)).toEqual({
    overdue: { leads: [], total: 0 },
    today: { leads: [], total: 0 },
    coming: { leads: [], total: 0 },
  });
});

test("leads are counted by day in India, source and campaign, without spam; the first call with how many it rests on", async () => {
  const called = (ms: number) => sql`first_contact_at = accepted_at + ${ms / 1_000} * interval '1 second'`;
  const whatsapp = { utm_source: "WhatsApp", utm_campaign: "diwali" };
  await newLead({ acceptedAt: ago(day), utm: whatsapp }, called(2 * minute));
  await newLead({ acceptedAt: ago(day), utm: whatsapp }, called(10 * minute));
  await newLead({ acceptedAt: ago(2 * day), utm: {} }, called(100 * minute));
  await newLead({ acceptedAt: ago(2 * day), utm: {}, referrer: null });
  await newLead({ acceptedAt: ago(day), suspicion: "trap" });
  await newLead({ acceptedAt: ago(day) }, sql`status = 'spam'`);
  await newLead({ acceptedAt: ago(31 * day) });
  const figures = await readLeadFigures(database.db);
  expect(figures).toMatchObject({
    total: 4,
    sources: [
      { name: "whatsapp", count: 2 },
      { name: "", count: 1 },
      { name: "example.com", count: 1 },
    ],
    campaigns: [{ name: "diwali", count: 2 }],
    firstCall: { of: 4, called: 3, medianSeconds: 600, within5: 1, within30: 2 },
    // The old one too; a program is nobody to call.
    uncalled: 2,
  });
  expect(figures.days.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  expect(figures.days.find((one) => one.day === indianDay(new Date(ago(day))))?.count).toBe(2);
});

test("many names are the largest and the others together", () => {
  const names = Array.from({ length: 12 }, (_, at) => ({ name: `c${at}`, count: 20 - at }));
  expect(fewest(names)).toHaveLength(8);
  expect(fewest(names).at(-1)).toEqual({ name: "5 others", count: 13 + 12 + 11 + 10 + 9 });
});

test("follow-ups are overdue, of today or coming, by the day in India; mine or everybody's, and never of spam", async () => {
  await addStaff(database.db, { email: "asha@example.com", role: "agent" });
  const me = (await listStaff(database.db))[0]!.id;
  const endOfToday = Date.parse(`${indianDay(new Date())}T18:30:00Z`);
  const at = (moment: number, who: string | null = me) =>
    sql`follow_up_at = ${new Date(moment).toISOString()}::timestamptz, assigned_to = ${who}`;
  const late = await newLead({}, at(Date.now() - 2 * day));
  const justLate = await newLead({}, at(Date.now() - minute, null));
  const today = await newLead({}, at(endOfToday - 1));
  const coming = await newLead({}, at(endOfToday));
  await newLead({}, sql`${at(Date.now() - day)}, status = 'spam'`);
  const all = await listFollowUps(null, 5, database.db);
  const ids = (group: keyof typeof all) => all[group].leads.map(({ id }) => id);
  expect([ids("overdue"), ids("today"), ids("coming")]).toEqual([[late, justLate], [today], [coming]]);
  const mine = await listFollowUps(me, 5, database.db);
  expect(mine.overdue.leads).toMatchObject([{ id: late, assignee: "asha", isLate: true }]);
  expect(await countFollowUps(me, database.db)).toEqual({ overdue: 1, today: 1 });
  const first = await listFollowUps(null, 1, database.db);
  expect(first.overdue).toMatchObject({ total: 2, leads: [{ id: late }] });
});

test("leads of a page are counted by campaign: of a project wherever they were sent, of a list with what makes it the list", async () => {
  const project = await insertProject(database.db, "Marketed");
  const utm = (source: string, campaign: string) => ({ utm_source: source, utm_campaign: campaign });
  const recent = { acceptedAt: ago(minute), referrer: null };
  await newLead({ ...recent, projectId: String(project), sourcePage: "/shortlist", utm: utm("sms", "may") });
  await newLead({ ...recent, projectId: String(project), utm: utm("sms", "may") });
  await newLead({ ...recent, projectId: String(project), utm: {} });
  await newLead({ ...recent, projectId: String(project), acceptedAt: ago(40 * day) });
  expect(await readPageLeads({ path: `/propertydetails/${project}/x`, project }, database.db)).toEqual({
    total: 3,
    campaigns: [
      { name: "may, from sms", count: 2 },
      { name: "No campaign", count: 1 },
    ],
  });
  const list = "/propertylist?location=Kokapet";
  await newLead({
    ...recent,
    sourcePage: `${list}&utm_source=facebook&bedrooms=3BHK`,
    utm: utm("facebook", "x"),
  });
  await newLead({ ...recent, sourcePage: "/propertylist?location=Pune", utm: {} });
  await newLead({ ...recent, sourcePage: "/propertylist", utm: {} });
  expect(await readPageLeads({ path: list, project: null }, database.db)).toEqual({
    total: 1,
    campaigns: [{ name: "x, from facebook", count: 1 }],
  });
  await database.db.execute(sql`delete from projects where id = ${project}`);
});

test("the catalogue's age is its last import, and what nobody has checked for 30 days", async () => {
  const id = await insertProject(database.db);
  await database.db.execute(
    sql`update projects set updated_at = now() - interval '31 days' where id = ${id}`,
  );
  await database.db.execute(sql`
    insert into imports (who, files, version_before, ended_at) values
      ('asha', '[]', 1, '2026-11-20T05:00:00Z'), ('asha', '[]', 2, null)`);
  expect(await readCatalogueAge(database.db)).toMatchObject({
    importedAt: "2026-11-20T05:00:00.000Z",
    projects: 1,
    stale: 1,
  });
  await database.db.execute(sql`insert into project_checks (project_id, checked_at) values (${id}, now())`);
  expect(await readCatalogueAge(database.db)).toMatchObject({ projects: 1, stale: 0 });
});

test("vitals are told by kind of page, with the views and what three of four kept to", async () => {
  const row = (page: string, device: string, metric: "LCP" | "CLS", value: number, count: number) =>
    database.db.execute(sql`
      insert into vitals_daily (day, page, device, metric, bucket, count)
      values ('2026-11-20', ${page}, ${device}, ${metric}, ${bucketOf(metric, value)}, ${count})`);
  await row("detail", "phone", "LCP", 1_000, 2);
  await row("detail", "desktop", "LCP", 1_000, 1);
  await row("detail", "phone", "LCP", 9_000, 1);
  await row("detail", "phone", "CLS", 0.5, 3);
  await row("home", "phone", "CLS", 0, 1);
  const pages = summarise(await sumVitals("2026-11-20", ["LCP", "CLS"], database.db));
  expect(pages.map(({ page, views }) => [page, views])).toEqual([
    ["home", 1],
    ["detail", 4],
  ]);
  expect(pages[1]?.metrics).toMatchObject({ LCP: { isGood: true }, CLS: { isGood: false } });
  expect(summarise(await sumVitals("2026-11-21", ["LCP", "CLS"], database.db))).toEqual([]);
});
