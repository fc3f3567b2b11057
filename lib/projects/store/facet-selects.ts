import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { projectChoices, type Choice } from "./project-conditions";
import {
  areaOptions,
  availabilityOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  possessionOptions,
  propertyTypes,
  statusOptions,
} from "@/lib/projects/project/project-options";

/** Cities named in the `location` facet at most, and localities: the fullest. */
const maxPlaces = 80;
/** Builders named in the `builder` facet at most, those with most projects first. */
const maxBuilders = 100;

type Count = { facet: Choice | "total"; key: string; when: SQL };

/** Counts from 1; 0 stands for no choice. The choices of units have no number: there bits tell what a project offers. */
export function choiceNumber(choice: Choice): SQL {
  return sql`${projectChoices.findIndex((name) => name === choice) + 1}::int`;
}

/** What the projects have in common that would be listed with another value of this choice: none but it fails them. */
function open(choice: Choice): SQL {
  return sql`hit and missed in (0, ${choiceNumber(choice)})`;
}

/** The choices that are the same for every catalogue, each counted in one pass over `found`. */
const counts: Count[] = [
  { facet: "total", key: "", when: sql`hit and missed = 0` },
  ...equals("propertyType", propertyTypes, sql`property_type`),
  ...equals("status", statusOptions, sql`status`),
  ...equals("availability", availabilityOptions, sql`availability`),
  ...possessionOptions.map(({ value }, bit) => ({
    ...{ facet: "possession" as const, key: value },
    when: sql`${open("possession")} and ${hasBit(sql`possession`, bit)}`,
  })),
  ...ofUnits("bedrooms", bedroomOptions, ({ bhk }) => hasBit(sql`bedrooms`, bhk)),
  ...ofUnits("budget", budgetOptions, (_, bit) => hasBit(sql`budget`, bit)),
  ...ofUnits("area", areaOptions, (_, bit) => hasBit(sql`area`, bit)),
  ...ofUnits("bathrooms", bathroomOptions, ({ min }) => sql`bathrooms >= ${min}::int`),
];

function equals(facet: Choice, options: readonly { value: string }[], column: SQL): Count[] {
  return options.map(({ value }) => ({
    facet,
    key: value,
    when: sql`${open(facet)} and ${column} = ${value}`,
  }));
}

function ofUnits<O extends { value: string }>(
  facet: Choice,
  options: readonly O[],
  offered: (option: O, bit: number) => SQL,
): Count[] {
  return options.map((option, bit) => ({
    ...{ facet, key: option.value },
    when: sql`missed = 0 and ${offered(option, bit)}`,
  }));
}

function hasBit(column: SQL, bit: number): SQL {
  return sql`${column} & ${1 << bit}::int <> 0`;
}

const countNames = counts.map((_, at) => sql.identifier(`count_${at}`));

const fixedChoices = sql`
  select v.facet, v.key, v.count::int from (
    select ${sql.join(
      counts.map(({ when }, at) => sql`count(*) filter (where ${when}) as ${countNames[at]}`),
      sql`, `,
    )} from found
  ) t cross join lateral (values ${sql.join(
    counts.map(({ facet, key }, at) => sql`(${facet}::text, ${key}::text, t.${countNames[at]})`),
    sql`, `,
  )}) v(facet, key, count)`;

const builders = sql`
  (select 'builder', d.name, f.count from (
      select developer_id, count(*)::int as count from found where ${open("builder")} group by 1
    ) f join developers d on d.id = f.developer_id
    order by 3 desc, 2 limit ${maxBuilders})`;

/**
 * Every name that a project is found under, since one name may be a city's, a locality's of another city and a state's,
 * and a search for it finds them all. `rank` tells what the name is at best: 0 a city's, 1 a locality's, 2 a state's.
 */
const placed = sql`
  select lower(n.name) as key, min(n.rank) as rank, (array_agg(n.name order by n.rank))[1] as name, g.count
  from (
    select city_id, locality_id, state_id, count(*)::int as count from found where ${open("location")} group by 1, 2, 3
  ) g
  join cities c on c.id = g.city_id
  join states s on s.id = g.state_id
  left join localities l on l.id = g.locality_id
  cross join lateral (values (c.name, 0), (l.name, 1), (s.name, 2)) n(name, rank)
  where n.name is not null
  group by g.city_id, g.locality_id, g.state_id, g.count, lower(n.name)`;

function places(rank: 0 | 1): SQL {
  return sql`
    (select 'location', min(name) filter (where rank = ${rank}::int), sum(count)::int from placed
      group by key having min(rank) = ${rank}::int order by 3 desc, 2 limit ${maxPlaces})`;
}

/** Rows of facet, key and count, over the projects `found`: follows a `with`. */
export const facetSelects = sql`, placed as materialized (${placed})
  ${sql.join([fixedChoices, builders, places(0), places(1)], sql` union all `)}`;
