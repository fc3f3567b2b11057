import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";
import type { PreparedProject } from "@/lib/catalogue/check/prepare-record";

/*
 * What visitors saw change of a project: price, possession, status, RERA number, and whether it was on the site
 * (docs/readings.md, "history of a project"). Kept by the day in India: what was changed and changed back within a day is
 * no history, nor is what was changed in the first day on the site. While a project is off the site nothing of it is
 * seen, so it is compared with what was seen last when it comes back.
 */

/** When a change counts as made: for taking an import back, the time of that import, so that it leaves no trace. */
export type AsOf = string | undefined;

const moment = (asOf: AsOf): SQL => (asOf === undefined ? sql`now()` : sql`${asOf}::timestamptz`);
/** So long after it first was on the site a page may go as if it had never been: somebody's mistake. */
const firstDay = sql`interval '24 hours'`;

const facts = (row: "p" | "n"): SQL => {
  const of = (column: string) => sql.raw(`${row}.${column}`);
  return sql`jsonb_build_object(
    'price', case when coalesce(${of("min_price")}, ${of("max_price")}) is not null then
      jsonb_build_object('min', ${of("min_price")}, 'max', ${of("max_price")}) end,
    'possession', ${of("possession_date")}, 'status', ${of("status")}, 'reraId', ${of("rera_id")})`;
};

/** What `public_since` becomes when `isActive` is so: set once, and empty again for what leaves within its first day. */
export function publicSince(isActive: SQL, asOf?: AsOf): SQL {
  const start = asOf === undefined ? sql`now()` : sql`greatest(created_at, ${moment(asOf)})`;
  return sql`case when ${isActive} then coalesce(public_since, ${start})
    when public_since <= ${moment(asOf)} - ${firstDay} then public_since end`;
}

/** To be called before these projects, which are known, are stored. In the transaction of the change. */
export async function noteChanges(
  tx: Executor,
  projects: readonly PreparedProject[],
  asOf?: AsOf,
): Promise<void> {
  if (projects.length === 0) return;
  const rows = projects.map(({ row }) => {
    const { external_id, is_active, min_price, max_price, possession_date, status, rera_id } = row;
    return { external_id, is_active, min_price, max_price, possession_date, status, rera_id };
  });
  await noteNext(
    tx,
    sql`select * from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(external_id text, is_active boolean, min_price bigint, max_price bigint, possession_date date, status text,
        rera_id text)`,
    asOf,
  );
}

/** The same before those that `where` finds in `projects` are taken out of the site, or brought back to it as they are. */
export async function noteOnSite(tx: Executor, isActive: boolean, where: SQL, asOf?: AsOf): Promise<void> {
  await noteNext(
    tx,
    sql`select external_id, ${isActive}::boolean as is_active, min_price, max_price, possession_date, status, rera_id
      from projects where ${where}`,
    asOf,
  );
}

/** `next`: what will be, by external id. What this day has of these projects already is made anew. */
async function noteNext(tx: Executor, next: SQL, asOf: AsOf): Promise<void> {
  const today = sql`(${moment(asOf)} at time zone 'Asia/Kolkata')::date`;
  await tx.execute(sql`
    with changed as materialized (
      select p.id, p.is_active as is_on, n.is_active as will_be_on, ${facts("p")} as held, ${facts("n")} as will_be
      from projects p join (${next}) n on n.external_id = p.external_id
      where p.public_since <= ${moment(asOf)} - ${firstDay} and (p.is_active or n.is_active)
        and (p.is_active, p.min_price, p.max_price, p.possession_date, p.status, p.rera_id)
          is distinct from (n.is_active, n.min_price, n.max_price, n.possession_date, n.status, n.rera_id)),
    replaced as (
      delete from project_history h using changed c where h.project_id = c.id and h.day = ${today}
      returning h.project_id, h.fact, h.was),
    this_day as (
      select project_id, jsonb_object_agg(fact, was) as was from replaced group by project_id),
    began as (
      select c.id, c.will_be_on, c.will_be,
        case when d.was ? 'site' then d.was->'site' <> 'null' else c.is_on end as was_on,
        case
          when d.was ? 'site' and d.was->'site' <> 'null' then d.was->'site'
          when c.is_on and not coalesce(d.was ? 'site', false) then c.held || coalesce(d.was, '{}')
          else (select h.was from project_history h
            where h.project_id = c.id and h.fact = 'site' and h.day < ${today} and h.was is not null
            order by h.day desc limit 1)
        end as facts
      from changed c left join this_day d on d.project_id = c.id)
    insert into project_history (project_id, day, fact, was, became, changed_at)
    select id, ${today}, fact, nullif(was, 'null'), nullif(became, 'null'), ${moment(asOf)}
    from began, lateral (
      select 'site' as fact, case when was_on then facts end as was, case when will_be_on then will_be end as became
      where was_on <> will_be_on
      union all
      select f.key, facts->f.key, f.value from jsonb_each(will_be) f
      where will_be_on and facts is not null and facts->f.key is distinct from f.value) made`);
}

/** When an import was made; of one that took another back, when that one was. For `AsOf`. */
export async function momentOfImport(tx: Executor, importId: number): Promise<string | undefined> {
  const { rows } = await tx.execute<{ moment: string }>(sql`
    with recursive chain as (
      select id, undoes, started_at from imports where id = ${importId}
      union all
      select i.id, i.undoes, i.started_at from imports i join chain c on i.id = c.undoes)
    select started_at::text as moment from chain order by id limit 1`);
  return rows[0]?.moment;
}

/** The page of a project that is off the site goes as if it had never been: it should not have been there. */
export async function forgetPage(tx: Executor, externalId: string): Promise<void> {
  await tx.execute(sql`
    delete from project_history h using projects p
    where p.id = h.project_id and p.external_id = ${externalId} and not p.is_active`);
  await tx.execute(sql`
    update projects set public_since = null, updated_at = now() where external_id = ${externalId} and not is_active`);
}
