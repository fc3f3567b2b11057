/**
 * An item of a catalogue file, in order. `line` counts from 1. `text`: the record's own text, as
 * far as it could be read. `stops`: nothing after this point of the file could be read.
 */
export type CatalogueItem =
  { line: number; value: unknown } | { line: number; error: string; text?: string; stops?: boolean };

/** Splits a file into records chunk by chunk; keeps at most one record between two calls. */
export type RecordParser = {
  push(chunk: Uint8Array): CatalogueItem[];
  /** To be called at the end of the file; returns the rest. */
  end(): CatalogueItem[];
};

/** In bytes. No real record is larger, and nothing larger is kept in memory. */
export const maxRecordBytes = 1_048_576;
export const tooLarge = "the record is larger than 1 MB";
