import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "@/lib/db/client";
import { choiceNumber, facetSelects } from "./facet-selects";
import {
  and,
  possessionCondition,
  projectChoices,
  unitChoices,
  type Choice,
  type Conditions,
} from "./project-conditions";
import {
  areaOptions,
  availabilityOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  possessionOptions,
  propertyTypes,
  statusOptions,
  type Range,
} from "@/lib/projects/project/project-options";
import type { Facets } from "@/lib/projects/search/project-query-schema";

/**
 * Counts the projects that match, and for every choice how many there would be under the other filters (docs/api.md,
 * "Facets"). The catalogue is read once: a project is kept when at most one of the conditions on projects fails it,
 * with the choices that its units meet as bits.
 */
export async function countFacets(
  db: Database,
  conditions: Conditions,
): Promise<{ totalItems: number; facets: Facets }> {
  const { rows } = await db.execute<{ facet: string; key: string; count: number }>(sql`
    with found as materialized (${foundProjects(conditions)}) ${facetSelects}`);
  const counts = new Map(rows.map((row) => [`${row.facet}/${row.key}`, row.count]));
  const of = (facet: Choice, options: readonly { value: string }[]) =>
    Object.fromEntries(options.map(({ value }) => [value, counts.get(`${facet}/${value}`) ?? 0]));
  const found = (facet: Choice) =>
    Object.fromEntries(rows.filter((row) => row.facet === facet).map((row) => [row.key, row.count]));
  return {
    totalItems: counts.get("total/") ?? 0,
    facets: {
      propertyType: of("propertyType", propertyTypes),
      bedrooms: of("bedrooms", bedroomOptions),
      budget: of("budget", budgetOptions),
      possession: of("possession", possessionOptions),
      area: of("area", areaOptions),
      status: of("status", statusOptions),
      bathrooms: of("bathrooms", bathroomOptions),
      availability: of("availability", availabilityOptions),
      builder: found("builder"),
      location: found("location"),
    },
  };
}

/**
 * `missed`: the number of the one project choice that fails, 0 for none. `hit`: some unit meets every unit condition (or
 * there are none). `bedrooms` to `bathrooms`: what the units offer that meet every unit condition but that one.
 */
function foundProjects({ scope, choice }: Conditions): SQL {
  const fails = projectChoices.flatMap((name) => {
    const condition = choice[name];
    return condition ? [{ name, failed: sql`not coalesce(${condition}, false)` }] : [];
  });
  const misses = sql.join(
    fails.map(({ failed }) => sql`(${failed})::int`),
    sql` + `,
  );
  const whichFails = fails.map(({ name, failed }) => sql`when ${failed} then ${choiceNumber(name)}`);
  const others = (choiceNow: Choice | null) =>
    and(unitChoices.map((name) => (name === choiceNow ? null : choice[name]))) ?? sql`true`;
  return sql`
    select p.property_type, p.status, p.availability, p.developer_id, p.city_id, p.locality_id, p.state_id,
      ${bits(possessionOptions.map(({ value }) => possessionCondition(value)))} as possession,
      ${fails.length > 0 ? sql`case ${sql.join(whichFails, sql` `)} else 0 end` : sql`0`} as missed,
      bool_or(${others(null)}) as hit,
      bit_or(1 << u.bhk) filter (where ${others("bedrooms")}) as bedrooms,
      bit_or(${bits(inRanges(sql`u.price`, budgetOptions))}) filter (where ${others("budget")}) as budget,
      bit_or(${bits(inRanges(sql`u.area`, areaOptions))}) filter (where ${others("area")}) as area,
      max(u.bathrooms) filter (where ${others("bathrooms")}) as bathrooms
    from projects p
    left join floor_plans f on f.project_id = p.id and f.is_active
    cross join lateral (select f.bhk, f.bathrooms,
      case when p.is_plot then p.min_price else f.price end as price,
      case when p.is_plot then p.min_area else f.area end as area) u
    where ${and([scope, fails.length > 1 ? sql`${misses} <= 1` : null])}
    group by p.id`;
}

/** A whole number with a bit for each condition that holds. */
function bits(conditions: readonly SQL[]): SQL {
  return sql.join(
    conditions.map((condition, bit) => sql`(coalesce(${condition}, false)::int << ${bit}::int)`),
    sql` | `,
  );
}

function inRanges(column: SQL, ranges: readonly Range[]): SQL[] {
  return ranges.map(({ min, max }) => sql`${column} between ${min ?? 0} and ${max ?? 1e15}`);
}
