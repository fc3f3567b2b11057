import { sql } from "drizzle-orm";
import "server-only";
import { listenTo } from "@/lib/db/listen";
import type { Pulse } from "@/lib/desk/forms/lead-work";
import { leadChannel } from "@/lib/enquiries/store/lead-mutations";
import { processSlot } from "@/lib/process/process-state.mjs";
import { deskDatabase, deskDatabaseUrl } from "./desk-database";
import { isFresh } from "./lead-waits";

/** What a page shows already to `me`. `lead`: only this lead matters; else all, and new ones since the moment `since`. */
export type Shown = { since?: string; event: number; lead?: string; me?: string };

/**
 * `count`: new leads; `event`: the newest event of the history, which is greater than before when something was done; `alarms`:
 * how many of the events are alarms; `leads`: the ids of leads that have these events, and `mine`: one of them is the asker's.
 */
export type LeadNews = { count: number; event: number; alarms: number; leads: string[]; mine: boolean };

/** Of a page that was left open for months no more are counted, and no more events are looked at. */
const mostNew = 1_000;
const mostEvents = 200;

/** What a page that lists leads shows, so that it hears of what comes after: columns of a statement. */
export const pulse = sql`coalesce((select max(stored_at)::text from leads), '1970-01-01 00:00:00+00') as newest,
  coalesce((select max(id) from lead_events), 0) as event, (select count(*)::int from leads l where ${isFresh}) as waiting`;

export async function readPulse(): Promise<Pulse> {
  const { rows } = await deskDatabase().execute<Pulse>(sql`select ${pulse}`);
  return rows[0]!; // one row of single values
}

/** What waits in this process, and what ends listening. Each is called with the id of a lead that has changed, with `""`
 * when any may have, and with null when the site stops. */
const watch = processSlot("lead news", () => ({
  waiting: new Set<(lead: string | null) => void>(),
  end: undefined as (() => Promise<void>) | undefined,
}));

/** Resolves when there is news of what is not shown yet, or after so long (milliseconds), or when the one who asks has gone. */
export async function waitForNews(shown: Shown, longestMs: number, gone: AbortSignal): Promise<LeadNews> {
  const { waiting } = watch.current;
  let wake = () => {};
  let isOver = false;
  const end = () => {
    isOver = true;
    wake();
  };
  const hear = (lead: string | null) => {
    if (lead === null) end();
    else if (!shown.lead || lead === shown.lead || lead === "") wake();
  };
  const timer = setTimeout(end, longestMs);
  gone.addEventListener("abort", end);
  if (gone.aborted) end();
  waiting.add(hear);
  try {
    watch.current.end ??= listen();
    for (;;) {
      // Made before it is looked: what comes meanwhile is not missed.
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const news = await readNews(shown);
      if (isOver || news.count > 0 || news.event > shown.event) return news;
      await woken;
    }
  } finally {
    clearTimeout(timer);
    gone.removeEventListener("abort", end);
    waiting.delete(hear);
  }
}

/** Calls `hear` from then on when a lead has come or has another event, and when any may have. */
export function hearLeads(hear: () => void): void {
  watch.current.waiting.add((lead) => lead !== null && hear());
  watch.current.end ??= listen();
}

/**
 * The connection stays for the next who waits. Once it is there, whoever waits looks again. When the site stops, whoever waits
 * is answered, so that it can.
 */
function listen(): () => Promise<void> {
  const tell = (lead: string | null) => watch.current.waiting.forEach((hear) => hear(lead));
  const release = () => tell(null);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, release);
  const end = listenTo(deskDatabaseUrl(), leadChannel, tell, () => tell(""));
  return async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.off(signal, release);
    await end();
  };
}

/** Ends listening: for tests, whose database goes. */
export async function endLeadNews(): Promise<void> {
  const { end } = watch.current;
  watch.current.end = undefined;
  await end?.();
}

async function readNews({ since, event, lead, me = "" }: Shown): Promise<LeadNews> {
  const ofLead = lead === undefined ? sql`` : sql`and lead_id = ${lead}`;
  const { rows } = await deskDatabase().execute<LeadNews>(sql`
    with changed as (select distinct lead_id as id from (select lead_id from lead_events
      where id > ${event} ${ofLead} order by id desc limit ${mostEvents}) e)
    select array(select id from changed) as leads,
      exists (select from changed join leads using (id) where assigned_to = ${me}) as mine,
      coalesce((select max(id) from lead_events where id > ${event} ${ofLead}), ${event})::int as event,
      (select count(*)::int from lead_events where id > ${event} ${ofLead} and kind = 'alarm') as alarms,
      (select count(*)::int from (select from leads where erased_at is null
        and ${since === undefined ? sql`false` : sql`stored_at > ${since}::timestamptz`} limit ${mostNew}) l) as count`);
  return rows[0]!; // one row, whatever it counts
}
