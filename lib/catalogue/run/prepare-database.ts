import "server-only";
import { openDatabase } from "@/lib/db/client";
import { migrateDatabase } from "@/lib/db/migrate";
import { loadPlaces } from "@/lib/places/load-places";
import { loadDemoCatalogue } from "./load-demo";

export type PrepareOptions = { databaseUrl: string; log: (line: string) => void };

/** Tables, the places of India, and the demo catalogue when no project is there yet. Safe when two instances start at once. */
export async function prepareDatabase({ databaseUrl, log }: PrepareOptions): Promise<void> {
  await migrateDatabase(databaseUrl, async () => {
    const { db, close } = openDatabase(databaseUrl);
    try {
      await loadPlaces(db);
      await loadDemoCatalogue(db, log);
    } finally {
      await close();
    }
  });
}
