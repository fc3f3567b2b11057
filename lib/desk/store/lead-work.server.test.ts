import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCall, deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { change, openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import type { Refusal } from "@/lib/base/refusal";
import { type LeadState, noteSchema, toSeen } from "@/lib/desk/forms/lead-work";
import { addNote, changeLead, noteContact } from "./lead-work-mutations";
import { getLeadWork, listAssignees } from "./lead-work-queries";
const desk = forAllTests(openLeadDesk);

test("a change is kept with who, when, before and after; one that changes nothing is not", async () => {
  const { id } = await desk.newLead();
  await changeLead(
    desk.asha,
    id,
    change({ status: "called", assignedTo: desk.ravi.id, followUpAt: "2031-12-01T10:30" }),
  );
  await changeLead(
    desk.asha,
    id,
    change({ status: "called", assignedTo: desk.ravi.id, followUpAt: "2031-12-01T10:30" }),
  );
  const lead = await getLeadWork(id);
  expect(lead).toMatchObject({
    status: "called",
    assignedTo: desk.ravi.id,
    followUpAt: "2031-12-01T05:00:00.000Z",
    version: 2,
    events: [
      {
        who: "asha@example.com",
        kind: "changed",
        before: { status: "new", assignedTo: null, followUpAt: null },
        after: { status: "called", assignedTo: desk.ravi.name, followUpAt: "2031-12-01T05:00:00.000Z" },
      },
    ],
  });
});

test("of two people at once the second reads both values, and overwrites only what he has seen", async () => {
  const { id } = await desk.newLead();
  await changeLead(desk.asha, id, change({ status: "booked" }));
  const late = changeLead(desk.ravi, id, change({ status: "lost" }));
  await expect(late).rejects.toMatchObject({
    reason: "conflict",
    message: expect.stringMatching(
      /^asha@example\.com changed this lead \(.*\) while you had it open\. Nothing was saved yet\.\nStatus: now Booked, yours Lost\.\nSave again/,
    ) as string,
    details: {
      errors: [{ path: "version", msg: toSeen({ status: "booked", assignedTo: null, followUpAt: null }) }],
    },
  });
  expect(await getLeadWork(id)).toMatchObject({ status: "booked", version: 2 });
  await changeLead(desk.ravi, id, change({ status: "lost" }, { status: "booked" }));
  expect(await getLeadWork(id)).toMatchObject({ status: "lost", version: 3 });

  // What only one of them chose is kept, of both; and nothing is asked.
  await changeLead(desk.asha, id, change({ status: "visit-planned" }, { status: "lost" }));
  await changeLead(desk.ravi, id, change({ assignedTo: desk.ravi.id }, { status: "lost" }));
  expect(await getLeadWork(id)).toMatchObject({ status: "visit-planned", assignedTo: desk.ravi.id });
  // Sent again after a conflict, it takes back nothing that only the other chose.
  const seen = { status: "visit-planned", assignedTo: desk.ravi.id } as const;
  await changeLead(desk.asha, id, change({ status: "booked", followUpAt: "2031-12-01T10:30" }, seen));
  const both = changeLead(desk.ravi, id, change({ status: "lost" }, seen));
  const { details } = (await both.catch((error: unknown) => error)) as Refusal;
  const again = JSON.parse(details.errors?.[0]?.msg ?? "") as LeadState;
  expect(again).toEqual({ status: "booked", assignedTo: desk.ravi.id, followUpAt: null });
  await changeLead(desk.ravi, id, change({ status: "lost" }, again));
  expect(await getLeadWork(id)).toMatchObject({ status: "lost", followUpAt: "2031-12-01T05:00:00.000Z" });
  await expect(
    changeLead(desk.ravi, id, change({ followUpAt: "2026-01-01T10:00" }, again)),
  ).rejects.toMatchObject({ message: expect.stringContaining("This moment has passed") as string });

  const many = await desk.newLead();
  const races = await Promise.allSettled(
    ["called", "lost", "spam", "booked"].map((status) => changeLead(desk.asha, many.id, change({ status }))),
  );
  expect(races.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await getLeadWork(many.id))?.events).toHaveLength(1);
});

