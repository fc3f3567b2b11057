import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { pushKeys } from "@/lib/enquiries/deliver/send-push";
import { deliverForEver } from "@/lib/enquiries/deliver/delivery-queue";
import { until } from "@/lib/enquiries/testing/delivery-test";
import { insertProject, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { openPushService } from "@/lib/enquiries/testing/push-service";
import { openMailServer } from "@/lib/enquiries/testing/receivers";
import { raiseAlarms } from "./alarm-mutations";
import { listUncalled } from "./lead-inbox-queries";
import { noteContact } from "./lead-work-mutations";
import { enqueueMornings } from "./morning-list";
import { keepBrowser, listBrowsers } from "./push-browsers";
import { enqueueRing, type RingJob } from "./ring-mutations";
import { ring, sendMorning, staffTasks } from "./ring-staff";

const desk = forAllTests(openLeadDesk);
const push = forAllTests(openPushService);
const mail = forAllTests(openMailServer);
const db = () => desk.database.db;
const settings = () => ({ ...makeSettings({ SMTP_URL: mail.url }), LEADS_EMAIL_TO: [] });
const work = () => ({ db: db(), settings: settings() });

beforeEach(async () => {
  mail.clear();
  push.received.length = 0;
  await db().execute(sql`delete from leads`);
  await db().execute(sql`delete from push_browsers`);
  await db().execute(sql`delete from graphile_worker._private_jobs`);
  await db().execute(sql`update staff set morning_on = null, away_until = null`);
});

const jobOf = (leads: string[], more: Partial<RingJob> = {}): RingJob => ({
  ...{ to: desk.asha.id, by: "push", why: "waits", minutes: 5, leads },
  ...more,
});

test("a browser is rung with what the lead is about, sealed for it alone, by a site that its maker knows", async () => {
  const projectId = String(await insertProject(db(), "Lake View"));
  const { id } = await desk.newLead({ kind: "enquiry", projectId, name: "Ravi Kumar" });
  await keepBrowser(desk.asha.id, push.newBrowser("/asha"));
  await ring(work(), jobOf([id]));
  const [got] = push.received;
  expect(got).toMatchObject({
    path: "/asha",
    message: {
      title: "A new lead waits 5 min for a call",
      body: "Enquiry, Lake View",
      path: `/desk/leads/${id}`,
    },
    ttl: 900,
    urgency: "high",
    senderKey: pushKeys().publicKey,
    claims: { sub: "mailto:homes@mail.example.com" },
  });
  expect(got?.claims.aud).toMatch(/^http:\/\/127\.0\.0\.1:/);
  expect(JSON.stringify(got?.message)).not.toMatch(/Ravi|98765/);
});

test("several leads are one ring; what was called meanwhile is not in it", async () => {
  const [one, other, third] = [await desk.newLead(), await desk.newLead(), await desk.newLead()];
  await keepBrowser(desk.asha.id, push.newBrowser("/asha"));
  await noteContact(desk.ravi, other.id, "call");
  await ring(work(), jobOf([one.id, other.id, third.id]));
  expect(push.received.map(({ message }) => message)).toMatchObject([
    { title: "2 new leads wait 5 min for a call", body: "Callback; Callback", path: "/desk/leads" },
  ]);
  await noteContact(desk.ravi, one.id, "call");
  await noteContact(desk.ravi, third.id, "call");
  await ring(work(), jobOf([one.id, third.id]));
  expect(push.received).toHaveLength(1);
});

test.each([404, 410])("a browser that wants no more is forgotten, the others ring on: %i", async (status) => {
  const { id } = await desk.newLead();
  await keepBrowser(desk.asha.id, push.newBrowser("/old"));
  await keepBrowser(desk.asha.id, push.newBrowser("/new"));
  push.answerWith("/old", status);
  await ring(work(), jobOf([id]));
  expect(push.received.map(({ path }) => path)).toEqual(["/new"]);
  expect((await listBrowsers(desk.asha.id)).map(({ endpoint }) => new URL(endpoint).pathname)).toEqual([
    "/new",
  ]);
  push.answerWith("/old", 201);
});

test("a service that fails is asked again, and its browser stays; another that rang is not rung twice", async () => {
  const { id } = await desk.newLead();
  await keepBrowser(desk.asha.id, push.newBrowser("/slow"));
  push.answerWith("/slow", 503);
  await expect(ring(work(), jobOf([id]))).rejects.toThrow("No browser was reached");
  await keepBrowser(desk.asha.id, push.newBrowser("/good"));
  await ring(work(), jobOf([id]));
  expect(push.received.map(({ path }) => path)).toEqual(["/good"]);
  expect(await listBrowsers(desk.asha.id)).toHaveLength(2);
});

test("the queue rings by push and by one mail for a step, without number or name", async () => {
  const accepted = { acceptedAt: "2026-11-24T04:30:00Z", name: "Ravi Kumar" };
  const { id } = await desk.newLead(accepted);
  await db().execute(sql`update leads set assigned_to = ${desk.asha.id}`);
  await keepBrowser(desk.asha.id, push.newBrowser("/asha"));
  await raiseAlarms(new Date("2026-11-24T04:35:00Z"));
  await raiseAlarms(new Date("2026-11-24T04:36:00Z"));
  const queue = deliverForEver({
    databaseUrl: desk.database.url,
    settings: settings(),
    moreTasks: (queueDb) => staffTasks({ db: queueDb, settings: settings() }),
  });
  const left = async () => (await db().execute(sql`select from graphile_worker._private_jobs`)).rows.length;
  await until(async () => push.received.length > 0 && mail.mails.length > 0 && (await left()) === 0);
  await queue.stop();
  expect(push.received).toHaveLength(1);
  const toAsha = mail.mails.filter(({ recipients }) => recipients.includes("asha@example.com"));
  expect(toAsha).toHaveLength(1);
  expect(toAsha[0]?.subject).toBe("A new lead waits 5 min for a call");
  expect(toAsha[0]?.text).toContain(`https://homes.example.com/desk/leads/${id}`);
  expect(`${toAsha[0]?.text}${toAsha[0]?.html}`).not.toMatch(/98765|Ravi/);
});

test("who is given a lead gets a mail only when no browser of theirs is known", async () => {
  const { id } = await desk.newLead();
  const ways = async () => {
    await db().execute(sql`delete from graphile_worker._private_jobs`);
    await enqueueRing(db(), { to: desk.ravi.id, why: "given", leads: [id], minutes: 0 });
    const { rows } = await db().execute<{ by: string }>(
      sql`select payload->>'by' as by from graphile_worker._private_jobs`,
    );
    return rows.map(({ by }) => by);
  };
  expect(await ways()).toEqual(["mail"]);
  await keepBrowser(desk.ravi.id, push.newBrowser("/ravi"));
  expect(await ways()).toEqual(["push"]);
});

/** Half past nine in India, today: follow-ups are due by the real clock. */
const morning = () => new Date(`${new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)}T09:30+05:30`);

test("the morning list comes once a day, names who is to be called, and has no number", async () => {
  const [mine, due, others] = [
    await desk.newLead({ name: "Lata Rao" }),
    await desk.newLead({ name: "Anil Gupta" }),
    await desk.newLead({ name: "Not Hers" }),
  ];
  await db().execute(sql`update leads set assigned_to = ${desk.asha.id} where id = ${mine.id}`);
  await db().execute(sql`update leads set assigned_to = ${desk.asha.id}, status = 'called',
    follow_up_at = now() - interval '2 days' where id = ${due.id}`);
  await db().execute(
    sql`update leads set assigned_to = ${desk.ravi.id}, status = 'lost' where id = ${others.id}`,
  );
  await db().execute(sql`delete from graphile_worker._private_jobs`);

  expect(await enqueueMornings(new Date(morning().getTime() - 3_600_000))).toBe(0);
  const rows = await Promise.all([enqueueMornings(morning()), enqueueMornings(morning())]);
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await enqueueMornings(morning())).toBe(0);

  const day = morning().toISOString().slice(0, 10);
  for (const { id } of [desk.asha, desk.ravi])
    await sendMorning({ ...work(), now: morning }, { to: id, day });
  // Of another day it comes too late, and who has nothing to do hears nothing.
  await sendMorning({ ...work(), now: morning }, { to: desk.asha.id, day: "2026-01-01" });
  expect(mail.mails).toHaveLength(1);
  const [list] = mail.mails;
  expect(list?.recipients).toEqual(["asha@example.com"]);
  expect(list?.subject).toBe("Your day: 2 leads to call");
  expect(list?.text).toContain("Lata");
  expect(list?.text).toContain("Anil");
  expect(list?.text).toContain(`/desk/leads/${due.id}`);
  expect(`${list?.text}${list?.html}`).not.toMatch(/98765|Rao|Gupta/);
});

