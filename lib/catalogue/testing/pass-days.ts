import { sql } from "drizzle-orm";
import type { Executor } from "@/lib/db/client";

/** For tests: so many days pass, for what the database knows of projects and imports. */
export async function passDays(db: Executor, days: number): Promise<void> {
  const ago = sql`${days} * interval '1 day'`;
  await db.execute(sql`update project_history set day = day - ${days}::integer - 100000`);
  await db.execute(sql`update project_history set day = day + 100000, changed_at = changed_at - ${ago}`);
  await db.execute(sql`
    update projects set public_since = public_since - ${ago}, created_at = created_at - ${ago}, updated_at = updated_at - ${ago}`);
  await db.execute(sql`update imports set started_at = started_at - ${ago}, ended_at = ended_at - ${ago}`);
}
