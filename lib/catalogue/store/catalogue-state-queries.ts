import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Database } from "@/lib/db/client";

/** Where each new version of the catalogue is told (`pg_notify`). */
export const catalogueChannel = "catalogue_version";

/** A number that grows with every change of the catalogue. Rejects when the database can't be read. */
export async function getCatalogueVersion(db: Database = readDatabase()): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(sql`select version from catalogue_state`);
  return Number(rows[0]?.version ?? 0);
}
