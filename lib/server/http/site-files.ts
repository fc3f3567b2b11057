import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import send from "send";
import { fileHeaders } from "@/lib/media/file-headers";
import { chooseEncoding } from "./encodings";
import { securityHeaders } from "./security-headers.mjs";

/** Where the build leaves the compressed forms of files (`scripts/launcher/build-outputs.ts`). */
export const compressedFolder = ".next/cache/compressed";

/** Kinds of file that compress. PDF.js packs its encodings (`.bcmap`) itself. */
const types: Record<string, string> = {
  ...{ ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".txt": "text/plain" },
  ...{ ".svg": "image/svg+xml", ".json": "application/json", ".xml": "application/xml" },
  ...{ ".wasm": "application/wasm", ".icc": "application/octet-stream" },
  ...{ ".ttf": "font/ttf", ".pfb": "application/octet-stream" },
};

/** For files that are named after what they hold: a copy never becomes outdated. */
export const forGood = "public, max-age=31536000, immutable";
const isForGood = /^\/(?:_next\/static|pdfjs)\//;

export function isCompressible(name: string): boolean {
  return path.extname(name) in types;
}

/** Every file below a folder, as it is named in an address. */
export function listNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** The files of the build and of `public`, as they were when the site started. */
export class SiteFiles {
  readonly #files = new Map<string, string>();
  readonly #packed: string;
  readonly #isPacked: Set<string>;

  constructor(projectRoot: string) {
    for (const [folder, prefix] of [
      ["public", ""],
      [".next/static", "/_next/static"],
    ] as const)
      for (const name of listNames(path.join(projectRoot, folder)))
        this.#files.set(`${prefix}/${name}`, path.join(projectRoot, folder, name));
    this.#packed = path.join(projectRoot, compressedFolder);
    this.#isPacked = new Set(listNames(this.#packed));
  }

  /**
   * Sends a file, or a part of one, or that the client has it already. False if there is none of this name: pictures that
   * staff have added since the start are a route of their own (`lib/media/`).
   */
  send(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
    const name = decodeURIComponent(pathname);
    const file = this.#files.get(name);
    if (!file) return false;
    for (const [header, value] of [...securityHeaders, ...Object.entries(fileHeaders(name))])
      response.setHeader(header, value);
    response.setHeader("Cache-Control", isForGood.test(name) ? forGood : "public, max-age=0");
    const packed = isCompressible(name) ? this.#choosePacked(request, response, name) : file;
    send(request, `/${encodeURIComponent(path.basename(packed))}`, {
      root: path.dirname(packed),
      cacheControl: false,
      index: false,
    }).pipe(response);
    return true;
  }

  /** The form that this client reads. A part of such a file is of use to nobody, so it always gets the whole. */
  #choosePacked(request: IncomingMessage, response: ServerResponse, name: string): string {
    delete request.headers.range;
    const type = types[path.extname(name)] ?? "";
    response.setHeader("Content-Type", type.startsWith("text/") ? `${type}; charset=utf-8` : type);
    response.setHeader("Vary", "Accept-Encoding");
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const packed = `${name.slice(1)}.${encoding === "br" ? "br" : "gz"}`;
    if (encoding === "identity" || !this.#isPacked.has(packed)) return this.#files.get(name) ?? "";
    response.setHeader("Content-Encoding", encoding);
    return path.join(this.#packed, packed);
  }
}
