import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { currentPlaceName, placeKey, placeKeys } from "@/lib/places/place-name";
import { phraseNames, withNames, type PhraseName } from "@/lib/projects/search/phrase-names";
import { placesCalled } from "@/lib/projects/search/place-words";
import type { PhraseFilters } from "@/lib/projects/search/phrase-numbered";
import { readPhrase } from "@/lib/projects/search/read-phrase";
import { allowedTypos, squeeze } from "@/lib/projects/search/search-text";

/** Shorter words are forgiven nothing: too many names are a letter away. */
const fewestLetters = 5;
/** The most that are compared with every place, of one or two words: anybody may send a text of rare ones. */
const mostForgiven = 10;

/**
 * The filters that a phrase means: `2bhk gachibowli under 1.5 cr` (docs/readings.md, "phrases in the search"). Places are
 * read with a wrong letter or two; builders by their name or by how it begins, amenities by their name. `null` if the
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
    return { words, keys: [...placeKeys(words), ...called.map(placeKey)], isCalled: called.length > 0 };
  });
  const exact = await readNames([...new Set(keyed.flatMap(({ keys }) => keys))], db);
  const known = new Map<string, PhraseName>();
  for (const { words, keys, isCalled } of keyed) {
    const [found, ...others] = keys.flatMap((key) => exact.get(key) ?? []);
    if (!found) continue;
    known.set(words, isCalled ? { ...found, others: others.map(({ name }) => name) } : found);
  }
  const within = (words: string) => [...known.keys()].some((name) => ` ${name} `.includes(` ${words} `));
  const unknown = asked
    .filter(
      (words) => !within(words) && squeeze(words).length >= fewestLetters && words.split(" ").length <= 2,
    )
    .slice(0, mostForgiven);
  for (const [words, found] of await readMisspelt(unknown, db)) known.set(words, found);
  return withNames(parts, known);
}

async function readNames(keys: string[], db: Database): Promise<Map<string, PhraseName>> {
  const { rows } = await db.execute<PhraseName & { key: string }>(sql`
    select 'location' as kind, lower(name) as key, name from cities where lower(name) in ${keys}
    union all select 'location', lower(name), name from localities where lower(name) in ${keys}
    union all select 'location', lower(name), name from states where lower(name) in ${keys}
    union all select 'builder', lower(name), name from developers where lower(name) in ${keys}
    union all select 'builder', key, min(name)
      from (select lower(split_part(name, ' ', 1)) as key, name from developers) d
      where key in ${keys} and length(key) >= ${fewestLetters}::int group by key having count(*) = 1
    union all select 'amenities', lower(name), name from amenities where lower(name) in ${keys}`);
  const names = new Map<string, PhraseName>();
  for (const { kind, key, name } of rows) {
    if (!names.has(key)) names.set(key, { kind, name: kind === "location" ? currentPlaceName(name) : name });
  }
  return names;
}

/** Places that are a wrong letter or two away from words that stand in no name of the catalogue. */
async function readMisspelt(asked: string[], db: Database): Promise<[string, PhraseName][]> {
  if (asked.length === 0) return [];
  const words = sql.join(
    asked.map((one) => sql`(${one}::text, ${squeeze(one)}::text, ${allowedTypos(squeeze(one))}::int)`),
    sql`, `,
  );
  const { rows } = await db.execute<{ words: string; name: string }>(sql`
    with places as materialized (
      select name, regexp_replace(lower(name), '[^[:alnum:]]', '', 'g') as key
      from (select name from localities union select name from cities) p)
    select a.words, n.name from (values ${words}) a(words, key, typos)
    cross join lateral (select name from places p
      where length(p.key) between length(a.key) - a.typos and length(a.key) + a.typos
        and levenshtein_less_equal(p.key, a.key, a.typos) <= a.typos
      order by levenshtein_less_equal(p.key, a.key, a.typos), name limit 1) n
    where not exists (select from projects where is_active and search_key like '%' || a.key || '%')`);
  return rows.map(({ words, name }) => [words, { kind: "location", name: currentPlaceName(name) }]);
}
