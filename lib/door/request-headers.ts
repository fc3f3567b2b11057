import type { IncomingMessage } from "node:http";

/**
 * Headers by which a request is not one for a document that everybody gets: Next's own (navigation in the browser, mixed
 * up with documents by caches in front of it before), parts, credentials, drafts.
 */
const notForEverybody = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-hmr-refresh",
  "next-url",
  "next-action",
  "range",
  "authorization",
];
const draftCookie = /(?:^|;\s*)__(?:prerender_bypass|next_preview_data)=/;

/** Whether a request goes to Next as it is. */
export function isForNext({ headers }: IncomingMessage): boolean {
  for (const name of notForEverybody) if (headers[name] !== undefined) return true;
  return headers.cookie !== undefined && draftCookie.test(headers.cookie);
}

/**
 * Next reads a nonce from the request's policy and writes it into the page, which is then kept for everybody. No browser
 * sends these.
 */
export function withoutDangerousHeaders({ headers }: IncomingMessage): void {
  delete headers["content-security-policy"];
  delete headers["content-security-policy-report-only"];
}
