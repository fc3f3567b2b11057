import "server-only";
import { sql } from "drizzle-orm";
import { Refusal } from "@/lib/base/refusal";
import type { ContactKind, LeadChange } from "@/lib/desk/forms/lead-change";
import { enqueueChange } from "@/lib/enquiries/store/lead-change-mutations";
import { addEvent } from "@/lib/enquiries/store/lead-event-mutations";
import { requireRole, type Actor } from "./actor";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { sayConflict } from "./lead-conflict";
import { differences, lastChange, lockLead, named, namesOf } from "./lead-event-mutations";

/*
 * Every change that the desk makes to a lead: one function each, which checks the role, and writes who, when, before and
 * after in the same transaction, and the news of it for the CRM.
 */

/**
 * Sets status, account and follow-up. Nobody overwrites what he has not seen: when somebody has changed the lead since
 * `version`, it is a conflict, whose sentence has both values, and whose `version` lets it be sent again.
 */
export async function changeLead(
  actor: Actor,
  id: string,
  { version, ...change }: LeadChange,
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  requireRole(actor, "agent");
  const wanted = { ...change, followUpAt: change.followUpAt?.toISOString() ?? null };
  await db.transaction(async (tx) => {
    const row = await lockLead(tx, id);
    const names = await namesOf(tx, [row.assignedTo, wanted.assignedTo]);
    if (wanted.assignedTo !== null && !names.has(wanted.assignedTo))
      throw new Refusal("invalid", "This account is not there any more. Please choose another.");
    const [before, after] = differences(row, wanted);
    if (Object.keys(after).length === 0) return;
    if (row.version !== version) {
      const last = await lastChange(tx, id);
      throw new Refusal("conflict", sayConflict(row, wanted, names, last), {
        errors: [{ path: "version", msg: String(row.version) }],
      });
    }
    await tx.execute(sql`
      update leads set status = ${wanted.status}, assigned_to = ${wanted.assignedTo},
        follow_up_at = ${wanted.followUpAt}::timestamptz, version = version + 1 where id = ${id}`);
    const event = await addEvent(tx, actor.email, id, {
      kind: "changed",
      before: named(before, names),
      after: named(after, names),
    });
    await enqueueChange(tx, id, event);
  });
}

export async function addNote(
  actor: Actor,
  id: string,
  note: string,
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  requireRole(actor, "agent");
  await db.transaction(async (tx) => {
    await lockLead(tx, id);
    await addEvent(tx, actor.email, id, { kind: "note", note });
  });
}

/** Notes that somebody calls or writes now; how long the person waited is measured from the first. */
export async function noteContact(
  actor: Actor,
  id: string,
  kind: ContactKind,
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  requireRole(actor, "agent");
  await db.transaction(async (tx) => {
    await lockLead(tx, id);
    await tx.execute(
      sql`update leads set first_contact_at = now() where id = ${id} and first_contact_at is null`,
    );
    await addEvent(tx, actor.email, id, { kind });
  });
}
