import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { indianDay } from "@/lib/base/indian-day";
import { outcomeSchema } from "@/lib/desk/forms/outcomes";
import { findClashes, toSeenVisit, visitFormSchema } from "@/lib/desk/forms/visits";
import { toIndianTime } from "@/lib/desk/forms/moments";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { deliverLead } from "@/lib/enquiries/deliver/deliver-lead";
import { insertProject, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { type MailServer, openMailServer } from "@/lib/enquiries/testing/receivers";
import { speakByRequest } from "@/lib/pages/page-language";
import { noteOutcome, undoOutcome } from "./lead-outcome-mutations";
import { erasePerson, stopContact } from "./lead-work-mutations";
import { getLeadWork } from "./lead-work-queries";
import { saveVisit } from "./visit-mutations";
import { listVisits } from "./visit-queries";

let desk: Awaited<ReturnType<typeof openLeadDesk>>;
let mail: MailServer;
let project: number;
const MAIL_FROM = "Zerokey Homes <homes@mail.example.com>";
beforeAll(async () => {
  mail = await openMailServer();
  speakByRequest();
  desk = await openLeadDesk({ SMTP_URL: mail.url, MAIL_FROM });
  project = await insertProject(desk.database.db, "Aurovelle Lakecity");
  await insertProject(desk.database.db, "Lotus Park");
});
afterAll(async () => {
  await desk.close();
  await mail.close();
});

/** So many days from now, at this hour in India, as a form has it. */
const inDays = (days: number, clock: string) =>
  `${indianDay(new Date(Date.now() + days * 86_400_000))}T${clock}`;
const newest = "2147483647";
const say = (id: string, outcome: string, who = desk.asha) =>
  noteOutcome(who, id, outcomeSchema.parse({ outcome, version: newest }));
const consent = {
  text: "I agree",
  version: "box",
  channels: ["phone", "email"],
  at: new Date().toISOString(),
};
const newLead = (more: Parameters<typeof desk.newLead>[0] = {}) =>
  desk.newLead({ email: "meera@visitor.example", projectId: String(project), consent, ...more });
const visitOf = async (id: string) => (await getLeadWork(id))?.visit ?? null;
const form = async (id: string, fields: Record<string, string>, seen?: string) => {
  const visit = (await visitOf(id))!;
  return visitFormSchema.parse({
    version: seen ?? toSeenVisit(visit),
    staffId: visit.staffId ?? "",
    visitTo: visit.projectName ?? "",
    pickUp: visit.pickUp ?? "",
    ...fields,
  });
};
const week = { day: indianDay(new Date()), who: "all" };

/** One attempt at the mail that waits, if one does; what the person got since. Staff are told of a new device in between. */
async function mailed(leadId: string) {
  const { db } = desk.database;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from deliveries where lead_id = ${leadId} and channel = 'visitor-visit' and state = 'waiting'`,
  );
  const before = mail.mails.length;
  for (const { id: deliveryId } of rows)
    await deliverLead(db, makeSettings({ SMTP_URL: mail.url, MAIL_FROM }), {
      deliveryId,
      isLastAttempt: false,
      signal: new AbortController().signal,
    });
  return mail.mails
    .slice(before)
    .filter(({ recipients }) => recipients.some((one) => one.endsWith("@visitor.example")));
}

/** The lines of the calendar file of a mail, by their names. */
function calendarIn({ attachments }: (typeof mail.mails)[number]): Record<string, string> {
  const file = attachments.find(({ mimeType }) => /calendar|ics/.test(mimeType));
  const { content } = file!;
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const lines = text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  return Object.fromEntries(
    lines.map((line) => [/^[A-Z-]+/.exec(line)?.[0] ?? "", line.replace(/^[^:]*:/, "")]),
  );
}

test("a visit that is agreed, moved, called off and taken back is told by mail, and is one event of a calendar", async () => {
  const lead = await newLead({ name: "Meera Rao" });
  await say(lead.id, `visit:${inDays(3, "11:00")}`);
  const [planned] = await mailed(lead.id);
  const first = calendarIn(planned!);
  expect(planned).toMatchObject({ recipients: ["meera@visitor.example"] });
  expect(planned?.subject).toMatch(/^Your visit to Aurovelle Lakecity on .*11:00/);
  expect(planned?.text).toContain("Hello Meera Rao,");
  expect(first).toMatchObject({
    METHOD: "REQUEST",
    DTSTART: `${inDays(3, "05:30").replace(/[-:]/g, "")}00Z`,
    SUMMARY: "Visit: Aurovelle Lakecity",
    ORGANIZER: "mailto:homes@mail.example.com",
  });
  await say(lead.id, `visit:${inDays(4, "16:00")}`);
  const [moved] = await mailed(lead.id);
  const second = calendarIn(moved!);
  expect(second).toMatchObject({
    METHOD: "REQUEST",
    UID: first.UID,
    DTSTART: expect.stringContaining("T103000Z"),
  });
  expect(Number(second.SEQUENCE)).toBeGreaterThan(Number(first.SEQUENCE));
  expect(moved?.messageId).not.toBe(planned?.messageId);
  await say(lead.id, "not-now:price");
  const third = calendarIn((await mailed(lead.id))[0]!);
  expect(third).toMatchObject({ METHOD: "CANCEL", STATUS: "CANCELLED", UID: first.UID });
  expect(Number(third.SEQUENCE)).toBeGreaterThan(Number(second.SEQUENCE));
  await undoOutcome(desk.asha, lead.id);
  const fourth = calendarIn((await mailed(lead.id))[0]!);
  expect(fourth).toMatchObject({ METHOD: "REQUEST", UID: first.UID, DTSTART: second.DTSTART });
  expect(Number(fourth.SEQUENCE)).toBeGreaterThan(Number(third.SEQUENCE));
});

test("a visit that is taken back at once is told as called off, at its time", async () => {
  const lead = await newLead();
  await say(lead.id, `visit:${inDays(3, "11:00")}`);
  await mailed(lead.id);
  await undoOutcome(desk.asha, lead.id);
  expect(await visitOf(lead.id)).toBeNull();
  const [off] = await mailed(lead.id);
  expect(off?.subject).toContain("Called off: your visit to Aurovelle Lakecity");
  expect(calendarIn(off!)).toMatchObject({ METHOD: "CANCEL", DTSTART: expect.stringContaining("T053000Z") });
});

test.each([
  ["/te/propertydetails/1", "సందర్శన"],
  ["/hi/propertydetails/1", "विज़िट"],
])("after the form of %s the mail and its event are in its language", async (sourcePage, word) => {
  const lead = await newLead({ sourcePage });
  await say(lead.id, `visit:${inDays(3, "11:00")}`);
  const [told] = await mailed(lead.id);
  expect(told?.subject).toContain(word);
  expect(calendarIn(told!).SUMMARY).toContain(word);
});

test("nobody is written to who gave no address, agreed to calls alone, or has stopped it meanwhile", async () => {
  const calls = { ...consent, channels: ["phone"] };
  for (const more of [{ email: null }, { consent: calls }]) {
    const lead = await newLead(more);
    await say(lead.id, `visit:${inDays(3, "11:00")}`);
    expect(await mailed(lead.id)).toEqual([]);
  }
  const stopped = await newLead();
  await say(stopped.id, `visit:${inDays(3, "11:00")}`);
  await stopContact(desk.asha, stopped.id);
  expect(await mailed(stopped.id)).toEqual([]);
  const { rows } = await desk.database.db.execute(
    sql`select from deliveries where lead_id = ${stopped.id} and channel = 'visitor-visit'`,
  );
  expect(rows).toEqual([]);
});

test("who goes, where to and where one meets is changed without moving it, and the history says so", async () => {
  const lead = await newLead();
  await say(lead.id, `visit:${inDays(3, "11:00")}`);
  const { at } = (await visitOf(lead.id))!;
  await mailed(lead.id);
  await saveVisit(
    desk.asha,
    lead.id,
    await form(lead.id, { staffId: desk.ravi.id, visitTo: "lotus park", pickUp: "Ameerpet metro" }),
  );
  expect(await visitOf(lead.id)).toMatchObject({
    at,
    staffId: desk.ravi.id,
    projectName: "Lotus Park",
    pickUp: "Ameerpet metro",
  });
  expect((await getLeadWork(lead.id))?.events[0]).toMatchObject({
    who: "asha@example.com",
    note: "Pick-up: Ameerpet metro",
    before: { visitBy: desk.asha.name, visitProject: "Aurovelle Lakecity" },
    after: { visitBy: desk.ravi.name, visitProject: "Lotus Park" },
  });
  const [told] = await mailed(lead.id);
  expect(calendarIn(told!)).toMatchObject({ SUMMARY: "Visit: Lotus Park", LOCATION: "Ameerpet metro" });
  // Moved, it keeps all of it.
  await say(lead.id, `visit:${inDays(4, "11:00")}`);
  expect(await visitOf(lead.id)).toMatchObject({ staffId: desk.ravi.id, pickUp: "Ameerpet metro" });
  // The same again is no event.
  const { length } = (await getLeadWork(lead.id))!.events;
  await saveVisit(desk.asha, lead.id, await form(lead.id, {}));
  expect((await getLeadWork(lead.id))?.events).toHaveLength(length);
  const save = async (fields: Record<string, string>) =>
    saveVisit(desk.asha, lead.id, await form(lead.id, fields));
  await expect(save({ visitTo: "Nowhere" })).rejects.toThrow("No project has this name");
  await expect(save({ staffId: "nobody-here" })).rejects.toThrow("This account is not there any more");
});

test("what a colleague changed meanwhile is said first; sent again it takes its place", async () => {
  const lead = await newLead();
  await say(lead.id, `visit:${inDays(3, "11:00")}`);
  const seen = toSeenVisit((await visitOf(lead.id))!);
  await saveVisit(desk.ravi, lead.id, await form(lead.id, { pickUp: "Miyapur" }));
  const mine = await form(lead.id, { pickUp: "Kondapur" }, seen);
  const now = toSeenVisit((await visitOf(lead.id))!);
  await expect(saveVisit(desk.asha, lead.id, mine)).rejects.toMatchObject({
    reason: "conflict",
    message: expect.stringMatching(/^ravi@example.com changed this lead[^]*pick-up: Miyapur/) as string,
    details: { errors: [{ path: "version", msg: now }] },
  });
  expect((await visitOf(lead.id))?.pickUp).toBe("Miyapur");
  await saveVisit(desk.asha, lead.id, await form(lead.id, { pickUp: "Kondapur" }, now));
  expect((await visitOf(lead.id))?.pickUp).toBe("Kondapur");
  await say(lead.id, "not-now:price");
  await expect(saveVisit(desk.asha, lead.id, mine)).rejects.toThrow("No visit is planned any more");
});

test("the calendar has the visits of these days, marks those that are too close, and hides numbers that nobody may call", async () => {
  await desk.database.db.execute(sql`delete from visits`);
  const [one, two, stopped, theirs] = [await newLead(), await newLead(), await newLead(), await newLead()];
  await say(one.id, `visit:${inDays(2, "11:00")}`);
  await say(two.id, `visit:${inDays(2, "11:45")}`);
  await say(stopped.id, `visit:${inDays(3, "11:00")}`);
  await stopContact(desk.asha, stopped.id);
  await say(theirs.id, `visit:${inDays(2, "11:15")}`, desk.ravi);
  const all = await listVisits(week, desk.asha.id);
  const ids = (visits: typeof all) => visits.map(({ leadId }) => leadId);
  expect(ids(all)).toEqual([one.id, theirs.id, two.id, stopped.id]);
  expect(all.map(({ phone }) => phone !== null)).toEqual([true, true, true, false]);
  expect(all[0]?.project).toMatchObject({
    name: "Aurovelle Lakecity",
    way: expect.stringContaining("https://www.google.com/maps/dir/"),
  });
  const clashes = findClashes(all);
  expect(ids(all.filter(({ id }) => clashes.has(id)))).toEqual([one.id, two.id]);
  expect(ids(await listVisits({ ...week, who: "me" }, desk.ravi.id))).toEqual([theirs.id]);
  expect(ids(await listVisits({ ...week, who: desk.ravi.id }, desk.asha.id))).toEqual([theirs.id]);
  expect(await listVisits({ ...week, day: inDays(4, "").slice(0, 10) }, desk.asha.id)).toEqual([]);
  // What is called off stays, and is in nobody's way; who was erased is gone.
  await say(two.id, "not-now:price");
  expect((await listVisits(week, desk.asha.id)).find(({ leadId }) => leadId === two.id)?.isOff).toBe(true);
  expect(findClashes(await listVisits(week, desk.asha.id)).size).toBe(0);
  await erasePerson({ ...desk.asha, role: "owner" }, one.id, desk.database.url);
  expect(ids(await listVisits(week, desk.asha.id))).not.toContain(one.id);
  expect(toIndianTime(all[0]!.at)).toBe(inDays(2, "11:00"));
});
