import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { leadPath } from "@/lib/desk/forms/desk-paths";
import { spoolFolder, writeToSpool } from "@/lib/enquiries/intake/lead-spool";
import { eraseAgain, eraseByLink, eraseLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import type { DeliverySettings } from "@/lib/enquiries/store/delivery-mutations";
import { addEvent } from "@/lib/enquiries/store/lead-mutations";
import { openDeliveryTest, until } from "@/lib/enquiries/testing/delivery-test";
import { insertLeads, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import {
  askForSearch,
  erasePerson as deleteSearches,
} from "@/lib/saved-searches/store/saved-search-mutations";
import { env } from "@/lib/process/env";
import { loadDraft, storeDraft } from "./drafts";
import { elsewhere } from "./lead-work-mutations";

/* Erased everywhere, and again after a backup is brought back: a real database, a real CRM, files on the disk. */
const site = forAllTests(openDeliveryTest);
let settings: DeliverySettings;
beforeAll(async () => {
  settings = makeSettings(site.crm.settings);
});
beforeEach(async () => {
  await site.clear();
  await site.database.db.execute(sql`delete from searchers`);
});

const phone = "+919876543210";
const email = "ravi@visitor.example";
const asked = { query: "location=Kokapet", language: "en", found: [] } as const;
const heard = () => site.crm.events.map(({ event }) => event.type).sort();

async function told(...leads: ReturnType<typeof makeLead>[]): Promise<void> {
  await insertLeads(site.database.db, leads, settings);
  site.start(settings);
  await until(() => site.crm.events.length === leads.length);
}

test("staff erase a person: the CRM is told, and tables, jobs, drafts, history, spool and saved searches have nothing of it", async () => {
  const { db, url } = site.database;
  const [lead, another] = [
    makeLead({ email, details: { message: "My house" } }),
    makeLead({ name: "Asha", phone: "+919000000001", reference: "BBBB-2222" }),
  ];
  await told(lead, another);
  await db.transaction((tx) => addEvent(tx, "asha", lead.id, { kind: "note", note: "Ravi wants 3 BHK" }));
  await askForSearch(db, { ...asked, email: "Ravi+homes@visitor.example" });
  await askForSearch(db, { ...asked, email: "asha@visitor.example" });
  const draftOf = (id: string) => ({ path: leadPath(id), fields: { note: "Ravi" } });
  await storeDraft("his", draftOf(lead.id), 60, db);
  await storeDraft("hers", draftOf(another.id), 60, db);
  // The correction of a lead that waits has another number; of two files that are no leads one shows whose it was.
  const waiting = makeLead({ kind: "unknown" as never });
  await writeToSpool(waiting);
  await writeToSpool({ id: waiting.id, phone: "+919876500000", correctedAt: "2026-11-21T10:00:00.000Z" });
  const refused = path.join(spoolFolder(), "refused");
  mkdirSync(refused, { recursive: true });
  const broken = (text: string, number: number) =>
    writeFileSync(path.join(refused, `${"0".repeat(15)}-00000${number}-${another.id}.json`), text);
  broken(`{"name":"Ravi Kumar","phone":"${phone}","ema`, 1);
  broken("nothing", 2);

  const erased = await eraseLeads(url, { exact: phone }, elsewhere);
  expect(erased).toEqual({ leads: 1, searches: 1, waiting: 3 });
  await until(() => site.crm.events.length === 3);
  const { id, reference, kind } = lead;
  expect(site.crm.events[2]?.event).toMatchObject({ type: "lead.erased", data: { id, reference, kind } });
  await until(async () => {
    const { rows } = await db.execute(sql`select 1 from deliveries where erased is not null`);
    return rows.length === 0;
  });
  const tables = ["leads", "deliveries", "lead_events", "searchers", "graphile_worker._private_jobs"];
  const rows = await Promise.all(tables.map((table) => db.execute(sql.raw(`select * from ${table}`))));
  const files = readdirSync(spoolFolder(), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => readFileSync(path.join(one.parentPath, one.name), "utf8"));
  const left = JSON.stringify(rows.flatMap((result) => result.rows)) + files.join();
  for (const trace of ["Ravi", "98765", email, "My house", lead.id, reference])
    expect(left).not.toContain(trace);
  expect(left).toContain("asha@visitor.example");
  expect(files).toEqual(["nothing"]);
  expect(site.logged()).toContain("A file of the spool can't be read");
  expect([await loadDraft("his", db), await loadDraft("hers", db)]).toEqual([null, draftOf(another.id)]);
});

test("what a backup brings back is erased again by the list, what came after the erasure stays", async () => {
  const { db, url } = site.database;
  const acceptedAt = new Date(Date.now() - 60_000).toISOString();
  const first = makeLead({ email, acceptedAt });
  const byLink = makeLead({ phone: "+919000000002", reference: "CCCC-3333", acceptedAt });
  const stranger = makeLead({ phone: "+919000000003", reference: "DDDD-4444", acceptedAt });
  await told(first, byLink, stranger);
  await askForSearch(db, { ...asked, email });
  await askForSearch(db, { ...asked, email: "asha@visitor.example" });
  const tables = ["leads", "deliveries", "searchers", "saved_searches"];
  for (const table of tables) await db.execute(sql.raw(`create table backup_${table} as table ${table}`));

  await eraseLeads(url, { lastTen: phone.slice(-10) }, elsewhere);
  await eraseByLink(db, byLink.id, settings);
  const [asha] = (await db.execute<{ id: string }>(sql`select id from searchers`)).rows;
  expect(await deleteSearches(db, asha?.id ?? "")).toBe(true);
  await until(() => site.crm.events.length === 5);
  const list = path.join(env().DATA_DIR, "erased-people");
  const copy = `${list}-copy`;
  writeFileSync(copy, readFileSync(list));
  expect(readFileSync(copy, "utf8")).not.toMatch(/9876543210|9000000002/);
  writeFileSync(list, "");

  // Of a site with another secret: nobody would be found by it, and that must not look like "nobody is here".
  const foreign = `${list}-foreign`;
  writeFileSync(foreign, readFileSync(copy, "utf8").replace(/"seal":"./, '"seal":"~'));
  await expect(eraseAgain(url, foreign, elsewhere)).rejects.toThrow("was made with another secret");

  for (const table of tables.toReversed()) await db.execute(sql.raw(`delete from ${table}`));
  for (const table of tables) {
    const { rows } = await db.execute<{ columns: string }>(sql`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`);
    const columns = rows[0]?.columns;
    await db.execute(sql.raw(`insert into ${table} (${columns}) select ${columns} from backup_${table}`));
  }
  const later = new Date(Date.now() + 1_000).toISOString();
  await insertLeads(db, [makeLead({ reference: "EEEE-5555", acceptedAt: later })], settings);

  expect(await eraseAgain(url, copy, elsewhere)).toEqual({ leads: 2, searches: 2, waiting: 0 });
  expect(await eraseAgain(url, list, elsewhere)).toEqual({ leads: 0, searches: 0, waiting: 0 });
  const { rows } = await db.execute(sql`select reference from leads order by reference`);
  expect(rows.map(({ reference }) => reference)).toEqual(["DDDD-4444", "EEEE-5555", "erased", "erased"]);
  await until(() => heard().filter((type) => type === "lead.erased").length === 4);
  for (const table of tables) await db.execute(sql.raw(`drop table backup_${table}`));
});
