import "server-only";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { type BulkDone, doneFields, readDone, type Ticked, tickedIn } from "@/lib/desk/forms/lead-bulk";
import type { InboxFilter } from "@/lib/desk/forms/lead-inbox";
import { listVersions, nameLeads } from "@/lib/desk/store/lead-inbox-queries";
import { keepDraft, readDraft } from "./form-drafts";

/*
 * What is done with many leads at once, between its call and the list that shows it. It is kept as refused forms are: for an
 * hour, for who did it, and in no address.
 */

/** Keeps what was done; resolves with its token. */
export function keepDone(done: BulkDone, owner: string): Promise<string> {
  return keepDraft({ path: deskPaths.leads, problem: "", owner, fields: doneFields(done) });
}

/** What was done, by its token; null for who did not do it, and after an hour. */
export async function readKept(token: unknown, reader: string): Promise<BulkDone | null> {
  const kept = await readDraft(token, deskPaths.leads, reader);
  return kept && "changed" in kept.fields ? readDone(kept.fields) : null;
}

/** The same for the list, with the names of those that were left. */
export async function doneWithMany(
  token: unknown,
  reader: string,
): Promise<{ done: BulkDone; token: string; names: string[] } | null> {
  const done = await readKept(token, reader);
  return done && { done, token: String(token), names: await nameLeads(done.left) };
}

/** Which leads are ticked when the list comes, and why a form with them was refused. */
export async function tickingOf(
  draft: unknown,
  filter: InboxFilter,
  reader: string,
): Promise<{ ticked: Ticked; problem?: string }> {
  const refused = await readDraft(draft, deskPaths.leads, reader);
  if (refused) return { ticked: tickedIn(refused.fields), problem: refused.problem };
  return { ticked: filter.tick === "all" ? await listVersions(filter, reader) : new Map() };
}
