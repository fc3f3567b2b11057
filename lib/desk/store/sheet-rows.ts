import "server-only";
import { createHash } from "node:crypto";
import { Refusal } from "@/lib/base/refusal";
import { CsvRows, type NumberedRow, type Separator } from "@/lib/catalogue/read/csv-rows";
import { endingOf, formatOf, type CatalogueSource } from "@/lib/catalogue/read/open-catalogue";
import { RowParser } from "@/lib/catalogue/read/read-rows";
import { fileBounds } from "@/lib/desk/forms/file-look";

/** The rows of a file that is a table, and what separated their cells. */
export type SheetRows = { rows: NumberedRow[]; separator: Separator };

const chunkBytes = 65_536;

/** The rows of a table that was sent; `null` for JSON, which has none. Excel's "Unicode text" is read too. */
export function readSheetRows(name: string, content: Uint8Array): SheetRows | null {
  const bytes = content[0] === 0xff && content[1] === 0xfe ? fromUtf16(content) : content;
  if (formatOf(bytes, endingOf(name)) !== "csv") return null;
  const reader = new CsvRows("detect");
  const rows: NumberedRow[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    rows.push(...reader.push(bytes.subarray(at, at + chunkBytes)));
    refuseMany(rows.length);
  }
  rows.push(...reader.end());
  refuseMany(rows.length);
  return { rows, separator: reader.separator };
}

function fromUtf16(content: Uint8Array): Uint8Array {
  return new TextEncoder().encode(new TextDecoder("utf-16le").decode(content));
}

function refuseMany(rows: number): void {
  if (rows <= fileBounds.rows) return;
  const most = fileBounds.rows.toLocaleString("en-IN");
  throw new Refusal("invalid", `This sheet has more than ${most} rows. Please send it in parts.`);
}

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
