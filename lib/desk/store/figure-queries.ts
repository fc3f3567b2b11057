import { sql } from "drizzle-orm";
import "server-only";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { isoMoment } from "@/lib/db/statements";
import {
  type CatalogueAge,
  type Counted,
  figureDays,
  type LeadFigures,
  type PageLeads,
  vitalDays,
} from "@/lib/desk/forms/front-page";
import { daysAgo, firstCallOf, hasWaited, isCounted, waitOf } from "@/lib/enquiries/store/lead-queries";
import { remembered } from "@/lib/process/remembered";
import { type PageVitals, summarise } from "@/lib/vitals/histogram";
import { countViews, sumVitals } from "@/lib/vitals/vital-queries";
import { viewedPage } from "@/lib/vitals/viewed-page";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { campaignOf, sourceOf } from "./lead-stages";
import { staleCount } from "./project-list-queries";

/** The most names of sources and of campaigns; what is left is counted together. */
const mostNames = 8;

type Row = Omit<LeadFigures, "days"> & { days: Record<string, number> | null };

/** The figures of the last 30 days in India, today among them. */
export async function readLeadFigures(db: DeskDatabase = deskDatabase()): Promise<LeadFigures> {
  const { rows } = await db.execute<Row>(sql`
    with period as materialized (
      select (l.accepted_at at time zone 'Asia/Kolkata')::date as day, ${sourceOf} as source, ${campaignOf} as campaign,
        ${hasWaited} as known, ${waitOf} as wait
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

/** The most different pages that are looked at: a list has as many as it has filters. */
const mostPages = 5_000;

type PageLeadRow = { page: string; source: string; campaign: string; count: number };

/**
 * Leads of the last 30 days that came from this page, or about this project, wherever they were sent. `path`: with the
 * query that makes it this page; a visit may have had more in it.
 */
export async function readPageLeads(
  { path, project }: { path: string; project: number | null },
  db: DeskDatabase = deskDatabase(),
): Promise<PageLeads> {
  const { pathname, searchParams } = new URL(path, "http://site");
  const isOfPage =
    project === null ? sql`split_part(l.source_page, '?', 1) = ${pathname}` : sql`l.project_id = ${project}`;
  const { rows } = await db.execute<PageLeadRow>(sql`
    select coalesce(l.source_page, '') as page, ${sourceOf} as source, ${campaignOf} as campaign, count(*)::int as count
    from leads l where l.accepted_at >= ${daysAgo(figureDays - 1)} and ${isCounted} and ${isOfPage}
    group by 1, 2, 3 order by 4 desc limit ${mostPages}`);
  const own = project === null ? rows.filter(({ page }) => isWithin(searchParams, page)) : rows;
  const counts = new Map<string, number>();
  for (const { source, campaign, count } of own) {
    const name = [campaign || "No campaign", source].filter(Boolean).join(", from ");
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const campaigns = [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
  return { total: own.reduce((sum, { count }) => sum + count, 0), campaigns: fewest(campaigns) };
}

/** Whether a page that a lead was sent from has all that the asked one has. */
function isWithin(asked: URLSearchParams, page: string): boolean {
  const had = URL.canParse(page, "http://site") ? new URL(page, "http://site").searchParams : null;
  return had !== null && [...asked].every(([name, value]) => had.getAll(name).includes(value));
}

/** Views of the page at this path in the last 30 days in India; null where views are not counted for it alone. */
export async function readPageViews(path: string, db: DeskDatabase = deskDatabase()): Promise<number | null> {
  const page = viewedPage(path);
  if (!page || page.isWider) return null;
  const today = indianDay(new Date());
  return countViews(
    page,
    Array.from({ length: figureDays }, (_, at) => daysBefore(today, at)),
    db,
  );
}

/** How fast each kind of page was in the last four weeks, by the three that Google counts, and how often it was seen. */
export function readPageVitals(): Promise<PageVitals[]> {
  const since = daysBefore(indianDay(new Date()), vitalDays - 1);
  return remembered(`vitals ${since}`, 300, async () =>
    summarise(await sumVitals(since, ["LCP", "INP", "CLS"])),
  );
}

/** How old the catalogue is: its last import, and the projects that nobody has checked. */
export async function readCatalogueAge(db: DeskDatabase = deskDatabase()): Promise<CatalogueAge> {
  const { rows } = await db.execute<CatalogueAge>(sql`
    select (select ${isoMoment(sql`ended_at`)} from imports where undoes is null and ended_at is not null
        order by id desc limit 1) as "importedAt",
      (select ${isoMoment(sql`changed_at`)} from catalogue_state) as "changedAt",
      (select count(*)::int from projects where is_active) as projects,
      ${staleCount} as stale`);
  return rows[0]!; // one row of single values
}
