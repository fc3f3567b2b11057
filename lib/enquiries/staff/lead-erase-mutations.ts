import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { keptAfterErasure } from "@/content/contact-rules";
import { type Database, type Transaction, withDatabase } from "@/lib/db/client";
import { isPhoneOf, type PhoneQuery } from "@/lib/enquiries/forms/lead-phone";
import { erasedOfPhone, noteErased, readErased, type WasErased } from "@/lib/enquiries/intake/erased-list";
import { changeByToken } from "@/lib/enquiries/intake/lead-consent";
import { setContactIn } from "@/lib/enquiries/store/contact-mutations";
import type { DeliverySettings } from "@/lib/enquiries/store/delivery-mutations";
import { enqueueErasure, type Erasure, erasureChannels } from "@/lib/enquiries/store/lead-mutations";
import { loggableReason } from "@/lib/enquiries/store/lead-store";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";

/** A lead of the spool. */
type WaitingLead = { id: string; phone: string };
/** Leads that were erased: their ids, and the addresses that they had. */
type ErasedLeads = { ids: readonly string[]; emails: readonly string[] };

/** Where else a person is, and how it is erased there. */
export type Elsewhere = {
  /** Stores the leads of the spool in the database, where they are erased with the others. */
  drain: (db: Database) => Promise<unknown>;
  /** Removes those that the database refuses; returns their number. */
  erase: (isTheirs: (lead: WaitingLead) => boolean) => Promise<number>;
  /** Removes what is in rooms above: drafts, and saved searches of the same addresses, whose number it returns. */
  more?: (tx: Transaction, leads: ErasedLeads, wasErased?: WasErased) => Promise<number>;
};

export type Erased = {
  /** Rows that were emptied, and still count in statistics. */
  leads: number;
  /** Leads of the spool that were deleted. */
  waiting: number;
  searches: number;
};

/**
 * Removes a person's data from all their leads, from the deliveries, the spool and elsewhere. Kind, day and project of each stored
 * lead stay. The CRM is told which leads to delete; mails that have been sent can't be called back.
 */
export async function eraseLeads(
  databaseUrl: string,
  phone: PhoneQuery,
  elsewhere: Elsewhere,
): Promise<Erased> {
  await noteErased("exact" in phone ? { phone: phone.exact } : phone);
  return eraseEverywhere(databaseUrl, elsewhere, {
    isWaiting: (lead) => isPhoneOf(phone, lead.phone),
    async erase(tx) {
      await dropSheets(tx, sql`values (${"exact" in phone ? phone.exact : phone.lastTen}::text, null::text)`);
      return eraseWhere(tx, numberIs(phone), elsewhere.more);
    },
  });
}

/** Deletes sheets that wait to be taken and have one of these numbers or addresses in them: they can be sent again without it. */
async function dropSheets(tx: Transaction, theirs: SQL): Promise<void> {
  const text = sql`convert_from(content, 'UTF8')`;
  await tx.execute(sql`
    delete from lead_files using (${theirs}) as theirs (phone, email)
    where position(right(phone, 10) in regexp_replace(${text}, '\\D', '', 'g')) > 0
      or position(lower(email) in lower(${text})) > 0`);
}

/**
 * Erases again who stands in a list of erased people, after a backup was brought back; what came after the erasure stays.
 * Rejects with a `SyntaxError` for what is no list.
 */
export async function eraseAgain(databaseUrl: string, list: string, elsewhere: Elsewhere): Promise<Erased> {
  const wasErased = await readErased(list);
  return eraseEverywhere(databaseUrl, elsewhere, {
    isWaiting: ({ id, phone, ...lead }) => {
      const at = "acceptedAt" in lead ? new Date(String(lead.acceptedAt)) : new Date(0);
      return wasErased([{ lead: id }, ...erasedOfPhone(phone)], at);
    },
    erase: async (tx) => {
      const { rows } = await tx.execute<{ id: string; phones: string[]; at: string }>(sql`
        select id, array_remove(array[phone, first_phone], null) as phones, accepted_at::text as at
        from leads where erased_at is null`);
      const theirs = rows.filter(({ id, phones, at }) =>
        wasErased([{ lead: id }, ...phones.flatMap(erasedOfPhone)], new Date(at)),
      );
      const ids = theirs.map(({ id }) => id);
      return eraseWhere(tx, sql`id = any(${sql.param(ids)}::uuid[])`, (inTx, leads) =>
        elsewhere.more ? elsewhere.more(inTx, leads, wasErased) : Promise.resolve(0),
      );
    },
  });
}

type Plan = {
  isWaiting: (lead: WaitingLead) => boolean;
  erase: (tx: Transaction) => Promise<Pick<Erased, "leads" | "searches">>;
};

async function eraseEverywhere(
  databaseUrl: string,
  { drain, erase: eraseWaiting }: Elsewhere,
  { isWaiting, erase }: Plan,
): Promise<Erased> {
  const everywhere = async (db: Database) => {
    // First, so that leads that are being stored at this moment are in the database after it. What stays on the disk because
    // of another lead is erased there.
    await drain(db).catch((error: unknown) =>
      log("warn", "Leads that wait on the disk are erased there", { reason: loggableReason(error) }),
    );
    const waiting = await eraseWaiting(isWaiting);
    return { ...(await db.transaction(erase)), waiting };
  };
  return withDatabase(databaseUrl, everywhere, 2);
}

