import "server-only";
import { sql } from "drizzle-orm";
import { database, openDatabase, type Database } from "@/lib/db/client";
import type { VitalHistogram } from "./histogram";
import type { PageHistogram } from "./page-vitals";
import { vitalNames, type VitalName } from "./vital-options";

/** The measurements from that day on, oldest day first. Closes its connection at the end. */
export async function listVitals(databaseUrl: string, since: string): Promise<VitalHistogram[]> {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    const { rows } = await db.execute<VitalHistogram>(sql`
      select day::text, page, device, metric, json_agg(json_build_array(bucket, count) order by bucket) as counts
      from vitals_daily where day >= ${since}::date
      group by day, page, device, metric
      order by vitals_daily.day, page, device, array_position(string_to_array(${vitalNames.join()}, ','), metric)`);
    return rows;
  } finally {
    await close();
  }
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
