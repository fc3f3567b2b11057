import "server-only";
import { sql } from "drizzle-orm";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { hashed, opened, sealed } from "./sealed-draft";

/** So many are kept, the newest, of at most so many characters each. */
const mostDrafts = 1_000;
export const longestDraft = 2_000_000;

/** Keeps what belongs to this token for so many seconds, for all sites of the database. Rejects while it is away. */
export async function storeDraft(
  token: string,
  draft: object,
  seconds: number,
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from desk_drafts
      where expires_at < now()
        or token in (select token from desk_drafts order by expires_at desc offset ${mostDrafts - 1}))
    insert into desk_drafts (token, draft, expires_at)
    values (${hashed(token)}, ${sealed(token, JSON.stringify(draft))}, now() + make_interval(secs => ${seconds}))`);
}

/** What is kept for this token; null when there is nothing, or nothing any more. */
export async function loadDraft<T>(token: string, db: DeskDatabase = deskDatabase()): Promise<T | null> {
  const { rows } = await db.execute<{ draft: string }>(
    sql`select draft from desk_drafts where token = ${hashed(token)} and expires_at > now()`,
  );
  return rows[0] ? (JSON.parse(opened(token, rows[0].draft)) as T) : null;
}

/** Forgets it; of two who do it at once one is told that it was there. */
export async function dropDraft(token: string, db: DeskDatabase = deskDatabase()): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from desk_drafts where token = ${hashed(token)}`);
  return (rowCount ?? 0) > 0;
}

/** Those whose time is over. */
export async function dropOldDrafts(db: DeskDatabase = deskDatabase()): Promise<void> {
  await db.execute(sql`delete from desk_drafts where expires_at < now()`);
}
