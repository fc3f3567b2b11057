import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { mostSearches, savedSearchDays, stoppedDays, unconfirmedDays } from "@/content/saved-search-words";
import type { Language } from "@/lib/base/language";
import { type Database, type Transaction, withDatabase } from "@/lib/db/client";
import { notices as noticeTable } from "@/lib/db/lead-tables";
import { noticeVersionOf } from "@/lib/enquiries/forms/notice-version";
import { noteErased, type WasErased } from "@/lib/enquiries/intake/erased-list";
import { notices } from "@/lib/enquiries/intake/notices";
import type { FoundHome } from "@/lib/saved-searches/forms/search-news";

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
  return withDatabase(databaseUrl, (db) => erase(db, sql`mailbox = ${mailboxOf(email)}`));
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

/** The task of the queue that sends the mail which a form asked for, and the one that looks for what is new. */
export const askedMailTask = "saved-search-asked";
export const newsMailTask = "saved-search-news";

/** `confirm`: the search waits for its button; `known`: it is sent already; `full`: there is no room for it. */
export type AskedMail = "confirm" | "known" | "full";
/** `id`: of the search, or of the person. `language`: of the form; the version before wrote none. */
export type AskedJob = { id: string; mail: AskedMail; language?: Language };

/** Mails that forms may ask for to one address in an hour, and minutes in which one search asks once. */
const mostAskedAnHour = 3;
const askedOnceMinutes = 2;

/** `language`: of the form, in which the mail goes out. */
type AskedSearch = {
  email: string;
  query: string;
  language: Language;
  found: readonly FoundHome[];
};

/**
 * Keeps a search for an address until it is confirmed, with what it finds now, and the mail to that address; all of it or
 * nothing. The same search of the same mailbox is one row. Says nothing of what was there: whoever asks must not learn it.
 */
export function askForSearch(db: Database, asked: AskedSearch): Promise<void> {
  return db.transaction(async (tx) => {
    const { language } = asked;
    const person = await lockPerson(tx, asked.email);
    const { rows } = await tx.execute<Row>(sql`
      select id, query, confirmed_at is not null and stopped_at is null as "isSent", asked_at > now() -
        ${askedOnceMinutes} * interval '1 minute' as "isJustAsked"
      from saved_searches where searcher_id = ${person}::uuid`);
    const row = rows.find(({ query }) => query === asked.query);
    if (row?.isJustAsked) return;
    if (!(await mayMail(tx, person))) return;
    if (!row && rows.length >= mostSearches) {
      // Whoever has confirmed nothing yet has no searches to look after.
      if (rows.some(({ isSent }) => isSent))
        await enqueueMail(tx, sql`${person}::uuid`, { mail: "full", language });
      return;
    }
    const id = row?.id ?? (await insertSearch(tx, person, asked));
    const isSent = row?.isSent ?? false;
    // Anybody can type any address: what somebody is sent already stays in the language that person chose.
    const notice = notices.get(noticeVersionOf("saved-search", language));
    if (notice) await tx.insert(noticeTable).values(notice).onConflictDoNothing();
    await tx.execute(sql`update saved_searches set asked_at = now(), notice_version = ${notice?.version ?? null},
      language = case when ${isSent}::boolean then language else ${language} end where id = ${id}::uuid`);
    await enqueueMail(tx, sql`${id}::uuid`, { mail: isSent ? "known" : "confirm", language });
  });
}

type Row = { id: string; query: string; isSent: boolean; isJustAsked: boolean };

/** The id of the person with this mailbox, whose row nobody else changes meanwhile. */
async function lockPerson(tx: Transaction, email: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into searchers (email, mailbox) values (${email}, ${mailboxOf(email)})
    on conflict (mailbox) do update set mailbox = excluded.mailbox returning id`);
  return rows[0]!.id; // a row is inserted or updated
}

/** Counts a mail that a form asks for; false: this address has had its mails of the hour. */
async function mayMail(tx: Transaction, person: string): Promise<boolean> {
  const isNewHour = sql`asked_since < now() - interval '1 hour'`;
  const { rows } = await tx.execute(sql`
    update searchers set asked_mails = case when ${isNewHour} then 1 else asked_mails + 1 end,
      asked_since = case when ${isNewHour} then now() else asked_since end
    where id = ${person}::uuid and (${isNewHour} or asked_mails < ${mostAskedAnHour}::int) returning id`);
  return rows.length > 0;
}

async function insertSearch(tx: Transaction, person: string, { query, found }: AskedSearch): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into saved_searches (searcher_id, query, asked_at, known_ids, known_prices)
    values (${person}::uuid, ${query}, now(), ${idsOf(found)}, ${pricesOf(found)}) returning id`);
  return rows[0]!.id; // one row is inserted
}

/** Before news, after leads; without the address, because the queue stores and logs jobs. */
async function enqueueMail(
  tx: Transaction,
  id: SQL,
  { mail, language }: Required<Omit<AskedJob, "id">>,
): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(${askedMailTask}::text,
    payload := json_build_object('id', ${id}, 'mail', ${mail}::text, 'language', ${language}::text),
    queue_name := 'saved-searches-asked',
    job_key := 'saved-asked:' || ${id}, priority := 5::int, max_attempts := 12::int)`);
}

const idsOf = (homes: readonly FoundHome[]): SQL => sql`${sql.param(homes.map(({ id }) => id))}::int[]`;
const pricesOf = (homes: readonly FoundHome[]): SQL =>
  sql`${sql.param(homes.map(({ price }) => price))}::bigint[]`;

const dotless = new Set(["gmail.com", "googlemail.com"]);

/**
 * The one spelling of an address that was typed in any: letters are small, what follows a plus is left out, and so are dots
 * where the provider says that they mean nothing. So one person's searches are under one address, whatever was typed.
 */
export function mailboxOf(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  const [name = ""] = typed.slice(0, at).split("+");
  const host = typed.slice(at + 1);
  if (!dotless.has(host)) return `${name}@${host}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}
