/**
 * What a reader finds in a catalogue file, in the file's order. `line` counts from 1. `text`: the record's own text, as
 * far as it could be read. `stops`: nothing after this point of the file could be read.
 */
export type CatalogueItem =
  { line: number; value: unknown } | { line: number; error: string; text?: string; stops?: boolean };

/** Takes a file apart chunk by chunk; keeps no more than one record between two calls. */
export type RecordParser = {
  push(chunk: Uint8Array): CatalogueItem[];
  /** The file has ended: what was still open. */
  end(): CatalogueItem[];
};

/** No honest record is larger, and nothing larger is kept in memory. In bytes. */
export const maxRecordBytes = 1_048_576;
export const tooLarge = "the record is larger than 1 MB";
