import type { FileChoices, FileColumns } from "./file-columns";

/** What becomes of a record of a file. */
export const rowFates = ["refused", "doubtful", "new", "changed", "same"] as const;
export type RowFate = (typeof rowFates)[number];

/** A cell of a sheet, as it is by now. */
export type FileCell = { line: number; field: string; text: string };

/**
 * One record: its first line, its key, what it is called, and why it is refused or looks wrong. `lines`: all of its lines that
 * have cells; `cells`: those that this is about; `guesses`: how cells of it were read, and `guessed` these cells.
 */
export type FileRow = {
  line: number;
  key: string | null;
  name: string;
  fate: RowFate;
  reason: string;
  lines?: number[];
  cells?: FileCell[];
  guesses?: string[];
  guessed?: FileCell[];
};

/** A change of a cell; `id` grows with each. */
export type FileMend = {
  id: number;
  line: number;
  field: string;
  before: string;
  after: string;
  who: string;
  at: string;
};

/** What an import of a file would do, or did. */
export type FileLook = {
  counts: Record<RowFate, number>;
  rows: FileRow[];
  /** Cells and columns of which a meaning was chosen. */
  guesses: { line: number; text: string }[];
  guessCount: number;
  /** Builders and places that the catalogue did not know. */
  freshNames: string[];
  /** Why the file could not be read to its end, or the import ended early. */
  problems: string[];
  /** What would be taken away: an import begins only when somebody says that it is right. */
  dangers: string[];
  /** What its columns were taken for; `null` where there are none. */
  columns?: FileColumns | null;
};

/** A file as its page shows it. `accepted`: lines that look wrong and are right. */
export type DeskFile = {
  id: string;
  name: string;
  who: string;
  sentAt: string;
  accepted: number[];
  sender: string | null;
  choices: FileChoices | null;
  /** Of a workbook: the sheet that is read, and those that could be. */
  sheet: string | null;
  sheets: string[] | null;
  /** Counts its changes. */
  revision: number;
  /** Every change of a cell, the oldest first. */
  mends: FileMend[];
  look: FileLook;
  importId: number | null;
  /** Somebody is importing it just now. */
  isBusy: boolean;
};

/** An import that runs, here or by a command. `total`: of how many rows, where that is known. */
export type RunningImport = { id: number; who: string; done: number; total: number | null };

/** `12,400 of 1,00,000 rows`, as far as it is. */
export function sayProgress({ done, total }: Pick<RunningImport, "done" | "total">): string {
  const so = done.toLocaleString("en-IN");
  return total === null ? `${so} rows so far` : `${so} of ${total.toLocaleString("en-IN")} rows`;
}

/** An import as the list of files shows it. */
export type PastImport = {
  id: number;
  at: string;
  who: string;
  /** Names of its files; empty for taking one back. */
  files: string[];
  undoes: number | null;
  undoneBy: number | null;
  /** `12 added, 3 changed`, and what else is to be said. */
  result: string;
  /** Whether everything that it changed is still kept. */
  isKept: boolean;
};

export const fileBounds = {
  bytes: 5 * 1024 * 1024,
  ...{ records: 2_000, rows: 20_000, columns: 300, cells: 1_000_000 },
};

export const fateWords: Record<RowFate, string> = {
  refused: "Refused",
  doubtful: "Looks wrong",
  new: "New",
  changed: "Changed",
  same: "As it is",
};

/** The last change of any of these lines; 0 for none. */
export function rowVersion(mends: readonly FileMend[], lines: readonly number[]): number {
  return mends.findLast(({ line }) => lines.includes(line))?.id ?? 0;
}
