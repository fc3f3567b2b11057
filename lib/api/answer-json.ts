import { createHash } from "node:crypto";
import { ApiError } from "./errors";

/** A shared cache may keep an answer for a moment, and asks again with the ETag after it. */
const briefly = "public, max-age=0, s-maxage=2, must-revalidate";

/** The data as JSON with an ETag; 304 without it for a client that has it. */
export function answerJson(request: Request, data: unknown, cacheControl = briefly): Response {
  const body = JSON.stringify(data);
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  const headers = { ETag: etag, "Cache-Control": cacheControl };
  if (matches(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json; charset=utf-8" } });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}

const refuse = async () =>
  new ApiError(405, "This call can only be read (GET).").toResponse({ Allow: "GET, HEAD" });

/** The other methods of a call that can only be read. */
export const readOnly = { POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
