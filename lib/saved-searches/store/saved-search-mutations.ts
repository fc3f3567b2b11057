import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { savedSearchDays, stoppedDays, unconfirmedDays } from "@/content/saved-search-words";
import type { Language } from "@/lib/base/language";
import { openDatabase, type Database } from "@/lib/db/client";
import { noteErased, type WasErased } from "@/lib/enquiries/intake/erased-list";
import type { FoundHome } from "@/lib/saved-searches/forms/search-news";
import { mailboxOf } from "@/lib/saved-searches/forms/mailbox";
import { idsOf, newsMailTask, pricesOf } from "./ask-mutations";

/**
 * Confirms the search, so that it is looked at from `nextAt` on; false when it is gone. `language`: of the page on which that
 * was done; null where nobody knows.
 */
export function confirmSearch(
  db: Database,
  search: string,
  nextAt: Date,
  language: Language | null = null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update saved_searches set confirmed_at = now(), stopped_at = null, ${spoken(language)} where id = ${search}::uuid returning id`);
    await tx.execute(sql`update searchers set next_at = coalesce(next_at, ${nextAt.toISOString()}::timestamptz)
      where id = (select searcher_id from saved_searches where id = ${search}::uuid)`);
    return rows.length > 0;
  });
}

const spoken = (language: Language | null) => sql`language = coalesce(${language}::text, language)`;

/** What a person does to one of the own searches, or (`search` null) to all that were confirmed. `language`: of the page. */
export async function changeSearches(
  db: Database,
  person: string,
  search: string | null,
  to: "keep" | "stop" | "start",
  language: Language | null = null,
): Promise<boolean> {
  const set = {
    keep: sql`confirmed_at = now(), ${spoken(language)}`,
    stop: sql`stopped_at = coalesce(stopped_at, now())`,
    start: sql`stopped_at = null, confirmed_at = now(), ${spoken(language)}`,
  }[to];
  const { rows } = await db.execute(sql`
    update saved_searches set ${set} where searcher_id = ${person}::uuid and confirmed_at is not null
      and (${search}::uuid is null or id = ${search}::uuid) returning id`);
  return rows.length > 0;
}

/** Deletes a person with all searches; false when nobody is there. */
export async function erasePerson(db: Database, person: string): Promise<boolean> {
  const { rows } = await db.execute<{ mailbox: string }>(
    sql`select mailbox from searchers where id = ${person}::uuid`,
  );
  if (!rows[0]) return false;
  await noteErased({ mailbox: rows[0].mailbox });
  return (await erase(db, sql`id = ${person}::uuid`)) > 0;
}

/** The same by address, in any of its spellings; the number of searches. */
export async function eraseMailbox(databaseUrl: string, email: string): Promise<number> {
  await noteErased({ mailbox: mailboxOf(email) });
  const { db, close } = openDatabase(databaseUrl, 1);
  return erase(db, sql`mailbox = ${mailboxOf(email)}`).finally(close);
}

/** Deletes whoever has one of these addresses, in any spelling, or stands in a list of erased people; the number of searches. */
export async function eraseSearchers(
  db: Pick<Database, "execute">,
  emails: readonly string[],
  wasErased: WasErased = () => false,
): Promise<number> {
  const mailboxes = new Set(emails.map(mailboxOf));
  const { rows } = await db.execute<{ id: string; mailbox: string; at: string }>(
    sql`select id, mailbox, created_at::text as at from searchers`,
  );
  const gone = rows.filter(
    ({ mailbox, at }) => mailboxes.has(mailbox) || wasErased([{ mailbox }], new Date(at)),
  );
  return erase(db, sql`id = any(${sql.param(gone.map(({ id }) => id))}::uuid[])`);
}

async function erase(db: Pick<Database, "execute">, whose: SQL): Promise<number> {
  const { rows } = await db.execute<{ searches: number }>(sql`
    with gone as (select s.id, (select count(*) from saved_searches where searcher_id = s.id) as searches
        from searchers s where ${whose}),
      removed as (delete from searchers where id in (select id from gone))
    select greatest(searches, 1)::int as searches from gone`);
  return rows.reduce((sum, { searches }) => sum + searches, 0);
}

/** Deletes what was never confirmed, stopped long ago or has ended, and whoever has no search left. */
export async function forgetOld(db: Database): Promise<number> {
  const older = (column: SQL, days: number) => sql`${column} < now() - ${days} * interval '1 day'`;
  const { rows } = await db.execute(sql`delete from saved_searches
    where (confirmed_at is null and ${older(sql`asked_at`, unconfirmedDays)})
      or ${older(sql`stopped_at`, stoppedDays)} or ${older(sql`confirmed_at`, savedSearchDays)} returning id`);
  // Whoever is asking just now has none yet.
  await db.execute(sql`delete from searchers s where created_at < now() - interval '1 day'
    and not exists (select 1 from saved_searches where searcher_id = s.id)`);
  return rows.length;
}

/**
 * Gives each person whose time has come a job, once however many sites ask, and says when to look again. One queue for all:
 * they are worked off one after the other, after every lead. Returns how many were due, at most `most`.
 */
export async function enqueueDue(
  db: Database,
  { now, nextAt, most }: { now: Date; nextAt: Date; most: number },
): Promise<number> {
  const { rows } = await db.execute(sql`
    with due as (select id from searchers where next_at <= ${now.toISOString()}::timestamptz
        order by next_at limit ${most} for update skip locked),
      moved as (update searchers s set next_at = ${nextAt.toISOString()}::timestamptz from due where s.id = due.id
        returning s.id)
    select graphile_worker.add_job(${newsMailTask}::text, payload := json_build_object('id', id),
      queue_name := 'saved-searches', job_key := 'saved:' || id, priority := 10::int, max_attempts := 10::int) from moved`);
  return rows.length;
}

/** What a person knows of a search from now on. */
export async function rememberKnown(
  db: Database,
  search: string,
  known: readonly FoundHome[],
): Promise<void> {
  await db.execute(sql`update saved_searches set known_ids = ${idsOf(known)}, known_prices = ${pricesOf(known)}
    where id = ${search}::uuid`);
}

/** That a person was told of what is new, with what is known of each search from then on: all of it or nothing. */
export function rememberTold(
  db: Database,
  person: string,
  searches: readonly { id: string; known: readonly FoundHome[] }[],
  at: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    for (const { id, known } of searches)
      await tx.execute(sql`update saved_searches set known_ids = ${idsOf(known)}, known_prices = ${pricesOf(known)}
        where id = ${id}::uuid`);
    await tx.execute(
      sql`update searchers set mailed_at = ${at.toISOString()}::timestamptz where id = ${person}::uuid`,
    );
  });
}
