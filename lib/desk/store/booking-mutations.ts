import { sql } from "drizzle-orm";
import "server-only";
import { indianDay } from "@/lib/base/indian-day";
import { Refusal } from "@/lib/base/refusal";
import type { Executor, Transaction } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import {
  type Booking,
  bookingNames,
  bookingTyped,
  readBooking,
  writeBooking,
} from "@/lib/desk/forms/booking";
import type { Fields } from "@/lib/desk/forms/form-field";
import { addEvent } from "@/lib/enquiries/store/lead-mutations";
import { deskDatabase } from "./desk-database";
import { changedParts, type Later } from "./form-changes";
import { theProject } from "./lead-add-mutations";
import { lockLead } from "./lead-work-mutations";
import { mergeSent } from "./merge-forms";
import { type Actor, requireRole } from "./staff";

type StoredBooking = Booking & { projectId: number | null };

/** The booking of a lead; before anybody wrote of it today's, of the project that the lead is about. */
async function findBooking(db: Executor, leadId: string): Promise<StoredBooking> {
  const { rows } = await db.execute<Record<keyof StoredBooking, string | null>>(sql`
    select to_char(b.booked_on, 'YYYY-MM-DD') as "bookedOn", p.id as "projectId", p.name as project, b.unit, b.price, b.expected,
      b.invoiced, b.received
    from leads l left join bookings b on b.lead_id = l.id
    left join projects p on p.id = case when b.lead_id is null then l.project_id else b.project_id end
    where l.id = ${leadId}`);
  const row = rows[0];
  // The driver gives large numbers as text.
  const number = (text?: string | null) => (text == null ? null : Number(text));
  return {
    bookedOn: row?.bookedOn ?? indianDay(new Date()),
    projectId: number(row?.projectId),
    project: row?.project ?? "",
    unit: row?.unit ?? null,
    price: number(row?.price),
    expected: number(row?.expected),
    invoiced: number(row?.invoiced),
    received: number(row?.received),
  };
}

const toFields = ({ projectId: _, ...booking }: StoredBooking): Fields => writeBooking(booking);

/** The fields of the form of a lead's booking. */
export async function readBookingForm(leadId: string): Promise<Fields> {
  return toFields(await findBooking(deskDatabase(), leadId));
}

/**
 * Stores what is known of a booking. `version`: what the form was loaded with; a field that a colleague has changed since is a
 * conflict that can be sent again. Its money is not told to the CRM. Throws a refusal for a lead that nobody has booked.
 */
export async function saveBooking(
  actor: Actor,
  id: string,
  { version, fields }: { version: string; fields: Fields },
): Promise<void> {
  requireRole(actor, "agent");
  await deskDatabase().transaction(async (tx) => {
    const { status } = await lockLead(tx, id);
    if (status !== "booked")
      throw new Refusal("conflict", "This lead is not booked any more. Press “Booked” first.");
    const stored = await findBooking(tx, id);
    const theirs = toFields(stored);
    const sent = { version, theirs, yours: bookingTyped(fields), names: bookingNames };
    const merged = await mergeSent("booking", sent, () => listChanges(tx, id));
    const read = readBooking(merged, indianDay(new Date()));
    if ("faults" in read)
      throw new Refusal("invalid", "Please look at what is marked below. Nothing was saved yet.", {
        errors: read.faults,
      });
    const { booking } = read;
    const projectId =
      booking.project === stored.project
        ? stored.projectId
        : booking.project
          ? await theProject(tx, booking.project)
          : null;
    await putBooking(tx, id, { ...booking, projectId });
    await tellChange(tx, actor, id, theirs);
  });
}

async function putBooking(tx: Transaction, id: string, booking: StoredBooking): Promise<void> {
  const { bookedOn, projectId, unit, price, expected, invoiced, received } = booking;
  await tx.execute(sql`
    insert into bookings (lead_id, booked_on, project_id, unit, price, expected, invoiced, received)
    values (${id}, ${bookedOn}::date, ${projectId}, ${unit}, ${price}, ${expected}, ${invoiced}, ${received})
    on conflict (lead_id) do update set booked_on = excluded.booked_on, project_id = excluded.project_id, unit = excluded.unit,
      price = excluded.price, expected = excluded.expected, invoiced = excluded.invoiced, received = excluded.received`);
}

/** Writes into the lead's history what is other now. */
async function tellChange(tx: Transaction, actor: Actor, id: string, before: Fields): Promise<void> {
  const after = toFields(await findBooking(tx, id));
  const changed = changedParts(before, after);
  if (changed.length === 0) return;
  const of = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name] || null]));
  await addEvent(tx, actor.email, id, { kind: "booking", before: of(before), after: of(after) });
}

type Event = { who: string; at: string; before: Fields | null; after: Fields | null };

async function listChanges(tx: Transaction, id: string): Promise<Later[]> {
  const { rows } = await tx.execute<Event>(sql`
    select who, ${isoMoment(sql`at`)} as at, before, after from lead_events
    where lead_id = ${id} and kind = 'booking' order by id desc limit 50`);
  const text = (fields: Fields | null) =>
    Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, value || ""]));
  return rows.map(({ who, at, before, after }) => ({
    who,
    at,
    forms: { before: text(before), after: text(after) },
  }));
}
