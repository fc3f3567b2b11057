import "server-only";
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/iso-moment";
import type { StoredContact } from "@/lib/enquiries/forms/contact-rules";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";

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
  contact: StoredContact;
  /** The latest of them, the newest first; `channel` is one of `contactChannels`. */
  contacts: { at: string; channel: string }[];
};

const mostContacts = 100;

/** What a link of consent shows; null when there is no such lead, or its person was erased. */
export async function findConsent(db: Database, id: string): Promise<ConsentRow | null> {
  const { rows } = await db.execute<ConsentRow>(sql`
    select l.reference, l.kind, ${isoMoment(sql`l.accepted_at`)} as "acceptedAt", coalesce(l.consent_text, '') as text,
      ${contactOf} as contact,
      coalesce((select json_agg(json_build_object('at', ${isoMoment(sql`c.at`)}, 'channel', c.channel) order by c.at desc)
        from (select at, case kind when 'call' then 'phone' else kind end as channel from lead_events
            where lead_id = l.id and kind in ('call', 'whatsapp')
          union all select settled_at, 'email' from deliveries
            where lead_id = l.id and channel in ('visitor-mail', 'visitor-consent') and state = 'sent'
          order by at desc limit ${mostContacts}) c), '[]') as contacts
    from leads l where l.id = ${id} and l.erased_at is null`);
  return rows[0] ?? null;
}
