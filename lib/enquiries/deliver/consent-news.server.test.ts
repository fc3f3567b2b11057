import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { eraseByLink } from "@/lib/enquiries/staff/lead-erase-mutations";
import { leadOfConsent } from "@/lib/enquiries/intake/installation-secret";
import { streamLeads, writeLeads } from "@/lib/enquiries/staff/lead-export-queries";
import { setContact } from "@/lib/enquiries/store/contact-mutations";
import type { DeliverySettings } from "@/lib/enquiries/store/delivery-mutations";
import { openDeliveryTest, until } from "@/lib/enquiries/testing/delivery-test";
import { insertLeads, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";

/* What becomes of a stop: a real queue, a real mail server and a real CRM hear of it. */
const site = forAllTests(openDeliveryTest);
let settings: DeliverySettings;
beforeAll(async () => {
  settings = makeSettings({ ...site.crm.settings, SMTP_URL: site.mail.url });
});
beforeEach(() => site.clear());

const agreed = { text: "I agree", version: "box", channels: ["whatsapp", "sms", "phone", "email"] };
const today = new Date().toISOString();
const newLead = (more: Parameters<typeof makeLead>[0] = {}) =>
  makeLead({ consent: { ...agreed, at: today }, acceptedAt: today, ...more });

async function exported(): Promise<string> {
  let text = "";
  const out = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  await writeLeads(streamLeads(site.database.url, {}), out, { format: "ndjson", siteUrl: settings.SITE_URL });
  return text;
}

/** Leads that staff and CRM have heard of. */
async function told(...leads: ReturnType<typeof makeLead>[]): Promise<void> {
  await insertLeads(site.database.db, leads, settings);
  site.start(settings);
  await until(async () => (await site.states()).sent === 2 * leads.length);
}

test("staff, CRM and export hear of a stop", async () => {
  const lead = newLead();
  await told(lead);
  expect(await setContact(site.database.db, lead.id, { to: "stop" }, settings)).toBe(true);
  expect(JSON.parse(await exported())).toMatchObject({
    contact: { channels: [], stoppedAt: expect.any(String) },
  });
  await until(() => site.mail.mails.length === 2 && site.crm.events.length === 2);

  const { event } = site.crm.events[1]!;
  expect(event).toMatchObject({
    type: "lead.changed",
    data: {
      ...{ id: lead.id, reference: lead.reference },
      contact: { stoppedAt: expect.any(String), channels: [] },
      changes: [{ by: "Visitor", before: { contact: "allowed" }, after: { contact: "stopped" } }],
    },
  });
  const mail = site.mail.mails[1]!;
  expect(mail.subject).toBe("[Do not contact] Callback: Ravi Kumar (K7QF-92XD)");
  expect(mail.text).toContain("Do not contact this person about this enquiry, on no way: stopped since");
  // The number stands there, to know who it is; nothing in it calls or writes.
  expect(mail.text).toContain("+91 98765 43210");
  expect(mail.html).not.toMatch(/href="(?:tel:|https:\/\/wa\.me|mailto:)/);
});

test("hours and ways that are chosen are news too, each change its own", async () => {
  const lead = newLead({ email: "ravi@visitor.example" });
  await told(lead);
  const wish = { to: "change", channels: ["phone"], hours: { from: 18, until: 20 } } as const;
  await setContact(site.database.db, lead.id, wish, settings);
  await until(() => site.mail.mails.length === 2 && site.crm.events.length === 2);
  expect(site.crm.events[1]?.event.data).toMatchObject({
    contact: { stoppedAt: null, channels: ["phone"], callHours: { from: "18:00", until: "20:00" } },
    changes: [{ after: { channels: "phone", callHours: "18:00-20:00" } }],
  });
  const changed = site.mail.mails[1]!;
  expect(changed.subject).toContain("[Consent changed] ");
  expect(changed.text).toContain("Contact: phone call, calls from 6 PM to 8 PM in India, until");
  expect(changed.html).toContain('href="tel:+919876543210"');
  expect(changed.html).not.toMatch(/wa\.me|mailto:/);
  // The same again is no news.
  await setContact(site.database.db, lead.id, wish, settings);
  await setContact(site.database.db, lead.id, { to: "stop" }, settings);
  await until(() => site.mail.mails.length === 3 && site.crm.events.length === 3);
  expect(new Set(site.mail.mails.map(({ messageId }) => messageId)).size).toBe(3);
});

test("the CRM hears of every lead of the number, staff get one mail", async () => {
  const [first, second, stranger] = [
    newLead(),
    newLead({ reference: "BBBB-2222" }),
    newLead({ reference: "CCCC-3333", phone: "+919000000001" }),
  ];
  await told(first, second, stranger);
  await setContact(site.database.db, second.id, { to: "stop" }, settings);
  await until(() => site.mail.mails.length === 4 && site.crm.events.length === 5);
  const stopped = site.crm.events.slice(3).map(({ event }) => (event.data as { id: string }).id);
  expect(stopped.sort()).toEqual([first.id, second.id].sort());
  expect(site.mail.mails[3]?.subject).toContain("BBBB-2222");
  const { rows } = await site.database.db.execute(
    sql`select 1 from leads where contact_stopped_at is not null`,
  );
  expect(rows).toHaveLength(2);
});

test("staff and CRM hear of a deletion, and then nothing of the lead is left", async () => {
  const lead = newLead({ email: "ravi@visitor.example", details: { message: "My house" } });
  await told(lead);
  expect(await eraseByLink(site.database.db, lead.id, settings)).toBe(true);
  expect(await eraseByLink(site.database.db, lead.id, settings)).toBe(false);
  await until(() => site.mail.mails.length === 2 && site.crm.events.length === 2);
  const { id, reference } = lead;
  expect(site.crm.events[1]?.event).toMatchObject({
    type: "lead.erased",
    data: { id, reference, kind: "callback" },
  });
  const mail = site.mail.mails[1]!;
  expect(mail.subject).toBe("[Deleted by the person] Callback (K7QF-92XD)");
  expect(mail.text).toContain("Please delete the mails about it");
  expect(`${mail.text}${mail.html}`).not.toMatch(/Ravi|98765|visitor\.example|My house/);
  await until(async () => (await site.states()).sent === 2);
  const tables = ["leads", "deliveries", "lead_events", "graphile_worker._private_jobs"];
  const rows = await Promise.all(
    tables.map((table) => site.database.db.execute(sql.raw(`select * from ${table}`))),
  );
  const left = JSON.stringify(rows.flatMap((result) => result.rows));
  for (const trace of ["Ravi", "98765", "visitor.example", "My house", id, reference])
    expect(left).not.toContain(trace);
  expect(await exported()).toContain('"reference":"erased"');
});

test("a CRM that is away is told of a deletion when it is back", async () => {
  const lead = newLead();
  await told(lead);
  site.crm.answerWith(503);
  await eraseByLink(site.database.db, lead.id, settings);
  await until(() => site.crm.ids.length === 2);
  site.crm.answerWith(200);
  await until(async () => {
    await site.hurry();
    return site.crm.events.some(({ event }) => event.type === "lead.erased");
  });
});

test("who gave an address with a form that mails nothing else gets the link to stop it, three an hour at most", async () => {
  const email = "ravi@visitor.example";
  const kinds = ["loan", "contact", "interior", "loan"] as const;
  const leads = kinds.map((kind, at) => newLead({ kind, email, reference: `AAAA-000${at}` }));
  await insertLeads(site.database.db, leads, settings);
  const quick = newLead({ kind: "loan", email: "quick@visitor.example", suspicion: "too-quick" });
  await insertLeads(site.database.db, [quick], settings);
  site.start(settings);
  await until(async () => (await site.states()).sent === 2 * 5 + 3);
  const mails = site.mail.mails.filter(({ to }) => JSON.stringify(to).includes("visitor.example"));
  expect(mails).toHaveLength(3);
  const first = mails.find(({ subject }) => subject?.includes("AAAA-0000"))!;
  expect(first.subject).toBe("What you agreed to with your enquiry (AAAA-0000)");
  expect(first.text).toContain("by phone call, WhatsApp, SMS and email, from 9 AM to 9 PM in India");
  const link = /https:\/\/homes\.example\.com\/consent\/[\w.-]+/.exec(first.text ?? "")?.[0] ?? "";
  expect(leadOfConsent(link.split("/").at(-1) ?? "")).toBe(leads[0]?.id);
  expect(first.html).toContain(`href="${link}"`);
});

test("what is not out yet when the stop comes says the stop", async () => {
  const lead = newLead();
  await insertLeads(site.database.db, [lead], settings);
  await setContact(site.database.db, lead.id, { to: "stop" }, settings);
  site.start(settings);
  await until(() => site.mail.mails.length === 2 && site.crm.events.length === 2);
  for (const { subject } of site.mail.mails) expect(subject).toMatch(/^\[Do not contact\]/);
  for (const { event } of site.crm.events) expect(event.data).toMatchObject({ contact: { channels: [] } });
});
