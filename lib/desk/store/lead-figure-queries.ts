import "server-only";
import { sql } from "drizzle-orm";
import { figureDays, type Counted, type LeadFigures } from "@/lib/desk/forms/front-page";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { daysAgo, firstCallOf, isCounted, waitOf } from "@/lib/enquiries/store/first-call-queries";
import { deskDatabase, type DeskDatabase } from "./desk-database";

/** The most names of sources and of campaigns; what is left is counted together. */
const mostNames = 8;

/** Where a lead came from: the campaign's own word, else the site that led here. */
export const sourceOf = sql`coalesce(lower(nullif(l.utm->>'utm_source', '')),
  lower(substring(l.referrer from '^https?://(?:www\\.)?([^/:?#]+)')), '')`;
export const campaignOf = sql`coalesce(nullif(l.utm->>'utm_campaign', ''), '')`;

type Row = Omit<LeadFigures, "days"> & { days: Record<string, number> | null };

/** The figures of the last 30 days in India, today among them. */
export async function readLeadFigures(db: DeskDatabase = deskDatabase()): Promise<LeadFigures> {
  const { rows } = await db.execute<Row>(sql`
    with period as materialized (
      select (l.accepted_at at time zone 'Asia/Kolkata')::date as day, ${sourceOf} as source, ${campaignOf} as campaign,
        l.erased_at is null as known, ${waitOf} as wait
      from leads l where l.accepted_at >= ${daysAgo(figureDays - 1)} and ${isCounted}),
    calls as (${firstCallOf(sql`period`)})
    select (select count(*)::int from period) as total,
      (select json_object_agg(day, count) from (select day, count(*) from period group by day) d) as days,
      coalesce((select json_agg(s order by s.count desc, s.name) from
        (select source as name, count(*) from period group by source) s), '[]') as sources,
      coalesce((select json_agg(c order by c.count desc, c.name) from
        (select campaign as name, count(*) from period where campaign <> '' group by campaign) c), '[]') as campaigns,
      (select row_to_json(calls) from calls) as "firstCall",
      (select count(*)::int from leads l where l.status = 'new' and ${isCounted} and l.first_contact_at is null and l.erased_at is null
        and l.contact_stopped_at is null)
        as uncalled`);
  const row = rows[0]!; // an aggregate has one row
  const today = indianDay(new Date());
  const days = Array.from({ length: figureDays }, (_, at) => daysBefore(today, figureDays - 1 - at));
  return {
    ...row,
    days: days.map((day) => ({ day, count: row.days?.[day] ?? 0 })),
    sources: fewest(row.sources),
    campaigns: fewest(row.campaigns),
  };
}

/** The largest by name, and the others together. */
export function fewest(names: readonly Counted[]): Counted[] {
  if (names.length <= mostNames) return [...names];
  const others = names.slice(mostNames - 1);
  const count = others.reduce((sum, one) => sum + one.count, 0);
  return [...names.slice(0, mostNames - 1), { name: `${others.length} others`, count }];
}
