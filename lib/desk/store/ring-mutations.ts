import { sql } from "drizzle-orm";
import "server-only";
import type { Executor } from "@/lib/db/client";

export const ringTask = "ring-staff";

/**
 * Why somebody is rung. `waits`: the lead is theirs to call, or anybody's; `passed`: it came to them because nobody called;
 * `owner`: nobody called although it rang; `given`: a colleague gave it to them.
 */
export type RingReason = "waits" | "passed" | "owner" | "given";

/** A job of the queue: ids alone, because the queue stores and logs jobs. `minutes`: how long the leads had waited. */
export type RingJob = {
  to: string;
  by: "push" | "mail";
  why: RingReason;
  leads: string[];
  minutes: number;
};

/** A push that comes later than this is no ring any more, while a mail is read later too. */
const mostAttempts = { push: 3, mail: 8 } as const;

/**
 * Queues the ring of one person about leads, in the transaction of its reason: in all browsers that are known, and by mail. What a
 * colleague gave is mailed to who has no such browser alone.
 */
export async function enqueueRing(tx: Executor, ring: Omit<RingJob, "by">): Promise<void> {
  if (ring.leads.length === 0) return;
  const ways = (["push", "mail"] as const).map(
    (by) =>
      sql`(${by}, ${JSON.stringify({ ...ring, by } satisfies RingJob)}::json, ${mostAttempts[by]}::int)`,
  );
  const hasBrowser = sql`exists (select from push_browsers where user_id = ${ring.to})`;
  await tx.execute(sql`
    select graphile_worker.add_job(${ringTask}::text, payload := way.job, max_attempts := way.most)
    from (values ${sql.join(ways, sql`, `)}) as way (by, job, most)
    where (way.by = 'push') = ${hasBrowser} ${ring.why === "given" ? sql`` : sql`or way.by = 'mail'`}`);
}
