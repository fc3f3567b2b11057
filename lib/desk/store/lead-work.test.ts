import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskCall, deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { parseInbox } from "@/lib/desk/forms/lead-inbox";
import { leadChangeSchema } from "@/lib/desk/forms/lead-change";
import { openDesk, type Desk } from "@/lib/desk/testing/open-desk";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { insertLeads, makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import type { Actor } from "./actor";
import { countNews, listInbox } from "./lead-inbox-queries";
import { addNote, changeLead, noteContact } from "./lead-work-mutations";
import { getLeadWork, listAssignees } from "./lead-work-queries";

let desk: Desk;
let asha: Actor;
let ravi: Actor;
let owner: string;
beforeAll(async () => {
  desk = await openDesk();
  owner = await desk.signIn("owner@example.com", "owner");
  await desk.signIn("asha@example.com", "agent");
  await desk.signIn("ravi@example.com", "agent");
  const actors = new Map(
    (await listAssignees()).map(({ id, email, name }) => [
      email,
      { id, email, name, role: "agent" as const },
    ]),
  );
  asha = actors.get("asha@example.com")!;
  ravi = actors.get("ravi@example.com")!;
});
afterAll(() => desk.close());

let numbers = 0;
async function newLead(more: Parameters<typeof makeLead>[0] = {}) {
  numbers += 1;
  const lead = makeLead({
    reference: `TEST-${String(numbers).padStart(4, "0")}`,
    phone: `+9198765${String(numbers).padStart(5, "0")}`,
    ...more,
  });
  await insertLeads(desk.database.db, [lead], makeSettings());
  return lead;
}
const change = (fields: Record<string, string>) =>
  leadChangeSchema.parse({ version: "1", status: "new", assignedTo: "", followUpAt: "", ...fields });
const inbox = (search: Record<string, string>, me = asha.id) => listInbox(parseInbox(search), me);
const found = async (search: Record<string, string>) =>
  (await inbox(search)).leads.map(({ reference }) => reference);

test("a change is kept with who, when, before and after; one that changes nothing is not", async () => {
  const { id } = await newLead();
  await changeLead(
    asha,
    id,
    change({ status: "called", assignedTo: ravi.id, followUpAt: "2026-12-01T10:30" }),
  );
  await changeLead(
    asha,
    id,
    change({ version: "2", status: "called", assignedTo: ravi.id, followUpAt: "2026-12-01T10:30" }),
  );
  const lead = await getLeadWork(id);
  expect(lead).toMatchObject({
    status: "called",
    assignedTo: ravi.id,
    followUpAt: "2026-12-01T05:00:00.000Z",
    version: 2,
    events: [
      {
        who: "asha@example.com",
        kind: "changed",
        before: { status: "new", assignedTo: null, followUpAt: null },
        after: { status: "called", assignedTo: ravi.name, followUpAt: "2026-12-01T05:00:00.000Z" },
      },
    ],
  });
});

test("of two people at once the second reads both values, and overwrites only what he has seen", async () => {
  const { id } = await newLead();
  await changeLead(asha, id, change({ status: "booked" }));
  const late = changeLead(ravi, id, change({ status: "lost" }));
  await expect(late).rejects.toMatchObject({
    reason: "conflict",
    message: expect.stringMatching(
      /^asha@example\.com changed this lead \(.*\) while you had it open\. Nothing was saved yet\.\nStatus: now Booked, yours Lost\.\nSave again/,
    ) as string,
    details: { errors: [{ path: "version", msg: "2" }] },
  });
  expect(await getLeadWork(id)).toMatchObject({ status: "booked", version: 2 });
  await changeLead(ravi, id, change({ version: "2", status: "lost" }));
  expect(await getLeadWork(id)).toMatchObject({ status: "lost", version: 3 });

  const many = await newLead();
  const races = await Promise.allSettled(
    ["called", "lost", "spam", "booked"].map((status) => changeLead(asha, many.id, change({ status }))),
  );
  expect(races.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await getLeadWork(many.id))?.events).toHaveLength(1);
});

test("a form without JavaScript is shown again with what was typed, to who typed it, also after the session has ended", async () => {
  const { id } = await newLead();
  await changeLead(asha, id, change({ status: "booked" }));
  const called = deskCall(paths.changeLead, { id }).replace("/desk/calls", "");
  const sent = { version: "1", status: "lost", assignedTo: "", followUpAt: "2026-12-24T09:00" };
  const { readDraft } = await import("@/lib/desk/session/form-drafts");
  const draftIn = (address: string, reader: string | null, page?: string) => {
    const { pathname, searchParams } = new URL(address, "http://x");
    return readDraft(searchParams.get("draft"), page ?? pathname, reader);
  };
  const cookie = await desk.signIn("mira@example.com", "agent");
  const mira = (await listAssignees()).find(({ email }) => email === "mira@example.com")!.id;
  const answer = await desk.ask(called, { sent, cookie, isForm: true });
  expect(answer.status).toBe(303);
  const to = answer.headers.get("location") ?? "";
  expect(to).toMatch(new RegExp(`^/desk/leads/${id}\\?draft=`));
  expect(draftIn(to, mira)).toMatchObject({ fields: sent });
  expect(draftIn(to, mira, "/desk/leads/another")).toBeNull();
  expect(draftIn(to, asha.id)).toBeNull();
  expect(draftIn(to, null)).toBeNull();

  const askWith = async (old: string | undefined) => {
    const ended = await desk.ask(called, { sent, cookie: old, isForm: true });
    const signIn = new URL(ended.headers.get("location") ?? "", "http://x");
    expect(signIn.pathname).toBe("/desk/sign-in");
    return signIn.searchParams.get("next") ?? "";
  };
  await desk.database.db.execute(
    sql`update staff_sessions set expires_at = now() - interval '1 second' where user_id = ${mira}`,
  );
  const next = await askWith(cookie);
  expect(draftIn(next, mira)).toMatchObject({ problem: "", fields: sent });
  expect(draftIn(next, asha.id)).toBeNull();
  // Nobody can tell any more whose it was: whoever has the token, and is signed in.
  expect(draftIn(await askWith(undefined), asha.id)).toMatchObject({ fields: sent });
});

