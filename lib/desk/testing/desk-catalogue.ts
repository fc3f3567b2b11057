import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { importCatalogue, type ImportOptions } from "@/lib/catalogue/run/import-catalogue";
import { loadPlaces } from "@/lib/catalogue/run/load-places";
import { toNdjson } from "@/lib/catalogue/testing/catalogue-fixtures";
import type { Desk } from "./open-desk";

/** The catalogue of a desk, which files are imported into beside it. */
export async function openDeskCatalogue(desk: Desk) {
  await loadPlaces(desk.database.db);
  const folder = mkdtempSync(path.join(tmpdir(), "desk-catalogue-"));
  const file = path.join(folder, "records.ndjson");
  return {
    importRecords: (records: readonly unknown[], options: Partial<ImportOptions> = {}) => {
      writeFileSync(file, toNdjson(records));
      return importCatalogue({
        databaseUrl: desk.database.url,
        files: [file],
        mediaHosts: [],
        isAccepted: () => true,
        yesReally: true,
        who: "a file",
        ...options,
      });
    },
  };
}
