import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { placeSelects, placed } from "./place-selects";
import {
  equalColumns,
  equalFilters,
  projectChoices,
  unitChoices,
  type Conditions,
} from "./project-conditions";
import {
  areaOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  filters,
  metroOptions,
  nearbyOptions,
  possessionOptions,
  propertyTypes,
  type FacetName,
} from "@/lib/projects/project/filter-table.mjs";
import type { ListingExtras } from "@/lib/projects/search/project-query-schema";

/** The most builders in the `builder` facet, those with the most projects first. */
const maxBuilders = 100;
/** The most amenities in the `amenities` facet, the most usual first. */
const maxAmenities = 24;

/** What is counted besides how many projects match. */
export type Wanted = FacetName | keyof ListingExtras;

/** `facet` begins with what must be wanted for it. */
type Count = { facet: string; key: string; when: SQL };

/** Numbers from 1; 0 means none. The choices of units have no number: for them bits say what a project offers. */
export function choiceNumber(choice: FacetName): SQL {
  return sql`${projectChoices.findIndex((name) => name === choice) + 1}::int`;
}

/** The condition for projects that would be listed with another value of this choice: they fail no other choice. */
function open(choice: FacetName): SQL {
  return sql`hit and missed in (0, ${choiceNumber(choice)})`;
}

/** The bit for the places asked for themselves; those with what is near follow it. */
const only = 0;

/** The choices that are the same for every catalogue, each counted in one pass over `found`. */
const counts: Count[] = [
  { facet: "total", key: "", when: sql`hit and missed = 0` },
  ...equalFilters.flatMap((facet) =>
    each(
      facet,
      filters[facet].options ?? [],
      ({ value }) => sql`${open(facet)} and ${equalColumns[facet]} = ${value}`,
    ),
  ),
  ...each(
    "possession",
    possessionOptions,
    (_, bit) => sql`${open("possession")} and ${hasBit(sql`possession`, bit)}`,
  ),
  ...each("within", nearbyOptions, (_, at) => sql`${open("location")} and ${hasBit(sql`within`, at + 1)}`),
  ...each("metro", metroOptions, (_, bit) => sql`${open("metro")} and ${hasBit(sql`metro`, bit)}`),
  ...each("bedrooms", bedroomOptions, ({ bhk }) => sql`missed = 0 and ${hasBit(sql`bedrooms`, bhk)}`),
  ...each("budget", budgetOptions, (_, bit) => sql`missed = 0 and ${hasBit(sql`budget`, bit)}`),
  ...each("area", areaOptions, (_, bit) => sql`missed = 0 and ${hasBit(sql`area`, bit)}`),
  ...each("bathrooms", bathroomOptions, ({ min }) => sql`missed = 0 and bathrooms >= ${min}::int`),
  ...propertyTypes.flatMap(({ value: type }) => {
    const ofType = sql`missed in (0, ${choiceNumber("propertyType")}) and property_type = ${type}`;
    return each(
      `bedroomsByType/${type}`,
      bedroomOptions,
      ({ bhk }) => sql`${ofType} and ${hasBit(sql`bedrooms`, bhk)}`,
    );
  }),
];

function each<O extends { value: string }>(
  facet: string,
  options: readonly O[],
  when: (option: O, bit: number) => SQL,
): Count[] {
  return options.map((option, bit) => ({ facet, key: option.value, when: when(option, bit) }));
}

function hasBit(column: SQL, bit: number): SQL {
  return sql`${column} & ${1 << bit}::int <> 0`;
}

/** How many there were without each filter that is set. */
function withoutEach({ choice, withNearby }: Conditions): Count[] {
  const set = [...projectChoices, ...unitChoices].filter((name) => choice[name]);
  const counts = set.map((name) => ({
    facet: "without",
    key: name as string,
    when: projectChoices.includes(name) ? open(name) : sql`missed = 0 and ${sql.raw(`without_${name}`)}`,
  }));
  const notNearby = sql`${open("location")} and ${hasBit(sql`within`, only)}`;
  return withNearby ? [...counts, { facet: "without", key: "within", when: notNearby }] : counts;
}

