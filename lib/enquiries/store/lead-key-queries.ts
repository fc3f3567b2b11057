import "server-only";
import { openDatabase } from "@/lib/db/client";
import { leads } from "@/lib/db/lead-tables";

/** Every stored lead's key and reference, for a count of what was lost or doubled (`npm run bench -- leads`). */
export async function listLeadKeys(databaseUrl: string) {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    return await db.select({ idempotencyKey: leads.idempotencyKey, reference: leads.reference }).from(leads);
  } finally {
    await close();
  }
}
