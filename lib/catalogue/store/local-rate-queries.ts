import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";
import { enough, type LocalRate } from "@/lib/catalogue/check/plausible";

/** The median price of a square foot in each locality and in each city, of homes and of plots. */
export async function listLocalRates(db: Executor): Promise<LocalRate[]> {
  const { rows } = await db.execute<LocalRate>(sql`
    select p.city_id as "cityId", l.name as locality, p.is_plot as "isPlot", count(*)::integer as projects,
      percentile_cont(0.5) within group (order by p.min_price / p.min_area) as rate
    from projects p left join localities l on l.id = p.locality_id
    where p.is_active and p.min_price > 0 and p.min_area > 0
    group by grouping sets ((p.city_id, l.name, p.is_plot), (p.city_id, p.is_plot))
    having grouping(l.name) = 1 or l.name is not null`);
  return rows;
}

type Where = { cityId: number; locality: string | null; isPlot: boolean };

/** What one project is compared with: the rates of its locality and, which takes longer in a large city, of its city. */
export async function listRatesNear(db: Executor, { cityId, locality, isPlot }: Where): Promise<LocalRate[]> {
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
  return near.some(({ projects }) => projects >= enough.locality)
    ? near
    : read(sql`null::text`, sql`p.city_id = ${cityId}`);
}
