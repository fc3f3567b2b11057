import "server-only";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/db/client";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";
import { canDeliver, type DeliverySettings } from "./delivery-channels";
import { addJob } from "./delivery-mutations";

/** A lead whose person has deleted it, as it was told of: nothing else of it is known any more. */
export type Erasure = { id: string; reference: string; kind: LeadKind };
/** The news of it on one way. */
export type ErasureNews = {
  id: string;
  channel: "staff-mail-erased" | "webhook-erased";
  erased: Erasure;
  at: string;
};

/** Queues the news for whoever is told of leads now: what can't be sent is not kept. */
export async function enqueueErasure(
  tx: Transaction,
  emptiedId: string,
  erased: Erasure,
  settings: DeliverySettings,
): Promise<void> {
  const channels = (["staff-mail-erased", "webhook-erased"] as const).filter((one) =>
    canDeliver(one, settings),
  );
  if (channels.length === 0) return;
  const rows = channels.map(
    (channel) => sql`(${emptiedId}::uuid, ${channel}, ${JSON.stringify(erased)}::jsonb)`,
  );
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
