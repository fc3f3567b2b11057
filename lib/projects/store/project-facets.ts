import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "@/lib/db/client";
import { choiceNumber, facetSelects, type Wanted } from "./facet-selects";
import {
  and,
  equalColumns,
  possessionCondition,
  projectChoices,
  unitChoices,
  whereOf,
  type Conditions,
} from "./project-conditions";
import { landmarkCondition, locationCondition, metroBits } from "./place-conditions";
import { mostPriced } from "@/lib/projects/listing/listing-price";
import {
  areaOptions,
  budgetOptions,
  facetNames,
  metroOptions,
  nearbyOptions,
  possessionOptions,
  propertyTypes,
  radiusOptions,
  type FacetName,
  type Range,
} from "@/lib/projects/project/filter-table.mjs";
import {
  mostInQuartiles,
  type Facets,
  type ListingExtras,
  type ListingSummary,
} from "@/lib/projects/search/project-query-schema";

type Counts = Record<string, number>;

/**
 * Counts the matching projects, and for every choice how many it would find with the other filters (docs/api.md,
 * "Facets"). The catalogue is read once: a project is kept if it fails at most one of the conditions on projects,
 * with bits for the choices that its units meet. What is not wanted is left empty.
 */
export async function countFacets(
  db: Database,
  conditions: Conditions,
  wanted: readonly Wanted[],
): Promise<{ totalItems: number; facets: Facets } & ListingExtras> {
  const { rows } = await db.execute<{ facet: string; key: string; count: number }>(
    wanted.length > 0
      ? sql`with found as materialized (${foundProjects(conditions, wanted)}) ${facetSelects(wanted, conditions)}`
      : sql`select 'total' as facet, '' as key, count(*)::int from projects p where ${whereOf(conditions)}`,
  );
  const of = (facet: string) =>
    Object.fromEntries(rows.filter((row) => row.facet === facet).map((row) => [row.key, row.count]));
  const named = Object.fromEntries(facetNames.map((name) => [name, of(name)])) as Record<FacetName, Counts>; // each name is there
  const facets = { ...named, without: of("without"), distance: of("distance") };
  const types = propertyTypes.filter(({ value }) => facets.propertyType[value]);
  const bedroomsByType = wanted.includes("bedroomsByType")
    ? Object.fromEntries(types.map(({ value }) => [value, of(`bedroomsByType/${value}`)]))
    : {};
  const totalItems = of("total")[""] ?? 0;
  const isPriced = !conditions.choice.bedrooms || totalItems <= mostPriced;
  const lowestPrice = (isPriced && of("lowestPrice")[""]) || null;
  const around = rows.flatMap(({ facet, key, count }) => (facet === "around" ? { name: key, count } : []));
  const summary = wanted.includes("summary") ? toSummary(of("summary"), isPriced) : null;
  return { totalItems, facets, lowestPrice, bedroomsByType, summary, around };
}

function toSummary(figures: Record<string, number>, isPriced: boolean): ListingSummary {
  const rate = (kind: "homes" | "plots") => {
    const [low = 0, median, high = 0] = ["Low", "Median", "High"].map((name) => figures[kind + name]);
    const count = figures[`${kind}Count`];
    if (!median || !count) return null;
    return { median, count, quartiles: count > mostInQuartiles ? null : ([low, high] as [number, number]) };
  };
  const due = figures.nextPossession;
  return {
    highestPrice: (isPriced && figures.highestPrice) || null,
    homes: rate("homes"),
    plots: rate("plots"),
    registered: figures.registered ?? 0,
    nextPossession: due ? new Date(due * 1000).toISOString().slice(0, 10) : null,
  };
}

/**
 * `missed`: the number of the only project choice that fails, 0 for none. `hit`: a unit meets all unit conditions (or
 * there are none), `without_bedrooms` and so on the same without one of them. `bedrooms` to `bathrooms`: what is offered
 * by units that meet all unit conditions but that one. `within`: in the places asked for, then with those nearby. `metro`: near
 * enough to a station. `radius`: near enough to the landmark, by the usual distance first.
 */
