import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { Database } from "@/lib/db/client";
import {
  areaOptions,
  availabilityOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  possessionOptions,
  propertyTypes,
  statusOptions,
} from "./project-options";
import {
  possessionCondition,
  projectChoices,
  unitChoices,
  unitsOf,
  type Choice,
  type Conditions,
} from "./project-conditions";
import type { Facets } from "./project-query-schema";

/** Cities named in the `location` facet at most, and localities: the fullest. */
const maxPlaces = 80;
/** Builders named in the `builder` facet at most, those with most projects first. */
const maxBuilders = 100;

/**
 * Counts the projects that match, and for every choice how many there would be under the other filters (api-v1,
 * `facets`). A unit counts for a facet when it meets every condition but that facet's own: it fails none, or only it.
 */
export async function countFacets(
  db: Database,
  conditions: Conditions,
): Promise<{ totalItems: number; facets: Facets }> {
  const { rows } = await db.execute<{ facet: string; key: string | null; count: number }>(sql`
    with u as materialized (
      select p.id, p.property_type, p.status, p.availability, d.name as builder, l.name as locality, c.name as city, s.name as state, u.bhk, u.price, u.area, u.bathrooms,
        ${possessionFlags}, ${failures(conditions)}
      from projects p
      join developers d on d.id = p.developer_id
      join cities c on c.id = p.city_id
      join states s on s.id = p.state_id
      left join localities l on l.id = p.locality_id
      left join lateral (${unitsOf}) u on true
      where ${conditions.scope}
    ), counted as (
      select *, ${sql.join(
        allChoices.map((choice) => sql`${fails(choice)}::int`),
        sql` + `,
      )} as misses from u
    ), placed as (
      ${placeNames}
    )
    select 'total' as facet, '' as key, count(distinct id)::int as count from counted where misses = 0
    union all ${sql.join(facetSelects(), sql` union all `)}`);
  const counts = new Map(rows.map((row) => [`${row.facet}/${row.key ?? ""}`, row.count]));
  const of = (facet: Choice, keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, counts.get(`${facet}/${key}`) ?? 0]));
  const keysOf = (options: readonly { value: string }[]) => options.map((option) => option.value);
  const found = (facet: Choice) =>
    Object.fromEntries(
      rows.filter((row) => row.facet === facet && row.key !== null).map((row) => [row.key ?? "", row.count]),
    );
  return {
    totalItems: counts.get("total/") ?? 0,
    facets: {
      propertyType: of("propertyType", keysOf(propertyTypes)),
      bedrooms: of("bedrooms", keysOf(bedroomOptions)),
      budget: of("budget", keysOf(budgetOptions)),
      possession: of("possession", keysOf(possessionOptions)),
      area: of("area", keysOf(areaOptions)),
      status: of("status", keysOf(statusOptions)),
      bathrooms: of("bathrooms", keysOf(bathroomOptions)),
      availability: of("availability", keysOf(availabilityOptions)),
      builder: found("builder"),
      location: found("location"),
    },
  };
}

const placeRanks = ["city", "locality", "state"] as const;
const allChoices: readonly Choice[] = [...projectChoices, ...unitChoices];

const fails = (choice: Choice): SQL => sql.identifier(`fails_${choice}`).getSQL();

const possessionFlags = sql.join(
  possessionOptions.map(
    (option) => sql`${possessionCondition(option.value)} as ${sql.identifier(`possession_${option.value}`)}`,
  ),
  sql`, `,
);

function failures({ choice }: Conditions): SQL {
  return sql.join(
    allChoices.map((name) => sql`not coalesce(${choice[name] ?? sql`true`}, false) as ${fails(name)}`),
    sql`, `,
  );
}

/** One select a facet; ranges and flags are one select an option, since they may overlap. */
function facetSelects(): SQL[] {
  return [
    grouped("propertyType", sql`property_type`),
    grouped("status", sql`status`),
    grouped("availability", sql`availability`),
    sql`(${grouped("builder", sql`builder`)} order by 3 desc, 2 limit ${maxBuilders})`,
    places("city"),
    places("locality"),
    grouped("bedrooms", sql`bhk::text || 'BHK'`),
    ...possessionOptions.map((o) =>
      counted("possession", o.value, sql.identifier(`possession_${o.value}`).getSQL()),
    ),
    ...budgetOptions.map((o) => counted("budget", o.value, inRange(sql`price`, o))),
    ...areaOptions.map((o) => counted("area", o.value, inRange(sql`area`, o))),
    ...bathroomOptions.map((o) => counted("bathrooms", o.value, sql`bathrooms >= ${o.min}`)),
  ];
}

function grouped(choice: Choice, key: SQL): SQL {
  return sql`select ${choice}, ${key}, count(distinct id)::int from counted where ${onlyFailing(choice)} group by 2`;
}

/**
 * Every name that a project is found under, since one name may be a city's, a locality's of another city and a state's,
 * and a search for it finds them all.
 */
const placeNames = sql.join(
  placeRanks.map(
    (rank, at) =>
      sql`select id, ${sql.identifier(rank)} as name, ${at}::int as rank from counted where ${onlyFailing("location")}`,
  ),
  sql` union all `,
);

function places(kind: "city" | "locality"): SQL {
  const rank = sql`${placeRanks.indexOf(kind)}::int`;
  return sql`(select 'location', min(name) filter (where rank = ${rank}), count(distinct id)::int
    from placed where name is not null group by lower(name) having min(rank) = ${rank}
    order by 3 desc, 2 limit ${maxPlaces})`;
}

function counted(choice: Choice, key: string, condition: SQL): SQL {
  return sql`select ${choice}, ${key}, count(distinct id)::int from counted where ${onlyFailing(choice)} and ${condition}`;
}

function onlyFailing(choice: Choice): SQL {
  return sql`(misses = 0 or (misses = 1 and ${fails(choice)}))`;
}

function inRange(column: SQL, range: { min: number | null; max: number | null }): SQL {
  return sql`${column} between ${range.min ?? 0} and ${range.max ?? 1e15}`;
}
