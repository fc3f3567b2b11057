import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outcomeSchema } from "@/lib/desk/forms/outcomes";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { addNote, changeLead, noteContact } from "./lead-work-mutations";
import { noteOutcome, undoOutcome } from "./lead-outcome-mutations";
import { findNextLead, getLeadWork } from "./lead-work-queries";
import { change } from "@/lib/desk/testing/lead-desk";

let desk: Awaited<ReturnType<typeof openLeadDesk>>;
beforeAll(async () => {
  desk = await openLeadDesk();
});
afterAll(() => desk.close());

const now = new Date("2030-06-03T12:00:00+05:30");
const said = (outcome: string, more: Record<string, string> = {}) =>
  outcomeSchema.parse({ outcome, version: "0", ...more });
const note = (id: string, outcome: string, more: Record<string, string> = {}, who = desk.asha) =>
  noteOutcome(who, id, said(outcome, more), now);

test.each([
  ["no-answer", "called", "2030-06-03T08:30:00Z"],
  ["later:2030-06-03T18:00", "called", "2030-06-03T12:30:00Z"],
  ["interested", "called", "2030-06-04T05:30:00Z"],
  ["visit:2030-06-08T11:00", "visit-planned", "2030-06-07T11:30:00Z"],
  ["not-now:price", "lost", null],
  ["wrong-number", "lost", null],
  ["spam", "spam", null],
  ["booked", "booked", null],
])(
  "%s sets status %s, who has it and when to follow up, in one event",
  async (outcome, status, followUpAt) => {
    const lead = await desk.newLead();
    await note(lead.id, outcome, { note: "Wants a garden." });
    const work = (await getLeadWork(lead.id))!;
    const moment = (text: string | null) => text && Date.parse(text);
    expect([work.status, moment(work.followUpAt)]).toEqual([status, moment(followUpAt)]);
    expect([work.assignedTo, work.firstContactAt !== null]).toEqual(
      outcome === "spam" ? [null, false] : [desk.asha.id, true],
    );
    expect(work.events).toMatchObject([
      { kind: "changed", who: "asha@example.com", note: "Wants a garden." },
    ]);
    expect(work.events[0]?.after?.outcome).toBe(outcome.replace(/:\d.*/, ""));
  },
);

const visitsOf = async (id: string) =>
  (
    await desk.database.db.execute<{ result: string | null }>(
      sql`select result from visits where lead_id = ${id} order by created_at, result nulls last`,
    )
  ).rows.map(({ result }) => result);

test("from a visit that is put off to the booking, and a mistaken tap is taken back", async () => {
  const lead = await desk.newLead();
  await note(lead.id, "visit:2030-06-08T11:00");
  await note(lead.id, "visit:2030-06-09T11:00");
  expect(await visitsOf(lead.id)).toEqual(["moved", null]);
  expect((await getLeadWork(lead.id))?.visit?.at).toBe("2030-06-09T05:30:00.000Z");
  // "No answer" before the day leaves the visit planned.
  await note(lead.id, "no-answer");
  expect(await getLeadWork(lead.id)).toMatchObject({ status: "visit-planned" });
  await note(lead.id, "spam");
  expect(await visitsOf(lead.id)).toEqual(["moved", "spam"]);
  await undoOutcome(desk.asha, lead.id);
  expect(await visitsOf(lead.id)).toEqual(["moved", null]);
  expect(await getLeadWork(lead.id)).toMatchObject({ status: "visit-planned", assignedTo: desk.asha.id });
  // Taken back once; nobody takes back a colleague's.
  await expect(undoOutcome(desk.asha, lead.id)).rejects.toThrow("can’t be taken back");
  await note(lead.id, "booked", { version: "2147483647" });
  await expect(undoOutcome(desk.ravi, lead.id)).rejects.toThrow("can’t be taken back");
  expect(await visitsOf(lead.id)).toEqual(["moved", "booked"]);
});

test("what a colleague did meanwhile is said first, what one did oneself is not", async () => {
  const lead = await desk.newLead();
  await noteContact(desk.asha, lead.id, "call");
  await addNote(desk.ravi, lead.id, "Speaks Telugu.");
  await note(lead.id, "interested");
  await expect(note(lead.id, "booked", {}, desk.ravi)).rejects.toMatchObject({
    reason: "conflict",
    message: expect.stringContaining("asha@example.com was here") as string,
    details: { errors: [{ path: "version" }] },
  });
  expect((await getLeadWork(lead.id))?.status).toBe("called");
  const seen = String((await getLeadWork(lead.id))?.events[0]?.id);
  await note(lead.id, "booked", { version: seen }, desk.ravi);
  expect(await getLeadWork(lead.id)).toMatchObject({ status: "booked", assignedTo: desk.asha.id });
});

test("the same press twice, at once too, is one event; what comes after it was seen is another", async () => {
  const lead = await desk.newLead();
  await Promise.all([1, 2, 3].map(() => note(lead.id, "no-answer")));
  await note(lead.id, "no-answer");
  const seen = String((await getLeadWork(lead.id))?.events[0]?.id);
  expect((await getLeadWork(lead.id))?.events).toHaveLength(1);
  await note(lead.id, "no-answer", { version: seen });
  // With other words, or for another time, it is no repetition.
  await note(lead.id, "no-answer", { version: seen, note: "Engaged" });
  await note(lead.id, "later:2030-06-04T10:00", { version: seen });
  await note(lead.id, "later:2030-06-04T12:00", { version: seen });
  expect((await getLeadWork(lead.id))?.events).toHaveLength(5);
  await expect(note(lead.id, "visit:2999-01-01T10:00", { version: seen })).rejects.toThrow("years away");
});

test("a moment that has passed is refused, and nothing is written", async () => {
  const lead = await desk.newLead();
  await expect(note(lead.id, "visit:2030-06-02T11:00")).rejects.toThrow("has passed");
  expect((await getLeadWork(lead.id))?.events).toEqual([]);
});

test("next is who was never called, then who waits longest for a call again; never a colleague's", async () => {
  await desk.database.db.execute(sql`delete from leads`);
  const [first, second, theirs, waiting] = [
    await desk.newLead({ acceptedAt: "2030-06-03T10:00:00Z" }),
    await desk.newLead({ acceptedAt: "2030-06-03T11:00:00Z" }),
    await desk.newLead(),
    await desk.newLead(),
  ];
  await changeLead(desk.ravi, theirs.id, change({ assignedTo: desk.ravi.id }));
  await note(waiting.id, "no-answer");
  await desk.database.db.execute(
    sql`update leads set follow_up_at = now() - interval '1 hour' where id = ${waiting.id}`,
  );
  const next = async (after: string) => (await findNextLead(desk.asha.id, after))?.id;
  expect(await next(first.id)).toBe(second.id);
  expect(await next(second.id)).toBe(first.id);
  for (const { id } of [first, second]) await note(id, "spam");
  expect(await next(first.id)).toBe(waiting.id);
  expect(await next(waiting.id)).toBeUndefined();
});
