import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { ProjectFilter } from "@/lib/desk/forms/project-list";
import { placeKeys } from "@/lib/places/place-name";
import { searchCondition } from "@/lib/projects/store/project-conditions";
import { resolveSearch } from "@/lib/projects/store/search-patterns";
import type { DeskDatabase } from "./desk-database";

/** What is asked for besides the view. */
export async function conditionsOf(filter: Omit<ProjectFilter, "page">, db: DeskDatabase): Promise<SQL[]> {
  const { search, place, builder, type, status } = filter;
  const conditions: SQL[] = [];
  if (search) conditions.push(await matches(search, db));
  if (place) conditions.push(isIn(place));
  if (builder)
    conditions.push(
      sql`p.developer_id = any(array(select id from developers where name ilike ${`%${plain(builder)}%`}))`,
    );
  if (type) conditions.push(sql`p.property_type = ${type}`);
  if (status) conditions.push(sql`p.status = ${status}`);
  return conditions;
}

/** As visitors search, and by the key that files have. */
async function matches(search: string, db: DeskDatabase): Promise<SQL> {
  const patterns = await resolveSearch(db, search);
  const byKey = sql`p.external_id = ${search}`;
  return patterns ? sql`(${byKey} or ${searchCondition(patterns)})` : byKey;
}

/** A locality or city under any of its names, or what begins so. */
function isIn(place: string): SQL {
  const named = sql`lower(name) in ${placeKeys(place)} or name ilike ${`${plain(place)}%`}`;
  return sql`(p.locality_id = any(array(select id from localities where ${named}))
    or p.city_id = any(array(select id from cities where ${named})))`;
}

function plain(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
