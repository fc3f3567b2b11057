import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { besideNoImport } from "@/lib/catalogue/run/store-one";
import { ImportNotStartedError } from "@/lib/catalogue/store/import-not-started";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import { database, type Database } from "@/lib/db/client";
import { env } from "@/lib/process/env";

/** For commands. */
export { withDatabase } from "@/lib/db/client";

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

/** Changes the catalogue in one transaction, with nobody else changing it; while a long import runs it is refused. */
export async function changeCatalogue<T>(work: (tx: ImportDatabase) => Promise<T>): Promise<T> {
  try {
    return await besideNoImport(deskDatabaseUrl(), work);
  } catch (error) {
    if (!(error instanceof ImportNotStartedError)) throw error;
    throw new Refusal(
      "unavailable",
      "A catalogue file is being imported just now. Nothing was changed; please try again in a minute.",
      { retryAfter: 60 },
    );
  }
}
