import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { isDoubted, lastLookedAfter } from "@/lib/catalogue/store/project-check-mutations";
import {
  type ListedProject,
  mostProjectPages,
  type ProjectFilter,
  type ProjectPage,
  projectPageSize,
  type ProjectView,
  staleDays,
} from "@/lib/desk/forms/project-list";
import { placeKeys } from "@/lib/places/place-name";
import { remembered } from "@/lib/process/remembered";
import { and, searchCondition } from "@/lib/projects/store/project-conditions";
import { resolveSearch } from "@/lib/projects/store/search-patterns";
import { deskDatabase, type DeskDatabase } from "./desk-database";

/** Over `projects p` and `project_checks k`. */
const hasPicture = sql`(p.image is not null or exists (select from media m where m.project_id = p.id))`;
/** Before this moment is too long ago. */
const staleSince = sql`now() - make_interval(days => ${staleDays}::int)`;
const isStale = sql`${lastLookedAfter} < ${staleSince}`;
/** Counted in the index alone, less those that were checked without a change. */
export const staleCount = sql`((select count(*)::int from projects p where p.is_active and p.updated_at < ${staleSince})
  - (select count(*)::int from project_checks k join projects p on p.id = k.project_id
    where k.checked_at >= ${staleSince} and p.is_active and p.updated_at < ${staleSince}))`;

/** In the index alone; of them some may be accepted or off the site. */
const doubtCount = sql`select count(*)::int as count from project_checks where doubts <> '{}'`;

/** The same as `isStale`, without looking at every check. */
const isLongUntouched = sql`p.is_active and p.updated_at < ${staleSince}`;

/** What a view asks for. What is not on the site can do no harm there: it has a view of its own. */
const views: Record<ProjectView, SQL | null> = {
  all: null,
  hidden: sql`not p.is_active`,
  // The first half is found in the index of what is doubted.
  wrong: sql`p.id = any(array(select project_id from project_checks where doubts <> '{}'))
    and p.is_active and ${isDoubted}`,
  "no-picture": sql`p.is_active and not ${hasPicture}`,
  "no-price": sql`p.is_active and p.min_price is null`,
  incomplete: sql`p.is_active and k.completeness < 100`,
  stale: sql`${isLongUntouched} and not exists (
    select from project_checks recent where recent.project_id = p.id and recent.checked_at >= ${staleSince})`,
};

/** The same of a few among many, which are found by going through them in their order. */
const viewsInOrder: Partial<Record<ProjectView, SQL>> = {
  wrong: sql`p.is_active and ${isDoubted}`,
  // A question for each row, which no plan can turn into reading all checks first.
  stale: sql`${isLongUntouched} and coalesce(
    (select recent.checked_at < ${staleSince} from project_checks recent where recent.project_id = p.id), true)`,
};

/** What checks say has no version. */
const restOnChecks: ReadonlySet<ProjectView> = new Set(["wrong", "incomplete", "stale"]);

/** So many are rather found and sorted than looked for in their order. */
const few = 1_000;
/** From here on it is cheaper to know all that a view has than to go through them in their order. */
const farDown = 5_000;

/** The projects of a filter: what was changed last comes first, of those that nobody has checked what waits longest, of those that lack something what lacks most. */
export async function listDeskProjects(filter: ProjectFilter): Promise<ProjectPage> {
  const isNarrow = Boolean(filter.search || filter.place || filter.builder);
  const db = deskDatabase();
  if (isNarrow && !restOnChecks.has(filter.view)) return listFound(filter, db);
  const others = await conditionsOf(filter, db);
  const total = await countProjects(filter, others, db);
  const offset = (filter.page - 1) * projectPageSize;
  if (offset > 0 && offset >= total) return { projects: [], total };
  const isFew = isNarrow || total <= few;
  const asked = (!isFew && offset < farDown && viewsInOrder[filter.view]) || views[filter.view];
  const order = orderOf(filter.view, isFew);
  const found = sql`select p.id ${whereOf(asked, others)} order by ${order} limit ${projectPageSize} offset ${offset}`;
  return { projects: await readRows(found, order, db), total };
}

