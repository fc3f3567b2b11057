import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { mostAttempts } from "@/lib/enquiries/store/delivery-mutations";
import { openDeliveryTest, until } from "@/lib/enquiries/testing/delivery-test";
import { insertLeads, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { countBacklog } from "./delivery-queries";

vi.setConfig({ testTimeout: 90_000 });
const site = forAllTests(openDeliveryTest);
afterEach(() => site.clear());

const settings = () => makeSettings({ SMTP_URL: site.mail.url, ...site.crm.settings });
const references = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `AAAA-${String(1000 + at)
        .replaceAll("0", "B")
        .replaceAll("1", "C")}`,
  );

test("with two instances on one database each message goes out once", async () => {
  const names = references(60);
  await insertLeads(
    site.database.db,
    names.slice(0, 30).map((reference) => makeLead({ reference })),
    settings(),
  );
  site.start(settings());
  site.start(settings());
  await insertLeads(
    site.database.db,
    names.slice(30).map((reference) => makeLead({ reference })),
    settings(),
  );

  await until(async () => (await site.states()).sent === 120);
  const mailed = site.mail.mails.map(({ subject }) => /\((.*)\)/.exec(subject ?? "")?.[1]);
  expect(mailed.sort()).toEqual([...names].sort());
  expect(site.crm.events.map(({ event }) => event.data.reference).sort()).toEqual([...names].sort());
  expect(new Set(site.crm.ids).size).toBe(60);
  expect(site.crm.badSignatures()).toBe(0);
  expect(await countBacklog(site.database.db)).toEqual({
    waiting: 0,
    kept: 0,
    failed: 0,
    oldestWaitingSeconds: 0,
  });
});

test("what the receivers refuse at first arrives once when they are well again", async () => {
  site.mail.refuseWith({
    code: 451,
    message: "Try again later, ravi@visitor.example of Ravi Kumar +919876543210",
  });
  site.crm.answerWith(500);
  await insertLeads(
    site.database.db,
    [makeLead({ email: "ravi@visitor.example" }), makeLead({ reference: "BBBB-2222" })],
    settings(),
  );
  site.start(settings());
  await until(async () => site.mail.attempts() >= 2 && site.crm.ids.length >= 2);
  await until(async () => {
    const { rows } = await site.database.db.execute(sql`select 1 from deliveries where attempts > 0`);
    return rows.length === 4;
  });
  const { rows } = await site.database.db.execute<{ last_error: string }>(
    sql`select last_error from deliveries order by channel desc`,
  );
  expect(rows.map((row) => row.last_error)).toEqual([
    "The receiver answered 500",
    "The receiver answered 500",
    "EMESSAGE 451 Try again later, … of … … …",
    "EMESSAGE 451 Try again later, … of … … …",
  ]);
  expect(await countBacklog(site.database.db)).toMatchObject({ waiting: 4 });

  site.mail.refuseWith(null);
  site.crm.answerWith(200);
  await site.hurry();
  await until(async () => (await site.states()).sent === 4);
  expect(site.mail.mails).toHaveLength(2);
  expect(site.crm.events).toHaveLength(2);
  // The CRM can recognise the repeated ones.
  expect(new Set(site.crm.ids).size).toBe(2);
  expect(site.logged()).not.toMatch(/ravi|kumar|98765|visitor\.example/i);
});

test("after the last attempt it stays as failed, is logged and leaves the queue", async () => {
  site.crm.answerWith(302, { location: site.crm.settings.LEADS_WEBHOOK_URL });
  const onlyCrm = makeSettings(site.crm.settings);
  await insertLeads(site.database.db, [makeLead()], onlyCrm);
  await site.database.db.execute(sql`
    select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs),
      attempts := ${mostAttempts - 1}::int)`);
  site.start(onlyCrm);
  await until(
    async () =>
      Object.keys(await site.states())
        .sort()
        .join() === "failed,kept",
  );
  expect(site.crm.events).toEqual([]);
  expect(await countBacklog(site.database.db)).toMatchObject({ failed: 1, kept: 1, waiting: 0 });
  expect(site.logged()).toMatch(
    /"level":"error".*"reference":"K7QF-92XD".*"reason":"The receiver answered 302"/,
  );
  await until(async () => {
    const { rows } = await site.database.db.execute(sql`select 1 from graphile_worker.jobs`);
    return rows.length === 0;
  });
});

test("the attempts reach over 3 days", async () => {
  const { rows } = await site.database.db.execute<{ pattern: string }>(sql`
    select ${mostAttempts}::int as attempts, sum(exp(least(n, 10))) / 86400 as days
    from generate_series(1, ${mostAttempts - 1}::int) as n`);
  const days = Number(Object(rows[0]).days);
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(3.5);
});

test("without settings it is kept, and goes out when there are some", async () => {
  const lead = makeLead({ kind: "brochure", email: "ravi@visitor.example" });
  await insertLeads(site.database.db, [lead], makeSettings());
  const idle = site.start(makeSettings());
  await until(async () => (await site.states()).kept === 2);
  expect(site.logged()).toContain("npm run leads:export");
  expect(site.logged()).not.toMatch(/ravi|98765/i);
  await idle.stop();

  const old = makeLead({ kind: "brochure", email: "old@visitor.example", reference: "CCCC-3333" });
  await insertLeads(site.database.db, [old], makeSettings());
  await site.database.db.execute(sql`
    select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  await site.database.db.execute(sql`
    update deliveries set state = 'kept', created_at = now() - interval '4 days' where lead_id = ${old.id}`);
  site.start(makeSettings({ SMTP_URL: site.mail.url }));
  await until(async () => (await site.states()).sent === 3);
  expect(site.mail.mails.flatMap(({ recipients }) => recipients).sort()).toEqual([
    "ravi@visitor.example",
    "sales@example.com",
    "sales@example.com",
  ]);
  expect(await site.states()).toEqual({ sent: 3, kept: 1 });
});

test("a filled trap is told to nobody; a hurried form to the staff alone, marked", async () => {
  const trapped = makeLead({ suspicion: "trap", kind: "brochure", email: "a@visitor.example" });
  const quick = makeLead({ suspicion: "too-quick", kind: "brochure", email: "b@visitor.example" });
  await insertLeads(site.database.db, [trapped, quick], settings());
  site.start(settings());
  await until(async () => (await site.states()).sent === 2);
  expect(await site.states()).toEqual({ sent: 2 });
  expect(site.mail.mails).toHaveLength(1);
  const [mail] = site.mail.mails;
  expect(mail?.recipients).toEqual(["sales@example.com"]);
  expect(mail?.subject).toMatch(/^\[Suspected spam\] Brochure: /);
  expect(mail?.headers.find(({ key }) => key === "x-suspected-spam")?.value).toBe("yes");
  expect(site.crm.events.map(({ event }) => event.data.suspectedSpam)).toEqual([true]);
});

test("a waiting delivery whose job was lost gets a new one", async () => {
  await insertLeads(site.database.db, [makeLead()], settings());
  await site.database.db.execute(sql`update deliveries set created_at = now() - interval '5 minutes'`);
  await site.database.db.execute(sql`
    select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  site.start(settings());
  await until(async () => (await site.states()).sent === 2);
});
