import "server-only";
import { database, openDatabase, type Database } from "@/lib/db/client";

/** What the desk reads and writes through. */
export type DeskDatabase = Database;

export function deskDatabase(): DeskDatabase {
  return database();
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
