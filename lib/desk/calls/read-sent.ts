import "server-only";
import { ApiError } from "@/lib/api/errors";
import { mediaTypeOf, parseJson, readRequestBody } from "@/lib/api/read-body";
import type { Asked, Sent } from "./desk-call";

const usualBytes = 32 * 1024;

export function hasFile(request: Request): boolean {
  return mediaTypeOf(request.headers) === "multipart/form-data";
}

/** Reads the body of a call: a form's fields and file, or JSON. Rejects with 413 over so many bytes, 415 for other types. */
export async function readSent(
  request: Request,
  mostBytes = usualBytes,
): Promise<Pick<Asked, "sent" | "body" | "file">> {
  if (request.method !== "POST")
    return { sent: Object.fromEntries(new URL(request.url).searchParams), body: {} };
  const type = mediaTypeOf(request.headers);
  if (!["application/json", "application/x-www-form-urlencoded", "multipart/form-data"].includes(type))
    throw new ApiError(415, "Please send a form or JSON.");
  const bytes = await readRequestBody(request, mostBytes);
  if (hasFile(request)) return readParts(bytes, request.headers);
  if (type !== "application/json")
    return { sent: Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes))), body: {} };
  const body = parseJson(bytes);
  const texts = Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return { sent: Object.fromEntries(texts), body };
}

async function readParts(
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<Pick<Asked, "sent" | "body" | "file">> {
  const type = headers.get("content-type") ?? "";
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData().catch(() => {
    throw new ApiError(400, "The form can't be read. Please send it again.");
  });
  const sent: Sent = {};
  let file: File | undefined;
  for (const [name, value] of form) {
    if (typeof value === "string") sent[name] = value;
    else if (value.name !== "") file ??= value;
  }
  return { sent, body: {}, file };
}