/** Of the listed projects, over columns that `foundProjects` adds for it. */
const summaryFigures = [
  ["highestPrice", sql`max(highest_price) filter (where hit and missed = 0)`],
  ["registered", sql`count(*) filter (where hit and missed = 0 and registered)`],
  ["nextPossession", sql`extract(epoch from min(due) filter (where hit and missed = 0)::timestamp)`],
  ...[
    { kind: "homes", which: sql`property_type <> 'Plot'` },
    { kind: "plots", which: sql`property_type = 'Plot'` },
  ].flatMap(({ kind, which }) => {
    const listed = sql`from found, unnest(rates) rate where hit and missed = 0 and ${which}`;
    const percentile = (share: number) =>
      sql`(select round(percentile_cont(${share}::float8) within group (order by rate)) ${listed})`;
    return [
      [`${kind}Count`, sql`(select count(*) ${listed})`] as const,
      [`${kind}Low`, percentile(0.25)] as const,
      [`${kind}Median`, percentile(0.5)] as const,
      [`${kind}High`, percentile(0.75)] as const,
    ];
  }),
] as const;

function fixedChoices(wanted: readonly Wanted[], conditions: Conditions): SQL {
  const figures = [...counts, ...withoutEach(conditions)]
    .filter(
      ({ facet }) =>
        ["total", "without"].includes(facet) || wanted.some((name) => name === facet.split("/")[0]),
    )
    .map(({ facet, key, when }) => ({ facet, key, figure: sql`count(*) filter (where ${when})` }));
  const lowest = sql`min(lowest_price) filter (where hit and missed = 0)`;
  if (wanted.includes("lowestPrice")) figures.push({ facet: "lowestPrice", key: "", figure: lowest });
  if (wanted.includes("summary")) {
    figures.push(...summaryFigures.map(([key, figure]) => ({ facet: "summary", key, figure })));
  }
  const column = (values: SQL[]) => sql`unnest(array[${sql.join(values, sql`, `)}])`;
  return sql`
  select ${column(figures.map(({ facet }) => sql`${facet}::text`))} as facet,
    ${column(figures.map(({ key }) => sql`${key}::text`))} as key,
    ${column(figures.map(({ figure }) => sql`${figure}::float8`))} as count
  from found`;
}

const builders = sql`
  (select 'builder', d.name, f.count from (
      select developer_id, count(*)::int as count from found where ${open("builder")} group by 1
    ) f join developers d on d.id = f.developer_id
    order by 3 desc, 2 limit ${maxBuilders})`;

/** How many of the listed projects have each amenity besides those asked for; one with a comma can't be asked for. */
const amenities = sql`
  (select 'amenities', a.name, f.count from (
      select pa.amenity_id, count(distinct pa.project_id)::int as count
      from found join project_amenities pa on pa.project_id = found.id where hit and missed = 0 group by 1
    ) f join amenities a on a.id = f.amenity_id where a.name not like '%,%'
    order by 3 desc, 2 limit ${maxAmenities})`;

/** Rows of facet, key and count, over the projects `found`: follows a `with`. */
export function facetSelects(wanted: readonly Wanted[], conditions: Conditions): SQL {
  const hasPlaces = wanted.includes("location");
  const isOpen = open("location");
  const selects = [
    fixedChoices(wanted, conditions),
    ...(wanted.includes("builder") ? [builders] : []),
    ...(wanted.includes("amenities") ? [amenities] : []),
    ...placeSelects(isOpen, conditions.places, wanted),
  ];
  const withPlaces = hasPlaces ? sql`, placed as materialized (${placed(isOpen)})` : sql``;
  return sql`${withPlaces} ${sql.join(selects, sql` union all `)}`;
}
