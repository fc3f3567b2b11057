import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { placeKeys } from "@/lib/places/place-name";
import { hasPage } from "./project-history-rows";
import {
  fewestCompared,
  fewestProjects,
  inPlaceOrder,
  kindRates,
  type RatedUnit,
} from "@/lib/projects/listing/place-rates";
import type { KindRates, PriceHistory, RatedPlace } from "@/lib/projects/listing/place-rates-schema";
import { priceMonths, type TracedChange, type TracedProject } from "@/lib/projects/listing/price-months";

/** The kinds of homes in each of these places, in their order; none for a place that is not there. */
export async function listKindRates(
  places: readonly RatedPlace[],
  db: Database = readDatabase(),
): Promise<KindRates[][]> {
  return Promise.all(
    places.map(async (place) => {
      const { rows } = await db.execute<RatedUnit>(sql`
        select p.id as project, p.property_type as type, u.bhk, u.price / u.area as rate
        from projects p
        left join floor_plans f on f.project_id = p.id and f.is_active and not p.is_plot
        cross join lateral (select f.bhk, case when p.is_plot then p.min_price else f.price end::float8 as price,
          case when p.is_plot then p.min_area else f.area end as area) u
        where p.is_active and ${isIn(place)} and u.price > 0 and u.area > 0`);
      return kindRates(rows);
    }),
  );
}

/** All cities and localities with a type of which there is enough to tell what is asked, in the order of their names. */
export async function listToldPlaces(db: Database = readDatabase()): Promise<RatedPlace[]> {
  const { rows } = await db.execute<RatedPlace>(sql`
    with units as (
      select p.id, c.name as city, l.name as locality, p.property_type, count(*) as count from projects p
      join cities c on c.id = p.city_id left join localities l on l.id = p.locality_id
      left join floor_plans f on f.project_id = p.id and f.is_active and not p.is_plot
      where p.is_active and case when p.is_plot then p.min_price else f.price end > 0
        and case when p.is_plot then p.min_area else f.area end > 0
      group by p.id, c.name, l.name
    )
    select distinct city, locality from units
    group by grouping sets ((city, property_type), (city, locality, property_type))
    having sum(count) >= ${fewestCompared}::int and count(*) >= ${fewestProjects}::int
      and (grouping(locality) = 1 or locality is not null)`);
  return inPlaceOrder(rows);
}

/** The place in the spelling of the catalogue; `null` where nothing is, or was, on the site. */
export async function findRatedPlace(
  place: RatedPlace,
  db: Database = readDatabase(),
): Promise<RatedPlace | null> {
  const { rows } = await db.execute<RatedPlace>(sql`
    select c.name as city, ${place.locality === null ? sql`null` : sql`l.name`} as locality
    from projects p join cities c on c.id = p.city_id left join localities l on l.id = p.locality_id
    where ${isIn(place)} and ${hasPage} limit 1`);
  return rows[0] ?? null;
}

/** More projects than this are of a city whose months would take seconds to count: then none are told. */
const mostTraced = 20_000;

/** What the history knows of the prices of a place, month by month. `today`: the day in India. */
export async function readPriceMonths(
  place: RatedPlace,
  today: string,
  db: Database = readDatabase(),
): Promise<PriceHistory> {
  const traced = sql`from projects p where p.public_since is not null and ${isIn(place)}`;
  const { rows: projects } = await db.execute<TracedProject>(sql`
    select p.id, p.property_type as "propertyType", p.min_price::float8 as price, p.min_area as area,
      p.is_active as "isActive", (p.public_since at time zone 'Asia/Kolkata')::date::text as since
    ${traced} limit ${mostTraced + 1}`);
  if (projects.length > mostTraced) return { since: null, months: [] };
  const { rows: changes } = await db.execute<TracedChange>(sql`
    select h.project_id as id, h.day::text, h.fact, h.was is not null as "wasOn",
      (case h.fact when 'site' then h.was #>> '{price,min}' else h.was->>'min' end)::float8 as price
    from project_history h join projects p on p.id = h.project_id
    where h.fact in ('price', 'site') and h.changed_at > p.public_since and p.id in (select p.id ${traced})`);
  return priceMonths(projects, changes, today);
}

function isIn({ city, locality }: RatedPlace): SQL {
  const inCity = sql`p.city_id in (select id from cities where lower(name) in ${placeKeys(city)})`;
  if (locality === null) return inCity;
  return sql`(${inCity} and p.locality_id in (select id from localities where lower(name) in ${placeKeys(locality)}))`;
}
