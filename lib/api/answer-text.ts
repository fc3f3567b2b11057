import { createHash } from "node:crypto";

/** A shared cache may keep a response for two seconds; after that it asks again with the ETag. */
const shortSharedCache = "public, max-age=0, s-maxage=2, must-revalidate";

/** A text with an ETag; 304 without a body for a client that has it already. */
export function answerText(
  request: Request,
  body: string,
  contentType: string,
  cacheControl = shortSharedCache,
): Response {
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  const headers = { ETag: etag, "Cache-Control": cacheControl };
  if (matches(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": contentType } });
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
