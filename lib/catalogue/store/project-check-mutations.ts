import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { enough, type Judged, type LocalRate, type MeasuredRecord } from "@/lib/catalogue/check/plausible";
import type { Executor } from "@/lib/db/client";

/*
 * When somebody last looked after a project, and what looks wrong about it. Neither is content: no page shows it, and the
 * catalogue's version stays.
 */

/** When a project was last looked after, over `projects p` and `project_checks k`: a change counts too. */
export const lastLookedAfter = sql`greatest(p.updated_at, k.checked_at)`;

/** Something looks wrong about its content, and nobody has said of this content that it is right. */
export const isDoubted = sql`(k.doubts <> '{}' and k.accepted_hash is distinct from p.content_hash)`;

/** Notes that an import held these projects. Once a day is enough: the same file again writes nothing. */
export async function noteHeld(tx: Executor, externalIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into project_checks (project_id, checked_at)
    select p.id, now() from projects p left join project_checks k on k.project_id = p.id
    where p.external_id = any(array(select json_array_elements_text(${JSON.stringify(externalIds)}::json)))
      and ${lastLookedAfter} < now() - interval '1 day'
    on conflict (project_id) do update set checked_at = excluded.checked_at, checked_by = null`);
}

/** Somebody has looked at the project, and it is as it should be. */
export async function noteChecked(tx: Executor, projectId: number, who: string): Promise<void> {
  await tx.execute(sql`
    insert into project_checks (project_id, checked_at, checked_by) values (${projectId}, now(), ${who})
    on conflict (project_id) do update set checked_at = now(), checked_by = excluded.checked_by`);
}

/** Somebody has looked at what looks wrong about the content that these have now, and it is right. */
export async function noteAccepted(tx: Executor, externalIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into project_checks (project_id, accepted_hash)
    select id, content_hash from projects
    where external_id = any(array(select json_array_elements_text(${JSON.stringify(externalIds)}::json)))
    on conflict (project_id) do update set accepted_hash = excluded.accepted_hash`);
}

type Measured = { id: number; percent: number; missing: readonly string[] };

/** How complete these are, by the same transaction that stores them. */
export async function storeCompleteness(db: Executor, measured: readonly Measured[]): Promise<void> {
  if (measured.length === 0) return;
  await db.execute(sql`
    insert into project_checks (project_id, completeness, missing)
    select r.id, r.percent, array(select json_array_elements_text(r.missing))
    from json_to_recordset(${JSON.stringify(measured)}::json) as r(id integer, percent smallint, missing json)
    on conflict (project_id) do update set completeness = excluded.completeness, missing = excluded.missing`);
}

type Unjudged = Judged & MeasuredRecord & { id: number; city: string; readAt: string };

/** The next projects, by id, that were changed since they were judged, judged more than a day ago, or never measured. */
export async function listUnjudged(db: Executor, after: number, limit: number): Promise<Unjudged[]> {
  const { rows } = await db.execute<Unjudged>(sql`
    select p.id, c.name as city, now()::text as "readAt",
      json_build_object('developer', d.name, 'is_plot', p.is_plot, 'city_id', p.city_id, 'locality', l.name, 'min_price', p.min_price,
        'max_price', p.max_price, 'min_area', p.min_area, 'max_area', p.max_area, 'status', p.status,
        'possession_date', p.possession_date, 'launch_date', p.launch_date, 'rera_id', p.rera_id,
        'total_apartments', p.total_apartments, 'total_area', p.total_area, 'dimensions', p.dimensions, 'facing', p.facing,
        'brochure', p.brochure, 'address', p.address) as row,
      coalesce((select json_agg(json_build_object('price', f.price, 'area', f.area, 'bhk', f.bhk,
          'carpet_area', f.carpet_area, 'image', f.image, 'is_active', f.is_active) order by f.position)
        from floor_plans f where f.project_id = p.id), '[]') as "floorPlans"
    from projects p join cities c on c.id = p.city_id left join localities l on l.id = p.locality_id
      join developers d on d.id = p.developer_id left join project_checks k on k.project_id = p.id
    where p.id > ${after} and (k.judged_at is null or k.completeness is null or k.judged_at < greatest(p.updated_at, now() - interval '1 day'))
    order by p.id limit ${limit}`);
  return rows;
}

/**
 * `readAt`: when what was judged was read, so that a change since then is judged again. What was accepted has no doubts: only
 * open ones are looked for.
 */
export async function storeDoubts(
  db: Executor,
  judged: readonly { id: number; readAt: string; doubts: readonly string[] }[],
): Promise<void> {
  await db.execute(sql`
    insert into project_checks (project_id, judged_at, doubts)
    select r.id, r."readAt"::timestamptz,
      case when k.accepted_hash = p.content_hash then '{}' else array(select json_array_elements_text(r.doubts)) end
    from json_to_recordset(${JSON.stringify(judged)}::json) as r(id integer, "readAt" text, doubts json)
      join projects p on p.id = r.id left join project_checks k on k.project_id = p.id
    on conflict (project_id) do update set judged_at = excluded.judged_at, doubts = excluded.doubts`);
}

/** The median price of a square foot in each locality, in each city, and of each builder, of homes and of plots. */
export async function listLocalRates(db: Executor): Promise<LocalRate[]> {
  const { rows } = await db.execute<Omit<LocalRate, "builder"> & { builder: string | null }>(sql`
    select p.city_id as "cityId", l.name as locality, d.name as builder, p.is_plot as "isPlot", count(*)::integer as projects,
      percentile_cont(0.5) within group (order by p.min_price / p.min_area) as rate
    from projects p join developers d on d.id = p.developer_id left join localities l on l.id = p.locality_id
    where p.is_active and p.min_price > 0 and p.min_area > 0
    group by grouping sets ((p.city_id, l.name, p.is_plot), (p.city_id, p.is_plot), (d.name, p.is_plot))
    having grouping(l.name) = 1 or l.name is not null`);
  return rows.map(({ builder, ...rate }) => (builder === null ? rate : { ...rate, builder }));
}

/** `cityId`: also of a city whose name may have been meant. */
type Where = { cityId: number; locality: string | null; isPlot: boolean; builder: string };

/**
 * What one project is compared with: the rates of its locality and, which takes longer in a large city, of its city; where too
 * little is known of both, of its builder.
 */
export async function listRatesNear(
  db: Executor,
  { cityId, locality, isPlot, builder }: Where,
): Promise<LocalRate[]> {
  const read = async (name: SQL, where: SQL) => {
    const { rows } = await db.execute<LocalRate>(sql`
      select ${cityId}::integer as "cityId", ${name} as locality, ${isPlot}::boolean as "isPlot",
        count(*)::integer as projects, percentile_cont(0.5) within group (order by p.min_price / p.min_area) as rate
      from projects p
      where p.is_active and p.min_price > 0 and p.min_area > 0 and p.is_plot = ${isPlot} and ${where}`);
    return rows;
  };
  const near = locality
    ? await read(
        sql`${locality}::text`,
        sql`p.locality_id = (select id from localities where city_id = ${cityId} and lower(name) = lower(${locality}))`,
      )
    : [];
  if (near.some(({ projects }) => projects >= enough.locality)) return near;
  const around = await read(sql`null::text`, sql`p.city_id = ${cityId}`);
  if (around.some(({ projects }) => projects >= enough.city)) return around;
  const own = await read(
    sql`null::text`,
    sql`p.developer_id = (select id from developers where lower(name) = lower(${builder}))`,
  );
  return own.map((rate) => ({ ...rate, cityId: null, builder }));
}
