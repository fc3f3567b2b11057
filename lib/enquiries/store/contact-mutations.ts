import "server-only";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/db/client";
import { env } from "@/lib/process/env";
import {
  clockHours,
  contactChannels,
  contactRules,
  visitorName,
  type CallHours,
  type ContactChannel,
  type ContactRules,
  type StoredContact,
} from "@/lib/enquiries/forms/contact-rules";
import { contactOf } from "./contact-queries";
import type { DeliverySettings } from "./delivery-channels";
import { addJob } from "./delivery-mutations";
import { enqueueChange } from "./lead-change-mutations";
import { addEvent } from "./lead-event-mutations";

/** What a person says by the link of a lead: no contact, contact again, or these ways and hours. */
export type ContactWish =
  { to: "stop" } | { to: "allow" } | { to: "change"; channels: readonly ContactChannel[]; hours: CallHours };

type Known = { id: string; contact: StoredContact };

/**
 * Does what the person wishes, with the history of it and the news for staff and CRM, in one transaction. What narrows (a stop,
 * a way taken away, other hours) holds for all leads of the number until now, what opens again for the lead of the link alone:
 * nobody has shown that the number is his (docs/decisions/0021-consent-by-a-link.md). False: there is no such lead any more.
 */
export async function setContact(
  db: Database,
  id: string,
  wish: ContactWish,
  settings: Pick<DeliverySettings, "LEADS_WEBHOOK_URL"> = env(),
): Promise<boolean> {
  return db.transaction((tx) => setContactIn(tx, id, wish, settings));
}

/** `setContact` as a part of another change. */
export async function setContactIn(
  tx: Transaction,
  id: string,
  wish: ContactWish,
  settings: Pick<DeliverySettings, "LEADS_WEBHOOK_URL">,
): Promise<boolean> {
  const known = await lockLeads(tx, id);
  const own = known.find((lead) => lead.id === id);
  if (!own) return false;
  const taken = takenBy(own.contact, wish);
  for (const lead of known) {
    if (wish.to === "allow" && lead !== own) continue;
    const wanted = lead === own ? ownWish(own.contact, wish) : narrowed(lead.contact, wish, taken);
    const event = await store(tx, lead, wanted);
    if (event === null) continue;
    await enqueueChange(tx, lead.id, event, settings);
    if (lead === own) await tellStaff(tx, id);
  }
  return true;
}

/** The leads of the number of this one, until the transaction ends nobody else's. */
async function lockLeads(tx: Transaction, id: string): Promise<Known[]> {
  const { rows } = await tx.execute<Known>(sql`
    select l.id, ${contactOf} as contact from leads l
    where l.erased_at is null and l.phone = (select phone from leads where id = ${id} and erased_at is null)
    order by l.id for update`);
  return rows;
}

/** The ways that are open now, and will not be. */
function takenBy(contact: StoredContact, wish: ContactWish): ContactChannel[] {
  if (wish.to !== "change") return [];
  return contactRules(contact).channels.filter((channel) => !wish.channels.includes(channel));
}

function ownWish(contact: StoredContact, wish: ContactWish): StoredContact {
  if (wish.to === "stop") return { ...contact, stoppedAt: contact.stoppedAt ?? new Date().toISOString() };
  if (wish.to === "allow") return { ...contact, stoppedAt: null };
  // Nobody is reached on a way that he has not agreed to.
  const chosen = contactChannels.filter(
    (channel) => contact.agreed.includes(channel) && wish.channels.includes(channel),
  );
  const stoppedAt = chosen.length > 0 ? contact.stoppedAt : (contact.stoppedAt ?? new Date().toISOString());
  return { ...contact, stoppedAt, chosen, callsFrom: wish.hours.from, callsUntil: wish.hours.until };
}

function narrowed(
  contact: StoredContact,
  wish: ContactWish,
  taken: readonly ContactChannel[],
): StoredContact {
  if (wish.to !== "change") return ownWish(contact, wish);
  const channels = contactRules(contact).channels.filter((channel) => !taken.includes(channel));
  return ownWish(contact, { ...wish, channels });
}

/** The number of the event; null when nothing is other than it was. */
async function store(tx: Transaction, { id, contact }: Known, wanted: StoredContact): Promise<number | null> {
  const [before, after] = [said(contactRules(contact)), said(contactRules(wanted))];
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return null;
  await tx.execute(sql`
    update leads set contact_stopped_at = ${wanted.stoppedAt}::timestamptz,
      contact_channels = ${wanted.chosen && sql.param([...wanted.chosen])}::text[],
      calls_from = ${wanted.callsFrom}::smallint, calls_until = ${wanted.callsUntil}::smallint
    where id = ${id}`);
  const pick = (from: Record<string, string>) =>
    Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return addEvent(tx, visitorName, id, { kind: "consent", before: pick(before), after: pick(after) });
}

/** The rules as a history tells them. */
function said({ stoppedAt, channels, hours, hasOwnHours }: ContactRules): Record<string, string> {
  const { from, until } = clockHours(hours);
  return {
    contact: stoppedAt === null && channels.length > 0 ? "allowed" : "stopped",
    channels: channels.join(" "),
    callHours: `${hasOwnHours ? "" : "usual "}${from}-${until}`,
  };
}

/** A mail to staff, who may have no desk. A later change is news of its own. */
async function tellStaff(tx: Transaction, leadId: string): Promise<void> {
  await tx.execute(sql`
    with made as (
      insert into deliveries (lead_id, channel) values (${leadId}::uuid, 'staff-mail-consent')
      on conflict (lead_id, channel) do update set id = gen_random_uuid(), state = 'waiting', attempts = 0,
        last_error = null, created_at = now(), settled_at = null
      returning id, channel
    ) select ${addJob} from made`);
}
