import "server-only";
import { sql } from "drizzle-orm";
import type { Database, Executor } from "@/lib/db/client";

type StateRecord = { id: number; name: string; iso2: string };
type CityRecord = {
  id: number;
  name: string;
  stateId: number;
  lat: number | null;
  lng: number | null;
};
type LocalityRecord = {
  name: string;
  city: string;
  state: string;
  lat: number | null;
  lng: number | null;
};
export type Places = {
  states: readonly StateRecord[];
  cities: readonly CityRecord[];
  localities: readonly LocalityRecord[];
};

/**
 * Stores what is missing or changed, in one transaction; a second call writes nothing. Returns how many localities
 * name a city that is not known.
 */
export async function storePlaces(
  db: Pick<Database, "transaction">,
  { states, cities, localities }: Places,
): Promise<number> {
  return db.transaction(async (tx) => {
    await upsertStates(tx, states);
    await upsertCities(tx, cities);
    return upsertLocalities(tx, localities);
  });
}

async function upsertStates(db: Executor, states: readonly StateRecord[]): Promise<void> {
  await db.execute(sql`
    insert into states (id, name, iso2)
    select id, name, iso2 from json_to_recordset(${JSON.stringify(states)}::json) as r(id integer, name text, iso2 text)
    on conflict (id) do update set name = excluded.name, iso2 = excluded.iso2
    where (states.name, states.iso2) is distinct from (excluded.name, excluded.iso2)`);
}

/** A city that an import added before keeps its number. */
async function upsertCities(db: Executor, cities: readonly CityRecord[]): Promise<void> {
  await db.execute(sql`
    insert into cities (id, state_id, name, latitude, longitude)
    select id, "stateId", name, lat, lng from json_to_recordset(${JSON.stringify(cities)}::json)
      as r(id integer, "stateId" integer, name text, lat double precision, lng double precision)
    where not exists (
      select from cities c where c.state_id = r."stateId" and lower(c.name) = lower(r.name) and c.id <> r.id)
    on conflict (id) do update set state_id = excluded.state_id, name = excluded.name,
      latitude = excluded.latitude, longitude = excluded.longitude
    where (cities.state_id, cities.name, cities.latitude, cities.longitude)
      is distinct from (excluded.state_id, excluded.name, excluded.latitude, excluded.longitude)`);
}

/** Adds missing localities, and missing positions of known ones. Returns how many have an unknown city. */
async function upsertLocalities(db: Executor, localities: readonly LocalityRecord[]): Promise<number> {
  const given = sql`
    json_to_recordset(${JSON.stringify(localities)}::json)
      as r(name text, city text, state text, lat double precision, lng double precision)
    join states s on lower(s.name) = lower(r.state)
    join cities c on c.state_id = s.id and lower(c.name) = lower(r.city)`;
  await db.execute(sql`
    update localities l set latitude = r.lat, longitude = r.lng from ${given}
    where l.city_id = c.id and lower(l.name) = lower(r.name) and l.latitude is null and r.lat is not null`);
  await db.execute(sql`
    insert into localities (city_id, name, latitude, longitude)
    select c.id, r.name, r.lat, r.lng from ${given}
    where not exists (select from localities l where l.city_id = c.id and lower(l.name) = lower(r.name))`);
  const { rows } = await db.execute<{ placed: number }>(
    sql`select count(*)::integer as placed from ${given}`,
  );
  return localities.length - (rows[0]?.placed ?? 0);
}
