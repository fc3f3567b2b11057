import "server-only";
import { env } from "@/lib/process/env";
import { ApiError } from "./errors";

/**
 * Refuses requests that a page of another site makes through its visitor's browser. Browsers send the origin of every
 * POST; other clients send none, and can't be made to send requests by a page.
 */
export function checkOrigin(headers: Headers): void {
  const origin = headers.get("origin");
  const own = origin === null ? headers.get("sec-fetch-site") !== "cross-site" : isOwn(origin, headers);
  if (!own) throw new ApiError(403, "This call takes requests from our own pages only.");
}

/** The address of our page that a request was sent from, if it says so: the one that the visitor is on. */
export function ownPage(headers: Headers): string | null {
  const referer = headers.get("referer") ?? "";
  return URL.canParse(referer) && isOwn(new URL(referer).origin, headers) ? referer : null;
}

function isOwn(origin: string, headers: Headers): boolean {
  if (origin === new URL(env().SITE_URL).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("host")?.toLowerCase();
}
