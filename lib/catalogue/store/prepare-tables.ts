import "server-only";
import { withDatabase } from "@/lib/db/client";
import { migrateDatabase } from "@/lib/db/migrate";
import { grantToSite } from "@/lib/db/site-role";
import type { ImportDatabase } from "./store-batch";

/** Brings the tables up to date and lets `fill` put into them what belongs there, one instance of the site at a time. */
export async function prepareTables(
  databaseUrl: string,
  fill: (db: ImportDatabase) => Promise<void>,
  siteRole?: string,
): Promise<void> {
  await migrateDatabase(databaseUrl, () => withDatabase(databaseUrl, fill, 4));
  if (siteRole) await grantToSite(databaseUrl, siteRole);
}
