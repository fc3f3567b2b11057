import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { isDoubted, lastLookedAfter } from "@/lib/catalogue/store/project-check-mutations";
import {
  projectPageSize,
  staleDays,
  type ListedProject,
  type ProjectFilter,
  type ProjectPage,
  type ProjectView,
} from "@/lib/desk/forms/project-list";
import { placeKeys } from "@/lib/places/place-name";
import { and, searchCondition } from "@/lib/projects/store/project-conditions";
import { resolveSearch } from "@/lib/projects/store/search-patterns";
import { deskDatabase, type DeskDatabase } from "./desk-database";

/** Over `projects p` and `project_checks k`. */
const hasPicture = sql`(p.image is not null or exists (select from media m where m.project_id = p.id))`;
/** Before this moment is too long ago. */
export const staleSince = sql`now() - make_interval(days => ${staleDays}::int)`;
const isStale = sql`${lastLookedAfter} < ${staleSince}`;

/** What a view asks for. What is not on the site can do no harm there: it has a view of its own. */
const views: Record<ProjectView, SQL | null> = {
  all: null,
  hidden: sql`not p.is_active`,
  // The first half is found in the index of what is doubted.
  wrong: sql`p.id = any(array(select project_id from project_checks where doubts <> '{}'))
    and p.is_active and ${isDoubted}`,
  "no-picture": sql`p.is_active and not ${hasPicture}`,
  "no-price": sql`p.is_active and p.min_price is null`,
  // The same as `isStale`, without looking at every check.
  stale: sql`p.is_active and p.updated_at < ${staleSince} and not exists (
    select from project_checks recent where recent.project_id = p.id and recent.checked_at >= ${staleSince})`,
};

/** The projects of a filter: what was changed last comes first, of those that nobody has checked what waits longest. */
export async function listDeskProjects(
  filter: ProjectFilter,
  db: DeskDatabase = deskDatabase(),
): Promise<ProjectPage> {
  const conditions = await conditionsOf(filter, db);
  const where = and(conditions) ?? sql`true`;
  // The index has those that come first. What few meet would be looked for through the whole of it: then what was found is
  // sorted.
  const isNarrow = filter.search || filter.place || filter.builder;
  const changed = isNarrow ? sql`(p.updated_at + interval '0')` : sql`p.updated_at`;
  const from = sql`from projects p left join project_checks k on k.project_id = p.id where ${where}`;
  const offset = (filter.page - 1) * projectPageSize;
  const order = filter.view === "stale" ? sql`${changed}, p.id` : sql`${changed} desc, p.id desc`;
  const [page, counted] = await Promise.all([
    db.execute<ListedProject>(sql`
      select p.id, p.name, d.name as builder, concat_ws(', ', l.name, c.name) as place, p.property_type as type, p.status,
        p.min_price::float8 as "minPrice", p.max_price::float8 as "maxPrice", p.is_active as "isActive",
        ${hasPicture} as "hasPicture", case when ${isDoubted} then k.doubts else '{}' end as doubts,
        (extract(epoch from now() - ${lastLookedAfter}) * 1000)::float8 as "checkedAgo", ${isStale} as "isStale"
      from (select p.id ${from} order by ${order} limit ${projectPageSize} offset ${offset}) found
        join projects p on p.id = found.id left join project_checks k on k.project_id = p.id
        join developers d on d.id = p.developer_id join cities c on c.id = p.city_id
        left join localities l on l.id = p.locality_id
      order by ${order}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ]);
  return { projects: page.rows, total: counted.rows[0]?.total ?? 0 };
}

async function conditionsOf(filter: ProjectFilter, db: DeskDatabase): Promise<SQL[]> {
  const { view, search, place, builder, type, status } = filter;
  const conditions: SQL[] = [];
  const asked = views[view];
  if (asked) conditions.push(asked);
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
