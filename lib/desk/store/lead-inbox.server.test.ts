import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { change, openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { changeLead } from "./lead-work-mutations";
import { getLeadWork } from "./lead-work-queries";
const desk = forAllTests(openLeadDesk);

const found = async (search: Record<string, string>) =>
  (await desk.inbox(search)).leads.map(({ reference }) => reference);

/** A follow-up that was set in time, and has passed. */
const setFollowUp = (id: string, moment: string) =>
  desk.database.db.execute(
    sql`update leads set follow_up_at = ${moment}::timestamp at time zone 'Asia/Kolkata' where id = ${id}`,
  );

test("leads are found by number, reference and name, and by what was made of them", async () => {
  const lead = await desk.newLead({
    name: "Lakshmi 100%_Devi",
    phone: "+919123400001",
    reference: "K7QF-9ABC",
  });
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
    desk.asha,
    lead.id,
    change({ status: "spam", assignedTo: desk.asha.id, followUpAt: "2031-01-01T10:00" }),
  );
  await setFollowUp(lead.id, "2026-01-01T10:00");
  expect(await found({})).not.toContain("K7QF-9ABC");
  expect(await found({ status: "spam" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ q: "lakshmi" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ view: "due" })).toEqual([]);
  await changeLead(desk.asha, lead.id, change({ status: "booked" }, { status: "spam" }));
  // Who has booked may wait for a call, too.
  expect(await desk.inbox({ view: "due" })).toMatchObject({
    due: 1,
    leads: [{ reference: "K7QF-9ABC", isLate: true }],
  });
  await changeLead(desk.asha, lead.id, change({ status: "visit-planned" }, { status: "booked" }));
  expect(await found({ who: "me" })).toEqual(["K7QF-9ABC"]);
  expect(await found({ who: "nobody" })).not.toContain("K7QF-9ABC");
  expect(
    (await desk.inbox({ who: "me" }, desk.ravi.id)).leads.map(({ reference }) => reference),
  ).not.toContain("K7QF-9ABC");
  expect(await found({ kind: "loan" })).toEqual([]);
});

test("of the follow-ups that are due the most overdue comes first", async () => {
  const [february, january] = [await desk.newLead(), await desk.newLead()];
  await setFollowUp(february.id, "2026-02-02T10:00");
  await setFollowUp(january.id, "2026-01-15T10:00");
  const due = await found({ view: "due" });
  expect(due.slice(-2)).toEqual([january.reference, february.reference]);
});

test("the same person's leads know of each other", async () => {
  const one = await desk.newLead({ phone: "+919123400009" });
  const two = await desk.newLead({ phone: "+919123400009", kind: "contact" });
  expect((await getLeadWork(one.id))?.others.map(({ id }) => id)).toEqual([two.id]);
});

test("an owner exports what the command exports", async () => {
  const answer = await desk.ask(paths.exportLeads, { cookie: desk.owner, isForm: true });
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const csv = await answer.text();
  expect(csv).toMatch(/^\ufeff?reference,kind,acceptedAt,name,phone/);
  expect(csv).toContain("K7QF-9ABC");
});
