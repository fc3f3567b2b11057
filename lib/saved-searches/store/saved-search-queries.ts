import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { savedSearchDays } from "@/content/saved-search-words";
import type { Language } from "@/lib/base/language";
import { type Database, type Executor, readDatabase } from "@/lib/db/client";
import { isoMoment } from "@/lib/db/statements";
import { isMarkOf, markOf } from "@/lib/enquiries/intake/installation-secret";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { and, buildConditions, unitChoices, whereOf } from "@/lib/projects/store/project-conditions";
import { resolveSearch } from "@/lib/projects/store/search-patterns";
import type { SavedSearchState } from "@/lib/saved-searches/forms/saved-search-schema";
import type { FoundHome } from "@/lib/saved-searches/forms/search-news";

type Person = { person: string };

const stateColumns = sql`s.id, s.query, s.searcher_id as person,
  case when s.confirmed_at is null then 'asked' when s.stopped_at is null then 'sent' else 'stopped' end as state,
  ${isoMoment(sql`(s.confirmed_at + ${savedSearchDays} * interval '1 day')`)} as until`;

/** The searches that a link opens: one, or all of a person that were confirmed. The oldest first. */
export async function listSearches(
  db: Executor,
  { kind, id }: SavedLink,
): Promise<(SavedSearchState & Person)[]> {
  const which =
    kind === "one"
      ? sql`s.id = ${id}::uuid`
      : sql`s.searcher_id = ${id}::uuid and s.confirmed_at is not null`;
  const { rows } = await db.execute<SavedSearchState & Person>(
    sql`select ${stateColumns} from saved_searches s where ${which} order by s.confirmed_at, s.id`,
  );
  return rows;
}

/** Whether a person is there, with searches or without. */
export async function hasPerson(db: Executor, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from searchers where id = ${id}::uuid`);
  return rows.length > 0;
}

/** A mail that a form asked for: to whom, about which query (null: about all), and when. */
export type Asked = { person: string; email: string; query: string | null; askedAt: string };

/** The mail that is to be sent about a search, or about all of a person; null when that is gone. */
export async function findAsked(db: Executor, id: string): Promise<Asked | null> {
  const { rows } = await db.execute<Asked>(sql`
    select p.id as person, p.email, s.query, ${isoMoment(sql`s.asked_at`)} as "askedAt"
    from saved_searches s join searchers p on p.id = s.searcher_id where s.id = ${id}::uuid
    union all select id, email, null, ${isoMoment(sql`asked_since`)} from searchers where id = ${id}::uuid`);
  return rows[0] ?? null;
}

/** A search that is sent, with what its person knows of it. */
export type SentSearch = { id: string; query: string; known: Map<number, number | null> };

/**
 * The address of a person, the language of the search that was confirmed or kept last, when the last mail went out, and the
 * searches that are sent. Null when there is none.
 */
export async function findSent(
  db: Executor,
  person: string,
): Promise<{ email: string; language: Language; mailedAt: Date | null; searches: SentSearch[] } | null> {
  type Row = {
    email: string;
    mailedAt: string | null;
    language: Language;
    id: string;
    query: string;
    ids: number[];
    prices: (string | null)[];
  };
  const { rows } = await db.execute<Row>(sql`
    select p.email, ${isoMoment(sql`p.mailed_at`)} as "mailedAt", s.language, s.id, s.query, s.known_ids as ids,
      s.known_prices as prices
    from searchers p join saved_searches s on s.searcher_id = p.id
    where p.id = ${person}::uuid and ${isSent} order by s.confirmed_at, s.id`);
  const last = rows.at(-1);
  if (!last) return null;
  const { email, language, mailedAt } = last;
  const searches = rows.map(({ id, query, ids, prices }) => ({
    id,
    query,
    known: new Map(ids.map((home, at) => [home, toPrice(prices[at])])),
  }));
  return { email, language, mailedAt: mailedAt ? new Date(mailedAt) : null, searches };
}

/** Whether all of these searches are still sent: asked again before a mail goes out. */
export async function areSent(db: Executor, searches: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from saved_searches s where s.id = any(${sql.param([...searches])}::uuid[]) and ${isSent}`,
  );
  return rows.length === searches.length;
}

const isSent: SQL = sql`s.confirmed_at > now() - ${savedSearchDays} * interval '1 day' and s.stopped_at is null`;

const toPrice = (text: string | null | undefined) => (text == null ? null : Number(text));

/**
 * The projects of a search, at most `limit`, those that came last first: each with the lowest price of its floor plans that meet
 * the search. Of a plot, and of a search without conditions on floor plans, it is that of the project.
 */
export async function findHomes(
  query: ProjectQuery,
  limit: number,
  db: Database = readDatabase(),
): Promise<FoundHome[]> {
  const conditions = buildConditions(query, await resolveSearch(db, query.search));
  const ofUnit = and(unitChoices.map((name) => conditions.choice[name]));
  const price = ofUnit
    ? sql`case when p.is_plot then p.min_price else (select min(u.price) from floor_plans u
        where u.project_id = p.id and u.is_active and ${ofUnit}) end`
    : sql`p.min_price`;
  const { rows } = await db.execute<{ id: number; price: string | null }>(sql`
    select p.id, (${price})::text as price from projects p where ${whereOf(conditions)}
    order by p.id desc limit ${limit}`);
  return rows.map(({ id, price: lowest }) => ({ id, price: lowest === null ? null : Number(lowest) }));
}

/** What a link opens: one search that is to be confirmed, or all searches of a person. */
export type SavedLink = { kind: "one" | "all"; id: string };

/**
 * What a link of a mail has in its address: with it, and only with it, searches are seen, confirmed and stopped. Nothing of the
 * address it was sent to is in it. The mark stands first: programs leave out signs at the end of a link.
 */
export function savedToken({ kind, id }: SavedLink): string {
  return `${markOf(markedText(kind, id))}.${kind}.${id}`;
}

/** What a token opens; null if it is not ours. */
export function linkOfToken(token: string): SavedLink | null {
  const [mark = "", kind = "", id = "", ...more] = token.split(".");
  if (more.length > 0 || (kind !== "one" && kind !== "all")) return null;
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  return isMarkOf(mark, markedText(kind, id)) ? { kind, id } : null;
}

const markedText = (kind: string, id: string) => `saved search ${kind} ${id}`;
