import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { CsvRows, type NumberedRow } from "@/lib/catalogue/read/csv-rows";
import { endingOf, formatOf } from "@/lib/catalogue/read/open-catalogue";
import type { SheetRows } from "@/lib/catalogue/read/open-rows";
import { fileBounds } from "@/lib/desk/forms/file-look";

/** A file that was sent. `rows`: those of a workbook's sheet, as `keepRows` wrote them when it was read. */
export type SentContent = { name: string; content: Uint8Array; rows: Uint8Array | null };

const chunkBytes = 65_536;

/** The rows of a table that was sent; `null` for JSON, which has none. Excel's "Unicode text" is read too. */
export function readSheetRows({ name, content, rows: kept }: SentContent): SheetRows | null {
  if (kept) return { rows: JSON.parse(new TextDecoder().decode(kept)) as NumberedRow[], separator: "," };
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

/** Reading a workbook costs more than its rows do. */
export function keepRows(rows: readonly NumberedRow[]): Uint8Array {
  refuseMany(rows.length);
  return new TextEncoder().encode(JSON.stringify(rows));
}

function fromUtf16(content: Uint8Array): Uint8Array {
  return new TextEncoder().encode(new TextDecoder("utf-16le").decode(content));
}

function refuseMany(rows: number): void {
  if (rows <= fileBounds.rows) return;
  const most = fileBounds.rows.toLocaleString("en-IN");
  throw new Refusal("invalid", `This sheet has more than ${most} rows. Please send it in parts.`);
}
