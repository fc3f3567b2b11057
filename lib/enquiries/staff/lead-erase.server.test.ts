import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keptAfterErasure } from "@/content/contact-rules";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing/test-database";
import { drainSpool } from "@/lib/enquiries/intake/watch-spool";
import { eraseLeads, eraseStoredLeads } from "./lead-erase-mutations";
import { isPhoneOf, parsePhoneQuery } from "@/lib/enquiries/forms/lead-phone";
import { countSpool, eraseFromSpool, writeToSpool } from "@/lib/enquiries/intake/lead-spool";
import { insertLeads, insertProject, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";

const settings = makeSettings({ LEADS_WEBHOOK_URL: "https://crm.example", LEADS_WEBHOOK_SECRET: "secret" });
let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), "erase-"));
  process.env.DATA_DIR = folder;
});
beforeEach(async () => {
  await database.db.execute(sql`delete from leads`);
  await database.db.execute(sql`
    select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const everything = async () => {
  const parts = await Promise.all(
    ["leads", "deliveries", "graphile_worker._private_jobs"].map((table) =>
      database.db.execute(sql.raw(`select * from ${table}`)),
    ),
  );
  return parts.flatMap(({ rows }) => rows);
};

test("the consent stays where the setting says so, and nothing else", async () => {
  const theirs = makeLead({ idempotencyKey: "key-3", bodyHash: "body-3", details: { message: "My house" } });
  await insertLeads(database.db, [theirs], settings);
  keptAfterErasure.consent = true;
  try {
    expect(await eraseStoredLeads(database.db, { exact: theirs.phone })).toBe(1);
  } finally {
    keptAfterErasure.consent = false;
  }
  const { rows } = await database.db.execute(sql`
    select name, phone, email, details, consent_text, consent_channels, consent_at is not null as "at" from leads`);
  expect(rows).toEqual([
    {
      ...{ name: null, phone: null, email: null, details: {}, at: true },
      ...{ consent_text: theirs.consent.text, consent_channels: theirs.consent.channels },
    },
  ]);
});

test("everything about the person goes, kind, day and project stay, others are left", async () => {
  const projectId = String(await insertProject(database.db));
  const theirs = makeLead({
    ...{ kind: "brochure", email: "ravi@visitor.example", projectId, idempotencyKey: "key-1" },
    ...{
      addressHash: "hash-1",
      bodyHash: "body-1",
      details: { message: "My house", visitTimes: "2026-12-05 morning" },
    },
  });
  const others = makeLead({ name: "Asha", phone: "+919000000001", bodyHash: "body-2" });
  await insertLeads(database.db, [theirs, others], settings);
  await database.db.execute(sql`update deliveries set last_error = 'Error about Ravi'`);

  expect(await eraseStoredLeads(database.db, { exact: theirs.phone })).toBe(1);

  const { rows } = await database.db.execute<Record<string, unknown>>(
    sql`select *, accepted_at::text, stored_at = date_trunc('day', now(), 'UTC') as day, erased_at is not null as is_erased
      from leads where name is null`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    ...{ reference: "erased", kind: "brochure", project_id: Number(projectId), is_erased: true, day: true },
    ...{ details: {}, utm: {}, consent_text: null, consent_version: null, consent_channels: null },
    ...{ consent_at: null, suspicion: null },
  });
  expect(new Date(String(rows[0]?.accepted_at)).toISOString()).toBe("2026-11-21T00:00:00.000Z");
  // The CRM is told which lead it was, which nobody else is: until then the news has its id.
  const left = JSON.stringify(await everything(), (key, value: unknown) => (key === "erased" ? null : value));
  for (const trace of [
    "Ravi Kumar",
    "98765",
    "visitor.example",
    "My house",
    "key-1",
    "hash-1",
    "body-1",
    theirs.id,
  ])
    expect(left).not.toContain(trace);
  // The other person's lead is unchanged, with its two jobs; the third is the news.
  expect(left).toContain("Asha");
  const { rows: jobs } = await database.db.execute(sql`select 1 from graphile_worker.jobs`);
  expect(jobs).toHaveLength(3);
});

test("all leads with the number go, once", async () => {
  const numbers = ["+919876543210", "+19876543210", "+919876543210", "+919876543211"];
  await insertLeads(
    database.db,
    numbers.map((phone) => makeLead({ phone })),
    settings,
  );
  expect(await eraseStoredLeads(database.db, { exact: "+919876543210" })).toBe(2);
  expect(await eraseStoredLeads(database.db, { lastTen: "9876543210" })).toBe(1);
  expect(await eraseStoredLeads(database.db, { lastTen: "9876543210" })).toBe(0);
});

test("what waits on the disk is erased too, and counted", async () => {
  await writeToSpool(makeLead(), folder);
  await writeToSpool(makeLead({ name: "Asha", phone: "+919000000001" }), folder);
  const erased = await eraseLeads(
    database.url,
    { lastTen: "9876543210" },
    {
      drain: (db) => drainSpool(db, folder),
      erase: (isTheirs) => eraseFromSpool(isTheirs, folder),
    },
  );
  expect(erased).toEqual({ leads: 1, waiting: 0, searches: 0 });
  expect(await countSpool(folder)).toEqual({ waiting: 0, refused: 0 });
  const { rows } = await database.db.execute(sql`select kind, name from leads order by name`);
  expect(rows).toEqual([
    { kind: "callback", name: "Asha" },
    { kind: "callback", name: null },
  ]);
});

test("a lead that the database refuses is removed from the disk", async () => {
  await writeToSpool(makeLead({ kind: "unknown" as never }), folder);
  const spool = {
    drain: (db: Parameters<typeof drainSpool>[0]) => drainSpool(db, folder),
    erase: (isTheirs: Parameters<typeof eraseFromSpool>[0]) => eraseFromSpool(isTheirs, folder),
  };
  expect(await eraseLeads(database.url, { lastTen: "9876543210" }, spool)).toMatchObject({
    leads: 0,
    waiting: 1,
  });
  expect(await countSpool(folder)).toEqual({ waiting: 0, refused: 0 });
});

describe("a number as it is typed", () => {
  test.each([
    ["9876543210", { lastTen: "9876543210" }],
    ["09876543210", { lastTen: "9876543210" }],
    ["919876543210", { lastTen: "9876543210" }],
    ["00919876543210", { lastTen: "9876543210" }],
    [" 98765-43210 ", { lastTen: "9876543210" }],
    ["(098765) 43210", { lastTen: "9876543210" }],
    ["+91 98765 43210", { exact: "+919876543210" }],
    ["+447911123456", { exact: "+447911123456" }],
    ["+966 (0)50 123 4567", { exact: "+966501234567" }],
    ["00 376 312 345", { exact: "+376312345" }],
    ["98765", null],
    ["98765432101", null],
    ["9876543210x", null],
    ["%", null],
    ["+", null],
    ["", null],
  ])("%j", (typed, query) => {
    expect(parsePhoneQuery(typed)).toEqual(query);
  });

  test("without a plus is the same in any country, with one in that alone", () => {
    expect(isPhoneOf({ lastTen: "9876543210" }, "+19876543210")).toBe(true);
    expect(isPhoneOf({ exact: "+919876543210" }, "+19876543210")).toBe(false);
    expect(isPhoneOf({ exact: "+919876543210" }, "+919876543210")).toBe(true);
  });
});
