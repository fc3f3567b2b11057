import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { currentPlaceName, placeKey, placeKeys } from "@/lib/places/place-name";
import { phraseNames, withNames, type PhraseName } from "@/lib/projects/search/phrase-names";
import { placesCalled } from "@/lib/projects/search/place-words";
import type { PhraseFilters } from "@/lib/projects/search/phrase-numbered";
import { nearbyOptions, usualRadiusKm } from "@/lib/projects/project/filter-table.mjs";
import { areaCalled } from "@/lib/projects/search/areas-beside";
import { landmarkCalled, landmarkLike, stationCalled, type Landmark } from "@/lib/projects/search/landmarks";
import { amenitiesCalled } from "@/lib/projects/search/phrase-words";
import { readPhrase, type PhraseParts } from "@/lib/projects/search/read-phrase";
import { allowedTypos, squeeze } from "@/lib/projects/search/search-text";
import { centresOf, kmBetween } from "./place-conditions";

/** Shorter words are forgiven nothing: too many names are a letter away. */
const fewestLetters = 5;
/** The most that are compared with every place, of one or two words: anybody may send a text of rare ones. */
const mostForgiven = 10;

/**
 * The filters that a phrase means: `2bhk gachibowli under 1.5 cr` (docs/readings.md, "phrases in the search"). Places are
 * read with a wrong letter or two; builders by their name or by how it begins, amenities by their name or what buyers call them. `null` if the
 * phrase says nothing that a filter knows.
 */
export async function readPhraseFilters(
  text: string,
  db: Database = readDatabase(),
): Promise<PhraseFilters | null> {
  const parts = readPhrase(text);
  const asked = phraseNames(parts);
  if (asked.length === 0) return withNames(parts, new Map());
  const keyed = asked.map((words) => {
    const called = placesCalled(words);
    const keys = [...placeKeys(words), ...called.map(placeKey), ...amenitiesCalled(words)];
    return { words, keys, isCalled: called.length > 0, beside: areaCalled(words)?.near ?? [] };
  });
  const besides = keyed.flatMap(({ beside }) => beside.map(placeKey));
  const exact = await readNames([...new Set([...keyed.flatMap(({ keys }) => keys), ...besides])], db);
  const known = new Map<string, PhraseName>();
  for (const { words, keys, isCalled, beside } of keyed) {
    const own = keys.flatMap((key) => exact.get(key) ?? []);
    const isBeside = beside.length > 0 && own.every(({ isBare }) => isBare);
    const [found, ...others] = isBeside ? beside.flatMap((name) => exact.get(placeKey(name)) ?? []) : own;
    if (!found) continue;
    const all = { ...found, others: others.map(({ name }) => name) };
    known.set(
      words,
      isBeside ? { ...all, reach: found.isBare ? found.reach : "5km" } : isCalled ? all : found,
    );
  }
  // A part of the city where nothing of ours stands may have a station of the metro, or one beside it.
  for (const { words, beside } of keyed) {
    const landmark = known.has(words) ? null : (stationCalled(words) ?? landmarkCalled(beside[0] ?? ""));
    if (!landmark) continue;
    const { name, latitude, longitude } = landmark;
    const spot = sql`(select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude)`;
    known.set(words, { kind: "landmark", name, landmark, reach: await readReach(spot, db, usualRadiusKm) });
  }
  const within = (words: string) => [...known.keys()].some((name) => ` ${name} `.includes(` ${words} `));
  const unknown = asked
    .filter(
      (words) => !within(words) && squeeze(words).length >= fewestLetters && words.split(" ").length <= 2,
    )
    .slice(0, mostForgiven);
  for (const [words, found] of await readMisspelt(unknown, db)) known.set(words, found);
  for (const [words, landmark] of misspeltLandmarks(parts, known))
    known.set(words, { kind: "landmark", name: landmark.name, landmark });
  return withNames(parts, known);
}

/** Of the words behind "near" the most that are nearly a landmark's name, and more than a known name that they begin with. */
function misspeltLandmarks(
  { runs, filters }: PhraseParts,
  known: ReadonlyMap<string, PhraseName>,
): [string, Landmark][] {
  if (filters.near) return [];
  return runs.flatMap(({ words, km }): [string, Landmark][] => {
    if (km === null) return [];
    const start = (length: number) => words.slice(0, length).join(" ");
    const longest = [4, 3, 2, 1].find((length) => known.has(start(length))) ?? 0;
    const starts = [4, 3, 2, 1].filter((length) => length > longest && length <= words.length).map(start);
    const found = starts.flatMap((name): [string, Landmark][] => {
      const landmark = landmarkLike(name);
      return landmark ? [[name, landmark]] : [];
    });
    return found.slice(0, 1);
  });
}

