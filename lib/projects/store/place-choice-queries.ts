import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import type { PlaceChoice } from "@/lib/places/place-schema";
import { currentPlaceName } from "@/lib/places/place-name";
import { squeeze } from "@/lib/projects/search/search-text";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { centresOf, kmBetween, nearKm } from "./place-conditions";
import { buildConditions, whereOf } from "./project-conditions";
import { resolveSearch } from "./search-patterns";

/** How many localities of a city are named while nobody has typed, beside those near by: the others are found by typing. */
const mostUntyped = 8;

/**
 * The cities and localities with projects that match `query` wherever they are, with how many: city by city, those with
 * the most first, and within a city the city itself, then its localities. `typed` narrows them by letters of the
 * locality's name or the city's; a place is found by any of its names. What is near the places of `query` is always
 * named, so that a second place can be chosen beside the first.
 */
export async function listPlaceChoices(
  query: ProjectQuery,
  typed: string,
  limit: number,
  db: Database = readDatabase(),
): Promise<PlaceChoice[]> {
  const search = await resolveSearch(db, query.search);
  const everywhere = buildConditions({ ...query, location: [] }, search);
  const letters = [squeeze(typed), squeeze(currentPlaceName(typed))].map((text) => `%${text}%`);
  const plain = (name: "city" | "locality") =>
    sql`regexp_replace(lower(${sql.raw(name)}), '[^[:alnum:]]', '', 'g') like any (array[${sql.join(
      letters.map((text) => sql`${text}::text`),
      sql`, `,
    )}])`;
  const isWanted = squeeze(typed)
    ? sql`(${plain("locality")} or ${plain("city")})`
    : sql`(at <= ${mostUntyped + 1}::int or km <= ${nearKm}::float8)`;
  const km =
    query.location.length > 0
      ? sql`(select round(min(${kmBetween(sql`n`, sql`o`)})::numeric, 1)::float8 from ${centresOf(query.location)} o)`
      : sql`null::float8`;
  const { rows } = await db.execute<Omit<PlaceChoice, "km"> & { km: number | null }>(sql`
    with found as materialized (
      select p.city_id, p.locality_id, count(*)::int as projects from projects p where ${whereOf(everywhere)} group by 1, 2
    ), named as (
      select f.city_id, c.name as city, null as locality, null::float8 as latitude, null::float8 as longitude,
        sum(f.projects)::int as projects
        from found f join cities c on c.id = f.city_id group by 1, 2
      union all
      select f.city_id, c.name, l.name, l.latitude, l.longitude, f.projects
        from found f join cities c on c.id = f.city_id join localities l on l.id = f.locality_id
    ), ranked as (
      select n.*, ${km} as km, max(projects) over (partition by city_id) as size,
        row_number() over (partition by city_id order by locality is not null, projects desc, locality) as at
      from named n
    )
    select case when locality is null then 'city' else 'locality' end as kind, coalesce(locality, city) as name, city, projects,
      case when km <= ${nearKm}::float8 then km end as km
    from ranked where ${isWanted}
    order by size desc, city, city_id, at limit ${limit}`);
  return rows.map(({ km: far, ...place }) => (far === null ? place : { ...place, km: far }));
}
