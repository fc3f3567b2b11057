import "server-only";
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/db/client";
import { withCurrentNames } from "@/lib/places/place-name";
import { allowedTypos, firstLetters, searchTokens } from "@/lib/projects/search/search-text";

/** What the search key of a project has to contain: one of `joined`, or for each word one of its spellings, or those
 * of `renamed`, where a place in it goes by another name. */
export type SearchPatterns = { joined: string[]; words: string[][]; renamed: string[][] };

/**
 * Reads free text forgivingly (docs/api.md, "Calls"): a word that some active project contains stands as it is; any
 * other is replaced by the nearest words of the catalogue, a wrong letter or two away. `null` when there is no word in
 * it.
 */
export async function resolveSearch(
  db: Database,
  search: string | undefined,
): Promise<SearchPatterns | null> {
  const tokens = searchTokens(search ?? "");
  if (tokens.length === 0) return null;
  const joined = firstLetters(tokens.join(""), 60);
  const candidates = [...new Set([joined, ...tokens])].slice(0, 10);
  const known = await knownWords(
    db,
    candidates.filter((word) => allowedTypos(word) > 0),
  );
  const spellings = new Map(
    await Promise.all(
      candidates.map(async (word) => {
        const stands = allowedTypos(word) === 0 || known.has(word);
        return [word, stands ? [word] : [word, ...(await nearestWords(db, word))]] as const;
      }),
    ),
  );
  const words = tokens.length > 1 ? tokens.slice(0, 9).map((token) => spellings.get(token) ?? [token]) : [];
  const joinedSpellings = spellings.get(joined) ?? [joined];
  const current = searchTokens(withCurrentNames(search ?? ""));
  if (current.join("") === tokens.join("")) return { joined: joinedSpellings, words, renamed: [] };
  const renamed = current.length > 1 ? current.slice(0, 9).map((token) => [token]) : [];
  return { joined: [firstLetters(current.join(""), 60), ...joinedSpellings], words, renamed };
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

async function nearestWords(db: Database, word: string): Promise<string[]> {
  const typos = allowedTypos(word);
  const { rows } = await db.execute<{ word: string; distance: number }>(sql`
    select word, levenshtein_less_equal(word, ${word}, ${typos}) as distance from search_words
    where length(word) between ${word.length - typos} and ${word.length + typos}
      and levenshtein_less_equal(word, ${word}, ${typos}) <= ${typos}
    order by distance, word limit 8`);
  return rows.filter((row) => row.distance === rows[0]?.distance).map((row) => row.word);
}
