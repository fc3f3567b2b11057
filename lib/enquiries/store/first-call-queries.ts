import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { database, type Database } from "@/lib/db/client";
import type { FirstCall } from "@/lib/enquiries/forms/first-call";

/** Leads of a program, and those that staff call spam, count nowhere. Over `leads l`. */
export const isCounted = sql`l.status <> 'spam' and l.suspicion is distinct from 'trap'`;

/** Midnight in India, so many days ago; 0 is the beginning of today. */
export const daysAgo = (days: number) =>
  sql`((date_trunc('day', now() at time zone 'Asia/Kolkata') - ${days} * interval '1 day') at time zone 'Asia/Kolkata')`;

/** Seconds from a lead to the first call or message; null while nobody called. */
export const waitOf = sql`extract(epoch from l.first_contact_at - l.accepted_at)`;

/** One row of `FirstCall` over rows with `wait` and `known`. */
export const firstCallOf = (period: SQL) => sql`
  select count(*)::int as of, count(wait)::int as called,
    percentile_cont(0.5) within group (order by wait) as "medianSeconds",
    count(*) filter (where wait <= 300)::int as within5,
    count(*) filter (where wait <= 1800)::int as within30
  from ${period} where known`;

/** Of the leads of so many days in India, today among them. */
export async function readFirstCall(days: number, db: Database = database()): Promise<FirstCall> {
  const { rows } = await db.execute<FirstCall>(
    firstCallOf(sql`(select l.erased_at is null as known, ${waitOf} as wait from leads l
      where l.accepted_at >= ${daysAgo(days - 1)} and ${isCounted}) period`),
  );
  return rows[0]!; // an aggregate has one row
}
