import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { CatalogueItem } from "./catalogue-item";
import type { NumberedRow, Separator } from "./csv-rows";
import type { CatalogueSource } from "./open-catalogue";
import { RowParser } from "./read-rows";

/** The rows of a file that is a table, and what separated their cells. */
export type SheetRows = { rows: NumberedRow[]; separator: Separator };

const batchRows = 500;

/** What was read of a file for an import, which notes the file as it was sent. */
export function openRead(read: SheetRows | { items: CatalogueItem[] }, content: Uint8Array): CatalogueSource {
  return {
    items: "rows" in read ? itemsOf(read) : Readable.from(read.items),
    size: content.byteLength,
    bytesRead: () => content.byteLength,
    digest: () => createHash("sha256").update(content).digest("hex"),
  };
}

async function* itemsOf({ rows, separator }: SheetRows): AsyncGenerator<CatalogueItem> {
  const parser = new RowParser(() => separator);
  for (let at = 0; at < rows.length && !parser.isStopped; at += batchRows) {
    yield* parser.read(rows.slice(at, at + batchRows));
    // Whoever visits the site meanwhile has the processor between two batches.
    await new Promise((resolve) => setImmediate(resolve));
  }
  yield* parser.end();
}
