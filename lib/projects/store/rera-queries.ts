import "server-only";
import { sql } from "drizzle-orm";
import { database, type Executor } from "@/lib/db/client";

/** Whether any project was compared with its register on this day. */
export async function hasCheckOf(day: string, db: Executor = database()): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists (select from rera_checks where checked_on = ${day}) as has`,
  );
  return rows[0]?.has ?? false;
}
