import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { placeKey } from "@/lib/places/place-name";
import { centresOf } from "./place-conditions";
import { kmBetween, nearKm } from "./place-distance";

/** The most cities in the `location` facet, and the most localities: those with the most projects. */
const maxPlaces = 80;
/** The most places in the `distance` facet, the nearest. */
const maxNearby = 40;
const maxAround = 6;

/**
 * All place names of a project. One name may be that of a city, of a locality in another city and of a state,
 * and a search for it finds them all. `isOpen`: what would be listed with another place. `rank` is the best kind of the name: 0 a city, 1 a locality, 2 a state.
 */
export function placed(isOpen: SQL): SQL {
  return sql`
  select lower(n.name) as key, min(n.rank) as rank, (array_agg(n.name order by n.rank))[1] as name, g.count,
    (array_agg(n.latitude order by n.rank))[1] as latitude, (array_agg(n.longitude order by n.rank))[1] as longitude
  from (
    select city_id, locality_id, state_id, count(*)::int as count from found where ${isOpen} group by 1, 2, 3
  ) g
  join cities c on c.id = g.city_id
  join states s on s.id = g.state_id
  left join localities l on l.id = g.locality_id
  cross join lateral (values (c.name, 0, c.latitude, c.longitude),
    (l.name, 1, l.latitude, l.longitude), (s.name, 2, null, null)) n(name, rank, latitude, longitude)
  where n.name is not null
  group by g.city_id, g.locality_id, g.state_id, g.count, lower(n.name)`;
}

function places(rank: 0 | 1): SQL {
  return sql`
    (select 'location', min(name) filter (where rank = ${rank}::int), sum(count)::int from placed
      group by key having min(rank) = ${rank}::int order by 3 desc, 2 limit ${maxPlaces})`;
}

/** How far the nearest of them are from the places asked for, in kilometres. */
function distances(places: readonly string[]): SQL {
  return sql`
    (select 'distance', name, km from (
        select min(t.name) as name, round(min(${kmBetween(sql`t`, sql`o`)})::numeric, 1)::float8 as km
        from placed t cross join ${centresOf(places)} o where t.rank < 2 group by t.key
      ) near where km is not null order by km, name limit ${maxNearby})`;
}

/**
 * The localities of a city of this name with the most projects, or those near a locality of this name, the nearest
 * first.
 */
function around(isOpen: SQL, key: string): SQL {
  return sql`
    (select 'around', l.name, f.count from (
        select locality_id, count(*)::int as count from found where ${isOpen} and locality_id is not null group by 1
      ) f
      join localities l on l.id = f.locality_id
      left join localities a on lower(a.name) = ${key} and a.city_id = l.city_id
      cross join lateral (select ${kmBetween(sql`a`, sql`l`)} as km) d
      where l.id <> coalesce(a.id, 0) and (d.km <= ${nearKm}::float8
        or a.id is null and l.city_id in (select id from cities where lower(name) = ${key}))
      order by d.km, 3 desc, 2
      limit ${maxAround})`;
}

/** Rows of facet, key and count about places, over the projects `found` and the names `placed` of theirs. */
export function placeSelects(isOpen: SQL, asked: readonly string[], wanted: readonly string[]): SQL[] {
  const [place, ...others] = asked;
  const hasPlaces = wanted.includes("location");
  return [
    ...(hasPlaces ? [places(0), places(1)] : []),
    ...(hasPlaces && place ? [distances(asked)] : []),
    ...(place && others.length === 0 && wanted.includes("around") ? [around(isOpen, placeKey(place))] : []),
  ];
}
