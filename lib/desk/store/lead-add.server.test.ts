import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths, deskPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import { toIndianTime } from "@/lib/desk/forms/moments";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { openDesk } from "@/lib/desk/testing/open-desk";
import { getOpenDelivery } from "@/lib/enquiries/deliver/delivery-queries";
import { leadMessage } from "@/lib/enquiries/deliver/lead-webhook";
import { staffMail } from "@/lib/enquiries/deliver/lead-mail";
import { consentMail } from "@/lib/enquiries/deliver/visitor-mails";
import { consentToken } from "@/lib/enquiries/intake/installation-secret";
import { changeConsent } from "@/lib/enquiries/intake/lead-consent";
import { storeSpooledLeads } from "@/lib/enquiries/intake/watch-spool";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { closeLeadStore, markLeadStoreDown } from "@/lib/enquiries/store/lead-store";
import { insertProject, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { speakByRequest } from "@/lib/pages/page-language";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { readLeadFigures } from "./figure-queries";
import { countEndings } from "./lead-ending-mutations";
import { listInbox } from "./lead-inbox-queries";
import { getLeadWork, listAssignees } from "./lead-work-queries";
import { parseInbox } from "@/lib/desk/forms/lead-inbox";

const desk = forAllTests(async () => {
  const opened = await openDesk({
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "homes@example.com",
    LEADS_WEBHOOK_URL: "http://127.0.0.1:1/crm",
    LEADS_WEBHOOK_SECRET: "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==",
  });
  const cookie = await opened.signIn("asha@example.com", "agent");
  const [asha] = await listAssignees();
  const project = await insertProject(opened.database.db, "Aurovelle Lakecity");
  return { ...opened, cookie, asha: asha!, project };
});
beforeAll(speakByRequest);
afterAll(closeLeadStore);
beforeEach(forgetAllLimits);

let numbers = 0;
const typed = (more: Record<string, string> = {}) => ({
  ...{ key: randomUUID(), name: "Meena Rao", countryCode: "+91", email: "", language: "English" },
  phone: `098765 1${String((numbers += 1)).padStart(4, "0")}`,
  ...{ origin: "Walk-in", otherOrigin: "", project: "", message: "A home near the lake" },
  ...{ "by-phone": "yes", how: "in our office", at: toIndianTime(new Date(Date.now() - 60_000)) },
  ...more,
});
type Reply = { to?: string; message: string; again: string; errors?: { path: string; msg: string }[] };
async function add(sent: Record<string, string>): Promise<Reply & { code: number; id: string }> {
  const answer = await desk.ask(deskCallPaths.addLead, { sent, cookie: desk.cookie });
  const body = (await answer.json()) as Reply;
  return { ...body, code: answer.status, id: body.to?.split("/").at(-1) ?? "" };
}
async function channelsOf(id: string): Promise<string[]> {
  const { rows } = await desk.database.db.execute<{ channel: string }>(
    sql`select channel from deliveries where lead_id = ${id} order by channel`,
  );
  return rows.map(({ channel }) => channel);
}
async function deliveryOf(id: string, channel: string) {
  const { rows } = await desk.database.db.execute<{ id: string }>(
    sql`select id from deliveries where lead_id = ${id} and channel = ${channel}`,
  );
  return (await getOpenDelivery(rows[0]?.id ?? randomUUID()))!;
}

test("who is added is a lead like others: its adder has it, staff and CRM hear of it, and it says where it came from", async () => {
  const said = toIndianTime(new Date(Date.now() - 3_600_000));
  const sent = typed({ project: "aurovelle LAKECITY", language: "Telugu", "by-whatsapp": "yes", at: said });
  const { code, to, id } = await add(sent);
  expect([code, to]).toEqual([200, leadPath(id)]);
  const lead = (await getLeadWork(id))!;
  expect(lead).toMatchObject({
    ...{ kind: "enquiry", origin: "Walk-in", name: "Meena Rao", assignedTo: desk.asha.id, status: "new" },
    contact: { agreed: ["phone", "whatsapp"], stoppedAt: null },
    // Who came has spoken to us already, and waits for no first call.
    firstContactAt: lead.acceptedAt,
    events: [
      { kind: "changed", before: { assignedTo: null }, after: { assignedTo: desk.asha.name } },
      { kind: "note", who: "asha@example.com", note: `Added by ${desk.asha.name}: Walk-in` },
    ],
  });
  const facts = Object.fromEntries(lead.facts.map(({ label, text }) => [label, text]));
  expect(facts).toMatchObject({
    ...{ Phone: `+91 98765 1${String(numbers).padStart(4, "0")}`, Language: "Speaks Telugu" },
    ...{ Project: "Aurovelle Lakecity", Message: "A home near the lake", "Comes from": "Walk-in" },
  });
  expect(await channelsOf(id)).toEqual(["staff-mail", "webhook", "webhook-change"]);
  const mail = staffMail(await deliveryOf(id, "staff-mail"), {
    ...makeSettings(),
    MAIL_FROM: "homes@example.com",
  });
  expect(mail.subject).toMatch(/^Walk-in: Meena Rao, Aurovelle Lakecity \(/);
  expect(mail.text).toContain(
    `Asked to be contacted by phone call and WhatsApp. How: in our office. Noted by ${desk.asha.name}.`,
  );
  expect(leadMessage(await deliveryOf(id, "webhook"), "").data).toMatchObject({
    ...{ origin: "Walk-in", page: null, consent: { channels: ["phone", "whatsapp"] } },
  });
  const { leads } = await listInbox(parseInbox({ view: "all" }), desk.asha.id);
  expect(leads.find((one) => one.id === id)).toMatchObject({
    origin: "Walk-in",
    project: "Aurovelle Lakecity",
  });
});

test("two taps are one lead; the same number again is told of it, and becomes another when somebody says so", async () => {
  const sent = typed();
  const [one, two] = await Promise.all([add(sent), add(sent)]);
  expect(one.id).toBe(two.id);
  expect((await add(sent)).id).toBe(one.id);

  const again = await add({ ...sent, key: randomUUID(), message: "A plot" });
  expect(again).toMatchObject({ code: 409, errors: [{ path: "recent", msg: one.id }] });
  expect(again.message).toMatch(/^There is a lead of this number from /);
  // Nothing that was typed is lost.
  const token = new URL(again.again, "http://site").searchParams.get("draft");
  const draft = await readDraft(token, deskPaths.newLead, desk.asha.id);
  expect(draft?.fields).toMatchObject({ message: "A plot", phone: sent.phone });
  const other = await add({ ...sent, key: randomUUID(), message: "A plot", isAnother: "yes" });
  expect(other.code).toBe(200);
  expect((await getLeadWork(other.id))?.others.map(({ id }) => id)).toEqual([one.id]);
  // A form that was taken, sent with other words after going back to it, is another lead.
  const back = await add({ ...sent, name: "Meena R", isAnother: "yes" });
  expect(back.id).not.toBe(one.id);
});

test("only who agreed to mail gets one, with the link that stops it; and it is stopped by that link", async () => {
  const email = "meena@visitor.example";
  const silent = await add(typed({ email }));
  expect(await channelsOf(silent.id)).not.toContain("visitor-consent");
  const { id } = await add(typed({ email, "by-email": "yes", language: "Hindi", origin: "Referral" }));
  expect(await channelsOf(id)).toContain("visitor-consent");
  const mail = consentMail(await deliveryOf(id, "visitor-consent"), {
    ...makeSettings(),
    MAIL_FROM: "homes@example.com",
  });
  expect(mail.to).toEqual([email]);
  expect(mail.text).toContain(`https://homes.example.com/hi/consent/${consentToken(id)}`);
  expect((await getLeadWork(id))?.firstContactAt).toBeNull();
  await changeConsent({ consent: consentToken(id), to: "stop" } as Parameters<typeof changeConsent>[0]);
  expect((await getLeadWork(id))?.contact.stoppedAt).not.toBeNull();
});

test("what is missing or can't be is said beside its box, and nothing is added", async () => {
  const before = await desk.database.db.execute(sql`select count(*) from leads`);
  const faultsOf = async (more: Record<string, string>) => {
    const { code, errors } = await add(typed(more));
    expect(code).toBe(400);
    return Object.fromEntries((errors ?? []).map(({ path, msg }) => [path, msg]));
  };
  const ahead = toIndianTime(new Date(Date.now() + 3_600_000));
  expect(
    await faultsOf({ name: " ", phone: "12345", origin: "", how: "", "by-phone": "", email: "x", at: ahead }),
  ).toEqual({
    name: "The name is missing.",
    phone: "The phone number is no number that anybody can be called on.",
    email: "The email address is no address.",
    origin: "Where the person comes from is missing.",
    how: "How they said so is missing.",
    channels: expect.stringMatching(/^Please tick the ways/) as string,
    at: "When they said so is in the future.",
  });
  expect(await faultsOf({ at: "2020-01-01T10:00" })).toEqual({
    at: "When they said so is more than 180 days ago: a consent is not good for longer.",
  });
  expect(await faultsOf({ "by-email": "yes" })).toEqual({
    email: "Please write the address too: the person asked for email.",
  });
  expect(await faultsOf({ project: "Nowhere" })).toEqual({
    project: "No project has this name or number. Please choose one from the list, or leave it empty.",
  });
  expect(await desk.database.db.execute(sql`select count(*) from leads`)).toMatchObject({
    rows: before.rows,
  });
});

test("it waits on the disk while leads can't be stored, and is whole when they can", async () => {
  markLeadStoreDown();
  const { id, code } = await add(
    typed({ origin: "other", otherOrigin: "Newspaper", project: String(desk.project) }),
  );
  expect(code).toBe(200);
  expect(await getLeadWork(id)).toBeNull();
  await storeSpooledLeads();
  expect(await getLeadWork(id)).toMatchObject({ origin: "Newspaper", assignedTo: desk.asha.id });
});

test("figures count it by where it came from; it ends and is erased like others", async () => {
  await desk.database.db.execute(sql`delete from leads`);
  const { id } = await add(typed({ origin: "Exhibition" }));
  await add(typed());
  const { sources, firstCall } = await readLeadFigures();
  expect(sources).toEqual([
    { name: "exhibition", count: 1 },
    { name: "walk-in", count: 1 },
  ]);
  // Who walked in waited for no call.
  expect(firstCall).toMatchObject({ of: 1, called: 0 });
  expect((await countEndings()).reduce((sum, { count }) => sum + count, 0)).toBe(2);
  const { rows } = await desk.database.db.execute<{ phone: string }>(
    sql`select phone from leads where id = ${id}`,
  );
  await eraseStoredLeads(desk.database.db, { exact: rows[0]!.phone });
  expect(await getLeadWork(id)).toBeNull();
  const left = await desk.database.db.execute(sql`
    select l.*, e.note from leads l left join lead_events e on e.lead_id = l.id where l.erased_at is not null`);
  expect(JSON.stringify(left.rows)).not.toMatch(/Meena|Exhibition|office|lake/);
});
