import "server-only";
import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";
import type { FreshName } from "./catalogue-names-mutations";

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
