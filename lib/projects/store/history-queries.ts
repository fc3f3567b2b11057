import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import type { ChangedProject } from "@/lib/projects/project/history-schema";
import { changeJson, hasPage } from "./project-history-rows";

/** Older changes are no news. */
const newsDays = 90;
/** So many facts can change of a project in a day. */
const mostFacts = 5;

/** What visitors saw change last, a project and day each, in a city or everywhere, at most `limit`, the newest first. */
export async function listHistory(
  city: string | null,
  limit: number,
  db: Database = readDatabase(),
): Promise<ChangedProject[]> {
  const { rows } = await db.execute<ChangedProject>(sql`
    select p.id, p.slug, p.is_plot as "isPlot", p.name, concat_ws(', ', l.name, c.name) as location, p.image as "imageUrl",
      h.day::text, ${isoMoment(sql`max(h.changed_at)`)} as "changedAt", json_agg(${changeJson}
        order by array_position(array['site', 'price', 'possession', 'status'], h.fact)) as changes
    from (
      select h.* from project_history h join projects p on p.id = h.project_id join cities c on c.id = p.city_id
      where h.changed_at > now() - ${newsDays} * interval '1 day' and h.changed_at > p.public_since and ${hasPage}
        and (${city}::text is null or lower(c.name) = lower(${city}))
      order by h.changed_at desc, h.project_id desc limit ${limit * mostFacts}) h
    join projects p on p.id = h.project_id
    join cities c on c.id = p.city_id
    left join localities l on l.id = p.locality_id
    group by p.id, l.name, c.name, h.day
    order by max(h.changed_at) desc, p.id desc limit ${limit}`);
  return rows;
}
