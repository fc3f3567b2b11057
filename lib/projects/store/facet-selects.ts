import "server-only";
import { sql, type SQL } from "drizzle-orm";
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
  radiusOptions,
  type FacetName,
} from "@/lib/projects/project/filter-table.mjs";
import type { ListingExtras } from "@/lib/projects/search/project-query-schema";
import { placeKey } from "@/lib/places/place-name";
import { centresOf, kmBetween, nearKm } from "./place-conditions";

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

/** The bit for the places asked for themselves, or the usual distance; those with what is further follow it. */
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
  ...each("radius", radiusOptions, (_, at) => sql`${open("near")} and ${hasBit(sql`radius`, at + 1)}`),
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
function withoutEach({ choice, withNearby, withRadius }: Conditions): Count[] {
  const set = [...projectChoices, ...unitChoices].filter((name) => choice[name]);
  const counts = set.map((name) => ({
    facet: "without",
    key: name as string,
    when: projectChoices.includes(name) ? open(name) : sql`missed = 0 and ${sql.raw(`without_${name}`)}`,
  }));
  const notNearby = sql`${open("location")} and ${hasBit(sql`within`, only)}`;
  const usual = sql`${open("near")} and ${hasBit(sql`radius`, only)}`;
  return [
    ...counts,
    ...(withNearby ? [{ facet: "without", key: "within", when: notNearby }] : []),
    ...(withRadius ? [{ facet: "without", key: "radius", when: usual }] : []),
  ];
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

/** The most cities in the `location` facet, and the most localities: those with the most projects. */
const maxPlaces = 80;
/** The most places in the `distance` facet, the nearest. */
const maxNearby = 40;
const maxAround = 6;

/**
 * All place names of a project. One name may be that of a city, of a locality in another city and of a state,
 * and a search for it finds them all. `isOpen`: what would be listed with another place. `rank` is the best kind of the name: 0 a city, 1 a locality, 2 a state.
 */
function placed(isOpen: SQL): SQL {
  return sql`
  select lower(n.name) as key, min(n.rank) as rank, (array_agg(n.name order by n.rank))[1] as name, g.count,
    (array_agg(n.latitude order by n.rank))[1] as latitude, (array_agg(n.longitude order by n.rank))[1] as longitude
  from (
    select city_id, locality_id, state_id, count(*)::int as count from found where ${isOpen} group by 1, 2, 3
  ) g
  join cities c on c.id = g.city_id
  join states s on s.id = g.state_id
  left join localities l on l.id = g.locality_id
  cross join lateral (values (c.name, 0, c.latitude, c.longitude),
    (l.name, 1, l.latitude, l.longitude), (s.name, 2, null, null)) n(name, rank, latitude, longitude)
  where n.name is not null
  group by g.city_id, g.locality_id, g.state_id, g.count, lower(n.name)`;
}

function places(rank: 0 | 1): SQL {
  return sql`
    (select 'location', min(name) filter (where rank = ${rank}::int), sum(count)::int from placed
      group by key having min(rank) = ${rank}::int order by 3 desc, 2 limit ${maxPlaces})`;
}

/** How far the nearest of them are from the places asked for, in kilometres. */
function distances(places: readonly string[]): SQL {
  return sql`
    (select 'distance', name, km from (
        select min(t.name) as name, round(min(${kmBetween(sql`t`, sql`o`)})::numeric, 1)::float8 as km
        from placed t cross join ${centresOf(places)} o where t.rank < 2 group by t.key
      ) near where km is not null order by km, name limit ${maxNearby})`;
}

/**
 * The localities of a city of this name with the most projects, or those near a locality of this name, the nearest
 * first.
 */
function around(isOpen: SQL, key: string): SQL {
  return sql`
    (select 'around', l.name, f.count from (
        select locality_id, count(*)::int as count from found where ${isOpen} and locality_id is not null group by 1
      ) f
      join localities l on l.id = f.locality_id
      left join localities a on lower(a.name) = ${key} and a.city_id = l.city_id
      cross join lateral (select ${kmBetween(sql`a`, sql`l`)} as km) d
      where l.id <> coalesce(a.id, 0) and (d.km <= ${nearKm}::float8
        or a.id is null and l.city_id in (select id from cities where lower(name) = ${key}))
      order by d.km, 3 desc, 2
      limit ${maxAround})`;
}

/** Rows of facet, key and count about places, over the projects `found` and the names `placed` of theirs. */
function placeSelects(isOpen: SQL, asked: readonly string[], wanted: readonly string[]): SQL[] {
  const [place, ...others] = asked;
  const hasPlaces = wanted.includes("location");
  return [
    ...(hasPlaces ? [places(0), places(1)] : []),
    ...(hasPlaces && place ? [distances(asked)] : []),
    ...(place && others.length === 0 && wanted.includes("around") ? [around(isOpen, placeKey(place))] : []),
  ];
}
