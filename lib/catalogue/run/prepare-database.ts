import "server-only";
import { prepareTables } from "@/lib/catalogue/store/prepare-tables";
import { loadDemoCatalogue } from "./load-demo";
import { loadPlaces } from "./load-places";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";

/** `siteRole`: who may read and write rows from then on. */
export type PrepareOptions = { databaseUrl: string; log: (line: string) => void; siteRole?: string };

/** Tables, the places of India, and the demo catalogue when no project is there yet. Safe when two instances start at once. */
export async function prepareDatabase({ databaseUrl, log, siteRole }: PrepareOptions): Promise<void> {
  const fill = async (db: ImportDatabase) => {
    await loadPlaces(db);
    await loadDemoCatalogue(db, log);
  };
  await prepareTables(databaseUrl, fill, siteRole);
}
