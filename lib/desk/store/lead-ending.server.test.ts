import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { retentionFrom } from "@/content/contact-rules";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { countEndings, eraseEnded } from "./lead-ending-mutations";
import { addNote, stopContact } from "./lead-work-mutations";
import { getLeadWork } from "./lead-work-queries";
const desk = forAllTests(openLeadDesk);

/** Of a year later than any lead of today, when the rule holds. */
const now = new Date("2027-06-15T06:00:00Z");
const old = "2026-06-01T06:00:00.000Z";
const left = async () => {
  const { rows } = await desk.database.db.execute<{ reference: string }>(
    sql`select reference from leads where erased_at is null order by reference`,
  );
  return rows.map(({ reference }) => reference);
};

test("a lead is deleted a year after the last contact with its number; what was booked stays", async () => {
  const alone = await desk.newLead({ acceptedAt: old, email: "alone@visitor.example" });
  const called = await desk.newLead({ acceptedAt: old });
  const planned = await desk.newLead({ acceptedAt: old });
  const booked = await desk.newLead({ acceptedAt: old });
  const before = await desk.newLead({ acceptedAt: old });
  const again = await desk.newLead({ acceptedAt: "2027-05-01T06:00:00.000Z", phone: before.phone });
  const { db } = desk.database;
  await db.execute(sql`insert into lead_events (lead_id, at, who, kind) values
    (${called.id}, '2026-09-01T06:00:00Z', 'asha@example.com', 'call'),
    (${alone.id}, '2027-01-01T06:00:00Z', 'asha@example.com', 'changed')`);
  await db.execute(sql`update leads set follow_up_at = '2027-07-01T06:00:00Z' where id = ${planned.id}`);
  await db.execute(sql`update leads set status = 'booked' where id = ${booked.id}`);

  expect((await getLeadWork(called.id))?.endsAt).toBe("2027-09-01T06:00:00.000Z");
  expect((await getLeadWork(booked.id))?.endsAt).toBeNull();
  expect(await countEndings()).toEqual([
    { month: "2027-06", count: 1 },
    { month: "2027-09", count: 1 },
    { month: "2028-05", count: 2 },
    { month: "2028-07", count: 1 },
  ]);

  expect(await eraseEnded(now)).toBe(1);
  expect(await left()).toEqual([called, planned, booked, before, again].map(({ reference }) => reference));
  const { rows } = await db.execute(sql`select name, phone, email from leads where erased_at is not null`);
  expect(rows).toEqual([{ name: null, phone: null, email: null }]);
  expect(await eraseEnded(now)).toBe(0);
});

test("nothing is deleted before the day on which the rule begins, however old it is, and the list shows what comes", async () => {
  const lead = await desk.newLead({ acceptedAt: "2020-01-01T06:00:00.000Z" });
  const begins = new Date(`${retentionFrom}T00:00:00+05:30`);
  expect((await getLeadWork(lead.id))?.endsAt).toBe(begins.toISOString());
  await eraseEnded(new Date(begins.getTime() - 1_000));
  expect(await left()).toContain(lead.reference);
  expect(await eraseEnded(new Date(begins.getTime() + 1_000))).toBe(1);
});

test("what ends within 30 days has a list of its own", async () => {
  const soon = await desk.newLead();
  const later = await desk.newLead();
  const monthsAgo = (id: string, days: number) =>
    desk.database.db
      .execute(sql`update leads set accepted_at = now() - interval '12 months' + ${days} * interval '1 day',
      phone = phone where id = ${id}`);
  await monthsAgo(soon.id, 29);
  await monthsAgo(later.id, 60);
  const shown = (await desk.inbox({ view: "ending" })).leads.map(({ reference }) => reference);
  expect(shown).toContain(soon.reference);
  expect(shown).not.toContain(later.reference);
});

test("staff stop contact for a person who tells them so: every lead of the number until now, with who did it", async () => {
  const lead = await desk.newLead();
  const other = await desk.newLead({ phone: lead.phone });
  await stopContact(desk.asha, lead.id);
  for (const { id } of [lead, other]) {
    const work = await getLeadWork(id);
    expect(work?.contact.stoppedAt).not.toBeNull();
    expect(work?.events[0]).toMatchObject({ who: "asha@example.com", kind: "consent" });
  }
  await addNote(desk.asha, lead.id, "Does not want calls any more.");
  const again = await desk.ask(deskCallPaths.stopContact.replace("{id}", lead.id), { cookie: desk.owner });
  expect(again.status).toBe(200);
  const gone = await desk.ask(deskCallPaths.stopContact.replace("{id}", crypto.randomUUID()), {
    cookie: desk.owner,
  });
  expect(gone.status).toBe(400);
});
