import { sql } from "drizzle-orm";
import "server-only";
import type { PushBrowser } from "@/lib/enquiries/deliver/send-push";
import { deskDatabase } from "./desk-database";

/** More of one person are old devices. */
const mostOfOne = 10;

/** Rings this browser for an account from now on; one that rang for somebody else is this account's. */
export async function keepBrowser(staffId: string, { endpoint, p256dh, auth }: PushBrowser): Promise<void> {
  await deskDatabase().transaction(async (tx) => {
    await tx.execute(sql`
      insert into push_browsers (endpoint, user_id, p256dh, auth) values (${endpoint}, ${staffId}, ${p256dh}, ${auth})
      on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
        created_at = now()`);
    await tx.execute(sql`
      delete from push_browsers where user_id = ${staffId} and endpoint not in (
        select endpoint from push_browsers where user_id = ${staffId} order by created_at desc, endpoint limit ${mostOfOne})`);
  });
}

/** Rings one browser of an account no more, or none. */
export async function forgetBrowsers(
  staffId: string,
  endpoint: string | null = null,
  db = deskDatabase(),
): Promise<void> {
  const which = endpoint === null ? sql`` : sql`and endpoint = ${endpoint}`;
  await db.execute(sql`delete from push_browsers where user_id = ${staffId} ${which}`);
}

export async function listBrowsers(staffId: string, db = deskDatabase()): Promise<PushBrowser[]> {
  const { rows } = await db.execute<PushBrowser>(sql`
    select endpoint, p256dh, auth from push_browsers where user_id = ${staffId} order by created_at, endpoint`);
  return rows;
}
