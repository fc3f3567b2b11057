/** Something that staff should know of a line of a file. */
export type LineNote = { line: number; text: string };
/** A cell that can't be read: `field` is its place in the record (`floorplans[1].price`). */
export type CellFault = { field: string; text: string };

/** What is stored under a record's key, as far as its figures are judged by it. */
export type StoredFigures = { min_price: number | null; max_price: number | null };

/**
 * What the desk says of a record besides its value (`lib/desk/store/fill-records.ts`). `startsOff`: it is new, and begins off
 * the site; `was`: what is stored under its key.
 */
type RecordStart = { startsOff?: boolean; was?: StoredFigures };

/** What a row format knows of a record besides its value: absent where the record was written as JSON. */
type Cells = {
  /** Every line of the record. */
  lines?: number[];
  /** The line of each floor plan. */
  planLines?: number[];
  guesses?: LineNote[];
  faults?: CellFault[];
};

/**
 * An item of a catalogue file, in order. `line` counts from 1. `text`: the record's own text, as
 * far as it could be read. `stops`: nothing after this point of the file could be read. `note`: no record, but a
 * guess about the file.
 */
export type CatalogueItem =
  | ({ line: number; value: unknown } & Cells & RecordStart)
  | { line: number; error: string; text?: string; stops?: boolean; lines?: number[] }
  | { line: number; note: string; value?: undefined };

/** Splits a file into records chunk by chunk; keeps at most one record between two calls. */
export type RecordParser = {
  push(chunk: Uint8Array): CatalogueItem[];
  /** To be called at the end of the file; returns the rest. */
  end(): CatalogueItem[];
};

/** In bytes. No real record is larger, and nothing larger is kept in memory. */
export const maxRecordBytes = 1_048_576;
export const tooLarge = "the record is larger than 1 MB";
