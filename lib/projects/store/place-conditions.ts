import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { metroStations } from "@/content/metro-stations";
import { placeKeys } from "@/lib/places/place-name";
import { metroReach, mostWalkKm, type MetroStation } from "@/lib/projects/project/metro-time";
import { usualRadiusKm } from "@/lib/projects/project/filter-table.mjs";
import { landmarkCalled } from "@/lib/projects/search/landmarks";
import { kmInDegree, readBounds, type Ring } from "@/lib/projects/project/map-bounds";

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
  const { south, west, north, east, ring } = bounds;
  const inside = (at: SQL) => sql`${at}latitude between ${south}::float8 and ${north}::float8
    and ${at}longitude between ${west}::float8 and ${east}::float8${ring ? sql` and ${inRing(at, ring)}` : sql``}`;
  return sql`(case when p.latitude is null then p.locality_id in (select id from localities where ${inside(sql``)})
    else ${inside(sql`p.`)} end)`;
}

/** In a drawn area, as `isInRing` says it. */
function inRing(at: SQL, ring: Ring): SQL {
  const sides = ring.map((to, number) => {
    const from = ring.at(number - 1) ?? to;
    return sql`(${from.latitude}::float8, ${from.longitude}::float8, ${to.latitude}::float8, ${to.longitude}::float8)`;
  });
  return sql`(select count(*) % 2 = 1 from (values ${sql.join(sides, sql`, `)}) side(lat, lng, to_lat, to_lng)
    where (lat > ${at}latitude) <> (to_lat > ${at}latitude)
      and ${at}longitude < lng + (to_lng - lng) * ((${at}latitude - lat) / nullif(to_lat - lat, 0)))`;
}

/** No further than this from the nearest station of the metro, by the same points. */
export function metroCondition(km: number | undefined): SQL | null {
  if (km === undefined) return null;
  const near = (here: SQL) =>
    sql`exists (select 1 from ${stationsAround(here, km)} s where s.km <= ${km}::float8)`;
  return sql`(case when p.latitude is null then ${inLocality(near(sql`l`))} else ${near(sql`p`)} end)`;
}

/** At the station `to` within so many minutes, by walking to a station near the same points and by its trains. */
export function metroTimeCondition(to: MetroStation | undefined, minutes: number | undefined): SQL | null {
  if (to === undefined) return null;
  const reach = metroReach(to, minutes);
  const stations = metroStations.flatMap(([, latitude, longitude], at) =>
    reach[at]! < 0 ? [] : [sql`(${latitude}::float8, ${longitude}::float8, ${reach[at]}::float8)`],
  );
  if (stations.length === 0) return sql`false`;
  const near = (here: SQL) => sql`exists (
    select 1 from (values ${sql.join(stations, sql`, `)}) station(latitude, longitude, km)
    where station.latitude between ${here}.latitude - ${mostWalkKm / 100}::float8
      and ${here}.latitude + ${mostWalkKm / 100}::float8 and ${kmBetween(here, sql`station`)} <= station.km)`;
  return sql`(case when p.latitude is null then ${inLocality(near(sql`l`))} else ${near(sql`p`)} end)`;
}

/** Kilometres from the landmark of this name, over `projects p`, by the same points; null for a name that is none. */
export function landmarkKm(name: string): SQL {
  const landmark = landmarkCalled(name);
  if (!landmark) return sql`null::float8`;
  const { latitude, longitude } = landmark;
  const spot = sql`(select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude)`;
  return sql`(select ${kmBetween(sql`h`, sql`n`)} from ${spot} n cross join lateral (
      select p.latitude, p.longitude where p.latitude is not null
      union all select l.latitude, l.longitude from localities l where l.id = p.locality_id and p.latitude is null) h)`;
}

/** No further than this from it. */
export function landmarkCondition(name: string | undefined, km = usualRadiusKm): SQL | null {
  return name ? sql`${landmarkKm(name)} <= ${km}::float8` : null;
}

/** For each of these distances, rising, whether a station of the metro is no further, as bits of an integer. */
export function metroBits(distances: readonly number[]): SQL {
  const most = distances.at(-1) ?? 0;
  const bits = (isNear: (km: number) => SQL) =>
    sql.join(
      distances.map((km, bit) => sql`(coalesce(${isNear(km)}, false)::int << ${bit}::int)`),
      sql` | `,
    );
  const nearest = (here: SQL) => sql`(select min(s.km) from ${stationsAround(here, most)} s)`;
  return sql`(case when p.latitude is null then ${bits((km) => inLocality(sql`${nearest(sql`l`)} <= ${km}::float8`))}
    else (select ${bits((km) => sql`n.km <= ${km}::float8`)} from (select ${nearest(sql`p`)} as km offset 0) n) end)`;
}

/** In a locality of which this is true, over the alias `l`: asked of the localities once, which are few beside projects. */
function inLocality(condition: SQL): SQL {
  return sql`p.locality_id in (select l.id from localities l where ${condition})`;
}

/** The stations that may be so near, with their `km`. Most are too far to one side: that is told without a root. */
function stationsAround(here: SQL, km: number): SQL {
  const stations = sql.join(
    metroStations.map(([, latitude, longitude]) => sql`(${latitude}::float8, ${longitude}::float8)`),
    sql`, `,
  );
  const isNear = (side: SQL) => sql`station.${side} between ${here}.${side} - ${km / 100}::float8
    and ${here}.${side} + ${km / 100}::float8`;
  return sql`(select ${kmBetween(here, sql`station`)} as km from (values ${stations}) station(latitude, longitude)
    where ${isNear(sql`latitude`)} and ${isNear(sql`longitude`)})`;
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

/** What is called near by, as the crow flies. */
export const nearKm = 10;

/** Kilometres between two places that aren't far from each other; null where one of them has no centre. */
export function kmBetween(one: SQL, other: SQL): SQL {
  const northward = sql`(${one}.latitude - ${other}.latitude)`;
  const eastward = sql`(${one}.longitude - ${other}.longitude) * cos(radians(${one}.latitude))`;
  return sql`(${kmInDegree}::float8 * sqrt(power(${northward}, 2) + power(${eastward}, 2)))`;
}
