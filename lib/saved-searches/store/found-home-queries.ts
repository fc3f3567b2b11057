import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { and, buildConditions, unitChoices, whereOf } from "@/lib/projects/store/project-conditions";
import { resolveSearch } from "@/lib/projects/store/search-patterns";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { FoundHome } from "@/lib/saved-searches/forms/search-news";

/**
 * The projects of a search, at most `limit`, those that came last first: each with the lowest price of its floor plans that meet
 * the search. Of a plot, and of a search without conditions on floor plans, it is that of the project.
 */
export async function findHomes(
  query: ProjectQuery,
  limit: number,
  db: Database = readDatabase(),
): Promise<FoundHome[]> {
  const conditions = buildConditions(query, await resolveSearch(db, query.search));
  const ofUnit = and(unitChoices.map((name) => conditions.choice[name]));
  const price = ofUnit
    ? sql`case when p.is_plot then p.min_price else (select min(u.price) from floor_plans u
        where u.project_id = p.id and u.is_active and ${ofUnit}) end`
    : sql`p.min_price`;
  const { rows } = await db.execute<{ id: number; price: string | null }>(sql`
    select p.id, (${price})::text as price from projects p where ${whereOf(conditions)}
    order by p.id desc limit ${limit}`);
  return rows.map(({ id, price: lowest }) => ({ id, price: lowest === null ? null : Number(lowest) }));
}
