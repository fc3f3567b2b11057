import { createHash } from "node:crypto";
import type { CallAnswer } from "@/lib/process/process-state.mjs";

/** A shared cache may keep a response for two seconds; after that it asks again with the ETag. */
const shortSharedCache = "public, max-age=0, s-maxage=2, must-revalidate";

/** A text with an ETag; 304 without a body for a client that has it already. */
export function answerText(
  request: Request,
  body: string,
  contentType: string,
  cacheControl?: string,
): Response {
  return toResponse(textAnswer(request.headers.get("if-none-match"), body, contentType, cacheControl));
}

/** The same before it is a response. */
export function textAnswer(
  ifNoneMatch: string | null | undefined,
  body: string,
  contentType: string,
  cacheControl = shortSharedCache,
): CallAnswer {
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  const headers = { ETag: etag, "Cache-Control": cacheControl };
  if (matches(ifNoneMatch, etag)) return { status: 304, headers, body: null };
  return { status: 200, headers: { ...headers, "Content-Type": contentType }, body };
}

function matches(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

/** An answer as a route of Next gives it. */
export function toResponse({ status, headers, body }: CallAnswer): Response {
  return new Response(body, { status, headers });
}
