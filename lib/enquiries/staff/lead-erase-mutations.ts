import "server-only";
import { sql } from "drizzle-orm";
import { openDatabase, type Database, type Transaction } from "@/lib/db/client";
import type { DeliverySettings } from "@/lib/enquiries/store/delivery-channels";
import { enqueueErasure, type Erasure } from "@/lib/enquiries/store/erasure-mutations";
import { setContactIn } from "@/lib/enquiries/store/contact-mutations";
import { env } from "@/lib/process/env";
import { isPhoneOf, type PhoneQuery } from "@/lib/enquiries/forms/lead-phone";

/** The leads in the spool. */
export type WaitingLeads = {
  /** Stores them in the database, where they are erased with the others. */
  drain: (db: Database) => Promise<unknown>;
  /** Removes those that the database refuses; returns their number. */
  erase: (isTheirs: (lead: { phone: string }) => boolean) => Promise<number>;
};

export type Erased = {
  /** Rows that were emptied, and still count in statistics. */
  leads: number;
  /** Leads of the spool that were deleted. */
  waiting: number;
};

/**
 * Removes a person's data from all their leads, from the deliveries and from the spool. Kind, day
 * and project of each stored lead stay. Messages that have been sent can't be called back.
 */
export async function eraseLeads(
  databaseUrl: string,
  phone: PhoneQuery,
  spool: WaitingLeads,
): Promise<Erased> {
  const { db, close } = openDatabase(databaseUrl, 2);
  try {
    // First, so that leads that are being stored at this moment are in the database after it.
    await spool.drain(db);
    const waiting = await spool.erase((lead) => isPhoneOf(phone, lead.phone));
    return { leads: await eraseStoredLeads(db, phone), waiting };
  } finally {
    await close();
  }
}

/** The part of `eraseLeads` in the database; returns the number of leads. */
export function eraseStoredLeads(db: Database, phone: PhoneQuery): Promise<number> {
  return db.transaction(async (tx) => {
    const theirs =
      "exact" in phone
        ? sql`${phone.exact} in (phone, first_phone)`
        : sql`${phone.lastTen} in (right(phone, 10), right(first_phone, 10))`;
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from leads where erased_at is null and ${theirs} for update`,
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await removeDeliveries(tx, ids);
    await removeNotes(tx, ids);
    await emptyLeads(tx, ids);
    return ids.length;
  });
}

/**
 * Erases one lead for whoever holds its link, and stops contact about all others of the number: that the number is his nobody has
 * shown, so theirs stay (docs/decisions/0021-consent-by-a-link.md). Staff and CRM are told which lead to delete. False: it is not
 * there any more.
 */
export function eraseByLink(db: Database, id: string, settings: DeliverySettings = env()): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await setContactIn(tx, id, { to: "stop" }, settings))) return false;
    const { rows } = await tx.execute<Erasure>(sql`select id, reference, kind from leads where id = ${id}`);
    await removeDeliveries(tx, [id]);
    await removeNotes(tx, [id]);
    const [emptied] = await emptyLeads(tx, [id]);
    await enqueueErasure(tx, emptied!, rows[0]!, settings); // locked since the first line
    return true;
  });
}

/** Deleted completely, because the receivers know their ids. A mail that is being sent then finds no row to mark. */
async function removeDeliveries(tx: Transaction, leadIds: string[]): Promise<void> {
  await tx.execute(sql`
    with removed as (delete from deliveries where lead_id = any(${sql.param(leadIds)}::uuid[]) returning id)
    select graphile_worker.remove_job('delivery:' || id) from removed`);
}

/** What staff wrote about the person. That something was done, by whom and when, stays. */
async function removeNotes(tx: Transaction, leadIds: string[]): Promise<void> {
  await tx.execute(sql`
    update lead_events set note = null where lead_id = any(${sql.param(leadIds)}::uuid[]) and note is not null`);
}

/** The id is derived from what the person sent, so it is replaced too: returned are the new ones. */
async function emptyLeads(tx: Transaction, ids: string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update leads set id = gen_random_uuid(), reference = 'erased', name = null, phone = null, first_phone = null, corrected_at = null, email = null,
      details = '{}', source_page = null, referrer = null, utm = '{}', consent_text = null, consent_version = null,
      consent_channels = null, consent_at = null, address_hash = null, suspicion = null, idempotency_key = null,
      body_hash = null, accepted_at = date_trunc('day', accepted_at, 'UTC'),
      stored_at = date_trunc('day', stored_at, 'UTC'), follow_up_at = null, contact_stopped_at = null,
      contact_channels = null, calls_from = null, calls_until = null, version = version + 1, erased_at = now()
    where id = any(${sql.param(ids)}::uuid[]) returning id`);
  return rows.map(({ id }) => id);
}
