import { sql } from "drizzle-orm";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { apiRoot } from "@/lib/base/call-paths";
import type { TestDatabase } from "@/lib/db/testing/test-database";
import { runDeliveryQueue } from "@/lib/enquiries/deliver/delivery-queue";
import { makeSettings } from "@/lib/enquiries/testing/make-lead";
import { openMailServer, type MailServer } from "@/lib/enquiries/testing/receivers";
import { openDemoDatabase } from "@/lib/projects/testing/catalogue-database";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { readSavedText } from "@/lib/saved-searches/forms/saved-query";
import {
  askForSearch,
  changeSearches,
  confirmSearch,
  enqueueDue,
  erasePerson,
  forgetOld,
} from "@/lib/saved-searches/store/saved-search-mutations";
import { findHomes } from "@/lib/saved-searches/store/saved-search-queries";
import { savedSearchTasks, sendNews } from "./send-saved";

const query = "location=Kokapet&bedrooms=3BHK";
const morning = new Date("2026-11-24T03:30:00Z");
const nextDay = new Date("2026-11-25T03:30:00Z");
const hours = { from: 9, until: 21 };

let database: TestDatabase;
let mail: MailServer;
let lines: string[] = [];
beforeAll(async () => {
  process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), "saved-"));
  database = await openDemoDatabase();
  mail = await openMailServer();
});
afterAll(async () => {
  await mail.close();
  await database.close();
});
beforeEach(() => {
  lines = [];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((chunk) => lines.push(String(chunk)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect(lines.join("")).not.toMatch(/example\.com/);
  mail.clear();
  await database.db.execute(sql`delete from searchers`);
  await database.db.execute(sql`delete from graphile_worker._private_jobs`);
});

const settings = () => ({ ...makeSettings({ SMTP_URL: mail.url }), SAVED_SEARCH_HOURS: hours });
const work = (now: Date) => ({ db: database.db, settings: settings(), now: () => now });
const find = async (text = query) => findHomes(toProjectQuery(readSavedText(text).filters), 1_000);
const allowMore = () =>
  database.db.execute(sql`update searchers set asked_since = now() - interval '2 hours'`);
const first = async <T>(statement: ReturnType<typeof sql>) =>
  (await database.db.execute(statement)).rows[0] as T;

/** A confirmed search; its own id and that of its person. */
async function save(text = query, email = "asha@example.com") {
  await askForSearch(database.db, { email, query: text, language: "en", found: await find(text) });
  await allowMore();
  const row = await first<{ id: string; person: string }>(sql`
    select id, searcher_id as person from saved_searches where query = ${text} order by asked_at desc limit 1`);
  await confirmSearch(database.db, row.id, morning);
  return row;
}

/** The cheapest floor plan of so many bedrooms of a project in Kokapet. */
async function cheapestPlan(bhk = 3) {
  const homes = sql.param((await find()).map(({ id }) => id));
  const plan = await first<{ home: number; position: number; price: number }>(sql`
    select project_id as home, position, price::float as price from floor_plans
    where project_id = any(${homes}::int[]) and bhk = ${bhk} and is_active
      and price = (select min(price) from floor_plans f where f.project_id = floor_plans.project_id and f.bhk = ${bhk})
    order by project_id desc limit 1`);
  const setPrice = (price: number) =>
    database.db.execute(sql`update floor_plans set price = ${price}
      where project_id = ${plan.home} and position = ${plan.position}`);
  return { ...plan, setPrice };
}
const setActive = (home: number, isActive: boolean) =>
  database.db.execute(sql`update projects set is_active = ${isActive} where id = ${home}`);

describe("a morning", () => {
  test("on which nothing is new has no mail", async () => {
    const { person } = await save();
    await sendNews(work(morning), person);
    expect(mail.attempts()).toBe(0);
  });

  test("tells once of a floor plan of the search that is cheaper, with both prices in full and the day", async () => {
    const { person } = await save();
    const plan = await cheapestPlan();
    await plan.setPrice(plan.price - 123_456);
    await sendNews(work(morning), person);
    await sendNews(work(nextDay), person);
    await plan.setPrice(plan.price);
    expect(mail.mails).toHaveLength(1);
    const [sent] = mail.mails;
    const rupees = (value: number) => `₹${value.toLocaleString("en-IN")}`;
    expect(sent?.subject).toBe("1 cheaper: 3 BHK homes for sale in Kokapet");
    expect(sent?.text?.replace(/\s+/g, " ")).toContain(
      `Now from ${rupees(plan.price - 123_456)}, before ${rupees(plan.price)} (24 November 2026):`,
    );
    expect(sent?.html).toContain(`/propertydetails/${plan.home}/`);
    expect(sent?.recipients).toEqual(["asha@example.com"]);
    const heads = Object.fromEntries((sent?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(heads["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(heads["list-unsubscribe"]).toMatch(
      new RegExp(
        `^<https://homes.example.com${apiRoot}/savedsearches/stopsavedsearches/[\\w-]{22}\\.all\\.[0-9a-f-]{36}>$`,
      ),
    );
  });

  test("a cheaper floor plan that is not of the search is no news", async () => {
    const { person } = await save();
    const other = await cheapestPlan(2);
    await other.setPrice(Math.round(other.price / 2));
    await sendNews(work(morning), person);
    await other.setPrice(other.price);
    expect(mail.attempts()).toBe(0);
  });

  test("tells of a project that comes, not again when it was away and is back", async () => {
    const [home] = await find();
    await setActive(home!.id, false);
    const { person } = await save();
    await setActive(home!.id, true);
    await sendNews(work(morning), person);
    expect(mail.mails.map(({ subject }) => subject)).toEqual(["1 new home: 3 BHK homes for sale in Kokapet"]);
    await setActive(home!.id, false);
    await sendNews(work(nextDay), person);
    await setActive(home!.id, true);
    await sendNews(work(new Date("2026-11-26T03:30:00Z")), person);
    expect(mail.mails).toHaveLength(1);
  });

  test("has one mail for all searches of a person, and each project in it once", async () => {
    const [home] = await find();
    await setActive(home!.id, false);
    const { person } = await save();
    await save("location=Kokapet");
    await setActive(home!.id, true);
    await sendNews(work(morning), person);
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.html?.split(`/propertydetails/${home!.id}/`)).toHaveLength(2);
    await sendNews(work(nextDay), person);
    expect(mail.mails).toHaveLength(1);
  });

  test("never has a second mail on a day in India, nor one at night: what is new waits", async () => {
    const { person } = await save();
    const plan = await cheapestPlan();
    await plan.setPrice(plan.price - 100_000);
    await sendNews(work(new Date("2026-11-24T15:30:00Z")), person);
    expect(mail.attempts()).toBe(0);
    await sendNews(work(morning), person);
    await plan.setPrice(plan.price - 200_000);
    await sendNews(work(new Date("2026-11-24T15:00:00Z")), person);
    expect(mail.mails).toHaveLength(1);
    await sendNews(work(nextDay), person);
    await plan.setPrice(plan.price);
    expect(mail.mails).toHaveLength(2);
    expect(mail.mails[1]?.text).toMatch(/before/);
  });

  test("of a mail server that refuses: nothing counts as told, and the next try tells it once", async () => {
    const { person } = await save();
    const plan = await cheapestPlan();
    await plan.setPrice(plan.price - 100_000);
    mail.refuseWith({ code: 451, message: "asha@example.com is over quota" });
    await expect(sendNews(work(morning), person)).rejects.toThrow();
    mail.refuseWith(null);
    await sendNews(work(morning), person);
    await sendNews(work(nextDay), person);
    await plan.setPrice(plan.price);
    expect([mail.attempts(), mail.mails.length]).toEqual([2, 1]);
  });

  test("what was stopped, ended or never confirmed is not sent", async () => {
    const plan = await cheapestPlan();
    const { id, person } = await save();
    await plan.setPrice(plan.price - 100_000);
    await changeSearches(database.db, person, id, "stop");
    await sendNews(work(morning), person);
    await changeSearches(database.db, person, id, "start");
    await database.db.execute(sql`update saved_searches set confirmed_at = now() - interval '181 days'`);
    await sendNews(work(morning), person);
    await database.db.execute(sql`update saved_searches set confirmed_at = null`);
    await sendNews(work(morning), person);
    expect(mail.attempts()).toBe(0);
    await database.db.execute(sql`update saved_searches set confirmed_at = now()`);
    await sendNews(work(morning), person);
    await plan.setPrice(plan.price);
    expect(mail.mails).toHaveLength(1);
  });
});

describe("several sites", () => {
  test("give each person one job a morning, and one mail", async () => {
    const plan = await cheapestPlan();
    for (let at = 0; at < 12; at += 1) await save(query, `person${at}@example.com`);
    await plan.setPrice(plan.price - 100_000);
    const due = () => enqueueDue(database.db, { now: morning, nextAt: nextDay, most: 5 });
    const counts = await Promise.all(Array.from({ length: 6 }, due));
    let all = counts.reduce((sum, count) => sum + count, 0);
    for (let more = await due(); more > 0; more = await due()) all += more;
    expect(all).toBe(12);
    const stopping = new AbortController();
    const run = () =>
      runDeliveryQueue({
        databaseUrl: database.url,
        settings: makeSettings(),
        signal: stopping.signal,
        moreTasks: () => savedSearchTasks(work(morning)),
      });
    const sites = [run(), run()];
    await vi.waitUntil(() => mail.mails.length >= 24, { timeout: 20_000, interval: 50 });
    stopping.abort();
    await Promise.all(sites);
    await plan.setPrice(plan.price);
    const news = mail.mails.filter(({ subject }) => subject?.startsWith("1 cheaper"));
    const to = news.flatMap(({ recipients }) => recipients);
    expect([to.length, new Set(to).size]).toEqual([12, 12]);
  });
});

describe("asking", () => {
  const ask = (email: string, text = query) =>
    askForSearch(database.db, { email, query: text, language: "en", found: [{ id: 1, price: 5 }] });
  const counts = () =>
    first<{
      people: number;
      searches: number;
      jobs: number;
    }>(sql`select (select count(*)::int from searchers) as people,
      (select count(*)::int from saved_searches) as searches, (select count(*)::int from graphile_worker.jobs) as jobs`);

  test("in other spellings of an address, twice and at the same moment, is one search", async () => {
    await Promise.all(
      ["Asha@Example.com", " asha@example.com", "asha+homes@example.com"].map((email) => ask(email)),
    );
    expect(await counts()).toEqual({ people: 1, searches: 1, jobs: 1 });
  });

  test("has at most three mails an hour, and ten searches, for one address", async () => {
    for (let at = 0; at < 6; at += 1) await ask("asha@example.com", `search=${at}`);
    expect(await counts()).toEqual({ people: 1, searches: 3, jobs: 3 });
    for (let at = 0; at < 14; at += 1) {
      await allowMore();
      await ask("asha@example.com", `search=${at}`);
    }
    expect((await counts()).searches).toBe(10);
  });

  test("what nobody confirms is deleted after a week, and what was stopped after a month", async () => {
    await ask("asha@example.com");
    const { person } = await save("location=Kokapet", "ravi@example.com");
    await database.db.execute(sql`update saved_searches set asked_at = asked_at - interval '8 days'`);
    await database.db.execute(sql`update searchers set created_at = created_at - interval '8 days'`);
    expect(await forgetOld(database.db)).toBe(1);
    expect(await counts()).toMatchObject({ people: 1, searches: 1 });
    await database.db.execute(sql`update saved_searches set stopped_at = now() - interval '31 days'`);
    expect(await forgetOld(database.db)).toBe(1);
    expect(await counts()).toMatchObject({ people: 0, searches: 0 });
    expect(await erasePerson(database.db, person)).toBe(false);
  });
});
