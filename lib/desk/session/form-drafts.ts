import "server-only";
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { FieldFault } from "@/lib/base/refusal";
import { dropDraft, dropOldDrafts, loadDraft, longestDraft, storeDraft } from "@/lib/desk/store/drafts";
import { dropOldLeadFiles } from "@/lib/desk/store/lead-file";
import { processSlot } from "@/lib/process/process-state.mjs";
import { repeat } from "@/lib/process/repeat";

/**
 * What was typed into a form of the desk that was refused, and why. `path`: the page that has the form; `errors`: what is
 * wrong with single fields.
 */
export type DeskDraft = {
  path: string;
  problem: string;
  fields: Record<string, string>;
  errors?: readonly FieldFault[];
};

/** `owner`: the account that typed it. Of anybody else's words nothing is kept. */
type KeptDraft = DeskDraft & { owner: string };

const keptSeconds = 3_600;
/** How often those whose time is over are removed. */
const sweepMs = 10 * 60_000;

/**
 * Typed words are kept while their writer signs in again, or looks at what somebody else changed meanwhile: in no address and
 * no cookie. A page takes its own draft by a token that nobody can guess, and for the account that typed it: who signs in as
 * somebody else does not get it. They are in the database, where every site finds them; here, bounded, is only what that
 * could not take, as when the form was refused because it is away.
 */
const untaken = processSlot(
  "desk drafts",
  () =>
    new LRUCache<string, KeptDraft>({
      max: 500,
      ttl: keptSeconds * 1_000,
      maxSize: 20_000_000,
      sizeCalculation: (draft) => JSON.stringify(draft).length,
    }),
).current;

/** Keeps a draft for an hour; resolves with its token. Never rejects. */
export async function keepDraft(draft: KeptDraft): Promise<string> {
  const token = randomUUID();
  try {
    if (JSON.stringify(draft).length > longestDraft)
      throw new Error("The draft is too long for the database.");
    await storeDraft(token, draft, keptSeconds);
  } catch {
    // Not logged: what the database refuses and why is told by whoever refused the form, and a message may repeat the words.
    untaken.set(token, draft);
  }
  return token;
}

/** Words about persons don't stay for longer than they are good, also when nobody keeps another one. */
export function sweepDrafts(): void {
  repeat("desk drafts sweeper", sweepMs, async () => {
    untaken.purgeStale();
    await Promise.allSettled([dropOldDrafts(), dropOldLeadFiles()]);
  });
}

/**
 * The draft of this token, for the page and the account that it belongs to. `reader`: who is signed in. Rejects while the
 * database is away, as the page itself does.
 */
export async function readDraft(token: unknown, path: string, reader: string): Promise<DeskDraft | null> {
  if (typeof token !== "string" || token === "") return null;
  const draft = untaken.get(token) ?? (await loadDraft<KeptDraft>(token));
  return draft?.path === path && draft.owner === reader ? draft : null;
}

/** The same, for what is shown once. */
export async function takeDraft(token: unknown, path: string, reader: string): Promise<DeskDraft | null> {
  const draft = await readDraft(token, path, reader);
  if (!draft) return null;
  const wasThere = untaken.delete(String(token)) || (await dropDraft(String(token)));
  return wasThere ? draft : null;
}

/** Keeps what was done, for the page that tells it: as a refused form is kept, for an hour and for who did it. */
export function keepResult(path: string, owner: string, result: object): Promise<string> {
  return keepDraft({ path, problem: "", owner, fields: { result: JSON.stringify(result) } });
}

/** What was done, by its token; null for who did not do it, and after an hour. */
export async function readResult<Result>(
  token: unknown,
  path: string,
  reader: string,
): Promise<Result | null> {
  const kept = await readDraft(token, path, reader);
  return kept?.fields.result ? (JSON.parse(kept.fields.result) as Result) : null; // as `keepResult` wrote it
}
