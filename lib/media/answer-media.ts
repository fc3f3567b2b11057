import "server-only";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { fileHeaders } from "./file-headers";
import { isUploadAddress, UploadsAway } from "./upload-address";
import { uploadStore } from "./upload-store";

const types: Record<string, string> = {
  ...{ ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".png": "image/png", ".webp": "image/webp" },
  ...{ ".avif": "image/avif", ".gif": "image/gif", ".svg": "image/svg+xml" },
  ...{ ".mp4": "video/mp4", ".webm": "video/webm", ".pdf": "application/pdf" },
};

/**
 * A file that staff uploaded, or one of `public/media` or `public/brochures` that was added while the site runs: Next lists the folder `public` when it
 * starts, and serves itself what it found then. 404 for what is not there, is hidden, or is no picture, film or PDF;
 * 503 while uploads lie elsewhere and can't be asked for.
 */
export async function answerMedia(
  request: Request,
  publicDir = path.join(process.cwd(), "public"),
): Promise<Response> {
  const file = await fileOf(new URL(request.url).pathname, publicDir).catch(orAway);
  if (file instanceof UploadsAway) return unavailable();
  const type = file && types[path.extname(file).toLowerCase()];
  const info = type ? await stat(/* turbopackIgnore: true */ file).catch(() => null) : null;
  if (!file || !type || !info?.isFile()) return new Response("Not found", { status: 404 });

  const tag = `W/"${info.size.toString(16)}-${info.mtimeMs.toString(16)}"`;
  const headers = new Headers({
    ...fileHeaders(file),
    "Content-Type": type,
    "Cache-Control": "public, max-age=0",
    "Last-Modified": info.mtime.toUTCString(),
    "Accept-Ranges": "bytes",
    ETag: tag,
  });
  if (request.headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers });
  const part = rangeOf(request.headers.get("range"), info.size);
  if (part === "none") {
    headers.set("Content-Range", `bytes */${info.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = part ?? { start: 0, end: info.size - 1 };
  headers.set("Content-Length", String(end - start + 1));
  if (part) headers.set("Content-Range", `bytes ${start}-${end}/${info.size}`);
  const status = part ? 206 : 200;
  if (request.method === "HEAD" || info.size === 0) return new Response(null, { status, headers });
  // The web's type of a stream and Node's are one at run time.
  const body = Readable.toWeb(
    createReadStream(/* turbopackIgnore: true */ file, { start, end }),
  ) as ReadableStream;
  return new Response(body, { status, headers });
}

function orAway(error: unknown): UploadsAway {
  if (error instanceof UploadsAway) return error;
  throw error;
}

function unavailable(): Response {
  const headers = { "Retry-After": "10", "Cache-Control": "no-store" };
  return new Response("This file can't be had just now.", { status: 503, headers });
}

/** The file of an address; `null` for one that leaves the folder or names a hidden file. */
async function fileOf(pathname: string, publicDir: string): Promise<string | null> {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
  const parts = decoded.split("/").slice(1);
  const plain = parts.every((part) => part !== "" && !part.startsWith(".") && !/[\\\u0000]/.test(part));
  if (!plain) return null;
  if (isUploadAddress(decoded)) return uploadStore().find(decoded);
  return path.join(/* turbopackIgnore: true */ publicDir, ...parts);
}

/** One part of a film or a brochure, as players ask for it; what asks for several gets the whole. */
function rangeOf(header: string | null, size: number): { start: number; end: number } | "none" | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || (from === "" && to === "")) return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? "none" : { start, end };
}
