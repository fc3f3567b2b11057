import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addAbortSignal, pipeline, Readable } from "node:stream";
import { pipeline as keepWhole } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import "server-only";
import type { CatalogueItem, RecordParser } from "./catalogue-item";
import type { NumberedRow, Separator } from "./csv-rows";
import { jsonArrayParser, ndjsonParser } from "./read-json";
import { CsvParser, RowParser } from "./read-rows";

/** An open catalogue file. `size` in bytes, `null` if it is unknown. */
export type CatalogueSource = {
  items: AsyncIterable<CatalogueItem>;
  size: number | null;
  bytesRead: () => number;
  /** SHA-256 of what was read, as it stands in the file. */
  digest?: () => string;
};

const chunkBytes = 262_144;

/**
 * Opens a JSON array, NDJSON or CSV file, also compressed (`.gz`); `-` is standard input. The ending of the name tells
 * the format, else the first character does. Throws the system's error, which has a `code`, when the file can't be
 * opened; whatever goes wrong later is thrown by `items`.
 */
export async function openCatalogue(file: string, signal?: AbortSignal): Promise<CatalogueSource> {
  const standardInput = file === "-";
  const info = standardInput ? null : await stat(file);
  if (info?.isDirectory()) throw Object.assign(new Error("it is a folder"), { code: "EISDIR" });
  const raw: Readable = standardInput ? process.stdin : createReadStream(file, { highWaterMark: chunkBytes });
  if (signal) addAbortSignal(signal, raw);
  let bytes = 0;
  const hash = createHash("sha256");
  const counted = count(raw, (chunk) => {
    bytes += chunk.length;
    hash.update(chunk);
  });
  const chunks = file.endsWith(".gz") ? gunzip(counted) : counted;
  return {
    items: readItems(chunks, endingOf(file)),
    size: info?.isFile() ? info.size : null,
    bytesRead: () => bytes,
    digest: () => hash.copy().digest("hex"),
  };
}

/** The items of a file that is read in chunks. `ending`: json, ndjson, jsonl or csv, if it is known. */
export async function* readItems(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ending?: string,
): AsyncGenerator<CatalogueItem> {
  let parser: RecordParser | undefined;
  let head: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    head = parser || head.length === 0 ? chunk : Buffer.concat([head, chunk]);
    if (!parser && (head[0] === 0xff || head[0] === 0xfe)) {
      yield { line: 1, error: "the file is UTF-16: save it as UTF-8", stops: true };
      return;
    }
    parser ??= chooseParser(head, ending);
    for (const item of parser?.push(head) ?? []) {
      yield item;
      if ("stops" in item && item.stops) return;
    }
  }
  if (parser) yield* parser.end();
  else yield { line: 1, error: "the file is empty", stops: true };
}

const parsers = {
  csv: () => new CsvParser(),
  ndjson: () => ndjsonParser(),
  json: () => jsonArrayParser(),
} satisfies Record<string, () => RecordParser>;

function chooseParser(chunk: Uint8Array, ending: string | undefined): RecordParser | undefined {
  const format = formatOf(chunk, ending);
  return format && parsers[format]();
}

/** What a file is, by the ending of its name or else by how it begins; `undefined` while nothing of it is there. */
export function formatOf(chunk: Uint8Array, ending: string | undefined): keyof typeof parsers | undefined {
  const first = new TextDecoder().decode(chunk.subarray(0, 4096)).trimStart()[0];
  if (ending === "csv") return "csv";
  if (ending === "ndjson" || ending === "jsonl") return "ndjson";
  if (ending === "json" || first === "[") return "json";
  if (first === undefined) return undefined;
  return first === "{" ? "ndjson" : "csv";
}

/** The ending of a name that tells the format. */
export function endingOf(file: string): string | undefined {
  return /\.(json|ndjson|jsonl|csv)(?:\.gz)?$/i.exec(file)?.[1]?.toLowerCase();
}

async function* count(chunks: Readable, add: (bytes: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    const bytes = chunk as Uint8Array; // no encoding is set on these streams
    add(bytes);
    yield bytes;
  }
}

async function* gunzip(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unzip = createGunzip({ chunkSize: chunkBytes });
  // A failure here also fails the reading below, which reports it.
  pipeline(Readable.from(chunks), unzip, () => {});
  for await (const chunk of unzip) yield chunk as Uint8Array;
}

/** The rows of a file that is a table, and what separated their cells. */
export type SheetRows = { rows: NumberedRow[]; separator: Separator };

const batchRows = 500;

/** What was read of a file for an import, which notes the file as it was sent. */
export function openRead({ items }: { items: CatalogueItem[] }, content: Uint8Array): CatalogueSource {
  return {
    items: Readable.from(items),
    size: content.byteLength,
    bytesRead: () => content.byteLength,
    digest: () => createHash("sha256").update(content).digest("hex"),
  };
}

/** The records of a table. */
export async function* itemsOf({ rows, separator }: SheetRows): AsyncGenerator<CatalogueItem> {
  const parser = new RowParser(() => separator);
  for (let at = 0; at < rows.length && !parser.isStopped; at += batchRows) {
    yield* parser.read(rows.slice(at, at + batchRows));
    // Whoever visits the site meanwhile has the processor between two batches.
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield* parser.end();
}

/**
 * Runs `work` on paths that can be read twice: standard input (`-`) is kept in a file meanwhile, if `twice`.
 */
export async function withKeptInput<T>(
  files: readonly string[],
  twice: boolean,
  work: (paths: string[]) => Promise<T>,
): Promise<T> {
  if (!twice || !files.includes("-")) return work([...files]);
  const folder = await mkdtemp(path.join(tmpdir(), "catalogue-"));
  try {
    const kept = path.join(folder, "standard-input");
    await keepWhole(process.stdin, createWriteStream(kept, { mode: 0o600 }));
    return await work(files.map((file) => (file === "-" ? kept : file)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
