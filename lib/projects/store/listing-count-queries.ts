import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import type { CrawlPlace, ListingCount } from "@/lib/projects/listing/crawl";
import { toListingCounts } from "@/lib/projects/listing/listing-totals";

/** Places read at once: some 20 listings each. */
const placesAtOnce = 100;

type Row = { key: string; name: string; rank: number; type: string; bhk: number | null } & Figures;
type Figures = { count: number; changedAt: string };

/** Every listing that has projects: everywhere, then place by place in the order of their names. */
export async function* readListingCounts(
  db: Database = readDatabase(),
  atOnce = placesAtOnce,
): AsyncGenerator<ListingCount[]> {
  const { rows: types } = await db.execute<{ type: string } & Figures>(sql`
    select property_type as type, count(*)::int as count, ${isoMoment(sql`max(updated_at)`)} as "changedAt"
    from projects where is_active group by 1 order by 1`);
  yield toListingCounts(types.map((row) => ({ ...row, place: null, bhk: null })));
  for (let after = ""; ;) {
    const { rows } = await db.execute<Row>(placesAfter(after, atOnce));
    const last = rows.at(-1);
    if (!last) return;
    yield toListingCounts(rows.map((row) => ({ ...row, place: toPlace(row) })));
    after = last.key;
  }
}

/**
 * The next places by name, with the counts of their projects by type and bedrooms. One name may be that of a city, of a
 * locality in another city and of a state: a listing finds them all, and each project counts once.
 */
function placesAfter(after: string, atOnce: number): SQL {
  const named = (table: SQL, column: SQL, rank: number) => sql`
    select t.name, ${rank}::int as rank from ${table} t
    where lower(t.name) > ${after} and exists (select from projects p where p.${column} = t.id and p.is_active)`;
  const inPlace = (table: SQL, column: SQL) => sql`
    select k.key, p.id, p.property_type, p.updated_at from keys k
    join ${table} t on lower(t.name) = k.key join projects p on p.${column} = t.id where p.is_active`;
  const over = (part: (table: SQL, column: SQL, rank: number) => SQL, join: SQL) =>
    sql.join(
      places.map(([table, column], rank) => part(table, column, rank)),
      join,
    );
  return sql`
    with keys as materialized (
      select lower(n.name) as key, min(n.rank) as rank, (array_agg(n.name order by n.rank, n.name))[1] as name
      from (${over(named, sql` union all `)}) n group by 1 order by 1 limit ${atOnce}),
    matched as (${over(inPlace, sql` union `)})
    select k.key, k.name, k.rank, m.property_type as type, u.bhk, count(*)::int as count,
      ${isoMoment(sql`max(m.updated_at)`)} as "changedAt"
    from matched m join keys k on k.key = m.key
    cross join lateral (select null::smallint as bhk
      union select f.bhk from floor_plans f where f.project_id = m.id and f.is_active and f.bhk is not null) u
    group by 1, 2, 3, 4, 5 order by 1, 4, 5 nulls first`;
}

const places = [
  [sql`cities`, sql`city_id`],
  [sql`localities`, sql`locality_id`],
  [sql`states`, sql`state_id`],
] as const;

function toPlace({ name, rank }: Row): CrawlPlace {
  return { kind: rank === 0 ? "city" : rank === 1 ? "locality" : "state", name };
}
