import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";
import { noDay, noPoint } from "./columns";
import { registeredBit, traitFilters, traitNames } from "./traits";
import type { UnitFigures } from "./unit-offers";

/** One project as the database gives it: ids, a byte of traits, days, rupees and sqft. */
export type IndexRow = {
  id: number;
  traits: number;
  city: number;
  /** 0 for none. */
  locality: number;
  state: number;
  builderId: number;
  launch: number;
  possession: number;
  changed: number;
  minPrice: number;
  maxPrice: number;
  maxArea: number;
  latitude: number;
  longitude: number;
  /** Its active floor plans, or the plot itself. */
  units: UnitFigures[];
  amenityIds: number[];
  /** The text in which it is searched: `searchKey` of its names. */
  key: string;
};
/** `isActive` is false for a project that is in the site no more. */
export type ReadRow = IndexRow & { isActive: boolean };

/** All active projects in the order of their ids. */
export function allActive(tx: Executor, rowsAtOnce: number): AsyncGenerator<ReadRow[]> {
  return readRows(tx, sql`p.is_active`, rowsAtOnce);
}

/** The projects that were changed since then, in the order of their ids, those that are active no more too. */
export function changedSince(tx: Executor, since: number, rowsAtOnce: number): AsyncGenerator<ReadRow[]> {
  return readRows(tx, sql`p.updated_at >= to_timestamp(${since}::float8 / 1000)`, rowsAtOnce);
}

async function* readRows(tx: Executor, condition: SQL, rowsAtOnce: number): AsyncGenerator<ReadRow[]> {
  for (let after = 0; ;) {
    const { rows } = await tx.execute<ReadRow>(
      rowsWhere(sql`${condition} and p.id > ${after}::int`, rowsAtOnce),
    );
    yield rows;
    const latest = rows.at(-1);
    if (!latest || rows.length < rowsAtOnce) return;
    after = latest.id;
  }
}

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

function rowsWhere(condition: SQL, most: number): SQL {
  const day = (column: string) =>
    sql`coalesce(${sql.raw(`p.${column}`)} - '1970-01-01'::date, ${noDay}::int)`;
  const micro = (column: string) =>
    sql`coalesce(round((${sql.raw(`p.${column}`)} * 1000000)::numeric)::int, ${noPoint}::int)`;
  const figure = (column: string) => sql`coalesce(${sql.raw(`p.${column}`)}, -1)::float8`;
  return sql`
    select p.id, p.is_active as "isActive", ${traits} as traits, p.city_id as city,
      coalesce(p.locality_id, 0) as locality, p.state_id as state, p.developer_id as "builderId",
      ${day("launch_date")} as launch, ${day("possession_date")} as possession,
      floor(extract(epoch from p.updated_at) * 1000)::float8 as changed,
      ${figure("min_price")} as "minPrice", ${figure("max_price")} as "maxPrice", ${figure("max_area")} as "maxArea",
      ${micro("latitude")} as latitude, ${micro("longitude")} as longitude, p.search_key as key,
      case when p.is_plot
        then json_build_array(json_build_array(0, coalesce(p.min_price, -1), coalesce(p.min_area, -1), -1, -1))
        else coalesce((select json_agg(json_build_array(coalesce(f.bhk, 0), coalesce(f.price, -1),
            coalesce(f.area, -1), coalesce(f.bathrooms, -1), coalesce(f.carpet_area, -1)) order by f.position)
          from floor_plans f where f.project_id = p.id and f.is_active), '[]') end as units,
      coalesce((select json_agg(distinct a.amenity_id) from project_amenities a where a.project_id = p.id),
        '[]') as "amenityIds"
    from projects p where ${condition} order by p.id limit ${most}`;
}
