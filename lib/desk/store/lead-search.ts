import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { parsePhoneQuery } from "@/lib/enquiries/forms/lead-phone";
import { squeeze } from "@/lib/projects/search/search-text";
import type { DeskDatabase } from "./desk-database";

/** Whoever types more is answered by the first: each costs a look into four indexes. */
const mostWords = 6;
/** Of the notes with a word the newest count: so many a person could still look through. */
const mostNotes = 2_000;

/** What an index finds only where a word begins. */
const fewLetters = 2;

/** A part of a text, for `like`. */
export const like = (part: string) => `%${part.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * What a search asks of leads `l`: a whole number in any spelling, the digits of a part of one, a reference, or words, each of
 * which is somewhere (one or two letters: where a word begins): in what was sent with the lead (`search_key`), the names of its project, builder and place, or a note. A
 * word that no lead was sent with may also be a name with one wrong letter.
 */
export async function matchesOf(search: string, db: DeskDatabase): Promise<SQL[]> {
  if (!search) return [];
  const phone = parsePhoneQuery(search);
  if (phone && "exact" in phone) return [sql`l.search_key like ${`% ${phone.exact} %`}`];
  const found = await lookUp(spellingsOf(search.toLowerCase()), db);
  const near = await namesNear(found, db);
  return found.map(({ spellings, projects, noted }) => {
    const all = [...spellings, ...(near.get(spellings[0] ?? "") ?? [])];
    return sql`(${isLike(sql`l.search_key`, all)} or l.project_id = any(${sql.param(projects)}::int[])
      or l.id = any(${sql.param(noted)}::uuid[]))`;
  });
}

/** What is looked for, each with the ways in which it may be written. */
function spellingsOf(search: string): string[][] {
  const digits = search.replace(/\D/g, "");
  const phone = parsePhoneQuery(search);
  if (/^[\d\s+().-]+$/.test(search) && digits.length >= 3)
    return [[phone && "lastTen" in phone ? phone.lastTen : digits, search]];
  const reference = /^([0-9a-z]{4})-?([0-9a-z]{4})$/.exec(search);
  if (reference) return [[search, `${reference[1]}-${reference[2]}`]];
  const words = search.split(/\s+/).slice(0, mostWords);
  return words.map((word) => [word]);
}

/** `isKnown`: a lead was sent with it. */
type Found = { spellings: string[]; projects: number[]; noted: string[]; isKnown: boolean };

/**
 * Where each is besides what was sent with leads: in which projects, and in notes about which leads. Looked up before, so that the
 * database knows how many there are when it plans.
 */
async function lookUp(wanted: readonly string[][], db: DeskDatabase): Promise<Found[]> {
  const key = sql`p.search_key`;
  const namesOf = (spellings: readonly string[]) => spellings.map(squeeze).filter((name) => name !== "");
  const long = wanted.flatMap(namesOf).filter((name) => name.length > fewLetters);
  const branches = wanted.map((spellings, place) => {
    const named = namesOf(spellings).map((name) =>
      // "At" of "Towers at the Lake" is inside a name that an index finds by its other words.
      name.length > fewLetters || long.length === 0
        ? isLike(key, [name])
        : sql`(${isLike(key, [name])} or ${key} like ${like(name)} and ${isLike(key, long)})`,
    );
    return sql`select ${place}::int as place,
      array(select p.id from projects p where ${named.length > 0 ? sql.join(named, sql` or `) : sql`false`}) as projects,
      array(select e.lead_id::text from lead_events e where ${isLike(sql`lower(e.note)`, spellings)}
        order by e.id desc limit ${mostNotes}) as noted,
      exists (select from leads l where ${isLike(sql`l.search_key`, spellings)}) as "isKnown"`;
  });
  const { rows } = await db.execute<Omit<Found, "spellings"> & { place: number }>(
    sql.join(branches, sql` union all `),
  );
  return rows.map(({ place, ...row }) => ({ ...row, spellings: wanted[place] ?? [] }));
}

/** Where one of the parts is; one of few letters only where a word begins. */
function isLike(text: SQL, parts: readonly string[]): SQL {
  const each = [...new Set(parts)].flatMap((part) =>
    part.length > fewLetters
      ? sql`${text} like ${like(part)}`
      : [sql`${text} like ${like(part).slice(1)}`, sql`${text} like ${like(` ${part}`)}`],
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

/** The words of names that are one letter away from those of these that are nowhere. */
async function namesNear(found: readonly Found[], db: DeskDatabase): Promise<Map<string, string[]>> {
  const typed = found
    .filter(({ projects, noted, isKnown }) => !isKnown && projects.length + noted.length === 0)
    .map(({ spellings }) => spellings[0] ?? "")
    // A name that is shorter is one letter away from too many.
    .filter((word) => /^\p{L}{4,40}$/u.test(word));
  if (typed.length === 0) return new Map();
  const branches = typed.map((word) => {
    const half = Math.ceil(word.length / 2);
    // However the wrong letter lies, the first half is left whole, or the last.
    return sql`(select distinct ${word}::text as typed, w as name
      from leads l, regexp_split_to_table(lower(l.name), '\\s+') w
      where (l.search_key like ${`% ${word.slice(0, half)}%`} or l.search_key like ${`%${word.slice(half)} %`})
        and length(w) between ${word.length - 1} and ${word.length + 1} and levenshtein_less_equal(w, ${word}, 1) <= 1
      limit 8)`;
  });
  const { rows } = await db.execute<{ typed: string; name: string }>(sql.join(branches, sql` union all `));
  return new Map(
    typed.map((word) => [word, rows.filter((row) => row.typed === word).map(({ name }) => name)]),
  );
}