/** The part of `eraseLeads` in the tables of leads; returns the number of leads. */
export async function eraseStoredLeads(db: Database, phone: PhoneQuery): Promise<number> {
  const { leads } = await db.transaction((tx) => eraseWhere(tx, numberIs(phone)));
  return leads;
}

const numberIs = (phone: PhoneQuery): SQL =>
  "exact" in phone
    ? sql`${phone.exact} in (phone, first_phone)`
    : sql`${phone.lastTen} in (right(phone, 10), right(first_phone, 10))`;

/** Empties the leads that these words of SQL find, and tells the CRM. `more`: what else goes with them. */
export async function eraseWhere(
  tx: Transaction,
  theirs: SQL,
  more: Elsewhere["more"] = () => Promise.resolve(0),
): Promise<Pick<Erased, "leads" | "searches">> {
  // The CRM is told of what it was told of, or was to be: the settings of a command may lack it.
  const { rows } = await tx.execute<{ id: string; email: string | null; isTold: boolean }>(sql`
    select id, email, exists (select from deliveries where lead_id = leads.id and channel like 'webhook%') as "isTold"
    from leads where erased_at is null and ${theirs} for update`);
  const ids = rows.map(({ id }) => id);
  const told = new Set(rows.flatMap(({ id, isTold }) => (isTold ? [id] : [])));
  for (const { emptiedId, ...erased } of await emptyLeads(tx, ids))
    await enqueueErasure(tx, emptiedId, erased, told.has(erased.id) ? ["webhook-erased"] : []);
  const searches = await more(tx, { ids, emails: rows.flatMap(({ email }) => email ?? []) });
  return { leads: ids.length, searches };
}

/**
 * Erases one lead for whoever holds its link, and stops contact about all others of the number: that the number is his nobody has
 * shown, so theirs stay (docs/decisions/0021-consent-by-a-link.md). Staff and CRM are told which lead to delete. False: it is not
 * there any more.
 */
export function eraseByLink(db: Database, id: string, settings: DeliverySettings = env()): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await setContactIn(tx, id, { to: "stop" }, settings))) return false;
    await noteErased({ lead: id });
    for (const { emptiedId, ...erased } of await emptyLeads(tx, [id]))
      // locked since the first line
      await enqueueErasure(tx, emptiedId, erased, erasureChannels(settings));
    return true;
  });
}

/** What becomes of the consent of an erased lead. */
function consentAfter(): SQL {
  const columns = ["consent_text", "consent_version", "consent_channels", "consent_at", "notice_version"];
  const after = (column: string) => (keptAfterErasure.consent ? sql.identifier(column) : sql`null`);
  return sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = ${after(column)}`),
    sql`, `,
  );
}

/**
 * Takes everything about the person out of leads that nobody else changes meanwhile. Deliveries are deleted completely, because
 * the receivers know their ids; a mail that is being sent then finds no row to mark. Of what staff wrote it stays that
 * something was done, by whom and when. The id is derived from what the person sent, so it is replaced too.
 */
async function emptyLeads(tx: Transaction, leadIds: string[]): Promise<(Erasure & { emptiedId: string })[]> {
  const ids = sql`any(${sql.param(leadIds)}::uuid[])`;
  await dropSheets(
    tx,
    sql`select phone, email from leads where id = ${ids} union select first_phone, null::text from leads where id = ${ids}`,
  );
  await tx.execute(sql`
    with removed as (delete from deliveries where lead_id = ${ids} returning id)
    select graphile_worker.remove_job('delivery:' || id) from removed`);
  await tx.execute(sql`update lead_events set note = null where lead_id = ${ids} and note is not null`);
  await tx.execute(sql`delete from lead_ties where lead_id = ${ids} or other_id = ${ids}`);
  await tx.execute(sql`update visits set pick_up = null where lead_id = ${ids}`);
  await tx.execute(sql`update bookings set unit = null where lead_id = ${ids}`);
  await tx.execute(
    sql`update lead_events set before = null, after = null where lead_id = ${ids} and kind = 'booking'`,
  );
  const { rows } = await tx.execute<Erasure & { emptiedId: string }>(sql`
    update leads set id = gen_random_uuid(), reference = 'erased', name = null, phone = null, first_phone = null, corrected_at = null, email = null,
      details = '{}', origin = null, source_page = null, referrer = null, utm = '{}', ${consentAfter()}, address_hash = null, suspicion = null, idempotency_key = null,
      body_hash = null, accepted_at = date_trunc('day', accepted_at, 'UTC'),
      stored_at = date_trunc('day', stored_at, 'UTC'), follow_up_at = null, contact_stopped_at = null,
      contact_channels = null, calls_from = null, calls_until = null, stands_alone = false, version = leads.version + 1, erased_at = now()
    from (select id as old_id, reference as old_reference from leads where id = ${ids}) as old
    where id = old_id returning id as "emptiedId", old_id as id, old_reference as reference, kind`);
  return rows;
}

/** Deletes the lead of a link, for good. Rejects like `changeConsent`; then nothing was deleted. */
export async function eraseByToken(token: string): Promise<void> {
  await changeByToken(token, (db, id) => eraseByLink(db, id));
  log("info", "A person has deleted a lead by its link");
}
