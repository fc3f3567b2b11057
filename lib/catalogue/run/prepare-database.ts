import "server-only";
import { prepareTables } from "@/lib/catalogue/store/prepare-tables";
import { loadDemoCatalogue } from "./load-demo";
import { loadPlaces } from "./load-places";

export type PrepareOptions = { databaseUrl: string; log: (line: string) => void };

/** Tables, the places of India, and the demo catalogue when no project is there yet. Safe when two instances start at once. */
export async function prepareDatabase({ databaseUrl, log }: PrepareOptions): Promise<void> {
  await prepareTables(databaseUrl, async (db) => {
    await loadPlaces(db);
    await loadDemoCatalogue(db, log);
  });
}