function foundProjects(
  { scope, area, choice, places, landmark }: Conditions,
  wanted: readonly Wanted[],
): SQL {
  const fails = projectChoices.flatMap((name) => {
    const condition = choice[name];
    return condition ? [{ name, failed: sql`not coalesce(${condition}, false)` }] : [];
  });
  const misses = sql.join(
    fails.map(({ failed }) => sql`(${failed})::int`),
    sql` + `,
  );
  const whichFails = fails.map(({ name, failed }) => sql`when ${failed} then ${choiceNumber(name)}`);
  const others = (choiceNow: FacetName | null) =>
    and(unitChoices.map((name) => (name === choiceNow ? null : choice[name]))) ?? sql`true`;
  return sql`
    select p.id, ${sql.join(
      Object.values(equalColumns).map((column) => sql`p.${column}`),
      sql`, `,
    )}, p.developer_id, p.city_id, p.locality_id, p.state_id,
      ${bits([undefined, ...nearbyOptions].map((option) => locationCondition(places, option?.km) ?? sql`true`))} as within,
      ${wanted.includes("metro") ? metroBits(metroOptions.map(({ km }) => km)) : sql`0`} as metro,
      ${bits([undefined, ...radiusOptions].map((option) => landmarkCondition(landmark, option?.km) ?? sql`true`))} as radius,
      ${bits(possessionOptions.map(({ value }) => possessionCondition(value)))} as possession,
      ${fails.length > 0 ? sql`case ${sql.join(whichFails, sql` `)} else 0 end` : sql`0`} as missed,
      bool_or(${others(null)}) as hit,
      ${sql.join(
        unitChoices.flatMap((name) =>
          choice[name] ? [sql`bool_or(${others(name)}) as ${sql.raw(`without_${name}`)},`] : [],
        ),
        sql` `,
      )}
      bit_or(1 << u.bhk) filter (where ${others("bedrooms")}) as bedrooms,
      bit_or(${bits(inRanges(sql`u.price`, budgetOptions))}) filter (where ${others("budget")}) as budget,
      bit_or(${bits(inRanges(sql`u.area`, areaOptions))}) filter (where ${others("area")}) as area,
      max(u.bathrooms) filter (where ${others("bathrooms")}) as bathrooms,
      ${choice.bedrooms ? sql`min(u.price) filter (where ${others(null)} and u.price > 0)` : sql`p.min_price`} as lowest_price
      ${wanted.includes("summary") ? summaryColumns(others(null), choice.bedrooms !== null) : sql``}
    from projects p
    left join floor_plans f on f.project_id = p.id and f.is_active
    cross join lateral (select f.bhk, f.bathrooms, f.carpet_area,
      case when p.is_plot then p.min_price else f.price end as price,
      case when p.is_plot then p.min_area else f.area end as area) u
    where ${and([scope, area, fails.length > 1 ? sql`${misses} <= 1` : null])}
    group by p.id`;
}

/** For `ListingSummary`; the highest price as the lowest: with bedrooms that of the homes which have them. */
function summaryColumns(asked: SQL, ofUnits: boolean): SQL {
  const priced = sql`${asked} and u.price > 0`;
  return sql`, ${ofUnits ? sql`max(u.price) filter (where ${priced})` : sql`p.max_price`} as highest_price,
      array_agg(u.price / u.area) filter (where ${priced} and u.area > 0) as rates,
      p.rera_id is not null as registered,
      case when p.status is distinct from 'Ready to Move' and p.possession_date >= current_date
        then p.possession_date end as due`;
}

/** An integer with a bit for each condition that is true. */
function bits(conditions: readonly SQL[]): SQL {
  return sql.join(
    conditions.map((condition, bit) => sql`(coalesce(${condition}, false)::int << ${bit}::int)`),
    sql` | `,
  );
}

function inRanges(column: SQL, ranges: readonly Range[]): SQL[] {
  return ranges.map(({ min, max }) => sql`${column} between ${min ?? 0} and ${max ?? 1e15}`);
}
