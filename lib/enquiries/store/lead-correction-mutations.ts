import "server-only";
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/db/client";
import { env } from "@/lib/process/env";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";
import type { AcceptedLead } from "./accepted-lead";
import { correctionChannelsOf, type DeliverySettings } from "./delivery-channels";
import { addJob } from "./delivery-mutations";

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
    if (told.length > 0) {
      // A number that is corrected once more is news of its own: a new id, so that no receiver takes it for known.
      await tx.execute(sql`
        with made as (
          insert into deliveries (lead_id, channel) values ${sql.join(told, sql`, `)}
          on conflict (lead_id, channel) do update set id = gen_random_uuid(), state = 'waiting', attempts = 0,
            last_error = null, created_at = now(), settled_at = null
          returning id, channel
        ) select ${addJob} from made`);
    }
    return lead;
  });
}
