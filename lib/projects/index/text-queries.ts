import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { projectQuerySchema, type ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { buildConditions, whereOf } from "@/lib/projects/store/project-conditions";
import { relevanceOf } from "@/lib/projects/store/project-queries";
import { resolveSearch } from "@/lib/projects/store/search-patterns";
import type { FoundText } from "./search-index";

/**
 * The projects that the text of a search is found in, wherever they are and whatever else is asked: the most relevant
 * first if the search is sorted so. `null` when no word is in the text.
 */
export async function findText(
  { search: text, sort }: Pick<ProjectQuery, "search" | "sort">,
  db: Database = readDatabase(),
): Promise<FoundText | null> {
  const search = await resolveSearch(db, text);
  if (!search) return null;
  const where = whereOf(buildConditions(projectQuerySchema.parse({}), search));
  // In one value: a row for each would cost more than finding them.
  const ids =
    sort === "relevance"
      ? sql`string_agg(int4send(id), '' order by ${relevanceOf(search.joined[0] ?? "", sql`(select count(*) from found)`)}, id)`
      : sql`string_agg(int4send(id), '')`;
  const { rows } = await db.execute<{ ids: Buffer | null }>(sql`
    with found as materialized (select p.id, p.search_key from projects p where ${where})
    select ${ids} as ids from found p`);
  const bytes = rows[0]?.ids;
  return {
    ids: Int32Array.from({ length: (bytes?.length ?? 0) / 4 }, (_, at) => bytes!.readInt32BE(at * 4)),
  };
}
