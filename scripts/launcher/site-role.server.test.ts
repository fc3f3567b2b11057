import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { goodBody } from "@/lib/api/testing/lead-bodies";
import { openSiteApi, origin } from "@/lib/api/testing/site-api";
import { importCatalogue } from "@/lib/catalogue/run/import-catalogue";
import { home } from "@/lib/catalogue/testing/catalogue-fixtures";
import { prepareDatabase } from "@/lib/catalogue/run/prepare-database";
import { undoImport } from "@/lib/catalogue/run/undo-import";
import { openDesk, type Desk } from "@/lib/desk/testing/open-desk";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { deliverForEver } from "@/lib/enquiries/deliver/delivery-queue";
import { eraseLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { makeSettings } from "@/lib/enquiries/testing/make-lead";
import { openWebhookReceiver, type WebhookReceiver } from "@/lib/enquiries/testing/receivers";
import { openDatabase, type PooledDatabase } from "@/lib/db/client";
import { grantToSite, readTableState } from "@/lib/db/site-role";
import { loadIndex } from "@/lib/projects/index/load-queries";

const role = `site_${randomBytes(6).toString("hex")}`;
let desk: Desk;
let crm: WebhookReceiver;
let site: PooledDatabase;
let siteUrl: string;

beforeAll(async () => {
  crm = await openWebhookReceiver();
  desk = await openDesk(crm.settings);
  const owner = desk.database.url;
  await prepareDatabase({ databaseUrl: owner, log: () => {} });
  await desk.database.db.execute(sql.raw(`create role ${role} login password 'of-a-test'`));
  await grantToSite(owner, role);
  // After the next migration it is said again.
  await grantToSite(owner, role);
  siteUrl = withUser(owner);
  // Read when the site first asks for its settings: before the first call.
  process.env.DATABASE_URL = siteUrl;
  site = openDatabase(siteUrl);
});
afterAll(async () => {
  await crm.close();
  await site.close();
  await desk.database.db.execute(sql.raw(`drop owned by ${role}`));
  await desk.close();
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  await client.query(`drop role ${role}`);
  await client.end();
});

function withUser(address: string): string {
  const url = new URL(address);
  [url.username, url.password] = [role, "of-a-test"];
  return url.href;
}

test("the site's user reads the catalogue, takes leads, sends them, serves the desk and imports", async () => {
  const api = await openSiteApi();
  const found = await api(new Request(`${origin}/api/v1/property/getfilteredproperties?search=lake+vew`));
  expect(found.status).toBe(200);
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": "10.0.0.1" };
  const body = goodBody.createContact();
  const sent = await api(
    new Request(`${origin}/api/v1/contactus/createcontactus`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    }),
  );
  expect(sent.status).toBe(201);
  expect(await whoWorks()).toContain(role);

  const settings = makeSettings({ LEADS_EMAIL_TO: [], ...crm.settings });
  const worker = deliverForEver({ databaseUrl: siteUrl, settings });
  await vi.waitFor(() => expect(crm.events).toHaveLength(1), 15_000);
  await worker.stop();

  const cookie = await desk.signIn("owner@example.com", "owner");
  const { rows } = await site.db.execute<{ id: string }>(sql`select id from leads`);
  const note = paths.noteLead.replace("{id}", rows[0]?.id ?? "");
  expect((await desk.ask(note, { cookie, sent: { note: "Called" } })).status).toBe(200);

  const file = path.join(process.env.DATA_DIR ?? "", "one.ndjson");
  writeFileSync(file, JSON.stringify(home("ROLE-1")));
  await importCatalogue({ databaseUrl: siteUrl, files: [file], mediaHosts: [], yesReally: true });
  const imports = await site.db.execute<{ id: number }>(sql`select max(id) as id from imports`);
  await undoImport(siteUrl, imports.rows[0]?.id ?? 0, "test");
  const exact = `+91${String(body.phoneNumber)}`;
  const spool = { drain: async () => 0, erase: async () => 0 };
  expect(await eraseLeads(siteUrl, { exact }, spool)).toMatchObject({ leads: 1 });
});

test("it can't change, empty or drop what it uses, nor make anything beside it", async () => {
  for (const statement of [
    "drop table leads",
    "alter table leads add column more text",
    "truncate leads",
    "create table more (id int)",
    "create schema more",
    "drop schema graphile_worker cascade",
    "drop policy site on graphile_worker._private_jobs",
    "delete from drizzle.__drizzle_migrations",
    "create role more",
    "select pg_read_file('postgresql.conf')",
    "copy leads to '/tmp/leads.csv'",
    `alter role ${role} superuser`,
  ])
    await expect(site.pool.query(statement), statement).rejects.toMatchObject({ code: "42501" });
});

test("what the owner of the tables changes meanwhile is not overlooked by its index", async () => {
  // The owner is connected, and what he does is hidden from it.
  await desk.database.db.execute(sql`select 1`);
  const before = Date.now();
  const [asSite, asOwner] = [await loadIndex(site.db), await loadIndex(desk.database.db)];
  expect(asSite.changedUntil).toBeLessThan(before - 60_000);
  expect(asOwner.changedUntil).toBeGreaterThan(before - 60_000);
});

test("it serves only with tables of its version", async () => {
  expect(await readTableState(desk.database.url)).toMatchObject({ mayChange: true });
  expect(await readTableState(siteUrl)).toEqual({ mayChange: false, areCurrent: true });
  await desk.database.db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  expect(await readTableState(siteUrl)).toEqual({ mayChange: false, areCurrent: false });
});

async function whoWorks(): Promise<string[]> {
  const { rows } = await desk.database.db.execute<{ usename: string }>(
    sql`select distinct usename from pg_stat_activity where datname = current_database()`,
  );
  return rows.map(({ usename }) => usename);
}
