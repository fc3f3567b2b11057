import { sql } from "drizzle-orm";
import "server-only";
import type { PreparedProject } from "@/lib/catalogue/check/prepare-record";
import type { Executor } from "@/lib/db/client";

/*
 * Names that projects share. "Where not exists" besides "on conflict", because every conflict uses up a number of the
 * sequence.
 */

/** A name that was not known before: a builder, a city of the state `within`, or a locality of the city `within`. */
export type FreshName = { kind: "builder" | "city" | "locality"; name: string; within: number | null };

export async function addCities(tx: Executor, projects: readonly PreparedProject[]): Promise<FreshName[]> {
  const cities = new Map(
    projects.flatMap(({ newCity }) => (newCity ? [[newCity.id, newCity] as const] : [])),
  );
  if (cities.size === 0) return [];
  const { rows } = await tx.execute<{ name: string; state_id: number }>(sql`
    insert into cities (id, state_id, name)
    select id, state_id, name from json_to_recordset(${JSON.stringify([...cities.values()])}::json)
      as r(id integer, state_id integer, name text)
    on conflict do nothing
    returning name, state_id`);
  return rows.map(({ name, state_id }) => ({ kind: "city", name, within: state_id }));
}

export async function addDevelopers(
  tx: Executor,
  projects: readonly PreparedProject[],
): Promise<FreshName[]> {
  const names = [...new Set(projects.map(({ row }) => row.developer))];
  const { rows } = await tx.execute<{ name: string }>(sql`
    insert into developers (name)
    select distinct on (lower(r.name)) r.name from json_array_elements_text(${JSON.stringify(names)}::json) as r(name)
    where not exists (select from developers d where lower(d.name) = lower(r.name))
    on conflict do nothing
    returning name`);
  return rows.map(({ name }) => ({ kind: "builder", name, within: null }));
}

export async function addLocalities(
  tx: Executor,
  projects: readonly PreparedProject[],
): Promise<FreshName[]> {
  const places = new Map<string, { city_id: number; name: string }>();
  for (const { row } of projects) {
    if (row.locality)
      places.set(`${row.city_id} ${row.locality}`, { city_id: row.city_id, name: row.locality });
  }
  if (places.size === 0) return [];
  const { rows } = await tx.execute<{ name: string; city_id: number }>(sql`
    insert into localities (city_id, name)
    select distinct on (r.city_id, lower(r.name)) r.city_id, r.name
    from json_to_recordset(${JSON.stringify([...places.values()])}::json) as r(city_id integer, name text)
    where not exists (select from localities l where l.city_id = r.city_id and lower(l.name) = lower(r.name))
    on conflict do nothing
    returning name, city_id`);
  return rows.map(({ name, city_id }) => ({ kind: "locality", name, within: city_id }));
}

/** Adds new amenities, and updates the pictures of known ones. */
export async function addAmenities(tx: Executor, projects: readonly PreparedProject[]): Promise<void> {
  const images = new Map<string, string | null>();
  for (const { amenities } of projects) {
    for (const { name, image } of amenities) images.set(name, image ?? images.get(name) ?? null);
  }
  if (images.size === 0) return;
  const amenities = JSON.stringify([...images].map(([name, image]) => ({ name, image })));
  const given = sql`(
    select distinct on (lower(name)) name, image
    from json_to_recordset(${amenities}::json) as r(name text, image text)
    order by lower(name), image nulls last) r`;
  await tx.execute(sql`
    update amenities a set image = r.image from ${given}
    where lower(a.name) = lower(r.name) and r.image is not null and a.image is distinct from r.image`);
  await tx.execute(sql`
    insert into amenities (name, image) select r.name, r.image from ${given}
    where not exists (select from amenities a where lower(a.name) = lower(r.name))
    on conflict do nothing`);
}

export async function addSearchWords(tx: Executor, projects: readonly PreparedProject[]): Promise<void> {
  const words = [...new Set(projects.flatMap((project) => project.words))];
  await tx.execute(sql`
    insert into search_words (word) select json_array_elements_text(${JSON.stringify(words)}::json)
    on conflict do nothing`);
}

/** Sets the logos of developers by name; adds developers that do not exist yet. */
export async function setDeveloperLogos(
  tx: Executor,
  logos: readonly { name: string; logo: string }[],
): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(logos)}::json) as r(name text, logo text)`;
  await tx.execute(
    sql`update developers d set logo = r.logo from ${given} where lower(d.name) = lower(r.name)`,
  );
  await tx.execute(sql`
    insert into developers (name, logo) select r.name, r.logo from ${given}
    where not exists (select from developers d where lower(d.name) = lower(r.name))`);
}

/** A new name, the place that it is in, and the known name of the same place that is most like it. */
export type ToldName = { kind: FreshName["kind"]; name: string; within: string | null; near: string | null };

/** From this similarity of their letters on (0 to 1, pg_trgm) one name may be the other with a typing error. */
const alike = 0.4;

/** The names with their places in words, and the known names that may have been meant. */
export async function describeFreshNames(db: Executor, names: readonly FreshName[]): Promise<ToldName[]> {
  if (names.length === 0) return [];
  const given = sql`json_to_recordset(${JSON.stringify(names.map((name, at) => ({ at, ...name })))}::json)
    as r(at integer, kind text, name text, within integer)`;
  const { rows } = await db.execute<ToldName>(sql`
    with fresh as (select * from ${given}),
      known as (
        select 'builder' as kind, name, null::integer as within from developers
        union all select 'city', name, state_id from cities
        union all select 'locality', name, city_id from localities)
    select f.kind, f.name, f.near,
      case f.kind when 'city' then (select name from states where id = f.within)
        when 'locality' then (select name from cities where id = f.within) end as within
    from (
      select fresh.*, (
        select k.name from known k
        where k.kind = fresh.kind and k.within is not distinct from fresh.within
          and similarity(lower(k.name), lower(fresh.name)) > ${alike}::real
          and not exists (select from fresh o
            where o.kind = k.kind and o.within is not distinct from k.within and lower(o.name) = lower(k.name))
        order by similarity(lower(k.name), lower(fresh.name)) desc, k.name limit 1) as near
      from fresh) f
    order by f.at`);
  return rows;
}
