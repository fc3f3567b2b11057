import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import type { Suggestion } from "@/lib/places/place-schema";
import { projectPath } from "@/lib/base/paths";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { buildConditions } from "./project-conditions";
import { projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { resolveSearch } from "./search-patterns";
import { isPartOfName, readSearchLink, searchLink } from "@/lib/projects/listing/search-link";
import type { PhraseFilters } from "@/lib/projects/search/phrase-numbered";
import { landmarksBeginning, type Landmark } from "@/lib/projects/search/landmarks";
import { nearLandmark } from "@/lib/projects/search/read-phrase";
import { readPhraseFilters } from "./phrase-queries";
import { squeeze, registrationKey } from "@/lib/projects/search/search-text";

type Row = {
  kind: Suggestion["kind"];
  id: number;
  name: string;
  slug: string;
  place: string | null;
  is_plot: boolean;
};

/**
 * What a buyer may mean by the letters typed so far: the projects of a registration number; else the list that the words
 * mean, if it is none of a name that is suggested, and names. Forgives typing errors as the search does.
 */
export async function listSuggestions(
  typed: string,
  limit: number,
  db: Database = readDatabase(),
): Promise<Suggestion[]> {
  const number = registrationKey(typed);
  const registered = number ? await listRegistered(number, limit, db) : [];
  if (registered.length > 0) return registered;
  const [read, named] = await Promise.all([readPhraseFilters(typed, db), listNames(typed, limit, db)]);
  const search = read && !isPartOfName(read) ? searchLink(read, typed.trim()) : null;
  const near = landmarksBeginning(typed, mostLandmarks).map(toLandmark);
  const isNamed = [...named, ...near].some(({ href }) => read && isSameList(read, readSearchLink(href)));
  // A landmark may have a name that many projects have too: they shall not leave it out.
  const names = [...named.slice(0, Math.max(1, limit - near.length)), ...near];
  return (search && !isNamed ? [search, ...names] : names).slice(0, limit);
}

/** The most landmarks that are suggested. */
const mostLandmarks = 2;

function toLandmark(landmark: Landmark): Suggestion {
  const filters = nearLandmark(landmark, null);
  return {
    kind: "landmark",
    label: `${landmark.name}, ${landmark.city}`,
    href: listingPath({ ...filters, asked: landmark.name }),
  };
}

const isSameList = (one: PhraseFilters, other: PhraseFilters) => listingPath(one) === listingPath(other);

/** The registration number of a project in the form of `registrationKey`, as the index `projects_registered` has it. */
const numberOf = sql`regexp_replace(lower(p.rera_id), '[^a-z0-9]', '', 'g') collate "C"`;

/** Whether it begins so. */
const isRegistered = (number: string) => sql`p.is_active and ${numberOf} like ${`${number}%`}`;

/** The ids of projects whose registration number begins so (`registrationKey`): as many as anybody looks at. */
export async function listRegisteredIds(number: string, db: Database = readDatabase()): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select p.id from projects p where ${isRegistered(number)} order by ${numberOf}, p.id limit 100`,
  );
  return rows.map(({ id }) => id);
}

/** Projects whose registration number begins so. */
async function listRegistered(number: string, limit: number, db: Database): Promise<Suggestion[]> {
  const { rows } = await db.execute<Row>(sql`
    select 'project' as kind, p.id, p.name, p.slug, coalesce(l.name, c.name) as place, p.is_plot
    from projects p join cities c on c.id = p.city_id left join localities l on l.id = p.locality_id
    where ${isRegistered(number)} order by ${numberOf}, p.id limit ${limit}`);
  return rows.map(toSuggestion);
}

/** Localities and builders with live projects, then projects; names that begin with the letters first. */
async function listNames(typed: string, limit: number, db: Database): Promise<Suggestion[]> {
  const search = await resolveSearch(db, typed);
  if (!search) return [];
  const { scope } = buildConditions(projectQuerySchema.parse({}), search);
  const names = sql.join(
    search.joined.map((word) => sql`(${word}::text)`),
    sql`, `,
  );
  const starts = squeeze(typed);
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (
      select p.id, p.name, p.slug, p.is_plot, p.developer_id, p.locality_id, p.city_id, p.search_key
      from projects p where ${scope} limit 2000
    ), named as (
      select 'locality' as kind, 0 as id, l.name, '' as slug, c.name as place, false as is_plot, count(*) as projects,
          min(${squeezed("locality")}) as key
        from found f join localities l on l.id = f.locality_id join cities c on c.id = f.city_id group by l.id, c.name
      union all
      select 'builder', 0, d.name, '', null, false, count(*), min(${squeezed("builder")})
        from found f join developers d on d.id = f.developer_id group by d.id
      union all
      select 'project', f.id, f.name, f.slug, coalesce(l.name, c.name), f.is_plot, 1, ${squeezed("project")}
        from found f join cities c on c.id = f.city_id left join localities l on l.id = f.locality_id
    )
    select kind, id, name, slug, place, is_plot from named
    where exists (select 1 from (values ${names}) w(word) where key like '%' || word || '%')
      or kind = 'project'
    order by key like ${`${starts}%`} desc,
      exists (select 1 from (values ${names}) w(word) where key like '%' || word || '%') desc,
      array_position(array['locality', 'builder', 'project'], kind), projects desc, name, id
    limit ${limit}`);
  return rows.map(toSuggestion);
}

/** A name of the project `f` in the form of the search key. */
function squeezed(kind: Suggestion["kind"]): SQL {
  const position = ["project", "builder", "locality"].indexOf(kind) + 1;
  return sql`split_part(f.search_key, ' ', ${position}::int)`;
}

function toSuggestion({ kind, id, name, slug, place, is_plot }: Row): Suggestion {
  switch (kind) {
    case "search": // no row is one
    case "landmark":
    case "locality":
      return {
        kind,
        label: place ? `${name}, ${place}` : name,
        href: listingPath({ location: [name], asked: name }),
      };
    case "builder":
      return { kind, label: name, href: listingPath({ builder: name, asked: name }) };
    case "project":
      return {
        kind,
        label: place ? `${name}, ${place}` : name,
        href: projectPath({ id, slug, isPlot: is_plot }),
      };
  }
}
