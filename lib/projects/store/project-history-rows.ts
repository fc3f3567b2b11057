import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { Project } from "@/lib/projects/project/project-schema";

/** No answer is without bounds: these are the latest. */
const mostChanges = 100;
const dayOf = (moment: SQL): SQL => sql`(${moment} at time zone 'Asia/Kolkata')::date::text`;

/** For `projects p`: on the site, or no longer and with its page still there. */
export const hasPage: SQL = sql`(p.is_active or p.public_since is not null)`;
/** No longer sold, and its page still there: as its index has it. */
export const isWithdrawn: SQL = sql`(not p.is_active and p.public_since is not null)`;

/** A row `h` of the history as the wire has it. */
export const changeJson: SQL = sql`json_build_object('day', h.day, 'fact', h.fact,
  'from', case h.fact when 'site' then to_jsonb(h.was is not null) else h.was end,
  'to', case h.fact when 'site' then to_jsonb(h.became is not null) else h.became end)`;

/** Columns of a project's page, over `projects p`: its history, and of one that is no longer sold what it was last. */
export const historyColumns: SQL = sql`
  case when p.public_since is not null then json_build_object(
    'since', ${dayOf(sql`p.public_since`)},
    'listedOn', case when p.public_since < p.created_at + interval '1 day' then ${dayOf(sql`p.public_since`)} end,
    'changes', coalesce((select json_agg(${changeJson} order by h.day, h.fact)
        from (select * from project_history where project_id = p.id and changed_at > p.public_since
          order by day desc, fact limit ${mostChanges}) h), '[]')) end as history,
  case when not p.is_active then (select h.was from project_history h
    where h.project_id = p.id and h.fact = 'site' and h.was is not null order by h.day desc limit 1) end as "lastSeen"`;

/** What visitors saw of a project on its last day: its record may have changed since, for nobody to see. */
export type LastSeen = {
  price: { min: number | null; max: number | null } | null;
  possession: string | null;
  status: string | null;
  reraId: string | null;
};

/** The fields of a project as they were on its last day; none for one that is sold. */
export function asLastSeen(seen: LastSeen | null, isPlot: boolean): Partial<Project> {
  if (!seen) return {};
  const { price, possession, status, reraId } = seen;
  const [minPrice, maxPrice] = [price?.min ?? null, price?.max ?? null];
  // What was compared is of the record as it is now.
  return {
    ...{ minPrice, maxPrice, price: isPlot ? minPrice : null },
    ...{ possessionDate: possession, status, reraId, reraCheck: null },
  };
}
