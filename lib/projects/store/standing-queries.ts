import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { priceStanding, middleRateOf } from "@/lib/projects/listing/price-standing";
import type { PicturedSummary } from "./apart-pictures";
import { toSummary, type SummaryRow } from "./project-rows";

/** A card's row with the rates of its type in its locality, in rupees per sqft. */
export type ListedRow = SummaryRow & {
  stock: { count: number; projects: number; low: number; median: number; high: number };
};

/** Those rates, over `projects p`: as `listKindRates` reads them, beside each row of a list. */
export const stockColumn: SQL = sql`(
  select json_build_object('count', count(*), 'projects', count(distinct near.id),
    'low', percentile_cont(0.25) within group (order by u.price / u.area),
    'median', percentile_cont(0.5) within group (order by u.price / u.area),
    'high', percentile_cont(0.75) within group (order by u.price / u.area))
  from projects near
  left join floor_plans f on f.project_id = near.id and f.is_active and not near.is_plot
  cross join lateral (select case when near.is_plot then near.min_price else f.price end::float8 as price,
    case when near.is_plot then near.min_area else f.area end as area) u
  where near.is_active and near.locality_id = p.locality_id and near.property_type = p.property_type
    and u.price > 0 and u.area > 0) as stock`;

/** The API's form of a project in a list, with where its rate stands in its locality. */
export function toListed({ stock, ...row }: ListedRow): PicturedSummary {
  const project = toSummary(row);
  if (!row.locality) return { ...project, priceStanding: null };
  const { low, median, high, count, projects } = stock;
  const [lowest, middle, highest] = [low, median, high].map(Math.round);
  const rates = {
    median: middle ?? 0,
    count,
    projects,
    quartiles: [lowest ?? 0, highest ?? 0] as [number, number],
  };
  const rate = middleRateOf(project)?.rate ?? null;
  return { ...project, priceStanding: priceStanding(rate, rates)?.kind ?? null };
}
