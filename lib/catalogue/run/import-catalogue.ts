import "server-only";
import path from "node:path";
import type { ImportReport } from "./import-report";
import { runImport, type ImportProgress } from "./import-run";
import { openImportSession } from "@/lib/catalogue/store/import-session-mutations";
import { createMediaCheck } from "@/lib/catalogue/check/media-check";
import { openCatalogue } from "@/lib/catalogue/read/open-catalogue";

export type ImportOptions = {
  databaseUrl: string;
  /** Paths of JSON, NDJSON or CSV files; `-` is standard input. */
  files: readonly string[];
  /** Hosts that remote pictures and brochures may be on, lower case. */
  mediaHosts: readonly string[];
  /** Where the paths of pictures and brochures begin; the project's `public` folder unless given. */
  publicDir?: string;
  dryRun?: boolean;
  /** Deactivates what no file names, of the kinds of records that the files contain. */
  deactivateMissing?: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
};

/**
 * Imports catalogue files (docs/operations.md, "Catalogue file") while the site runs. The report tells what was stored
 * and what was refused; memory does not grow with the files. Throws `ImportNotStartedError` when another import is
 * running or the database can't be reached at all.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportReport> {
  const session = await openImportSession(options.databaseUrl);
  try {
    const checkMedia = createMediaCheck(
      options.publicDir ?? path.join(process.cwd(), "public"),
      options.mediaHosts,
    );
    const files = options.files.map((file) => ({
      name: file === "-" ? "standard input" : file,
      open: () => openCatalogue(file, options.signal),
    }));
    return await runImport(session.db, files, { ...options, checkMedia });
  } finally {
    await session.close();
  }
}
