import "server-only";
import { readFirstBytes } from "@/lib/process/read-first-bytes";
import { ApiError } from "./errors";

/** The media type of a request, without its parameters. */
export function mediaTypeOf(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** The body of a request. Rejects with 413 if it is longer than `mostBytes`, without reading all of it. */
export async function readRequestBody(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const most = mostBytes < 1024 * 1024 ? `${mostBytes / 1024} KB` : `${mostBytes / 1024 / 1024} MB`;
  const tooLarge = new ApiError(413, `This is too long: at most ${most} can be sent.`);
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) throw tooLarge;
  // The announced length may be wrong or missing.
  const { bytes, whole } = await readFirstBytes(request, mostBytes);
  if (!whole) throw tooLarge;
  return bytes;
}

/** The body as an object. Throws 400 if it is not a JSON object. */
export function parseJson(body: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new ApiError(400, "The body is not JSON.");
  }
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new ApiError(400, "The body must be a JSON object.");
  }
  return value as Record<string, unknown>; // an object that is no array
}
