import "server-only";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/db/client";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";
import { canDeliver, type DeliverySettings } from "./delivery-channels";
import { addJob } from "./delivery-mutations";

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