test("a form without JavaScript is shown again with what was typed, to who typed it, also after the session has ended", async () => {
  const { id } = await desk.newLead();
  await changeLead(desk.asha, id, change({ status: "booked" }));
  const called = deskCall(paths.changeLead, { id }).replace("/desk/calls", "");
  const sent = {
    version: toSeen({ status: "new", assignedTo: null, followUpAt: null }),
    status: "lost",
    assignedTo: "",
    followUpAt: "2031-12-24T09:00",
  };
  const { readDraft } = await import("@/lib/desk/session/form-drafts");
  const draftIn = (address: string, reader: string, page?: string) => {
    const { pathname, searchParams } = new URL(address, "http://x");
    return readDraft(searchParams.get("draft"), page ?? pathname, reader);
  };
  const cookie = await desk.signIn("mira@example.com", "agent");
  const mira = (await listAssignees()).find(({ email }) => email === "mira@example.com")!.id;
  const answer = await desk.ask(called, { sent, cookie, isForm: true });
  expect(answer.status).toBe(303);
  const to = answer.headers.get("location") ?? "";
  expect(to).toMatch(new RegExp(`^/desk/leads/${id}\\?draft=`));
  expect(await draftIn(to, mira)).toMatchObject({ fields: sent });
  expect(await draftIn(to, mira, "/desk/leads/another")).toBeNull();
  expect(await draftIn(to, desk.asha.id)).toBeNull();

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
  expect(await draftIn(next, mira)).toMatchObject({ problem: "", fields: sent });
  expect(await draftIn(next, desk.asha.id)).toBeNull();
  // Nobody can tell whose it is.
  expect(await askWith(undefined)).toBe(`/desk/leads/${id}`);
});

test("calls and messages are noted, the first one is measured from, and notes are read as they were typed", async () => {
  const { id } = await desk.newLead();
  await noteContact(desk.asha, id, "whatsapp");
  const first = (await getLeadWork(id))?.firstContactAt;
  expect(first).toMatch(/Z$/);
  // A colleague is not called in passing, only in place of who has the lead.
  await expect(noteContact(desk.ravi, id, "call")).rejects.toMatchObject({
    reason: "conflict",
    message: `${desk.asha.name} has this lead now. Please leave the call to them.`,
  });
  await noteContact(desk.ravi, id, "call", { isInPlace: true });
  await addNote(desk.ravi, id, "Wants a corner plot.\nCall after 6 pm.");
  const lead = await getLeadWork(id);
  expect(lead?.firstContactAt).toBe(first);
  expect(lead).toMatchObject({ assignedTo: desk.asha.id, status: "called" });
  expect(lead?.events.map(({ kind, note, who }) => [kind, note, who])).toEqual([
    ["note", "Wants a corner plot.\nCall after 6 pm.", "ravi@example.com"],
    ["call", null, "ravi@example.com"],
    ["changed", null, "ravi@example.com"],
    ["whatsapp", null, "asha@example.com"],
    ["changed", null, "asha@example.com"],
  ]);
  await expect(addNote(desk.ravi, id, "x")).resolves.toBeUndefined();
  expect(noteSchema.safeParse("x".repeat(2_001)).error?.issues[0]?.message).toBe(
    "A note has at most 2000 characters; this one has 2001. Please make two of it.",
  );
});

test("a lead has every message about it, with its attempts and why it could not be delivered", async () => {
  const { id } = await desk.newLead();
  await desk.database.db.execute(sql`
    update deliveries set state = 'failed', attempts = 9, last_error = '554 no such mailbox'
    where lead_id = ${id} and channel = 'staff-mail'`);
  expect((await getLeadWork(id))?.deliveries).toContainEqual(
    expect.objectContaining({
      channel: "staff-mail",
      state: "failed",
      attempts: 9,
      lastError: "554 no such mailbox",
    }),
  );
  expect((await desk.inbox({ failed: "1" })).leads).toMatchObject([{ id }]);
});

test("an erasure takes notes and follow-up, leaves what was done, and nothing can be changed any more", async () => {
  const { id, phone } = await desk.newLead();
  await addNote(desk.asha, id, "His brother is Suresh Rao.");
  await changeLead(desk.asha, id, change({ status: "lost", followUpAt: "2031-12-01T10:30" }));
  await desk.ask(deskCall(paths.eraseLead, { id }).replace("/desk/calls", ""), { cookie: desk.owner });
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
  await expect(addNote(desk.asha, id, "More")).rejects.toMatchObject({ reason: "invalid" });
  expect(await getLeadWork(id)).toBeNull();
});
