import "server-only";
import { eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/db/client";
import { leads } from "@/lib/db/lead-tables";

export type KnownLead = { id: string; reference: string; bodyHash: string | null };

/** A lead by its id, which derives from its idempotency key; `null` if it is new. */
export async function findLead(db: Database, id: string): Promise<KnownLead | null> {
  const [known] = await db
    .select({ id: leads.id, reference: leads.reference, bodyHash: leads.bodyHash })
    .from(leads)
    .where(eq(leads.id, id));
  return known ?? null;
}

/** Does our catalogue have a project of this id, shown or not? An id of another form belongs to none. */
export async function hasProject(db: Database, projectId: string): Promise<boolean> {
  if (!isOurId(projectId)) return false;
  const { rows } = await db.execute(sql`select 1 from projects where id = ${Number(projectId)}`);
  return rows.length > 0;
}

/** Ours are whole numbers that fit the column. */
export function isOurId(projectId: string): boolean {
  return /^[1-9]\d{0,9}$/.test(projectId) && Number(projectId) <= 2_147_483_647;
}

/** Resolves when the database answers. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
