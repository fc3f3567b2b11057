import "server-only";
import { openDatabase } from "@/lib/db/client";
import { leads } from "@/lib/db/lead-tables";

/** The key and reference of every stored lead, to count lost and duplicate ones (`npm run bench -- leads`). */
export async function listLeadKeys(databaseUrl: string) {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    return await db.select({ idempotencyKey: leads.idempotencyKey, reference: leads.reference }).from(leads);
  } finally {
    await close();
  }
}