/** `isBare`: a city or a locality without a home of ours. */
type Read = PhraseName & { isBare: boolean };

async function readNames(keys: string[], db: Database): Promise<Map<string, Read>> {
  const { rows } = await db.execute<Read & { key: string }>(sql`
    select 'location' as kind, lower(c.name) as key, c.name, array[s.name] as within, true as "isEmpty",
        not exists (select from projects p where p.city_id = c.id and p.is_active) as "isBare"
      from cities c join states s on s.id = c.state_id where lower(c.name) in ${keys}
    union all select 'location', lower(l.name), l.name, array[c.name, s.name], false,
        not exists (select from projects p where p.locality_id = l.id and p.is_active)
      from localities l join cities c on c.id = l.city_id join states s on s.id = c.state_id
      where lower(l.name) in ${keys}
    union all select 'location', lower(name), name, null, false, false from states where lower(name) in ${keys}
    union all select 'builder', lower(name), name, null, false, false from developers where lower(name) in ${keys}
    union all select 'builder', key, min(name), null, false, false
      from (select lower(split_part(name, ' ', 1)) as key, name from developers) d
      where key in ${keys} and length(key) >= ${fewestLetters}::int group by key having count(*) = 1
    union all select 'amenities', lower(name), name, null, false, false from amenities where lower(name) in ${keys}`);
  const names = new Map<string, Read>();
  for (const { kind, key, name, within, isEmpty, isBare } of rows) {
    const known = names.get(key);
    // A name may be that of a city and of a locality elsewhere, or of two cities.
    if (known) {
      known.within = [...(known.within ?? []), ...(within ?? [])];
      known.isEmpty &&= isEmpty && isBare;
      known.isBare &&= isBare;
    } else
      names.set(key, {
        ...{ kind, within: within ?? [], isEmpty: isEmpty && isBare, isBare },
        name: kind === "location" ? currentPlaceName(name) : name,
      });
  }
  const bare = [...names.values()].filter(({ isBare }) => isBare).slice(0, mostForgiven);
  await Promise.all(bare.map(async (one) => (one.reach = await readReach(centresOf([one.name]), db))));
  return names;
}

/** The smallest distance that is offered, and more than `usual`, within which a locality with homes is. */
async function readReach(spots: SQL, db: Database, usual = 0): Promise<PhraseName["reach"]> {
  const { rows } = await db.execute<{ km: number | null }>(sql`
    select min(${kmBetween(sql`l`, sql`o`)}) as km from localities l cross join ${spots} o
    where exists (select from projects p where p.locality_id = l.id and p.is_active)`);
  const least = rows[0]?.km ?? Infinity;
  return least > usual ? nearbyOptions.find(({ km }) => least <= km)?.value : undefined;
}

/**
 * Places with homes that are a wrong letter or two away from words that stand in no name of the catalogue. Two are forgiven
 * only behind a right first letter: Shadnagar is not Bhavnagar.
 */
async function readMisspelt(asked: string[], db: Database): Promise<[string, PhraseName][]> {
  if (asked.length === 0) return [];
  const words = sql.join(
    asked.map((one) => sql`(${one}::text, ${squeeze(one)}::text, ${allowedTypos(squeeze(one))}::int)`),
    sql`, `,
  );
  const { rows } = await db.execute<{ words: string; name: string; within: string[] }>(sql`
    with places as materialized (
      select name, within, regexp_replace(lower(name), '[^[:alnum:]]', '', 'g') as key
      from (select l.name, array[c.name, s.name] as within from localities l join cities c on c.id = l.city_id
          join states s on s.id = c.state_id
          where exists (select from projects p where p.locality_id = l.id and p.is_active)
        union select c.name, array[s.name] from cities c join states s on s.id = c.state_id
          where exists (select from projects p where p.city_id = c.id and p.is_active)) p)
    select a.words, n.name, n.within from (values ${words}) a(words, key, typos)
    cross join lateral (select name, within from places p
      where length(p.key) between length(a.key) - a.typos and length(a.key) + a.typos
        and levenshtein_less_equal(p.key, a.key, a.typos) <= (case when left(p.key, 1) = left(a.key, 1) then a.typos else 1 end)
      order by levenshtein_less_equal(p.key, a.key, a.typos), name limit 1) n
    where not exists (select from projects where is_active and search_key like '%' || a.key || '%')`);
  return rows.map(({ words, name, within }) => [
    words,
    { kind: "location", name: currentPlaceName(name), within, isMisspelt: true },
  ]);
}