test("calls and messages are noted, the first one is measured from, and notes are read as they were typed", async () => {
  const { id } = await newLead();
  await noteContact(asha, id, "whatsapp");
  const first = (await getLeadWork(id))?.firstContactAt;
  expect(first).toMatch(/Z$/);
  await noteContact(ravi, id, "call");
  await addNote(ravi, id, "Wants a corner plot.\nCall after 6 pm.");
  const lead = await getLeadWork(id);
  expect(lead?.firstContactAt).toBe(first);
  // It is no change of what the form sets: nobody has to send that again.
  expect(lead?.version).toBe(1);
  expect(lead?.events.map(({ kind, note, who }) => [kind, note, who])).toEqual([
    ["note", "Wants a corner plot.\nCall after 6 pm.", "ravi@example.com"],
    ["call", null, "ravi@example.com"],
    ["whatsapp", null, "asha@example.com"],
  ]);
});

test("leads are found by number, reference and name, and by what was made of them", async () => {
  const lead = await newLead({ name: "Lakshmi 100%_Devi", phone: "+919123400001", reference: "K7QF-9ABC" });
  for (const q of [
    "9123400001",
    "+91 91234 00001",
    "091234 00001",
    "91234000",
    "k7qf9abc",
    "lakshmi",
    "100%_d",
  ])
    expect(await found({ q }), q).toEqual(["K7QF-9ABC"]);
  for (const q of ["9123400002", "100x", "'; drop table leads; --"])
    expect(await found({ q }), q).toEqual([]);
  await changeLead(
    asha,
    lead.id,
    change({ status: "spam", assignedTo: asha.id, followUpAt: "2026-01-01T10:00" }),
  );
  expect(await found({})).not.toContain("K7QF-9ABC");
  expect(await found({ status: "spam" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ q: "lakshmi" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ view: "due" })).toEqual([]);
  await changeLead(
    asha,
    lead.id,
    change({ version: "2", status: "visit-planned", assignedTo: asha.id, followUpAt: "2026-01-01T10:00" }),
  );
  expect(await inbox({ view: "due" })).toMatchObject({
    due: 1,
    leads: [{ reference: "K7QF-9ABC", isLate: true }],
  });
  expect(await found({ who: "me" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ who: "nobody" })).not.toContain("K7QF-9ABC");
  expect((await inbox({ who: "me" }, ravi.id)).leads.map(({ reference }) => reference)).not.toContain(
    "K7QF-9ABC",
  );
  expect(await found({ kind: "loan" })).toEqual([]);
});

test("new leads are news, and the same person's leads know of each other", async () => {
  const { newest } = await inbox({});
  expect(await countNews(newest)).toBe(0);
  const one = await newLead({ phone: "+919123400009" });
  const two = await newLead({ phone: "+919123400009", kind: "contact" });
  expect(await countNews(newest)).toBe(2);
  expect((await getLeadWork(one.id))?.others.map(({ id }) => id)).toEqual([two.id]);
  const asked = await desk.ask(paths.leadNews, { method: "GET", sent: { since: newest }, cookie: owner });
  expect(await asked.json()).toEqual({ status: true, count: 2 });
});

test("an erasure takes notes and follow-up, leaves what was done, and nothing can be changed any more", async () => {
  const { id, phone } = await newLead();
  await addNote(asha, id, "His brother is Suresh Rao.");
  await changeLead(asha, id, change({ status: "lost", followUpAt: "2026-12-01T10:30" }));
  await desk.ask(deskCall(paths.eraseLead, { id }).replace("/desk/calls", ""), { cookie: owner });
  const { rows } = await desk.database.db.execute(sql`
    select l.status, l.name, l.follow_up_at, json_agg(e.note) as notes, json_agg(e.who order by e.id) as who
    from leads l join lead_events e on e.lead_id = l.id where l.erased_at is not null group by l.id`);
  expect(rows).toEqual([
    {
      status: "lost",
      name: null,
      follow_up_at: null,
      notes: [null, null],
      who: ["asha@example.com", "asha@example.com"],
    },
  ]);
  expect(await eraseStoredLeads(desk.database.db, { exact: phone })).toBe(0);
  await expect(addNote(asha, id, "More")).rejects.toMatchObject({ reason: "invalid" });
  expect(await getLeadWork(id)).toBeNull();
});

test("an owner exports what the command exports", async () => {
  const answer = await desk.ask(paths.exportLeads, { cookie: owner, isForm: true });
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const csv = await answer.text();
  expect(csv).toMatch(/^\ufeff?reference,kind,acceptedAt,name,phone/);
  expect(csv).toContain("K7QF-9ABC");
});
