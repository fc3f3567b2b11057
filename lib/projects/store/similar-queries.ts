import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { isOurId } from "@/lib/projects/project/project-key";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { alikeKm, alikePercents, otherCitySteps, otherTypeSteps } from "@/lib/projects/search/alike";
import { apart } from "./apart-pictures";
import { kmBetween } from "./place-conditions";
import { hasPage } from "./project-history-rows";
import { fromProjects, summaryColumns, toSummary, type SummaryRow } from "./project-rows";

/** Projects of the same kind and state, the most alike in place, price and type first. `null` for one without a page. */
export async function listSimilarProjects(
  id: string,
  limit: number,
  db: Database = readDatabase(),
): Promise<ProjectSummary[] | null> {
  if (!isOurId(id)) return null;
  const { rows: found } = await db.execute(sql`select 1 from projects p where p.id = ${id} and ${hasPage}`);
  if (found.length === 0) return null;
  const { rows } = await db.execute<SummaryRow>(sql`
    select ${summaryColumns} ${fromProjects}
    join (select p.id, p.is_plot, p.state_id, p.city_id, p.locality_id, p.property_type, p.min_price, ${centre}
      ${fromProjects} where p.id = ${id}) o on p.id <> o.id
    cross join lateral (select ${centre}) here
    cross join lateral (select ${kmBetween(sql`o`, sql`here`)} as km, abs(p.min_price - o.min_price) as rupees) apart
    where p.is_active and p.is_plot = o.is_plot and p.state_id = o.state_id
    order by ${unlikeness}, apart.rupees nulls last, p.id
    limit ${limit}`);
  return apart(rows.map(toSummary));
}

/** That of the locality, or of the city where it has none. */
const centre: SQL = sql`
  case when p.locality_id is null then c.latitude else l.latitude end as latitude,
  case when p.locality_id is null then c.longitude else l.longitude end as longitude`;

/** A step for each that is further apart; all of them where nobody knows. */
const steps = (measures: readonly SQL[]): SQL =>
  sql.join(
    measures.map((isFurther) => sql`coalesce(${isFurther}, true)::int`),
    sql` + `,
  );
const beyond = alikeKm.map((km) => sql`apart.km > ${km}::float8`);
const unlikeness: SQL = sql`(
  case when p.locality_id = o.locality_id then 0 else 1 + ${steps(beyond)}
    + case when p.city_id <> o.city_id and coalesce(${beyond.at(-1)}, true) then ${otherCitySteps}::int else 0 end end
  + ${steps(alikePercents.map((percent) => sql`apart.rupees * 100 > o.min_price * ${percent}::int`))}
  + case when p.property_type = o.property_type then 0 else ${otherTypeSteps}::int end)`;
