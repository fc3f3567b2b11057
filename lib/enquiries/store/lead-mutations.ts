import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import "server-only";
import type { Database, Transaction } from "@/lib/db/client";
import { leads, notices } from "@/lib/db/lead-tables";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";
import { env } from "@/lib/process/env";
import { isOurId } from "@/lib/projects/project/project-key";
import { type AcceptedLead, duplicateWindowMs, type LeadAdder } from "./accepted-lead";
import {
  addJob,
  canDeliver,
  correctionChannelsOf,
  type DeliverySettings,
  enqueueAnew,
  enqueueDeliveries,
} from "./delivery-mutations";

/** Where the id of each lead that is new, or has another event in its history, is told (`pg_notify`). */
export const leadChannel = "leads";

/** `again`: it was stored before, with the same key or content. `conflict`: another lead has its key. */
type StoredLeadOutcome =
  { outcome: "stored" | "again"; id: string; reference: string } | { outcome: "conflict" };

/**
 * Stores a lead and the jobs that deliver it in one transaction. Storing the same lead again
 * (a retry, the spool) changes nothing. Rejects when the database can't be reached or refuses the lead.
 */
export async function storeLead(db: Database, lead: AcceptedLead): Promise<StoredLeadOutcome> {
  return db.transaction(async (tx) => {
    const before = lead.idempotencyKey === null ? await findSameWords(tx, lead) : null;
    if (before) return { outcome: "again", ...before };
    if (lead.notice) await tx.insert(notices).values(lead.notice).onConflictDoNothing();
    const [stored] = await tx
      .insert(leads)
      .values(toRow(lead))
      .onConflictDoNothing()
      .returning({ id: leads.id, reference: leads.reference });
    if (stored) {
      await tx.execute(sql`select pg_notify(${leadChannel}, ${stored.id})`);
      await enqueueDeliveries(tx, lead);
      if (lead.addedBy) await noteAdded(tx, stored.id, lead.addedBy, lead.origin ?? "");
      return { outcome: "stored", ...stored };
    }
    return findSameKey(tx, lead);
  });
}

async function findSameWords(
  tx: Transaction,
  lead: AcceptedLead,
): Promise<{ id: string; reference: string } | null> {
  const since = new Date(Date.parse(lead.acceptedAt) - duplicateWindowMs);
  const [known] = await tx
    .select({ id: leads.id, reference: leads.reference })
    .from(leads)
    .where(
      and(
        eq(leads.bodyHash, lead.bodyHash),
        gt(leads.acceptedAt, since),
        isNull(leads.idempotencyKey),
        lead.addressHash === null ? isNull(leads.addressHash) : eq(leads.addressHash, lead.addressHash),
      ),
    )
    .limit(1);
  return known ?? null;
}

async function findSameKey(tx: Transaction, lead: AcceptedLead): Promise<StoredLeadOutcome> {
  const sameKey = lead.idempotencyKey === null ? undefined : eq(leads.idempotencyKey, lead.idempotencyKey);
  const [known] = await tx
    .select({ id: leads.id, reference: leads.reference, bodyHash: leads.bodyHash })
    .from(leads)
    .where(or(eq(leads.id, lead.id), sameKey))
    .limit(1);
  if (!known) throw new Error("A lead was refused as known, but is not there");
  return known.bodyHash === lead.bodyHash
    ? { outcome: "again", id: known.id, reference: known.reference }
    : { outcome: "conflict" };
}

/** Who typed a lead in has it, and the history and the CRM say so; an account that went while it was in the spool has nothing. */
async function noteAdded(
  tx: Transaction,
  leadId: string,
  { id, name, email, hasSpoken, isOfFile }: LeadAdder,
  origin: string,
): Promise<void> {
  if (isOfFile) {
    await addEvent(tx, email, leadId, { kind: "note", note: `Added by ${name}, from a file: ${origin}` });
    return;
  }
  const { rows } = await tx.execute(sql`
    update leads set assigned_to = (select id from staff where id = ${id}),
      first_contact_at = ${hasSpoken ? sql`accepted_at` : sql`null`} where id = ${leadId} returning assigned_to`);
  await addEvent(tx, email, leadId, { kind: "note", note: `Added by ${name}: ${origin}` });
  if (!rows[0]?.assigned_to) return;
  const [before, after] = [{ assignedTo: null }, { assignedTo: name }];
  await enqueueChange(tx, leadId, await addEvent(tx, email, leadId, { kind: "changed", before, after }));
}

/** A project that was removed while the lead was in the spool must not make storing it fail. */
function toRow({ consent, notice, projectId, acceptedAt, addedBy, ...lead }: AcceptedLead) {
  const ours = projectId !== null && isOurId(projectId) ? Number(projectId) : null;
  return {
    ...lead,
    projectId: ours === null ? null : sql<number>`(select id from projects where id = ${ours})`,
    consentText: consent.text,
    consentVersion: consent.version,
    consentChannels: [...consent.channels],
    consentAt: new Date(consent.at),
    noticeVersion: notice?.version,
    acceptedAt: new Date(acceptedAt),
    ...(addedBy?.isOfFile && { alarmStep: 2 }),
  };
}

/*
 * The news for the CRM of what the desk makes of a lead. A lead has one delivery of them, which tells all changes since the
 * last that arrived, from `first_event` to `last_event` of its history: none is lost while the CRM is away, and none comes
 * before an earlier one.
 */

