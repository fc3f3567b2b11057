import "server-only";
import { sql } from "drizzle-orm";
import { database, readDatabase, replicaDatabase, type Database } from "@/lib/db/client";
import { listenTo } from "@/lib/db/listen";
import { env } from "@/lib/process/env";

/** Where each new version of the catalogue is told (`pg_notify`). */
export const catalogueChannel = "catalogue_version";

/** A number that grows with every change of the catalogue. Rejects when the database can't be read. */
export async function getCatalogueVersion(db: Database = readDatabase()): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(sql`select version from catalogue_state`);
  return Number(rows[0]?.version ?? 0);
}

/** The same of the main database and of its replica, each null while it does not answer; null without a replica. */
export async function getBothVersions(): Promise<{ main: number | null; replica: number | null } | null> {
  const db = replicaDatabase();
  if (!db) return null;
  const [main, replica] = await Promise.all(
    [database(), db].map((one) => getCatalogueVersion(one).catch(() => null)),
  );
  return { main: main ?? null, replica: replica ?? null };
}

/** Calls `onRaised` with each new version as soon as it is committed; what is said while the connection is lost is missed. */
export function hearCatalogue(onRaised: (version: number) => void): void {
  const { DATABASE_URL, API_BASE_URL } = env();
  if (DATABASE_URL && !API_BASE_URL)
    listenTo(DATABASE_URL, catalogueChannel, (version) => onRaised(Number(version)));
}
