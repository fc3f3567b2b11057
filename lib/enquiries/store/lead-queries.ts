import "server-only";
import { eq, sql } from "drizzle-orm";
import { openDatabase, type Database } from "@/lib/db/client";
import { leads } from "@/lib/db/lead-tables";
import { isOurId } from "@/lib/projects/project/project-key";

export type KnownLead = { id: string; reference: string; bodyHash: string | null };

/** A lead by its id, which derives from its idempotency key; `null` if it is new. */
export async function findLead(db: Database, id: string): Promise<KnownLead | null> {
  const [known] = await db
    .select({ id: leads.id, reference: leads.reference, bodyHash: leads.bodyHash })
    .from(leads)
    .where(eq(leads.id, id));
  return known ?? null;
}

/** The number of a stored lead, E.164; `null` if there is none, or its person was erased. */
export async function findLeadPhone(db: Database, id: string): Promise<string | null> {
  const [known] = await db.select({ phone: leads.phone }).from(leads).where(eq(leads.id, id));
  return known?.phone ?? null;
}

/** Does our catalogue have a project of this id, shown or not? An id of another form belongs to none. */
export async function hasProject(db: Database, projectId: string): Promise<boolean> {
  if (!isOurId(projectId)) return false;
  const { rows } = await db.execute(sql`select 1 from projects where id = ${Number(projectId)}`);
  return rows.length > 0;
}

/** Resolves when the database answers. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** The key and reference of every stored lead, to count lost and duplicate ones (`npm run bench -- leads`). */
export async function listLeadKeys(databaseUrl: string) {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    return await db.select({ idempotencyKey: leads.idempotencyKey, reference: leads.reference }).from(leads);
  } finally {
    await close();
  }
}