/** Queues the news of a change, in the transaction that makes it. */
export async function enqueueChange(
  tx: Transaction,
  leadId: string,
  eventId: number,
  { LEADS_WEBHOOK_URL }: Pick<DeliverySettings, "LEADS_WEBHOOK_URL"> = env(),
): Promise<void> {
  if (!LEADS_WEBHOOK_URL) return;
  await tx.execute(sql`
    with made as (
      insert into deliveries (lead_id, channel, first_event, last_event)
      values (${leadId}, 'webhook-change', ${eventId}, ${eventId})
      on conflict (lead_id, channel) do update set
        first_event = case when deliveries.state = 'sent' then excluded.first_event else deliveries.first_event end,
        created_at = case when deliveries.state = 'waiting' then deliveries.created_at else now() end,
        last_event = excluded.last_event, state = 'waiting', attempts = 0, last_error = null, settled_at = null
      returning id, channel
    ) select ${addJob} from made`);
}

/** The changes up to this one arrived. Those that were made meanwhile have their job already. */
export async function markChangesTold(db: Database, id: string, lastEvent: number): Promise<void> {
  await db.execute(sql`
    update deliveries set attempts = attempts + 1, last_error = null, first_event = ${lastEvent}::integer + 1,
      state = case when last_event > ${lastEvent} then 'waiting' else 'sent' end,
      settled_at = case when last_event > ${lastEvent} then null else now() end
    where id = ${id} and state in ('waiting', 'kept')`);
}

/** What waited for an earlier message about the lead need not wait any longer. */
export async function hurryChanges(db: Database, leadId: string): Promise<void> {
  await db.execute(sql`
    select ${addJob} from deliveries where lead_id = ${leadId} and channel = 'webhook-change' and state = 'waiting'`);
}

/** Another number for a lead, from the visitor who sent it. In the spool it is told from a lead by `correctedAt`. */
export type PhoneCorrection = {
  /** The lead's. */
  id: string;
  /** E.164. */
  phone: string;
  /** ISO 8601. */
  correctedAt: string;
};

/**
 * Gives a stored lead its right number, keeps the one that was typed first, and queues the news for staff and CRM, in
 * one transaction. The same number again changes nothing. `null`: there is no such lead, or its person was erased.
 */
export async function correctStoredPhone(
  db: Database,
  { id, phone, correctedAt }: PhoneCorrection,
  settings: Pick<DeliverySettings, "LEADS_WEBHOOK_URL"> = env(),
): Promise<{ reference: string } | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{
      reference: string;
      phone: string;
      kind: LeadKind;
      suspicion: AcceptedLead["suspicion"];
    }>(sql`
      select reference, phone, kind, suspicion from leads where id = ${id} and erased_at is null for update`);
    const [lead] = rows;
    if (!lead || lead.phone === phone) return lead ?? null;
    await tx.execute(sql`
      update leads set phone = ${phone}, first_phone = coalesce(first_phone, phone),
        corrected_at = ${correctedAt}::timestamptz where id = ${id}`);
    const told = correctionChannelsOf(lead, settings).map((channel) => sql`(${id}::uuid, ${channel})`);
    if (told.length > 0) await enqueueAnew(tx, sql`values ${sql.join(told, sql`, `)}`);
    return lead;
  });
}

/** `consent`: by the person, with the link that came with the lead. */
type NewEvent = {
  kind: "changed" | "note" | "call" | "whatsapp" | "consent" | "alarm" | "booking" | "joined" | "parted";
  before?: Record<string, string | null>;
  after?: Record<string, string | null>;
  note?: string;
};

/** Adds to the history of a lead; `who` is an address of staff, or a name for who has none. Returns the number of the event. */
export async function addEvent(
  tx: Transaction,
  who: string,
  leadId: string,
  event: NewEvent,
): Promise<number> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const { rows } = await tx.execute<{ id: number }>(sql`
    with told as (
      insert into lead_events (lead_id, who, kind, before, after, note)
      values (${leadId}, ${who}, ${event.kind}, ${json(event.before)}::jsonb, ${json(event.after)}::jsonb,
        ${event.note ?? null}) returning id)
    select id, pg_notify(${leadChannel}, ${leadId}) from told`);
  return rows[0]!.id; // one row is inserted
}

/** A lead that was erased, as it was told of: nothing else of it is known any more. */
export type Erasure = { id: string; reference: string; kind: LeadKind };
/** The news of it on one way. */
export type ErasureNews = {
  id: string;
  channel: "staff-mail-erased" | "webhook-erased";
  erased: Erasure;
  at: string;
};

/** On which ways whoever is told of leads now hears that one was erased: what can't be sent is not kept. */
export function erasureChannels(settings: DeliverySettings): ErasureNews["channel"][] {
  return (["staff-mail-erased", "webhook-erased"] as const).filter((one) => canDeliver(one, settings));
}

/** Queues the news. `emptiedId`: what the lead is called by now. */
export async function enqueueErasure(
  tx: Transaction,
  emptiedId: string,
  { id, reference, kind }: Erasure,
  channels: readonly ErasureNews["channel"][],
): Promise<void> {
  if (channels.length === 0) return;
  const erased = JSON.stringify({ id, reference, kind } satisfies Erasure);
  const rows = channels.map((channel) => sql`(${emptiedId}::uuid, ${channel}, ${erased}::jsonb)`);
  await tx.execute(sql`
    with made as (insert into deliveries (lead_id, channel, erased) values ${sql.join(rows, sql`, `)} returning id, channel)
    select ${addJob} from made`);
}

/** It is told; nothing of the lead stays. */
export async function markErasureTold(db: Database, deliveryId: string): Promise<void> {
  await db.execute(sql`
    update deliveries set state = 'sent', attempts = attempts + 1, last_error = null, settled_at = now(), erased = null
    where id = ${deliveryId}`);
}

/** What was given up is not kept either. */
export async function forgetErasure(db: Database, deliveryId: string): Promise<void> {
  await db.execute(sql`update deliveries set erased = null where id = ${deliveryId} and state = 'failed'`);
}
