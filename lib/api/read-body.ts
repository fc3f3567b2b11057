import "server-only";
import { readBytes } from "@/lib/process/read-bytes";
import { ApiError } from "./errors";

/** The media type of a request, without its parameters. */
export function typeOf(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** The body of a request. Rejects with 413 when it is longer, before it is read whole. */
export async function readBody(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new ApiError(413, `This is too long: at most ${mostBytes / 1024} KB can be sent.`);
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) throw tooLarge;
  // The length that was announced may be a lie, or there is none.
  const { bytes, whole } = await readBytes(request, mostBytes);
  if (!whole) throw tooLarge;
  return bytes;
}

/** A body as an object. Throws 400 when it is none. */
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
