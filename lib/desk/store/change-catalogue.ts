import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { besideNoImport } from "@/lib/catalogue/run/store-one";
import { ImportNotStartedError } from "@/lib/catalogue/store/import-session-mutations";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import { deskDatabaseUrl } from "./desk-database";

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
