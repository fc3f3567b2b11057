import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { mostSearches } from "@/content/saved-search-words";
import type { Language } from "@/lib/base/language";
import type { Database, Transaction } from "@/lib/db/client";
import type { FoundHome } from "@/lib/saved-searches/forms/search-news";
import { mailboxOf } from "@/lib/saved-searches/forms/mailbox";

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
export type AskedSearch = {
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
    await tx.execute(sql`update saved_searches set asked_at = now(),
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

export const idsOf = (homes: readonly FoundHome[]): SQL =>
  sql`${sql.param(homes.map(({ id }) => id))}::int[]`;
export const pricesOf = (homes: readonly FoundHome[]): SQL =>
  sql`${sql.param(homes.map(({ price }) => price))}::bigint[]`;
