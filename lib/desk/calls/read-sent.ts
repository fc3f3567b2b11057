import "server-only";
import { ApiError } from "@/lib/api/errors";
import { mediaTypeOf, parseJson, readRequestBody } from "@/lib/api/read-body";
import type { Sent } from "./desk-call";

const usualBytes = 32 * 1024;

/** Reads the body of a call: a form's fields, or JSON. Rejects with 413 over so many bytes, 415 for other types. */
export async function readSent(
  request: Request,
  mostBytes = usualBytes,
): Promise<{ sent: Sent; body: Record<string, unknown> }> {
  if (request.method !== "POST")
    return { sent: Object.fromEntries(new URL(request.url).searchParams), body: {} };
  const type = mediaTypeOf(request.headers);
  if (type !== "application/json" && type !== "application/x-www-form-urlencoded")
    throw new ApiError(415, "Please send a form or JSON.");
  const bytes = await readRequestBody(request, mostBytes);
  if (type !== "application/json")
    return { sent: Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes))), body: {} };
  const body = parseJson(bytes);
  const texts = Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return { sent: Object.fromEntries(texts), body };
}
