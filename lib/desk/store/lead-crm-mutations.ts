import { sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { Transaction } from "@/lib/db/client";
import { crmName, type LeadStatus } from "@/lib/enquiries/forms/lead-statuses";
import { addEvent } from "@/lib/enquiries/store/lead-mutations";
import { deskDatabase, type DeskDatabase } from "./desk-database";

/** What the CRM says of a lead, by its id or its reference. `messageId`: as the CRM numbers its messages. */
export type CrmStatus = {
  messageId: string;
  bodyHash: string;
  id?: string;
  reference?: string;
  status: LeadStatus;
};

/** `isRepeated`: the message was taken before, and `status` is what the lead has now. */
type StatusSet = { reference: string; status: LeadStatus; changed: boolean; isRepeated: boolean };

/** Messages are known again for so long; a signature is good for minutes. */
const keptDays = 7;

/**
 * Sets the status that the CRM says, and writes it into the history. The CRM is not told of it. A message that was taken
 * before changes nothing, whatever was done since; null: there is no such lead. Rejects when its number was used for
 * another message.
 */
export async function setStatusFromCrm(message: CrmStatus): Promise<StatusSet | null> {
  return deskDatabase().transaction(async (tx) => {
    const lead = await findLead(tx, message);
    if (!lead) return null;
    const { reference } = lead;
    if (!(await takeMessage(tx, message)))
      return { reference, status: lead.status, changed: false, isRepeated: true };
    const changed = lead.status !== message.status;
    if (changed) {
      await tx.execute(
        sql`update leads set status = ${message.status}, version = version + 1 where id = ${lead.id}`,
      );
      const [before, after] = [{ status: lead.status }, { status: message.status }];
      await addEvent(tx, crmName, lead.id, { kind: "changed", before, after });
    }
    return { reference, status: message.status, changed, isRepeated: false };
  });
}

type Found = { id: string; reference: string; status: LeadStatus };

async function findLead(tx: Transaction, { id, reference }: CrmStatus): Promise<Found | null> {
  const which = id === undefined ? sql`reference = ${reference}` : sql`id = ${id}`;
  const { rows } = await tx.execute<Found>(
    sql`select id, reference, status from leads where ${which} and erased_at is null order by id for update`,
  );
  const fitting = rows.filter((row) => reference === undefined || row.reference === reference);
  if (fitting.length > 1)
    throw new Refusal("conflict", "Two leads have this reference. Please name the lead by its id.");
  return fitting[0] ?? null;
}

/** Forgets the messages that nobody sends again any more, those of portals too. */
export async function dropOldMessages(db: Pick<DeskDatabase, "execute">): Promise<void> {
  await db.execute(sql`delete from crm_messages where taken_at < now() - ${keptDays} * interval '1 day'`);
}

/** False when it was taken before: another delivery of the same message waits here for the first. */
async function takeMessage(tx: Transaction, { messageId, bodyHash }: CrmStatus): Promise<boolean> {
  await dropOldMessages(tx);
  const { rows } = await tx.execute(sql`
    insert into crm_messages (id, body_hash) values (${messageId}, ${bodyHash})
    on conflict (id) do nothing returning id`);
  if (rows.length > 0) return true;
  const known = await tx.execute(
    sql`select from crm_messages where id = ${messageId} and body_hash = ${bodyHash}`,
  );
  if (known.rows.length > 0) return false;
  throw new Refusal("conflict", "This webhook-id was used for another message. Please send a new one.");
}
