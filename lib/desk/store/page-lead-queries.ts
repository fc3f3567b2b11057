import "server-only";
import { sql } from "drizzle-orm";
import { figureDays, type PageLeads } from "@/lib/desk/forms/front-page";
import { daysAgo, isCounted } from "@/lib/enquiries/store/first-call-queries";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { campaignOf, fewest, sourceOf } from "./lead-figure-queries";

/** The most different pages that are looked at: a list has as many as it has filters. */
const mostPages = 5_000;

type Row = { page: string; source: string; campaign: string; count: number };

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
  const { rows } = await db.execute<Row>(sql`
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
