import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/lib/db/client";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { countBacklog, readBacklog } from "./delivery-queries";
import { unlockStaleJobs } from "./delivery-repair-mutations";
import { openDatabaseGate, type DatabaseGate } from "@/lib/enquiries/testing/database-gate";
import { openDeliveryTest, until, type DeliveryTest } from "@/lib/enquiries/testing/delivery-test";
import { insertLeads, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";

vi.setConfig({ testTimeout: 90_000 });

let site: DeliveryTest;
let gate: DatabaseGate;
beforeAll(async () => {
  site = await openDeliveryTest();
  gate = await openDatabaseGate(site.database.url);
});
afterEach(async () => {
  gate.open();
  await site.clear();
});
afterAll(async () => {
  await site.close();
  await gate.close();
});

const settings = () => makeSettings({ SMTP_URL: site.mail.url });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("a database that is away at the start is waited for", async () => {
  gate.shut();
  await insertLeads(site.database.db, [makeLead()], settings());
  site.start(settings(), gate.url);
  await until(() => site.logged().includes("Leads can't be delivered now"));
  gate.open();
  await until(async () => (await site.states()).sent === 1);
  expect(site.mail.mails).toHaveLength(1);
});

test("a database that stops between sending and marking repeats nothing", async () => {
  const letGo = site.mail.hang();
  await insertLeads(site.database.db, [makeLead(), makeLead(), makeLead()], settings());
  site.start(settings(), gate.url);
  await until(() => site.mail.attempts() === 3);
  gate.shut();
  letGo();
  await until(() => site.mail.mails.length === 3);
  await pause(1_500);
  gate.open();
  await until(async () => (await site.states()).sent === 3);
  // What would be sent again would be before this one.
  await insertLeads(site.database.db, [makeLead()], settings());
  await until(async () => (await site.states()).sent === 4);
  expect(site.mail.attempts()).toBe(4);
});

test("workers that could not give their jobs back are replaced", async () => {
  const { db } = site.database;
  await db.execute(sql`
    create function public.refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`);
  await db.execute(sql`
    create trigger refuse before delete on graphile_worker._private_jobs execute function public.refuse()`);
  site.start(settings());
  const four = () => Array.from({ length: 4 }, () => makeLead());
  await insertLeads(db, four(), settings());
  await until(async () => (await site.states()).sent === 4);
  await until(() => site.logged().includes("it starts again"));
  await db.execute(sql`drop function public.refuse() cascade`);
  await insertLeads(db, four(), settings());
  await until(async () => (await site.states()).sent === 8);
  expect(site.mail.attempts()).toBe(8);
});

test("many interruptions lose nothing", async () => {
  site.start(settings(), gate.url);
  for (let round = 0; round < 5; round += 1) {
    await insertLeads(
      site.database.db,
      Array.from({ length: 10 }, () => makeLead()),
      settings(),
    );
    await pause(60);
    gate.shut();
    await pause(400);
    gate.open();
    await pause(300);
  }
  await until(async () => {
    await site.hurry();
    // As if the time had passed after which an abandoned job is unlocked.
    await site.database.db.execute(sql`
      update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'
      where locked_at < now() - interval '4 seconds'`);
    return (await site.states()).sent === 50;
  });
  expect(new Set(site.mail.mails.map(({ messageId }) => messageId)).size).toBe(50);
});

/** Another instance of the site, with settings of its environment. */
function startProcess(): ChildProcess {
  const script = "lib/enquiries/testing/delivery-process.ts";
  const { SMTP_URL = "", MAIL_FROM = "" } = settings();
  return spawn(process.execPath, ["--conditions=react-server", "--import", "tsx", script], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: site.database.url, SMTP_URL, MAIL_FROM, LEADS_EMAIL_TO: "sales@example.com" },
    },
    stdio: "ignore",
  });
}

test("a process that is asked to stop finishes what is on its way", async () => {
  const letGo = site.mail.hang();
  await insertLeads(
    site.database.db,
    Array.from({ length: 9 }, () => makeLead()),
    settings(),
  );
  const child = startProcess();
  await until(() => site.mail.attempts() === 4);
  child.kill("SIGTERM");
  await pause(300);
  letGo();
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await site.states()).toEqual({ sent: 4, waiting: 5 });
  const { rows } = await site.database.db.execute(
    sql`select 1 from graphile_worker.jobs where locked_at is not null`,
  );
  expect(rows).toEqual([]);
});

test("a killed process leaves its delivery to the next, after a while", async () => {
  const letGo = site.mail.hang();
  await insertLeads(site.database.db, [makeLead()], settings());
  const child = startProcess();
  await until(() => site.mail.attempts() === 1);
  child.kill("SIGKILL");
  await once(child, "exit");
  letGo();
  expect(await unlockStaleJobs(site.database.db, 45)).toBe(0);
  expect(await countBacklog(site.database.db)).toMatchObject({ waiting: 1 });
  // So that the test does not wait for the longest duration of a delivery.
  await site.database.db.execute(sql`
    update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`);
  site.start(settings());
  await until(async () => (await site.states()).sent === 1);
  expect(site.logged()).toContain("taken up again");
  // The receiver can recognise that it is the same one.
  expect(new Set(site.mail.mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test("killed at its last attempt it has failed", async () => {
  await insertLeads(site.database.db, [makeLead()], settings());
  await site.database.db.execute(sql`
    update graphile_worker._private_jobs
    set attempts = max_attempts, locked_at = now() - interval '1 minute', locked_by = 'worker-killed'`);
  site.start(settings());
  await until(async () => (await site.states()).failed === 1);
  await until(async () => site.logged().includes('"reference":"K7QF-92XD"'));
  expect(site.mail.attempts()).toBe(0);
});

test("who asks for the backlog of a database that is away gets none, and no error", async () => {
  const { db, close } = openDatabase(gate.url, 1);
  gate.shut();
  expect(await readBacklog(db)).toBeNull();
  gate.open();
  gate.freeze();
  expect(await readBacklog(db)).toBeNull();
  gate.open();
  await close();
});
