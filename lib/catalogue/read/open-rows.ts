import { createHash } from "node:crypto";
import type { NumberedRow, Separator } from "./csv-rows";
import type { CatalogueSource } from "./open-catalogue";
import { RowParser } from "./read-rows";

/** The rows of a file that is a table, and what separated their cells. */
export type SheetRows = { rows: NumberedRow[]; separator: Separator };

const batchRows = 500;

/** Rows for an import, which notes the file as it was sent. */
export function openRows({ rows, separator }: SheetRows, content: Uint8Array): CatalogueSource {
  const parser = new RowParser(() => separator);
  async function* read() {
    for (let at = 0; at < rows.length && !parser.isStopped; at += batchRows) {
      yield* parser.read(rows.slice(at, at + batchRows));
      // Whoever visits the site meanwhile has the processor between two batches.
      await new Promise((resolve) => setImmediate(resolve));
    }
    yield* parser.end();
  }
  return {
    items: read(),
    size: content.byteLength,
    bytesRead: () => content.byteLength,
    digest: () => createHash("sha256").update(content).digest("hex"),
  };
}
