import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { namedStatement } from "@/lib/db/statements";
import { mostMapPlaces, mostPins, type MapAnswer } from "@/lib/projects/search/map-schema";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { buildConditions, lowestPriceOf, whereOf } from "./project-conditions";
import { resolveSearch } from "./search-patterns";

const namesByIds = namedStatement<{ id: number; name: string; slug: string }>(
  "names of pins",
  sql`select id, name, slug from projects where id = any(${sql.placeholder("ids")}::int[]) and is_active`,
);

/** The names of these projects, as far as they are active; in no order. */
export async function readPinNames(ids: readonly number[], db: Database = readDatabase()) {
  return ids.length === 0 ? [] : namesByIds(db, { ids });
}

/** To eleven centimetres, as the index holds it. */
const degrees = (column: SQL) => sql`round(${column}::numeric, 6)::float8`;

/**
 * The projects of a search on the map, and its places (`mapAnswer`); the page and order of the search say nothing here. A
 * project without a point of its own, in a locality without a centre, is in `totalItems` alone.
 */
export async function readMap(query: ProjectQuery, db: Database = readDatabase()): Promise<MapAnswer> {
  const search = await resolveSearch(db, query.search);
  const conditions = buildConditions(query, search);
  const { rows } = await db.execute<MapAnswer>(sql`
    with found as materialized (
      select p.id, p.slug, p.is_plot, p.name, p.property_type, p.city_id, p.locality_id, ${lowestPriceOf(conditions)} as price,
        p.latitude is not null as is_exact,
        ${degrees(sql`coalesce(p.latitude, l.latitude)`)} as latitude,
        ${degrees(sql`coalesce(p.longitude, l.longitude)`)} as longitude
      from projects p left join localities l on l.id = p.locality_id where ${whereOf(conditions)}
    ), counted as (select count(*)::int as total, count(latitude)::int as located from found),
    pins as (
      select * from found where latitude is not null and (select located from counted) <= ${mostPins}::int
    ), grouped as (
      select city_id, locality_id, count(*)::int as total, min(price) as price from found group by 1, 2
    ), places as (
      select g.*, coalesce(l.name, c.name) as name, c.name as city,
        ${degrees(sql`case when g.locality_id is null then c.latitude else l.latitude end`)} as latitude,
        ${degrees(sql`case when g.locality_id is null then c.longitude else l.longitude end`)} as longitude
      from grouped g join cities c on c.id = g.city_id left join localities l on l.id = g.locality_id
    ), named as (
      select * from places where latitude is not null
      order by total desc, name, city_id, locality_id nulls first limit ${mostMapPlaces}::int
    )
    select total as "totalItems", located,
      coalesce((select json_agg(json_build_object('id', id, 'slug', slug, 'isPlot', is_plot, 'name', name,
          'latitude', latitude, 'longitude', longitude, 'isExact', is_exact, 'lowestPrice', price,
          'propertyType', property_type) order by id) from pins), '[]') as pins,
      coalesce((select json_agg(json_build_object('name', name, 'city', city, 'latitude', latitude,
          'longitude', longitude, 'total', total, 'lowestPrice', price)
          order by total desc, name, city_id, locality_id nulls first) from named), '[]') as places
    from counted`);
  return rows[0] ?? { pins: [], places: [], totalItems: 0, located: 0 };
}
