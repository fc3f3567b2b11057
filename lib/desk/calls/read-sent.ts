import "server-only";
import { ApiError } from "@/lib/api/errors";
import { mediaTypeOf, parseJson, readRequestBody } from "@/lib/api/read-body";
import type { Asked, DeskCall, Sent } from "./desk-call";

type Read = Pick<Asked, "sent" | "body" | "files">;

const usualBytes = 32 * 1024;
const noFiles: Asked["files"] = new Map();

/** Reads the body of a call: a form's fields, or JSON. Rejects with 413 over so many bytes, 415 for other types. */
export async function readSent(
  request: Request,
  { mostBytes = usualBytes, takesFiles = false }: Pick<DeskCall, "mostBytes" | "takesFiles">,
): Promise<Read> {
  if (request.method !== "POST") return texts(new URL(request.url).searchParams);
  const type = mediaTypeOf(request.headers);
  const isFiles = takesFiles && type === "multipart/form-data";
  if (type !== "application/json" && type !== "application/x-www-form-urlencoded" && !isFiles)
    throw new ApiError(415, "Please send a form or JSON.");
  const bytes = await readRequestBody(request, mostBytes);
  if (isFiles) return readFiles(bytes, request.headers.get("content-type") ?? "");
  if (type !== "application/json") return texts(new URLSearchParams(new TextDecoder().decode(bytes)));
  const body = parseJson(bytes);
  return { ...texts(Object.entries(body)), body };
}

async function readFiles(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Read> {
  const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData().catch(() => {
    throw new ApiError(400, "The form can't be read.");
  });
  const files = new Map<string, File[]>();
  for (const [name, value] of form)
    // A field without a file sends an empty one.
    if (value instanceof File && value.size > 0) files.set(name, [...(files.get(name) ?? []), value]);
  return { ...texts(form), files };
}

function texts(pairs: Iterable<readonly [string, unknown]>): Read {
  const sent: Sent = {};
  for (const [name, value] of pairs) if (typeof value === "string") sent[name] = value;
  return { sent, body: {}, files: noFiles };
}
