import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { retentionFrom, retentionMonths } from "@/content/contact-rules";
import { leadPath } from "@/lib/desk/forms/desk-paths";
import type { EndingMonth } from "@/lib/desk/forms/lead-inbox";
import { eraseWhere } from "@/lib/enquiries/staff/lead-erase-mutations";
import { loggableReason } from "@/lib/enquiries/store/lead-store";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { remembered } from "@/lib/process/remembered";
import { repeat } from "@/lib/process/repeat";
import { deskDatabase } from "./desk-database";
import { dropDraftsOf } from "./drafts";

const countedSeconds = 600;

/**
 * When each lead is deleted by itself (`content/contact-rules.ts`): so long after the last contact with its number, by a form, a call,
 * a message, a note, an outcome or a follow-up. Leads of a number that has booked are not in it. `which`: of leads `l`, all of a number or none.
 */
export const endings = (which = sql`true`): SQL => sql`(
  select id, ends_at from (
    select l.id, bool_or(l.status = 'booked') over same_number as is_booked,
      greatest(${retentionFrom}::timestamp at time zone 'Asia/Kolkata', max(greatest(l.accepted_at, l.follow_up_at, e.at)) over same_number
        + make_interval(months => ${retentionMonths})) as ends_at
    from leads l left join lateral (select max(at) as at from lead_events where lead_id = l.id and (kind in ('note', 'call', 'whatsapp', 'consent') or after ? 'outcome')) e on true
    where l.erased_at is null and ${which} window same_number as (partition by l.phone)) known
  where not is_booked)`;

/** The same of leads that end before this moment: a number with a newer lead ends later, so most are not looked at. */
export const endingsBefore = (moment: SQL): SQL => sql`(
  select id, ends_at from ${endings(sql`l.phone in (select phone from leads
    where accepted_at < ${moment} - make_interval(months => ${retentionMonths}))`)} e where ends_at < ${moment})`;

/** How many leads end in each of the next months, the nearest first. */
export async function countEndings(): Promise<EndingMonth[]> {
  const { rows } = await deskDatabase().execute<EndingMonth>(sql`
    select to_char(ends_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, count(*)::int as count
    from ${endings()} e group by 1 order by 1`);
  return rows;
}

/** The same, as they were counted lately: that looks at all leads with their history. */
export const recentEndings = (): Promise<EndingMonth[]> =>
  remembered("endings of leads", countedSeconds, () => countEndings());

/** At a time: others want the same rows. */
const mostAtOnce = 200;

/** Deletes the leads whose time is over, with what was typed about them; the number of leads. Saved searches have terms of their own. */
export async function eraseEnded(now = new Date()): Promise<number> {
  const { leads } = await deskDatabase().transaction((tx) =>
    eraseWhere(
      tx,
      sql`id in (select id from ${endingsBefore(sql`${now.toISOString()}::timestamptz`)} e order by ends_at limit ${mostAtOnce})`,
      async (inTx, { ids }) => {
        await dropDraftsOf(inTx, ids.map(leadPath));
        return 0;
      },
    ),
  );
  if (leads > 0) log("info", "Leads were deleted: nobody was in contact for too long", { leads });
  return leads;
}

const everyMs = 3_600_000;

/** Deletes at each hour what has ended. Several sites may do it: each lead is emptied once. */
export function watchEndings(): void {
  const { API_BASE_URL, DATABASE_URL } = env();
  if (API_BASE_URL || !DATABASE_URL) return;
  repeat("lead endings", everyMs, async () => {
    await eraseEnded().catch((error: unknown) =>
      log("warn", "Leads whose time is over can't be deleted now", { reason: loggableReason(error) }),
    );
  });
}
