import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";
import { noDay, noPoint, unknown } from "./columns";
import { readFigures } from "./figures-text";
import type { IndexRow } from "./index-row";
import type { Changed } from "./merge-index";
import { bedroomBit, registeredBit, traitFilters, traitNames } from "./traits";

/**
 * All active projects in the order of their ids, by several connections that see the same: while one batch is read here the
 * database makes as many others as there are of them.
 */
export async function* allActive(
  readers: readonly Executor[],
  rowsAtOnce: number,
): AsyncGenerator<Changed[]> {
  const [first] = readers;
  const { rows } = (await first?.execute<{ last: number }>(sql`
    select max(id) as last from (
      select id, (row_number() over (order by id) - 1) / ${rowsAtOnce}::int as batch from projects where is_active
    ) p group by batch order by batch`)) ?? { rows: [] };
  const ranges = rows.map(
    ({ last }, at) => sql`p.is_active and p.id > ${rows[at - 1]?.last ?? 0}::int and p.id <= ${last}::int`,
  );
  const asked: Promise<Batch>[] = [];
  const ask = (at: number) => {
    const [range, reader] = [ranges[at], readers[at % readers.length]];
    if (!range || !reader) return;
    asked[at] = readBatch(reader, range, rowsAtOnce, true);
    // Whoever reads no further waits for no answer.
    asked[at].catch(() => undefined);
  };
  for (const at of readers.keys()) ask(at);
  for (const at of ranges.keys()) {
    const batch = await asked[at];
    delete asked[at];
    ask(at + readers.length);
    if (batch) yield rowsOf(batch);
  }
}

/** The projects that were changed since then, in the order of their ids, those that are active no more too. */
export async function* changedSince(
  tx: Executor,
  since: number,
  rowsAtOnce: number,
): AsyncGenerator<Changed[]> {
  for (let after = 0; ;) {
    const condition = sql`p.updated_at >= to_timestamp(${since}::float8 / 1000) and p.id > ${after}::int`;
    const batch = await readBatch(tx, condition, rowsAtOnce, false);
    yield rowsOf(batch);
    if (batch.last === null || batch.count < rowsAtOnce) return;
    after = batch.last;
  }
}

/** Figures with commas between them: so many for each project, floor plan and amenity. */
type Batch = {
  last: number | null;
  count: number;
  projects: string | null;
  units: string | null;
  amenities: string | null;
  /** A line for each project. */
  keys: string | null;
};
const [perProject, perUnit, perAmenity] = [17, 5, 2];

/** One byte: each option at its place; what is not known is 0. */
const traits = sql.join(
  [
    ...traitNames.map((name) => {
      const { values, shift, first } = traitFilters[name];
      const column = sql.raw(
        { propertyType: "property_type", status: "status", availability: "availability" }[name],
      );
      const list = sql.join(
        values.map((value) => sql`${value}::text`),
        sql`, `,
      );
      return sql`(coalesce(array_position(array[${list}], p.${column}) - 1 + ${first}::int, 0) << ${shift}::int)`;
    }),
    sql`(case when p.rera_id is null then 0 else ${registeredBit}::int end)`,
  ],
  sql` | `,
);

/**
 * The first projects of a condition. All figures come in three texts: to make a value of each of them on both sides takes
 * longer than all else. `isDense`: they are most of all projects, so that what belongs to them is read in one piece.
 */
async function readBatch(tx: Executor, condition: SQL, most: number, isDense: boolean): Promise<Batch> {
  const { rows } = await tx.execute<Batch>(batchOf(condition, most, isDense));
  return rows[0] ?? { last: null, count: 0, projects: null, units: null, amenities: null, keys: null };
}

function batchOf(condition: SQL, most: number, isDense: boolean): SQL {
  const day = (column: string) =>
    sql`coalesce(${sql.raw(`p.${column}`)} - '1970-01-01'::date, ${noDay}::int)`;
  const micro = (column: string) =>
    sql`coalesce(round((${sql.raw(`p.${column}`)} * 1000000)::numeric)::int, ${noPoint}::int)`;
  const range = (column: SQL) =>
    isDense
      ? sql`${column} between (select min(id) from p) and (select max(id) from p) and ${column} in (select id from p)`
      : sql`${column} in (select id from p)`;
  return sql`
    with p as materialized (select * from projects p where ${condition}
      order by p.id limit ${most})
    select (select max(id) from p) as last, (select count(*)::int from p) as count,
      (select string_agg(concat_ws(',', p.id, p.is_active::int, p.is_plot::int, ${traits}, p.city_id,
          coalesce(p.locality_id, 0), p.state_id, p.developer_id, ${day("launch_date")}, ${day("possession_date")},
          coalesce(p.min_price, -1), coalesce(p.max_price, -1), coalesce(p.min_area, -1), coalesce(p.max_area, -1),
          floor(extract(epoch from p.updated_at) * 1000), ${micro("latitude")}, ${micro("longitude")}), ',') from (select * from p order by id) p) as projects,
      (select string_agg(concat_ws(',', f.project_id, coalesce(f.bhk, 0), coalesce(f.price, -1), coalesce(f.area, -1),
          coalesce(f.bathrooms, -1)), ',')
        from (select * from floor_plans f where ${range(sql`f.project_id`)} and f.is_active
          order by f.project_id, f.position) f) as units,
      (select string_agg(concat_ws(',', a.project_id, a.amenity_id), ',')
        from (select * from project_amenities a where ${range(sql`a.project_id`)}
          order by a.project_id, a.position) a) as amenities,
      (select string_agg(search_key, chr(10) order by id) from p) as keys`;
}

function rowsOf({ projects, units, amenities, keys }: Batch): Changed[] {
  const figures = readFigures(projects);
  const ofUnits = readFigures(units);
  const ofAmenities = readFigures(amenities);
  const ofKeys = keys?.split("\n") ?? [];
  const rows: Changed[] = [];
  let [unit, amenity] = [0, 0];
  for (let at = 0; at < figures.length; at += perProject) {
    // The figures in the order of the statement; each is there.
    const id = figures[at]!;
    const [price, area] = [figures[at + 10]!, figures[at + 12]!];
    const row: IndexRow = {
      id,
      traits: figures[at + 3]!,
      place: [figures[at + 4]!, figures[at + 5]!, figures[at + 6]!],
      builderId: figures[at + 7]!,
      launch: figures[at + 8]!,
      possession: figures[at + 9]!,
      minPrice: price,
      maxPrice: figures[at + 11]!,
      maxArea: figures[at + 13]!,
      changed: figures[at + 14]!,
      latitude: figures[at + 15]!,
      longitude: figures[at + 16]!,
      units: [],
      amenityIds: [],
      key: ofKeys[at / perProject] ?? "",
    };
    for (; ofUnits[unit] === id; unit += perUnit) {
      row.units.push({
        bedrooms: bedroomBit(ofUnits[unit + 1]!),
        price: ofUnits[unit + 2]!,
        area: ofUnits[unit + 3]!,
        bathrooms: ofUnits[unit + 4]!,
      });
    }
    const isPlot = figures[at + 2] === 1;
    if (isPlot) row.units = [{ bedrooms: 0, price, area, bathrooms: unknown }];
    for (; ofAmenities[amenity] === id; amenity += perAmenity) {
      const amenityId = ofAmenities[amenity + 1]!;
      if (!row.amenityIds.includes(amenityId)) row.amenityIds.push(amenityId);
    }
    rows.push({ id, row: figures[at + 1] === 1 ? row : null });
  }
  return rows;
}
