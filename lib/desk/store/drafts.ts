import { sql } from "drizzle-orm";
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import "server-only";
import { deskDatabase, type DeskDatabase } from "./desk-database";

/** So many are kept, the newest, of at most so many characters each. */
const mostDrafts = 1_000;
export const longestDraft = 2_000_000;

/** Keeps what belongs to this token for so many seconds, for all sites of the database. Rejects while it is away. */
export async function storeDraft(
  token: string,
  draft: { path: string },
  seconds: number,
  db: DeskDatabase = deskDatabase(),
): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from desk_drafts
      where expires_at < now()
        or token in (select token from desk_drafts order by expires_at desc offset ${mostDrafts - 1}))
    insert into desk_drafts (token, draft, expires_at)
    values (${keyOf(draft.path, token)}, ${sealed(token, JSON.stringify(draft))}, now() + make_interval(secs => ${seconds}))`);
}

/** By what a draft is found: for whoever has its token, and for whoever has to forget all of a page. */
const keyOf = (path: string, token: string) => `${hashed(path)}.${hashed(token)}`;
/** The version before wrote no page. */
const isOf = (token: string) => sql`right(token, ${hashed(token).length}) = ${hashed(token)}`;

/** What is kept for this token; null when there is nothing, or nothing any more. */
export async function loadDraft<T>(token: string, db: DeskDatabase = deskDatabase()): Promise<T | null> {
  const { rows } = await db.execute<{ draft: string }>(
    sql`select draft from desk_drafts where ${isOf(token)} and expires_at > now()`,
  );
  return rows[0] ? (JSON.parse(opened(token, rows[0].draft)) as T) : null;
}

/** Forgets it; of two who do it at once one is told that it was there. */
export async function dropDraft(token: string): Promise<boolean> {
  const { rowCount } = await deskDatabase().execute(sql`delete from desk_drafts where ${isOf(token)}`);
  return (rowCount ?? 0) > 0;
}

/** Forgets what was typed on these pages: it is about whom they are about. */
export async function dropDraftsOf(
  db: Pick<DeskDatabase, "execute">,
  paths: readonly string[],
): Promise<void> {
  await db.execute(sql`
    delete from desk_drafts where split_part(token, '.', 1) = any(${sql.param(paths.map(hashed))}::text[])`);
}

/** Those whose time is over. */
export async function dropOldDrafts(): Promise<void> {
  await deskDatabase().execute(sql`delete from desk_drafts where expires_at < now()`);
}

/*
 * Drafts have words about persons, and once a link that signs in. The database keeps them so that only who has the token,
 * which is in no table, can read them: neither a copy of the database nor a lesser user of it tells them.
 */
const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** By what the draft of a token is found. */
function hashed(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The words as they are stored. */
function sealed(token: string, words: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, cipherKey(token), iv);
  const body = Buffer.concat([cipher.update(words, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64");
}

/** The words again; throws when they were sealed with another token, or changed. */
function opened(token: string, stored: string): string {
  const bytes = Buffer.from(stored, "base64");
  const decipher = createDecipheriv(algorithm, cipherKey(token), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
  return Buffer.concat([body, decipher.final()]).toString("utf8");
}

/** Each token is made for one draft, and has more than 120 bits that nobody knows. */
function cipherKey(token: string): Buffer {
  return createHmac("sha256", "a draft of the desk").update(token).digest();
}
