import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { database, type Database } from "@/lib/db/client";
import type { ViewedPage } from "./viewed-page";

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
