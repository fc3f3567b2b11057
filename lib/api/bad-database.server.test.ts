import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { leadAnswerSchema } from "@/lib/contract/answers";
import { grantToSite } from "@/lib/db/site-role";
import { countSpool } from "@/lib/enquiries/intake/lead-spool";
import { storeSpooledLeads } from "@/lib/enquiries/intake/watch-spool";
import { openDatabaseGate, type DatabaseGate } from "@/lib/enquiries/testing/database-gate";
import { closeLeadStore } from "@/lib/enquiries/store/lead-store";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { goodBody } from "./testing/lead-bodies";
import { openLeadApi, type LeadApi } from "./testing/lead-api";
import { openSiteApi, origin } from "./testing/site-api";

/* What a database can be on a bad day besides gone: silent, without connections, without room. Each is PostgreSQL's own doing. */
const role = `site_${randomBytes(6).toString("hex")}`;
let api: LeadApi;
let gate: DatabaseGate;
let serve: Awaited<ReturnType<typeof openSiteApi>>;

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  api = await openLeadApi();
  const owner = new URL(process.env.TEST_DATABASE_URL ?? "");
  owner.pathname = new URL(process.env.DATABASE_URL ?? "").pathname;
  await api.db.execute(sql.raw(`create role ${role} login password 'of-a-test'`));
  await grantToSite(owner.href, role);
  const own = new URL(owner);
  [own.username, own.password] = [role, "of-a-test"];
  gate = await openDatabaseGate(own.href);
  process.env.DATABASE_URL = gate.url;
  serve = await openSiteApi();
});
afterEach(async () => {
  gate.open();
  forgetAllLimits();
  await vi.waitUntil(async () => (await read()).status === 200, { timeout: 15_000, interval: 300 });
});
afterAll(async () => {
  await closeLeadStore();
  await gate.close();
  await api.db.execute(sql.raw(`drop owned by ${role}`));
  await api.close();
});

async function read() {
  const call = "property/getfilteredproperties?location=Hyderabad";
  return serve(new Request(`${origin}/api/v1/${call}`));
}

async function sendLead() {
  const response = await api.send("createContact", goodBody.createContact());
  const { reference } = leadAnswerSchema.parse(await response.json()).data;
  return { status: response.status, reference };
}

/** The lead is stored once, by nobody's hand but the watch of the spool, which looks every second. */
async function comesIn(reference: string): Promise<void> {
  await vi.waitUntil(
    async () => {
      await storeSpooledLeads();
      return (await countSpool()).waiting === 0;
    },
    { timeout: 15_000, interval: 300 },
  );
  const { rows } = await api.db.execute(sql`select 1 from leads where reference = ${reference}`);
  expect(rows).toHaveLength(1);
}

test("a database that answers nothing any more: 503 while it hangs, and a lead waits on the disk", async () => {
  expect(await read()).toMatchObject({ status: 200 });
  gate.freeze();
  const all = await Promise.all(Array.from({ length: 12 }, read));
  expect(new Set([...all, await read()].map(({ status }) => status))).toEqual(new Set([503]));
  const lead = await sendLead();
  expect(lead.status).toBe(201);
  expect((await countSpool()).waiting).toBe(1);
  gate.open();
  await comesIn(lead.reference);
}, 60_000);

test("a database that has no connection left: the same", async () => {
  await api.db.execute(sql.raw(`alter role ${role} connection limit 0`));
  await api.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`);
  expect(await read()).toMatchObject({ status: 503 });
  const lead = await sendLead();
  expect(lead.status).toBe(201);
  expect((await countSpool()).waiting).toBe(1);
  await api.db.execute(sql.raw(`alter role ${role} connection limit -1`));
  await comesIn(lead.reference);
});

test("a database whose disk is full takes no lead and keeps none from being taken", async () => {
  // As PostgreSQL says it: SQLSTATE 53100.
  await api.db.execute(sql`
    create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await api.db.execute(sql`create trigger no_room before insert on leads execute function no_room()`);
  expect(await read()).toMatchObject({ status: 200 });
  const lead = await sendLead();
  expect(lead.status).toBe(201);
  await storeSpooledLeads();
  expect(await countSpool()).toEqual({ waiting: 1, refused: 0 });
  await api.db.execute(sql`drop function no_room cascade`);
  await comesIn(lead.reference);
});

test.each([
  ["forwards", 26 * 3_600_000],
  ["back", -26 * 3_600_000],
])(
  "a clock that jumps %s a day while leads wait and afterwards: none is lost, none refused",
  async (_, ms) => {
    const references: string[] = [];
    gate.shut();
    references.push((await sendLead()).reference);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
    try {
      references.push((await sendLead()).reference);
      expect((await countSpool()).waiting).toBe(2);
      gate.open();
      for (const reference of references) await comesIn(reference);
      const direct = await sendLead();
      expect(direct.status).toBe(201);
      await comesIn(direct.reference);
      expect((await read()).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
    expect((await sendLead()).status).toBe(201);
  },
);

test("a changed password of the database: leads wait on the disk until the site is told, and no connection of before is lost", async () => {
  expect(await read()).toMatchObject({ status: 200 });
  await api.db.execute(sql.raw(`alter role ${role} password 'another-one'`));
  expect(await read()).toMatchObject({ status: 200 });
  await api.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`);
  expect(await read()).toMatchObject({ status: 503 });
  const lead = await sendLead();
  expect((await countSpool()).waiting).toBe(1);
  // The site is started again with the new one; here the old one comes back, which is the same to it.
  await api.db.execute(sql.raw(`alter role ${role} password 'of-a-test'`));
  await comesIn(lead.reference);
});
