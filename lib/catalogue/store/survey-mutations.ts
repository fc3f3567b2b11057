import "server-only";
import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";
import type { Area } from "./import-session-mutations";

/** What is stored of a record that is in the site. */
export type ActiveRecord = { minPrice: number | null; maxPrice: number | null };
export type SurveyRow = { area: Area; external_id: string; price_changed: boolean; hidden: boolean };
/** How many records an import would take out of the site, and how many prices of projects it would change. */
export type Survey = { projects: number; all: number; hidden: number; priceChanged: number };

/** The rows are kept in a temporary table, so that a large file takes no memory here. */
export async function startSurvey(db: Executor): Promise<{ catalogueIsEmpty: boolean }> {
  await db.execute(sql`drop table if exists pg_temp.import_survey`);
  await db.execute(sql`
    create temporary table import_survey (
      area text not null, external_id text not null, price_changed boolean not null, hidden boolean not null,
      primary key (area, external_id))`);
  const { rows } = await db.execute<{ empty: boolean }>(sql`
    select not exists (select from projects where is_active)
      and not exists (select from blog_posts where is_active) as empty`);
  return { catalogueIsEmpty: rows[0]?.empty ?? true };
}

/** Those of these records that are in the site, by their external id. */
export async function findActive(
  db: Executor,
  area: Area,
  externalIds: readonly string[],
): Promise<Map<string, ActiveRecord>> {
  if (externalIds.length === 0) return new Map();
  const ids = sql`any(array(select json_array_elements_text(${JSON.stringify(externalIds)}::json)))`;
  const { rows } = await db.execute<{ external_id: string; min: string | null; max: string | null }>(
    area === "project"
      ? sql`select external_id, min_price as min, max_price as max from projects where is_active and external_id = ${ids}`
      : sql`select external_id, null as min, null as max from blog_posts where is_active and external_id = ${ids}`,
  );
  const rupees = (text: string | null) => (text === null ? null : Number(text));
  return new Map(
    rows.map(({ external_id, min, max }) => [external_id, { minPrice: rupees(min), maxPrice: rupees(max) }]),
  );
}

/** A record that several files name counts once. */
export async function addToSurvey(db: Executor, rows: readonly SurveyRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into import_survey (area, external_id, price_changed, hidden)
    select area, external_id, price_changed, hidden from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(area text, external_id text, price_changed boolean, hidden boolean)
    on conflict do nothing`);
}

/** `missingOf`: the kinds whose records are taken out of the site when no file names them. */
export async function readSurvey(db: Executor, missingOf: ReadonlySet<string>): Promise<Survey> {
  const missing = (kind: string, area: Area, table: string, of: string) =>
    missingOf.has(kind)
      ? sql`(select count(*) from ${sql.raw(table)} t where is_active ${sql.raw(of)} and not exists (
          select from import_survey s where s.area = ${area} and s.external_id = t.external_id))`
      : sql`0`;
  const { rows } = await db.execute<Survey>(sql`
    select projects::integer, (projects + posts)::integer as all, price_changed::integer as "priceChanged", (hidden
      + ${missing("property", "project", "projects", "and not is_plot")}
      + ${missing("plot", "project", "projects", "and is_plot")}
      + ${missing("blog", "blog", "blog_posts", "")})::integer as hidden
    from (select
      (select count(*) from projects where is_active) as projects,
      (select count(*) from blog_posts where is_active) as posts,
      count(*) filter (where price_changed) as price_changed,
      count(*) filter (where hidden) as hidden
      from import_survey) counted`);
  const [survey] = rows;
  if (!survey) throw new Error("The survey has no answer.");
  return survey;
}
