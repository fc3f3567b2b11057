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

/** Whether what is asked for may be another thing, or another document, than everybody gets. */
export function isForNext({ headers }: IncomingMessage): boolean {
  for (const name of notForEverybody) if (headers[name] !== undefined) return true;
  return headers.cookie !== undefined && draftCookie.test(headers.cookie);
}

/** Parameters by which Next's router tells its own requests apart. */
const ownParameters = /(?<=[?&])(?:_rsc|__next|nxt)[^&]*(?:&|$)/i;

/** Whether a query has a parameter of the router's: a kept page never has. */
export function hasRouterParameters(query: string): boolean {
  return ownParameters.test(query);
}

/** The query of the page that the router asks for. */
export function withoutRouterParameters(query: string): string {
  return query.replaceAll(new RegExp(ownParameters, "gi"), "");
}

/** What an answer of Next's depends on: navigation in the browser gets another one from the same address. */
export const variesBy = "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch";

/** Whether it is navigation in the browser: Next answers that with data, everything else with a document. */
export function isNavigation({ headers }: IncomingMessage): boolean {
  return headers.rsc === "1";
}

/** The headers that ask for all data of a page, and the address that Next wants with them. */
export const dataRequest = { accept: "*/*", rsc: "1" };
export const dataAddress = (address: string) => `${address}${address.includes("?") ? "&" : "?"}_rsc`;

/**
 * Whether navigation asks for a page and not for a segment of one. The router takes the whole page in place of the segments
 * that its state lacks, as Next answers for pages that it made ahead itself.
 */
export function isWholeData({ headers }: IncomingMessage): boolean {
  return !(
    "next-router-prefetch" in headers ||
    "next-router-segment-prefetch" in headers ||
    "next-hmr-refresh" in headers
  );
}

/**
 * Next reads a nonce from the request's policy and writes it into the page, which is then kept for everybody. No browser
 * sends these.
 */
export function withoutDangerousHeaders({ headers }: IncomingMessage): void {
  delete headers["content-security-policy"];
  delete headers["content-security-policy-report-only"];
}

/**
 * Next answers 500 to a state of its router that it can't read; as this is the client's mistake, the answer is 400. A state
 * is a list whose first part is a text, in JSON.
 */
export function hasReadableState({ headers }: IncomingMessage): boolean {
  const state = headers["next-router-state-tree"];
  if (state === undefined) return true;
  try {
    const tree: unknown = JSON.parse(decodeURIComponent(String(state)));
    return Array.isArray(tree) && typeof tree[0] === "string";
  } catch {
    // It is cut, or no JSON.
    return false;
  }
}