test("who is away gets no morning list, but on the day of coming back", async () => {
  await db()
    .execute(sql`update staff set away_until = ${morning().toISOString()}::timestamptz + interval '1 hour'
    where id = ${desk.asha.id}`);
  expect(await enqueueMornings(morning())).toBe(2);
  expect(await enqueueMornings(new Date(morning().getTime() + 2 * 3_600_000))).toBe(1);
});

const key = (bytes: number) => Buffer.alloc(bytes, 7).toString("base64url");
const add = (sent: Record<string, string>) =>
  desk.ask(deskCallPaths.addBrowser, {
    cookie: desk.owner,
    sent: { endpoint: "https://fcm.googleapis.com/fcm/send/abc", p256dh: key(65), auth: key(16), ...sent },
  });

test("a browser of a known maker is kept, and taken away with the word of its owner", async () => {
  expect((await add({})).status).toBe(200);
  const count = async () => (await db().execute(sql`select from push_browsers`)).rows.length;
  expect(await count()).toBe(1);
  await desk.ask(deskCallPaths.removeBrowser, { cookie: desk.owner });
  expect(await count()).toBe(0);
});

test.each<Record<string, string>>([
  { endpoint: "http://127.0.0.1/x" },
  { endpoint: "https://169.254.169.254/latest" },
  { endpoint: "https://evilgoogleapis.com/x" },
  { endpoint: "https://fcm.googleapis.com:8443/x" },
  { endpoint: "nonsense" },
  { p256dh: key(12) },
  { auth: "" },
])("an address that no maker of browsers has is refused with a sentence", async (sent) => {
  const answer = await add(sent);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { message: string }).message).toMatch(/can't be rung/);
});

