import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { apart } from "./apart-pictures";
import { buildConditions, whereOf } from "./project-conditions";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { fromProjects, summaryColumns, toSummary, type SummaryRow } from "./project-rows";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";

/** The homes and plots that were changed last, in these places or everywhere, at most `limit`. */
export async function listChangedProjects(
  places: readonly string[],
  limit: number,
  db: Database = readDatabase(),
): Promise<ProjectSummary[]> {
  const query = { ...projectQuerySchema.parse({}), location: [...places] };
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${summaryColumns} ${fromProjects}
    where p.id in (select p.id from projects p where ${whereOf(buildConditions(query, null))}
      order by p.updated_at desc, p.id desc limit ${limit})
    order by p.updated_at desc, p.id desc`);
  return apart(rows.map(toSummary));
}
