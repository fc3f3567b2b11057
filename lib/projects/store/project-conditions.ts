import "server-only";
import { sql, type SQL } from "drizzle-orm";
import {
  facetNames,
  filters,
  possessionOptions,
  type FacetName,
} from "@/lib/projects/project/filter-table.mjs";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import type { SearchPatterns } from "@/lib/projects/search/text-patterns";
import {
  boundsCondition,
  landmarkCondition,
  locationCondition,
  metroCondition,
  metroTimeCondition,
} from "./place-conditions";

/**
 * The only place that builds conditions: rows, counts and facets all use these. `scope` has those without a facet, `area`
 * those on where it is; `choice` has one for each facet, over the aliases `p` (projects) and `u` (a unit: one active floor plan, or the plot
 * itself). A null in the data matches no condition.
 */
export type Conditions = {
  scope: SQL;
  area: SQL | null;
  choice: Record<FacetName, SQL | null>;
  /** The places that are asked for, by name, and whether those nearby count too. */
  places: readonly string[];
  withNearby: boolean;
  /** The landmark that is asked for, and whether it is said how far from it. */
  landmark: string | undefined;
  withRadius: boolean;
};

export const projectChoices = facetNames.filter((name) => filters[name].of !== "unit");
export const unitChoices = facetNames.filter((name) => filters[name].of === "unit");

/**
 * The filters whose options stand in a column of `projects` as they are; each asks by the parameter of its own name.
 */
export const equalColumns = {
  propertyType: sql`property_type`,
  status: sql`status`,
  availability: sql`availability`,
} satisfies Partial<Record<FacetName & keyof ProjectQuery, SQL>>;
export const equalFilters = Object.keys(equalColumns) as (keyof typeof equalColumns)[]; // keys are told as any string

export function buildConditions(query: ProjectQuery, search: SearchPatterns | null): Conditions {
  return {
    places: query.location,
    withNearby: query.location.length > 0 && query.withinKm !== undefined,
    landmark: query.near,
    withRadius: Boolean(query.near) && query.radiusKm !== undefined,
    scope: and([sql`p.is_active`, search && searchCondition(search)]) ?? sql`true`,
    area: boundsCondition(query.bounds),
    choice: {
      location: locationCondition(query.location, query.withinKm),
      within: null, // part of the location's
      metro: metroCondition(query.metroKm),
      metroTo: metroTimeCondition(query.metroTo, query.metroMinutes),
      metroTo2: metroTimeCondition(query.metroTo2, query.metroMinutes),
      metroMinutes: null, // part of the stations'
      near: landmarkCondition(query.near, query.radiusKm),
      radius: null, // part of the landmark's
      ...equalConditions(query),
      possession: query.possessionDate ? possessionCondition(query.possessionDate) : null,
      amenities: amenitiesCondition(query.amenities),
      builder: query.groupName
        ? sql`p.developer_id = (select id from developers where lower(name) = lower(${query.groupName}))`
        : null,
      bedrooms: query.bhkType.length > 0 ? sql`u.bhk in ${query.bhkType}` : null,
      budget: between(sql`u.price`, query.minPrice, query.maxPrice),
      area: between(sql`u.area`, query.minArea, query.maxArea),
      carpet: between(sql`u.carpet_area`, query.minCarpetArea, query.maxCarpetArea),
      bathrooms: query.bathrooms ? sql`u.bathrooms >= ${query.bathrooms}` : null,
    },
  };
}

/**
 * The condition for a project to be listed: a single unit has to meet all unit conditions (docs/api.md,
 * "Matching rules").
 */
export function whereOf({ scope, area, choice }: Conditions): SQL {
  const ofUnit = and(unitChoices.map((name) => choice[name]));
  const ofProject = projectChoices.map((name) => choice[name]);
  return and([scope, area, ...ofProject, ofUnit && unitExists(ofUnit)]) ?? sql`true`;
}

/** Two sub-selects instead of one over a union, so that the database can read the floor plans once for all projects. */
function unitExists(condition: SQL): SQL {
  const plans = sql`select project_id, bhk, price, area, carpet_area, bathrooms from floor_plans where is_active`;
  const plot = sql`select null::smallint as bhk, p.min_price as price, p.min_area as area, null::float8 as carpet_area,
    null::smallint as bathrooms`;
  return sql`(exists (select 1 from (${plans}) u where u.project_id = p.id and ${condition})
    or (p.is_plot and exists (select 1 from (${plot}) u where ${condition})))`;
}

/** The lowest price of what is asked for, over `projects p`: of the units that meet all unit conditions, or of the project. */
export function lowestPriceOf({ choice }: Conditions): SQL {
  const ofUnit = and(unitChoices.map((name) => choice[name]));
  if (!ofUnit) return sql`nullif(p.min_price, 0)`;
  return sql`(select min(u.price) from (
      select bhk, price, area, carpet_area, bathrooms from floor_plans where project_id = p.id and is_active and not p.is_plot
      union all select null::smallint, p.min_price, p.min_area, null::float8, null::smallint where p.is_plot
    ) u where ${ofUnit} and u.price > 0)`;
}

function equalConditions(query: ProjectQuery) {
  const conditions = equalFilters.map((name) => {
    const asked = [query[name] ?? []].flat();
    return [name, asked.length > 0 ? sql`p.${equalColumns[name]} in ${asked}` : null];
  });
  return Object.fromEntries(conditions) as Record<(typeof equalFilters)[number], SQL | null>; // each name is there
}

/**
 * Ready or with a past date, or with a possession date within these months from today (docs/readings.md,
 * "possession").
 */
export function possessionCondition(possession: (typeof possessionOptions)[number]["value"]): SQL {
  const months = possessionOptions.find((option) => option.value === possession)?.months ?? 0;
  return sql`(p.status = 'Ready to Move' or p.possession_date <= (current_date + make_interval(months => ${months}::int)))`;
}

/** All of these amenities, in one sub-select however many they are. */
function amenitiesCondition(names: readonly string[]): SQL | null {
  const keys = [...new Set(names.map((name) => name.toLowerCase()))];
  if (keys.length === 0) return null;
  return sql`p.id in (select pa.project_id from project_amenities pa join amenities a on a.id = pa.amenity_id
    where lower(a.name) in ${keys} group by 1 having count(distinct a.id) = ${keys.length}::int)`;
}

/** All words are found, or the words joined. Patterns contain only letters and digits, so they need no escaping. */
export function searchCondition({ joined, words, renamed }: SearchPatterns): SQL {
  const ways = [anyPattern(joined), and(words.map(anyPattern)), and(renamed.map(anyPattern))];
  const known = ways.flatMap((way) => (way ? [sql`(${way})`] : []));
  return sql`(${sql.join(known, sql` or `)})`;
}

function anyPattern(patterns: readonly string[]): SQL {
  const likes = patterns.map((pattern) => sql`p.search_key like ${`%${pattern}%`}`);
  return likes.length > 0 ? sql`(${sql.join(likes, sql` or `)})` : sql`false`;
}

function between(column: SQL, min: number | undefined, max: number | undefined): SQL | null {
  return and([
    min === undefined ? null : sql`${column} >= ${min}`,
    max === undefined ? null : sql`${column} <= ${max}`,
  ]);
}

export function and(conditions: readonly (SQL | null)[]): SQL | null {
  const set = conditions.filter((condition) => condition !== null);
  return set.length > 0 ? sql.join(set, sql` and `) : null;
}
