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

/**
 * Typed words are kept here while their writer signs in again, or looks at what somebody else changed meanwhile: in no
 * address and no cookie. In memory, bounded; a page takes its own draft by a token that nobody can guess, and only for who
 * is signed in.
 */
const drafts = processSlot(
  "desk drafts",
  () =>
    new LRUCache<string, DeskDraft>({
      max: 500,
      ttl: 3_600_000,
      maxSize: mostCharacters,
      sizeCalculation: (draft) => JSON.stringify(draft).length,
    }),
).current;

export function keepDraft(draft: DeskDraft): string {
  const token = randomUUID();
  drafts.set(token, draft);
  return token;
}

export function readDraft(token: unknown, path: string): DeskDraft | null {
  const draft = typeof token === "string" ? drafts.get(token) : undefined;
  return draft?.path === path ? draft : null;
}
