import "server-only";
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { FieldFault } from "@/lib/base/refusal";
import { processSlot } from "@/lib/process/process-state.mjs";

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

/** In characters, all together. */
const mostCharacters = 20_000_000;

/** `owner`: the account that typed it; null where nobody can tell, as at the door. */
type KeptDraft = DeskDraft & { owner: string | null };

/**
 * Typed words are kept here while their writer signs in again, or looks at what somebody else changed meanwhile: in no
 * address and no cookie. A page takes its own draft by a token that nobody can guess, and for the account that typed it: who
 * signs in as somebody else does not get it. In the memory of this process, bounded: several processes behind one address
 * need a balancer that keeps a visitor with one of them, and a process that serves several sites one day has to keep the
 * drafts of each apart.
 */
const drafts = processSlot(
  "desk drafts",
  () =>
    new LRUCache<string, KeptDraft>({
      max: 500,
      ttl: 3_600_000,
      maxSize: mostCharacters,
      sizeCalculation: (draft) => JSON.stringify(draft).length,
    }),
).current;

export function keepDraft(draft: KeptDraft): string {
  const token = randomUUID();
  drafts.set(token, draft);
  return token;
}

/** The draft of this token, for the page and the account that it belongs to. `reader`: who is signed in. */
export function readDraft(token: unknown, path: string, reader: string | null): DeskDraft | null {
  const draft = typeof token === "string" ? drafts.get(token) : undefined;
  const isTheirs = draft?.path === path && (draft.owner === null || draft.owner === reader);
  return isTheirs ? draft : null;
}

/** The same, for what is shown once. */
export function takeDraft(token: unknown, path: string, reader: string): DeskDraft | null {
  const draft = readDraft(token, path, reader);
  if (draft) drafts.delete(String(token));
  return draft;
}
