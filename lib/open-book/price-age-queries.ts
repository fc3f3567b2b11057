import "server-only";
import { sql } from "drizzle-orm";
import { lastLookedAfter } from "@/lib/catalogue/store/project-check-mutations";
import { readDatabase, type Database } from "@/lib/db/client";
import type { PriceAges } from "./open-book-schema";

/**
 * How many days ago somebody last looked after each project that is on the site: an import that held it, a change or a
 * check at the desk. Reads every project, so that answers are kept for a while (`open-book-queries`).
 */
export async function readPriceAges(db: Database = readDatabase()): Promise<PriceAges> {
  const { rows } = await db.execute<PriceAges>(sql`
    select count(*)::int as projects, count(*) filter (where days < 8)::int as within7,
      count(*) filter (where days < 31)::int as within30, count(*) filter (where days < 91)::int as within90,
      percentile_disc(0.5) within group (order by days) as "medianDays", max(days) as "oldestDays"
    from (select (now()::date - (${lastLookedAfter})::date) as days
      from projects p left join project_checks k on k.project_id = p.id where p.is_active) looked`);
  return rows[0]!; // an aggregate has one row
}
