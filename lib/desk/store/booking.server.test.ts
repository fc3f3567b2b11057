import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "@/lib/base/refusal";
import type { Fields } from "@/lib/desk/forms/form-field";
import { readBooking } from "@/lib/desk/forms/booking";
import { outcomeSchema } from "@/lib/desk/forms/outcomes";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
import { eraseStoredLeads } from "@/lib/enquiries/staff/lead-erase-mutations";
import { readBookingForm, saveBooking } from "./booking-mutations";
import { noteOutcome } from "./lead-outcome-mutations";
import { getLeadWork } from "./lead-work-queries";

let desk: Awaited<ReturnType<typeof openLeadDesk>>;
beforeAll(async () => {
  desk = await openLeadDesk();
});
afterAll(() => desk.close());

async function book(phone?: string) {
  const lead = await desk.newLead(phone ? { phone, acceptedAt: "2026-11-01T06:00:00.000Z" } : {});
  await noteOutcome(desk.asha, lead.id, outcomeSchema.parse({ outcome: "booked", version: "0" }));
  return lead;
}

/** Saves the form as it was loaded, with these boxes typed anew. */
async function save(id: string, typed: Fields, seen?: Fields, who = desk.asha) {
  const loaded = seen ?? (await readBookingForm(id));
  await saveBooking(who, id, { version: JSON.stringify(loaded), fields: { ...loaded, ...typed } });
}

const stored = async () =>
  (
    await desk.database.db.execute(sql`
      select to_char(booked_on, 'YYYY-MM-DD') as day, unit, price::text, expected::text, invoiced::text, received::text from bookings`)
  ).rows;

test("a booking is written as people write money, read back to the rupee, and told in the history but not to the CRM", async () => {
  const { id, phone } = await book();
  await save(id, { bookedOn: "2026-11-01", unit: "3 BHK, B 1203", price: "1.25 Cr", expected: "2,40,000" });
  expect(await stored()).toEqual([
    {
      day: "2026-11-01",
      unit: "3 BHK, B 1203",
      price: "12500000",
      expected: "240000",
      invoiced: null,
      received: null,
    },
  ]);
  expect(await readBookingForm(id)).toMatchObject({
    price: "₹1,25,00,000",
    expected: "₹2,40,000",
    received: "",
  });
  // Saved as it is shown, nothing changes.
  await save(id, {});
  const work = (await getLeadWork(id))!;
  expect(work.events.map(({ kind }) => kind)).toEqual(["booking", "changed"]);
  expect(work.events[0]).toMatchObject({ who: "asha@example.com", after: { price: "₹1,25,00,000" } });
  const told = await desk.database.db.execute(
    sql`select 1 from deliveries where lead_id = ${id} and last_event = ${work.events[0]?.id ?? 0}`,
  );
  expect(told.rows).toEqual([]);
  // The person's unit goes with the person; what was earned stays in the books.
  await eraseStoredLeads(desk.database.db, { exact: phone });
  expect(await stored()).toMatchObject([{ unit: null, price: "12500000" }]);
  const { rows } = await desk.database.db.execute(sql`select after from lead_events where kind = 'booking'`);
  expect(rows).toEqual([{ after: null }]);
});

test("two who fill in other boxes both keep theirs; the same box is a conflict that names who and both sums", async () => {
  const { id } = await book();
  const loaded = await readBookingForm(id);
  await save(id, { price: "80 L" }, loaded);
  await save(id, { invoiced: "1 L" }, loaded, desk.ravi);
  expect(await readBookingForm(id)).toMatchObject({ price: "₹80,00,000", invoiced: "₹1,00,000" });
  const again = save(id, { price: "85 L" }, loaded, desk.ravi);
  await expect(again).rejects.toThrow(
    /asha@example.com changed this booking[\s\S]*Price: now ₹80,00,000, yours 85 L/,
  );
});

test.each([
  [{ bookedOn: "2999-01-01" }, "bookedOn", "a day that has been"],
  [{ bookedOn: "" }, "bookedOn", "the day of the booking"],
  [{ price: "about a crore" }, "price", "no sum of money"],
  [{ received: "-5" }, "received", "no sum of money"],
  [{ project: "No such project" }, "project", "No project has this name"],
])("%j is refused beside its box, and nothing is stored", async (typed, path, msg) => {
  const { id } = await book();
  const refusal: unknown = await save(id, typed).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Refusal).details.errors).toMatchObject([
    { path, msg: expect.stringContaining(msg) as string },
  ]);
  expect((await getLeadWork(id))?.events).toHaveLength(1);
});

test("a lead that is not booked has no booking to save", async () => {
  const lead = await desk.newLead();
  await expect(save(lead.id, { price: "80 L" })).rejects.toThrow("not booked any more");
});

test("the leads of a number or a mail are one timeline, and the list counts them all", async () => {
  const [phone, email] = ["+919876500077", "Meera@example.com"];
  const first = await book(phone);
  const second = await desk.newLead({ phone, email });
  const third = await desk.newLead({ email: email.toLowerCase(), acceptedAt: "2026-11-23T06:00:00.000Z" });
  const work = (await getLeadWork(second.id))!;
  expect(work.others.map(({ id }) => id).sort()).toEqual([first.id, third.id].sort());
  expect(work.others.find(({ id }) => id === first.id)?.events).toMatchObject([
    { after: { outcome: "booked" } },
  ]);
  const { leads } = await desk.inbox({ view: "all", from: "2026-11-01", until: "2026-11-23" });
  const counted = new Map(leads.map(({ id, enquiry }) => [id, enquiry]));
  expect([first, second, third].map(({ id }) => counted.get(id))).toEqual([1, 2, 3]);
});

test("a bare number is asked about: it may be lakhs, a percentage or thousands", () => {
  const typed = {
    bookedOn: "2026-11-01",
    project: "",
    unit: "",
    price: "95",
    expected: "2",
    invoiced: "",
    received: "500 L",
  };
  const read = readBooking(typed, "2026-12-01");
  expect("faults" in read && read.faults).toMatchObject([
    { msg: "What is 95? Write 95 L for lakhs, or all digits." },
    { msg: "What is 2? Write 2 L for lakhs, or all digits." },
  ]);
});
