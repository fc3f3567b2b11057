import { sql } from "drizzle-orm";
import "server-only";
import { indianDay } from "@/lib/base/indian-day";
import { isQuiet } from "@/lib/enquiries/forms/call-hours";
import { readAlarms } from "./alarm-settings";
import { deskDatabase } from "./desk-database";

export const morningTask = "morning-list";

/** A job of the queue. `day`: in India; a list of another day is not sent. */
export type MorningJob = { to: string; day: string };

/** It is tried for some hours. */
const mostAttempts = 9;

/**
 * Queues the morning list of everybody who is not away, once a day from its hour on, while people work. Any number of sites may
 * do it: each account is taken once. Returns how many were queued.
 */
export async function enqueueMornings(now = new Date()): Promise<number> {
  const db = deskDatabase();
  const { hasMorningList, morningHour, until } = await readAlarms(db);
  if (!hasMorningList || isQuiet({ from: morningHour, until: Math.max(until, morningHour + 1) }, now))
    return 0;
  const day = indianDay(now);
  const { rows } = await db.execute(sql`
    with due as (
      update staff set morning_on = ${day} where morning_on is distinct from ${day}
        and (away_until is null or away_until <= ${now.toISOString()}::timestamptz)
      returning id)
    select graphile_worker.add_job(${morningTask}::text, payload := json_build_object('to', id, 'day', ${day}::text),
      max_attempts := ${mostAttempts}::int) from due`);
  return rows.length;
}
