import "server-only";
import { database, openDatabase, type Database } from "@/lib/db/client";
import { env } from "@/lib/process/env";

/** What the desk reads and writes through. */
export type DeskDatabase = Database;

export function deskDatabase(): DeskDatabase {
  return database();
}

/** For what needs a connection of its own. */
export function deskDatabaseUrl(): string {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set: the desk has no database.");
  return DATABASE_URL;
}

/** Runs a command on the database of this address, and closes it. */
export async function withDeskDatabase<T>(
  databaseUrl: string,
  run: (db: DeskDatabase) => Promise<T>,
): Promise<T> {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    return await run(db);
  } finally {
    await close();
  }
}
