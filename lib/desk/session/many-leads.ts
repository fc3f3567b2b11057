import "server-only";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { type BulkDone, type Ticked, tickedIn } from "@/lib/desk/forms/lead-bulk";
import type { InboxFilter } from "@/lib/desk/forms/lead-inbox";
import { listVersions, nameLeads } from "@/lib/desk/store/lead-inbox-queries";
import { readDraft, readResult } from "./form-drafts";

/** What was done with many leads at once, for the list that shows it, with the names of those that were left. */
export async function doneWithMany(
  token: unknown,
  reader: string,
): Promise<{ done: BulkDone; token: string; names: string[] } | null> {
  const done = await readResult<BulkDone>(token, deskPaths.leads, reader);
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