test.each<Record<string, string>>([
  { minutes: "0" },
  { minutes: "five" },
  { from: "21", until: "9" },
  { until: "25" },
  { version: "x" },
  { nothing: "1" },
])("alarms that make no sense are refused with a sentence", async (sent) => {
  const whole = { version: "0", minutes: "5", from: "9", until: "21", hasMorningList: "1", morningHour: "9" };
  const answer = await desk.ask(deskCallPaths.saveAlarms, {
    cookie: desk.owner,
    sent: sent.nothing ? sent : { ...whole, ...sent },
  });
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { message: string }).message).toMatch(/^[A-Z].*\.$/);
});

test("open leads stand in the order of calls: who just came, whom a call was promised for, the rest", async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const lead = async (name: string, hours: number, set = "status = 'new'") => {
    const { id } = await desk.newLead({ name, acceptedAt: hoursAgo(hours) });
    await db().execute(sql`update leads set ${sql.raw(set)} where id = ${id}`);
  };
  const due = (hours: number) =>
    `status = 'called', first_contact_at = accepted_at, follow_up_at = now() - interval '${hours} hours'`;
  await lead("Called today", 1, "status = 'called', first_contact_at = now()");
  await lead("Forgotten", 90);
  await lead("Came first", 5);
  await lead("Came last", 2);
  await lead("Overdue a day", 200, due(24));
  await lead("Overdue an hour", 100, due(1));
  expect((await desk.inbox({})).leads.map(({ name }) => name)).toEqual([
    "Came last",
    "Came first",
    "Overdue a day",
    "Overdue an hour",
    "Called today",
    "Forgotten",
  ]);
  expect((await desk.inbox({})).waiting).toBe(2);
  expect((await listUncalled(null, 1)).total).toBe(2);
});
