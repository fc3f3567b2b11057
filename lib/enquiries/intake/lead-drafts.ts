import { randomUUID } from "node:crypto";
import "server-only";
import type { LeadDraft } from "@/lib/enquiries/forms/lead-draft";
import { env } from "@/lib/process/env";
import { processSlot } from "@/lib/process/process-state.mjs";

/** The header in which the API route tells the page which draft to show. */
export const draftHeader = "x-lead-draft";

/**
 * The route that takes the form and the page that shows it again are in one process but in two bundles. What a visitor
 * typed is passed between them here, never through an address, a cookie or a header.
 */
const drafts = processSlot("lead drafts", () => new Map<string, LeadDraft>()).current;

/**
 * Keeps a draft for as long as its page is rendered: whoever keeps one takes it back at the end. So there are no more than
 * the server lets wait. Returns its token.
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

/**
 * The cookies of the thank-you page without JavaScript, behind https under names that this host alone can set, and by https
 * alone: browsers take `__Host-` only so. Such a cookie is of all pages, so there it has no path of its own.
 */
function isSecure(): boolean {
  return env().SITE_URL.startsWith("https:");
}

export function thanksCookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name;
}

/** `path`: of the page that it is for. */
export function thanksCookie(name: string, token: string, path: string): string {
  const [at, secure] = isSecure() ? ["/", "; Secure"] : [path, ""];
  return `${thanksCookieName(name)}=${token}; Path=${at}; Max-Age=3600; HttpOnly; SameSite=Lax${secure}`;
}
