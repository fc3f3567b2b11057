import "server-only";
import { randomUUID } from "node:crypto";
import { processSlot } from "@/lib/process/process-state.mjs";
import type { LeadDraft } from "@/lib/enquiries/forms/lead-draft";

/** The header in which the API route tells the page which draft to show. */
export const draftHeader = "x-lead-draft";

/**
 * The route that takes the form and the page that shows it again are in one process but in two bundles. What a visitor
 * typed is passed between them here, never through an address, a cookie or a header.
 */
const drafts = processSlot("lead drafts", () => new Map<string, LeadDraft>()).current;

/**
 * Keeps a draft for as long as its page is rendered: whoever keeps one takes it back at the end. So there are no more than
 * the door lets wait. Returns its token.
 */
export function keepDraft(draft: LeadDraft): string {
  const token = randomUUID();
  drafts.set(token, draft);
  return token;
}

/** Returns the draft of the token and removes it. */
export function takeDraft(token: string | null): LeadDraft | null {
  if (!token) return null;
  const draft = drafts.get(token) ?? null;
  drafts.delete(token);
  return draft;
}
