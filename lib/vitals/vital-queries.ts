import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { database, type Database, withDatabase } from "@/lib/db/client";
import type { PageHistogram, VitalHistogram } from "./histogram";
import type { ViewedPage } from "./viewed-page";
import { type VitalName, vitalNames } from "./vital-options";

/** The measurements from that day on, oldest day first. Closes its connection at the end. */
export async function listVitals(databaseUrl: string, since: string): Promise<VitalHistogram[]> {
  return withDatabase(databaseUrl, async (db) => {
    const { rows } = await db.execute<VitalHistogram>(sql`
      select day::text, page, device, metric, json_agg(json_build_array(bucket, count) order by bucket) as counts
      from vitals_daily where day >= ${since}::date
      group by day, page, device, metric
      order by vitals_daily.day, page, device, array_position(string_to_array(${vitalNames.join()}, ','), metric)`);
    return rows;
  });
}

/** The measurements of these metrics from that day on by kind of page, all days and devices together. */
export async function sumVitals(
  since: string,
  metrics: readonly VitalName[],
  db: Database = database(),
): Promise<PageHistogram[]> {
  const { rows } = await db.execute<PageHistogram>(sql`
    select page, metric, json_agg(json_build_array(bucket, count)) as counts
    from (select page, metric, bucket, sum(count)::int as count from vitals_daily where day >= ${since}::date
        and metric = any(${sql.param(metrics)}::text[])
      group by page, metric, bucket) b
    group by page, metric`);
  return rows;
}

/** Views of this page on these days; of a list also those of the lists that ask for more besides, as its leads are counted. */
export async function countViews(
  { kind, page }: Pick<ViewedPage, "kind" | "page">,
  days: readonly string[],
  db: Database = database(),
): Promise<number> {
  const parts = page.split("&").filter(Boolean);
  const isOfPage = kind === "list" ? hasAll(parts) : sql`page = ${page}`;
  // The days one by one, so that each is one step into the key.
  const { rows } = await db.execute<{ views: number }>(sql`
    select coalesce(sum(count), 0)::int as views from page_views
    where day = any(${sql.param(days)}::date[]) and kind = ${kind} and ${isOfPage}`);
  return rows[0]?.views ?? 0;
}

/** Taking an address apart costs most: only those in which each part stands somewhere are. */
function hasAll(parts: readonly string[]): SQL {
  const somewhere = parts.map((part) => sql`page like ${`%${part.replace(/[\\%_]/g, "\\$&")}%`}`);
  return sql.join([...somewhere, sql`string_to_array(page, '&') @> ${sql.param(parts)}::text[]`], sql` and `);
}
