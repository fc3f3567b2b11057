import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { database, type Database } from "@/lib/db/client";
import { loggableReason } from "@/lib/enquiries/store/lead-store-errors";
import { log } from "@/lib/process/log";
import type { Backlog } from "@/lib/process/told-figures";

export async function countBacklog(db: Database = database()): Promise<Backlog> {
  const { rows } = await db.execute<Backlog>(sql`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'kept')::int as kept,
      count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(created_at) filter (where state = 'waiting')), 0)::int
        as "oldestWaitingSeconds"
    from deliveries where state in ('waiting', 'kept', 'failed')`);
  return rows[0]!; // an aggregate always has one row
}

const patienceMs = 2_000;

/** For health checks and figures, which must not fail because of it: `null` if the count fails or takes too long. */
export async function readBacklog(db?: Database, withinMs = patienceMs): Promise<Backlog | null> {
  const late = pause(withinMs, undefined, { ref: false }).then(() => {
    throw new Error("no answer in time");
  });
  try {
    return await Promise.race([countBacklog(db), late]);
  } catch (error) {
    log("warn", "The outbox can't be counted", { error: loggableReason(error) });
    return null;
  }
}
