import "server-only";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/db/client";
import { env } from "@/lib/process/env";
import type { DeliverySettings } from "./delivery-channels";
import { addJob } from "./delivery-mutations";

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
