import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { namedStatement, isoMoment } from "@/lib/db/statements";
import { apart, type PicturedSummary } from "./apart-pictures";
import { landmarkKm } from "./place-conditions";
import { buildConditions, whereOf } from "./project-conditions";
import type { Wanted } from "./facet-selects";
import { countFacets } from "./project-facets";
import { facetNames, type FacetName } from "@/lib/projects/project/filter-table.mjs";
import type { ListingExtras, ProjectList, ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { hasPage } from "./project-history-rows";
import {
  detailColumns,
  fromProjects,
  summaryColumns,
  toProject,
  toSummary,
  type DetailRow,
  type SummaryRow,
} from "./project-rows";
import type { Project, ProjectSummary } from "@/lib/projects/project/project-schema";
import { isOurId } from "@/lib/projects/project/project-key";
import { resolveSearch } from "./search-patterns";
import { priceStanding, middleRateOf } from "@/lib/projects/listing/price-standing";
import type { BuilderCount } from "@/lib/projects/listing/builders";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";

/** One page of the matching projects, their total, and the number for each further choice of `facets`. */
export async function listProjects(
  query: ProjectQuery,
  db: Database = readDatabase(),
  facets: readonly FacetName[] = facetNames,
): Promise<ProjectList> {
  const {
    projects,
    currentPage,
    totalPages,
    totalItems,
    facets: counts,
  } = await readListing(query, facets, db);
  return { projects, currentPage, totalPages, totalItems, facets: counts };
}

/**
 * The same with the figures that are wanted. With bedrooms, the lowest price is that of the homes that have them. `ids`: of
 * these projects alone, in place of those that have the text.
 */
export async function readListing(
  query: ProjectQuery,
  wanted: readonly Wanted[],
  db: Database = readDatabase(),
  ids?: readonly number[],
): Promise<ProjectList & ListingExtras> {
  const search = ids ? null : await resolveSearch(db, query.search);
  const built = buildConditions(query, search);
  const conditions = ids ? { ...built, scope: sql`p.is_active and p.id in ${ids}` } : built;
  const offset = (query.page - 1) * query.limit;
  const [counted, page] = await Promise.all([
    countFacets(db, conditions, wanted),
    db.execute<ListedRow>(sql`
      select ${summaryColumns}, ${stockColumn}${query.near ? sql`, ${landmarkKm(query.near)} as landmark_km` : sql``} ${fromProjects}
      where ${whereOf(conditions)}
      order by ${orderOf(query, search?.joined[0], conditions.scope)}, p.id
      limit ${query.limit} offset ${offset}`),
  ]);
  return {
    projects: apart(page.rows.map(toListed)),
    currentPage: query.page,
    totalPages: Math.ceil(counted.totalItems / query.limit),
    ...counted,
  };
}

const readByIds = namedStatement<SummaryRow>(
  "projects by ids",
  sql`select ${summaryColumns} ${fromProjects} where p.id = any(${sql.placeholder("ids")}::int[]) and p.is_active`,
);

/** The active ones of these, in this order. */
export async function listProjectsByIds(
  ids: readonly number[],
  db: Database = readDatabase(),
): Promise<PicturedSummary[]> {
  if (ids.length === 0) return [];
  const rows = await readByIds(db, { ids });
  const found = new Map(rows.map((row) => [row.id, toSummary(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export type ProjectKind = "property" | "plot";

/**
 * One project of that kind; with `isActive` false when it is no longer sold, as it was on its last day. `null` for an
 * unknown one, one that never was on the site, and for an id that can't be ours.
 */
export async function getProject(
  id: string,
  kind: ProjectKind,
  db: Database = readDatabase(),
): Promise<Project | null> {
  if (!isOurId(id)) return null;
  const { rows } = await db.execute<DetailRow>(sql`
    select ${detailColumns} ${fromProjects} where p.id = ${id} and ${hasPage} and p.is_plot = ${kind === "plot"}`);
  return rows[0] ? toProject(rows[0]) : null;
}

/** The homes with the latest launch date, at most `limit`; future launches come after them. */
export async function listRecentProjects(
  limit: number,
  db: Database = readDatabase(),
): Promise<ProjectSummary[]> {
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${summaryColumns} ${fromProjects}
    where p.is_active and not p.is_plot
    order by p.launch_date > current_date nulls last, p.launch_date desc nulls last, p.id limit ${limit}`);
  return apart(rows.map(toSummary));
}

/**
 * Ties always go by id (added by the caller), so that no project shows on two pages or on none. Without a search,
 * what is on sale comes first (`usualOrderRule` in `content/open-book.ts` says so).
 */
function orderOf({ sort, near }: ProjectQuery, searched: string | undefined, found: SQL): SQL {
  switch (sort) {
    case "newest":
      return sql`p.launch_date desc nulls last`;
    case "price_asc":
      return sql`p.min_price asc nulls last`;
    case "price_desc":
      return sql`p.min_price desc nulls last`;
    case "rate_asc":
      return sql`case when p.is_plot then nullif(p.min_price, 0) / nullif(p.min_area, 0)
        else (select min(f.price / f.area) from floor_plans f
          where f.project_id = p.id and f.is_active and f.price > 0 and f.area > 0) end asc nulls last`;
    case "carpet_rate_asc":
      return sql`(select min(f.price / f.carpet_area) from floor_plans f
        where f.project_id = p.id and f.is_active and f.price > 0 and f.carpet_area > 0) asc nulls last`;
    case "area_desc":
      return sql`p.max_area desc nulls last`;
    case "possession":
      return sql`p.possession_date asc nulls last`;
    case "relevance":
      return searched
        ? relevanceOf(
            searched,
            sql`(select count(*) from (
            select from projects p where ${found} limit ${mostLikened + 1}::int) found)`,
          )
        : near
          ? sql`round((${landmarkKm(near)} * 1000)::numeric)`
          : sql`coalesce(p.status = 'Launching Soon', false), p.launch_date desc nulls last`;
  }
}

/** Of how many that a text is found in it is told how like they are to it. It takes long, and says nothing of more. */
const mostLikened = 5_000;

/** What begins with the text that was searched for, then what is most like it. `found`: in how many the text is. */
function relevanceOf(searched: string, found: SQL): SQL {
  return sql`p.search_key like ${`${searched}%`} desc, case when ${found} <= ${mostLikened}::int
    then strict_word_similarity(${searched}, p.search_key) end desc`;
}

/** A card's row with the rates of its type in its locality, in rupees per sqft. */
type ListedRow = SummaryRow & {
  stock: { count: number; projects: number; low: number; median: number; high: number };
  /** Of a list near a landmark. */
  landmark_km?: number | null;
};

/** Those rates, over `projects p`: as `listKindRates` reads them, beside each row of a list. */
const stockColumn: SQL = sql`(
  select json_build_object('count', count(*), 'projects', count(distinct near.id),
    'low', percentile_cont(0.25) within group (order by u.price / u.area),
    'median', percentile_cont(0.5) within group (order by u.price / u.area),
    'high', percentile_cont(0.75) within group (order by u.price / u.area))
  from projects near
  left join floor_plans f on f.project_id = near.id and f.is_active and not near.is_plot
  cross join lateral (select case when near.is_plot then near.min_price else f.price end::float8 as price,
    case when near.is_plot then near.min_area else f.area end as area) u
  where near.is_active and near.locality_id = p.locality_id and near.property_type = p.property_type
    and u.price > 0 and u.area > 0) as stock`;

/** The API's form of a project in a list, with where its rate stands in its locality. */
function toListed({ stock, landmark_km: km, ...row }: ListedRow): PicturedSummary {
  const far = km === undefined ? {} : { landmarkKm: km === null ? null : Math.round(km * 10) / 10 };
  const project = { ...toSummary(row), ...far };
  if (!row.locality) return { ...project, priceStanding: null };
  const { low, median, high, count, projects } = stock;
  const [lowest, middle, highest] = [low, median, high].map(Math.round);
  const rates = {
    median: middle ?? 0,
    count,
    projects,
    quartiles: [lowest ?? 0, highest ?? 0] as [number, number],
  };
  const rate = middleRateOf(project)?.rate ?? null;
  return { ...project, priceStanding: priceStanding(rate, rates)?.kind ?? null };
}

/** Every builder with active projects, by name. */
export async function listBuilders(db: Database = readDatabase()): Promise<BuilderCount[]> {
  const { rows } = await db.execute<BuilderCount>(sql`
    select d.name, count(*)::int as count, ${isoMoment(sql`max(p.updated_at)`)} as "changedAt"
    from projects p join developers d on d.id = p.developer_id where p.is_active
    group by d.id, d.name order by d.name, d.id`);
  return rows;
}

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
