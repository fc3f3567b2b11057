import "server-only";
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/db/client";
import {
  addJob,
  canDeliver,
  deliverTask,
  deliveryChannels,
  type DeliverySettings,
} from "@/lib/enquiries/store/delivery-mutations";

/** The most at once, so that no statement takes long. */
const batch = 500;

/** Queues deliveries whose missing settings are there now; to visitors only those younger than 3 days. */
export async function enqueueKept(db: Database, settings: DeliverySettings): Promise<number> {
  const channels = deliveryChannels.filter((channel) => canDeliver(channel, settings));
  return repeat(async () => {
    const { rows } = await db.execute(sql`
      with kept as (
        update deliveries set state = 'waiting' where id in (
          select id from deliveries
          where state = 'kept' and channel = any(${sql.param(channels)}::text[])
            and (channel not in ('visitor-mail', 'visitor-consent', 'visitor-visit') or created_at > now() - interval '3 days')
          order by created_at limit ${batch} for update skip locked)
        returning id, channel
      ) select ${addJob} from kept`);
    return rows.length;
  });
}

/** A delivery that waits without a job (because the queue's tables were lost) gets a new one. */
export async function enqueueLost(db: Database): Promise<number> {
  return repeat(async () => {
    const { rows } = await db.execute(sql`
      with lost as (
        select id, channel from deliveries
        where state = 'waiting' and created_at < now() - interval '1 minute'
          and not exists (select from graphile_worker.jobs where key = 'delivery:' || deliveries.id)
        limit ${batch}
      ) select ${addJob} from lost`);
    return rows.length;
  });
}

/** Repeats `step` until it returns 0; returns the total. */
async function repeat(step: () => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const done = await step();
    all += done;
    if (done < batch) return all;
  }
}

/** Unlocks jobs of killed processes, which the queue itself would do only after hours. Returns how many. */
export async function unlockStaleJobs(db: Database, olderThanSeconds: number): Promise<number> {
  const { rows } = await db.execute<{ unlocked: number }>(sql`
    with stale as (
      select locked_by from graphile_worker.jobs
      where task_identifier = ${deliverTask} and locked_at < now() - ${olderThanSeconds} * interval '1 second'
    )
    select cardinality(workers) as unlocked, graphile_worker.force_unlock_workers(workers)
    from (select array_agg(locked_by) as workers from stale) as found where workers is not null`);
  return rows[0]?.unlocked ?? 0;
}

/**
 * Removes jobs without further attempts from the queue. If the delivery still waits (its process was killed at
 * the last attempt) it has failed; returns the references of such leads.
 */
export async function settleSpentJobs(db: Database): Promise<string[]> {
  const spent = sql`
    select id, key from graphile_worker.jobs
    where task_identifier = ${deliverTask} and locked_at is null and attempts >= max_attempts`;
  const { rows } = await db.execute<{ reference: string }>(sql`
    update deliveries set state = 'failed', settled_at = now(), erased = null,
      last_error = coalesce(last_error, 'The process ended while this was sent')
    from leads, (${spent}) as spent
    where spent.key = 'delivery:' || deliveries.id and state = 'waiting' and leads.id = lead_id
    returning reference`);
  await db.execute(sql`
    select graphile_worker.complete_jobs(ids) from (
      select array_agg(id) as ids from (${spent}) as spent where not exists (
        select from deliveries where spent.key = 'delivery:' || deliveries.id and state = 'waiting')
    ) as found where ids is not null`);
  return rows.map((row) => row.reference);
}
