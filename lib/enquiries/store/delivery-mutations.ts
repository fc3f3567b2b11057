import "server-only";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "@/lib/db/client";
import { deliveries } from "@/lib/db/lead-tables";
import { env } from "@/lib/process/env";
import type { AcceptedLead } from "./accepted-lead";
import {
  channelsOf,
  getsConsentMail,
  isVisitorMail,
  type DeliveryChannel,
  type DeliverySettings,
} from "./delivery-channels";
import { hasEnoughMails } from "./mailbox-limit";

export const deliverTask = "deliver-lead";
/** The queue waits e, e², … e¹⁰ seconds and then e¹⁰ (6 hours) each time: these attempts take 3 days. */
export const mostAttempts = 22;

/**
 * Stores the deliveries of a lead, with a job for each, in the transaction that stores the lead: either all are stored
 * or nothing. Called again for the same lead it changes nothing.
 */
export async function enqueueDeliveries(
  tx: Transaction,
  lead: Pick<AcceptedLead, "id" | "kind" | "email" | "suspicion">,
  settings: DeliverySettings = env(),
): Promise<void> {
  const wanted = channelsOf(lead, settings);
  if (getsConsentMail(lead, settings)) wanted.push("visitor-consent");
  const channels: DeliveryChannel[] = [];
  for (const channel of wanted) {
    // Staff hear of every lead; a mailbox that somebody else floods gets no more.
    const isTooMuch =
      isVisitorMail(channel) &&
      lead.email &&
      (await hasEnoughMails(tx, { ...lead, email: lead.email }, channel));
    if (!isTooMuch) channels.push(channel);
  }
  if (channels.length === 0) return;
  const rows = channels.map((channel) => sql`(${lead.id}::uuid, ${channel})`);
  await tx.execute(sql`
    with made as (
      insert into deliveries (lead_id, channel) values ${sql.join(rows, sql`, `)}
      on conflict (lead_id, channel) do nothing returning id, channel
    ) select ${addJob} from made`);
}

/**
 * A job for the delivery `id` on the `channel` of the outer query, without personal data: the queue stores and logs jobs.
 * Changes of a lead are told one after the other: their jobs are in a queue of their own.
 */
export const addJob: SQL = sql`
  graphile_worker.add_job(${deliverTask}::text, payload := json_build_object('deliveryId', id),
    queue_name := case when channel = 'webhook-change' then 'changes:' || id end,
    job_key := 'delivery:' || id, max_attempts := ${mostAttempts}::int)`;

/** A delivery that was settled or erased meanwhile is not changed. */
const isOpen = inArray(deliveries.state, ["waiting", "kept"]);

export async function markSent(db: Database, id: string): Promise<void> {
  const set = { state: "sent", attempts: sql`attempts + 1`, lastError: null, settledAt: sql`now()` };
  await db
    .update(deliveries)
    .set(set)
    .where(and(eq(deliveries.id, id), isOpen));
}

export async function markKept(db: Database, id: string): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: "kept" })
    .where(and(eq(deliveries.id, id), isOpen));
}

/** `reason` contains no personal data. After the last attempt the delivery counts as failed. */
export async function markAttempt(
  db: Database,
  id: string,
  { reason, isLast }: { reason: string; isLast: boolean },
): Promise<void> {
  const end = isLast ? { state: "failed", settledAt: sql`now()` } : {};
  await db
    .update(deliveries)
    .set({ attempts: sql`attempts + 1`, lastError: reason, ...end })
    .where(and(eq(deliveries.id, id), isOpen));
}
