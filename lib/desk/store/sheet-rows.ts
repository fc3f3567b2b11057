import "server-only";
import { Refusal } from "@/lib/base/refusal";
import type { FileBounds, FileRecords, FileTable } from "@/lib/catalogue/read/file-content";
import { readSentContent } from "@/lib/catalogue/read/file-reader";
import type { NumberedRow } from "@/lib/catalogue/read/csv-rows";
import type { SheetRows } from "@/lib/catalogue/read/open-rows";
import { fileBounds } from "@/lib/desk/forms/file-look";

/** A file that was sent. `rows`: those of a sheet, as `keepRows` wrote them when it was read. */
export type SentContent = { name: string; content: Uint8Array; rows: Uint8Array | null };

const many = (count: number) => count.toLocaleString("en-IN");
const tooMuch: Record<keyof FileBounds, string> = {
  records: `This file has more than ${many(fileBounds.records)} records. Please send it in parts, or ask whoever runs the site: its command takes files of any size.`,
  rows: `This sheet has more than ${many(fileBounds.rows)} rows. Please send it in parts.`,
  columns: `This sheet has more than ${many(fileBounds.columns)} columns. Please leave out what is not about projects.`,
  cells: `This sheet has more than ${many(fileBounds.cells)} cells. Please send it in parts.`,
};

/** Refuses what has more of something than is taken. */
export function refuseMany(what: keyof FileBounds): never {
  throw new Refusal("invalid", tooMuch[what]);
}

/** Reads a file apart from the site (`lib/catalogue/read/file-reader.ts`); `sheet`: the one that is wanted of a workbook. */
export async function readSent(
  { name, content }: Pick<SentContent, "name" | "content">,
  sheet: string | null = null,
): Promise<FileTable | FileRecords> {
  const read = await readSentContent({ name, content, sheet, most: fileBounds });
  return "over" in read ? refuseMany(read.over) : read;
}

/** What is in a file, as it was read when it was sent, or read now. */
export async function readKept(file: SentContent): Promise<SheetRows | FileRecords> {
  if (!file.rows) return readSent(file);
  return { rows: JSON.parse(new TextDecoder().decode(file.rows)) as NumberedRow[], separator: "," };
}

/** The rows of a table that was sent; `null` for JSON, which has none. */
export async function readSheetRows(file: SentContent): Promise<SheetRows | null> {
  const read = await readKept(file);
  return "rows" in read ? read : null;
}

/** Reading a file costs more than its rows do. `null` for what is more than its rows: JSON, and CSV with another separator. */
export function keepRows(read: FileTable | FileRecords): Uint8Array | null {
  if ("items" in read || read.separator !== ",") return null;
  return new TextEncoder().encode(JSON.stringify(read.rows));
}
