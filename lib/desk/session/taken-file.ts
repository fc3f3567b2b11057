import "server-only";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import type { TakenFile } from "@/lib/desk/forms/lead-file";
import { keepDraft, readDraft } from "./form-drafts";

/* What was done with a file of leads, for the page behind it: kept as refused forms are, for an hour and for who did it. */

/** Keeps it; resolves with its token. */
export function keepTaken(taken: TakenFile, owner: string): Promise<string> {
  return keepDraft({
    ...{ path: deskPaths.leadFile, problem: "", owner },
    fields: { taken: JSON.stringify(taken) },
  });
}

/** What was done, by its token; null for who did not do it, and after an hour. */
export async function readTaken(token: unknown, reader: string): Promise<TakenFile | null> {
  const kept = await readDraft(token, deskPaths.leadFile, reader);
  return kept?.fields.taken ? (JSON.parse(kept.fields.taken) as TakenFile) : null; // as `keepTaken` wrote it
}
