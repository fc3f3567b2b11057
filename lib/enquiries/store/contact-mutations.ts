import { sql } from "drizzle-orm";
import "server-only";
import type { Database, Transaction } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import type { CallHours } from "@/lib/enquiries/forms/call-hours";
import {
  clockHours,
  type ContactChannel,
  contactChannels,
  contactRules,
  type ContactRules,
  type StoredContact,
  visitorName,
} from "@/lib/enquiries/forms/contact-rules";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";
import { env } from "@/lib/process/env";
import { type DeliverySettings, enqueueAnew } from "./delivery-mutations";
import { addEvent, enqueueChange } from "./lead-mutations";

/** What a person says by the link of a lead, or to staff: no contact, contact again, or these ways and hours. */
export type ContactWish =
  { to: "stop" } | { to: "allow" } | { to: "change"; channels: readonly ContactChannel[]; hours: CallHours };

type Known = { id: string; contact: StoredContact };

/**
 * Does what the person wishes, with the history of it and the news for staff and CRM, in one transaction. What narrows (a stop,
 * a way taken away, other hours) holds for all leads of the number until now, what opens again for the lead of the link alone:
 * nobody has shown that the number is his (docs/decisions/0021-consent-by-a-link.md). `who`: an address of staff to whom it was said.
 * False: there is no such lead any more.
 */
export async function setContact(
  db: Database,
  id: string,
  wish: ContactWish,
  settings: Pick<DeliverySettings, "LEADS_WEBHOOK_URL"> = env(),
  who = visitorName,
): Promise<boolean> {
  return db.transaction((tx) => setContactIn(tx, id, wish, settings, who));
}

/** `setContact` as a part of another change. */
export async function setContactIn(
  tx: Transaction,
  id: string,
  wish: ContactWish,
  settings: Pick<DeliverySettings, "LEADS_WEBHOOK_URL">,
  who = visitorName,
): Promise<boolean> {
  const known = await lockLeads(tx, id);
  const own = known.find((lead) => lead.id === id);
  if (!own) return false;
  const taken = takenBy(own.contact, wish);
  for (const lead of known) {
    if (wish.to === "allow" && lead !== own) continue;
    const wanted = lead === own ? ownWish(own.contact, wish) : narrowed(lead.contact, wish, taken);
    const event = await store(tx, lead, wanted, who);
    if (event === null) continue;
    await enqueueChange(tx, lead.id, event, settings);
    // By mail, because they may have no desk.
    if (lead === own) await enqueueAnew(tx, sql`values (${id}::uuid, 'staff-mail-consent')`);
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
async function store(
  tx: Transaction,
  { id, contact }: Known,
  wanted: StoredContact,
  who: string,
): Promise<number | null> {
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
  return addEvent(tx, who, id, { kind: "consent", before: pick(before), after: pick(after) });
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

/** `StoredContact` of leads `l`, as JSON. A lead from before consents were stored may be called and mailed. */
export const contactOf = sql`json_build_object(
  'agreedAt', ${isoMoment(sql`coalesce(l.consent_at, l.accepted_at)`)},
  'agreed', coalesce(l.consent_channels, array['phone', 'email']), 'chosen', l.contact_channels,
  'stoppedAt', ${isoMoment(sql`l.contact_stopped_at`)}, 'callsFrom', l.calls_from, 'callsUntil', l.calls_until)`;

/** A lead as the person behind it may see it by its link, whoever holds that: without name, number and message. */
export type ConsentRow = {
  reference: string;
  kind: LeadKind;
  acceptedAt: string;
  /** The words that were agreed to. */
  text: string;
  /** What the form said of the data it takes, a line for each item; null: nobody knows. */
  notice: string | null;
  contact: StoredContact;
  /** The latest of them, the newest first; `channel` is one of `contactChannels`. */
  contacts: { at: string; channel: string }[];
};

const mostContacts = 100;

/** What a link of consent shows; null when there is no such lead, or its person was erased. */
export async function findConsent(db: Database, id: string): Promise<ConsentRow | null> {
  const { rows } = await db.execute<ConsentRow>(sql`
    select l.reference, l.kind, ${isoMoment(sql`l.accepted_at`)} as "acceptedAt", coalesce(l.consent_text, '') as text,
      (select n.text from notices n where n.version = l.notice_version) as notice,
      ${contactOf} as contact,
      coalesce((select json_agg(json_build_object('at', ${isoMoment(sql`c.at`)}, 'channel', c.channel) order by c.at desc)
        from (select at, case kind when 'call' then 'phone' else kind end as channel from lead_events
            where lead_id = l.id and kind in ('call', 'whatsapp')
          union all select settled_at, 'email' from deliveries
            where lead_id = l.id and channel in ('visitor-mail', 'visitor-consent', 'visitor-visit') and state = 'sent'
          order by at desc limit ${mostContacts}) c), '[]') as contacts
    from leads l where l.id = ${id} and l.erased_at is null`);
  return rows[0] ?? null;
}