/**
 * What is asked for by words is found once for each version of the catalogue, in its order: the other pages of it, and whoever
 * comes back to it, read the rows of a page alone.
 */
async function listFound({ page, ...asked }: ProjectFilter, db: DeskDatabase): Promise<ProjectPage> {
  const version = await getCatalogueVersion(db);
  const order = orderOf(asked.view, true);
  const { ids, total } = await remembered(`found ${version} ${JSON.stringify(asked)}`, 3_600, async () => {
    const where = whereOf(views[asked.view], await conditionsOf(asked, db));
    const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
      select coalesce((array_agg(p.id order by ${order}))[1:${projectPageSize * mostProjectPages}::int], '{}') as ids,
        count(*)::int as total ${where}`);
    const [found] = rows;
    return { ids: Int32Array.from(found?.ids ?? []), total: found?.total ?? 0 };
  });
  const first = (page - 1) * projectPageSize;
  const shown = sql.param([...ids.subarray(first, first + projectPageSize)]);
  return { projects: await readRows(sql`select unnest(${shown}::int[]) as id`, order, db), total };
}

/** The rows of a page. */
async function readRows(found: SQL, order: SQL, db: DeskDatabase): Promise<ListedProject[]> {
  const { rows } = await db.execute<ListedProject>(sql`
    select p.id, p.name, d.name as builder, concat_ws(', ', l.name, c.name) as place, p.property_type as type, p.status,
      p.min_price::float8 as "minPrice", p.max_price::float8 as "maxPrice", p.is_active as "isActive",
      ${hasPicture} as "hasPicture", case when ${isDoubted} then k.doubts else '{}' end as doubts,
      k.completeness, coalesce(k.missing, '{}') as missing,
      (extract(epoch from now() - ${lastLookedAfter}) * 1000)::float8 as "checkedAgo", ${isStale} as "isStale"
    from (${found}) found
      join projects p on p.id = found.id left join project_checks k on k.project_id = p.id
      join developers d on d.id = p.developer_id join cities c on c.id = p.city_id
      left join localities l on l.id = p.locality_id
    order by ${order}`);
  return rows;
}

/** Those of which the least is known begin their own view; the index of project_checks has that order. */
function orderOf(view: ProjectView, isFew: boolean): SQL {
  // The index has the order: what is few would be looked for through the whole of it.
  const changed = isFew ? sql`(p.updated_at + interval '0')` : sql`p.updated_at`;
  if (view === "incomplete")
    return sql`${isFew ? sql`(k.completeness + 0)` : sql`k.completeness`}, k.project_id`;
  return view === "stale" ? sql`${changed}, p.id` : sql`${changed} desc, p.id desc`;
}

/**
 * How many there are. What rests on the catalogue alone is counted once for each version of it. Checks have none: what nobody
 * has checked is counted each time, and so is what looks wrong, while it is few.
 */
async function countProjects(
  filter: ProjectFilter,
  others: readonly SQL[],
  db: DeskDatabase,
): Promise<number> {
  const { view, page: _, ...rest } = filter;
  const count = () =>
    view === "stale" && others.length === 0
      ? readCount(sql`select ${staleCount} as count`, db)
      : readCount(sql`select count(*)::int as count ${whereOf(views[view], others)}`, db);
  if (view === "stale") return count();
  if (view === "wrong" && (await readCount(doubtCount, db)) <= few) return count();
  const version = await getCatalogueVersion(db);
  const seconds = restOnChecks.has(view) ? 15 : 3_600;
  return remembered(`projects ${version} ${JSON.stringify([view, rest])}`, seconds, count);
}

async function readCount(query: SQL, db: DeskDatabase): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}

function whereOf(view: SQL | null, others: readonly SQL[]): SQL {
  const where = and([...(view ? [view] : []), ...others]) ?? sql`true`;
  return sql`from projects p left join project_checks k on k.project_id = p.id where ${where}`;
}

/** What is asked for besides the view. */
async function conditionsOf(filter: Omit<ProjectFilter, "page">, db: DeskDatabase): Promise<SQL[]> {
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
