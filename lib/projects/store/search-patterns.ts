import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";
import { allowedTypos } from "@/lib/projects/search/search-text";
import { patternsOf, readSearchText, type SearchPatterns } from "@/lib/projects/search/text-patterns";

/**
 * Reads free text forgivingly (docs/api.md, "Calls"): a word that some active project contains stands as it is; any
 * other is replaced by the nearest words of the catalogue, a wrong letter or two away. `null` when there is no word in
 * it.
 */
export async function resolveSearch(
  db: Database,
  search: string | undefined,
): Promise<SearchPatterns | null> {
  const text = readSearchText(search);
  if (!text) return null;
  const asked = text.candidates.filter((word) => allowedTypos(word) > 0);
  const known = await knownWords(db, asked);
  const unknown = asked.filter((word) => !known.has(word));
  return patternsOf(text, await spellingsOf(unknown, db));
}

/** Words that no active project contains, each with itself first and the nearest words of the catalogue. */
export async function spellingsOf(
  words: readonly string[],
  db: Database = readDatabase(),
): Promise<Map<string, string[]>> {
  if (words.length === 0) return new Map();
  // One statement for all: each alone would have a connection of its own.
  const branches = words.map((word) => sql`(${nearestWords(word)})`);
  const { rows } = await db.execute<{ typed: string; word: string; distance: number }>(
    sql.join(branches, sql` union all `),
  );
  return new Map(
    words.map((typed) => {
      const near = rows.filter((row) => row.typed === typed);
      const least = Math.min(...near.map(({ distance }) => distance));
      const nearest = near.filter(({ distance }) => distance === least).map(({ word }) => word);
      return [typed, [typed, ...nearest]];
    }),
  );
}

/** Those that some active project contains. Each in a branch of its own: the database reads common words another way. */
async function knownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const branches = words.map(
    (word) => sql`(select ${word}::text as word from projects
      where is_active and search_key like ${`%${word}%`} limit 1)`,
  );
  const { rows } = await db.execute<{ word: string }>(sql.join(branches, sql` union all `));
  return new Set(rows.map(({ word }) => word));
}

/**
 * The words of the catalogue that are fewest wrong letters away. However these lie, one piece of the word is left whole:
 * the words that have it in its place are read by an index, and compared.
 */
function nearestWords(word: string): SQL {
  const typos = allowedTypos(word);
  const lengths = Array.from({ length: 2 * typos + 1 }, (_, at) => sql`${word.length - typos + at}::int`);
  const branches = piecesOf([...word], typos).map(
    (piece) =>
      sql`select word from search_words where length(word) in (${sql.join(lengths, sql`, `)}) and ${piece}`,
  );
  return sql`
    select ${word}::text as typed, word, levenshtein_less_equal(word, ${word}, ${typos}) as distance
    from (${sql.join(branches, sql` union `)}) w
    where levenshtein_less_equal(word, ${word}, ${typos}) <= ${typos}
    order by distance, word limit 8`;
}

/** One piece more than letters may be wrong. That in the middle has three letters, which its index needs. */
function piecesOf(letters: readonly string[], typos: number): SQL[] {
  const middle = typos < 2 ? 0 : Math.max(3, Math.floor(letters.length / 3));
  const first = Math.ceil((letters.length - middle) / 2);
  const text = (from: number, to: number) => letters.slice(from, to).join("");
  const last = letters
    .slice(first + middle)
    .reverse()
    .join("");
  const ends = [sql`word like ${`${text(0, first)}%`}`, sql`reverse(word) like ${`${last}%`}`];
  return middle > 0 ? [...ends, sql`word like ${`%${text(first, first + middle)}%`}`] : ends;
}
