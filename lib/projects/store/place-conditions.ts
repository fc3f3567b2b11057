import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { metroStations } from "@/content/metro-stations";
import { placeKeys } from "@/lib/places/place-name";
import { readBounds } from "@/lib/projects/project/map-bounds";
import { kmBetween } from "./place-distance";

/*
 * Where a project is, over the alias `p`. A name may be that of a city, of localities in other cities and of a state: a
 * search for it finds them all.
 */

/** In one of these places; with `km` also in a locality, or a city without one, whose centre is no further from theirs. */
export function locationCondition(names: readonly string[], km: number | undefined): SQL | null {
  if (names.length === 0) return null;
  const keys = keysOf(names);
  const inside = sql`p.city_id in (select id from cities where lower(name) in ${keys})
    or p.locality_id in (select id from localities where lower(name) in ${keys})
    or p.state_id in (select id from states where lower(name) in ${keys})`;
  if (!km) return sql`(${inside})`;
  const near = (table: SQL) => sql`
    (select t.id from ${table} t join ${centresOf(names)} o on ${kmBetween(sql`t`, sql`o`)} <= ${km})`;
  return sql`(${inside} or p.locality_id in ${near(sql`localities`)}
    or (p.locality_id is null and p.city_id in ${near(sql`cities`)}))`;
}

/** On this part of the map, edges included: at its own spot, or where it has none at the centre of its locality. */
export function boundsCondition(text: string | undefined): SQL | null {
  const bounds = text === undefined ? null : readBounds(text);
  if (!bounds) return null;
  const { south, west, north, east } = bounds;
  const inside = (at: SQL) => sql`${at}latitude between ${south}::float8 and ${north}::float8
    and ${at}longitude between ${west}::float8 and ${east}::float8`;
  return sql`(case when p.latitude is null then p.locality_id in (select id from localities where ${inside(sql``)})
    else ${inside(sql`p.`)} end)`;
}

/** No further than this from the nearest station of the metro, by the same points. */
export function metroCondition(km: number | undefined): SQL | null {
  if (km === undefined) return null;
  return sql`exists (select 1 from ${stationsAround(km)} station where station.km <= ${km}::float8)`;
}

/** An integer with a bit for each of these distances, rising, that a station of the metro is no further than. */
export function metroBits(distances: readonly number[]): SQL {
  const bits = sql.join(
    distances.map((km, bit) => sql`((station.km <= ${km}::float8)::int << ${bit}::int)`),
    sql` | `,
  );
  return sql`coalesce((select bit_or(${bits}) from ${stationsAround(distances.at(-1) ?? 0)} station), 0)`;
}

/** The stations that may be so near to a project, with their `km` from it. */
function stationsAround(km: number): SQL {
  const stations = sql.join(
    metroStations.map(([, latitude, longitude]) => sql`(${latitude}::float8, ${longitude}::float8)`),
    sql`, `,
  );
  // Most stations are too far to the north or south: that is told without a root.
  return sql`(select ${kmBetween(sql`here`, sql`station`)} as km
    from (select coalesce(p.latitude, (select latitude from localities where id = p.locality_id)) as latitude,
        coalesce(p.longitude, (select longitude from localities where id = p.locality_id)) as longitude) here
    join (values ${stations}) station(latitude, longitude) on abs(here.latitude - station.latitude) <= ${km / 100}::float8)`;
}

/** The centres of these places, as far as they are known: rows of latitude and longitude. */
export function centresOf(names: readonly string[]): SQL {
  const keys = keysOf(names);
  return sql`(select latitude, longitude from localities where lower(name) in ${keys} and latitude is not null
    union select latitude, longitude from cities where lower(name) in ${keys} and latitude is not null)`;
}

function keysOf(names: readonly string[]): SQL {
  return sql`${[...new Set(names.flatMap(placeKeys))]}`;
}
