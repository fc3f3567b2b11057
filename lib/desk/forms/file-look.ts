import { deskFilePath, type Given, withQuery } from "./desk-paths";
import type { FileChoices, FileColumns } from "./file-columns";

/** What becomes of a record of a file. */
export const rowFates = ["refused", "doubtful", "new", "changed", "same", "left"] as const;
export type RowFate = (typeof rowFates)[number];

/** Chosen for a row that is none of the stored projects that it looks like. */
export const newProject = "new";

/** Which stored project a row without a key is. `key`: `null` for none of them; `isAsked`: somebody has to say. */
export type RowMatch = {
  options: { key: string; text: string }[];
  key: string | null;
  isAsked: boolean;
};

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
  /** What of a stored project becomes what, field by field. */
  changes?: { label: string; before: string; after: string }[];
  /** Whether it comes on the site, or leaves it. */
  site?: "appears" | "leaves";
  match?: RowMatch;
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
  /** New projects that stay off the site, because they have no RERA number. */
  unregistered: number;
  /** New projects that are whole: they begin off the site, and can be put on it. */
  whole?: number;
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
  /** What became of the projects that its import added; `null` before it. */
  added: AddedProjects | null;
};

/** How many of an import's new projects are on the site by now, wait off it, and are kept off it by the law. */
export type AddedProjects = { onSite: number; waiting: number; unregistered: number };

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
  left: "Left out",
};

/** The last change of any of these lines; 0 for none. */
export function rowVersion(mends: readonly FileMend[], lines: readonly number[]): number {
  return mends.findLast(({ line }) => lines.includes(line))?.id ?? 0;
}

/** Which rows of a file are shown: those that come on the site or leave it, those that stay out, those that look like a stored project, those with guesses, those of one fate, all. */
export const rowViews = ["site", "open", "alike", "guessed", ...rowFates, "all"] as const;
export type RowView = (typeof rowViews)[number];

/**
 * `row`: the first line of the record whose cells are all shown; `mended`: of one that was changed just now, and is shown where
 * it was, whatever has become of it.
 */
export type RowChoice = { view: RowView | null; page: number; row: number | null; mended: number | null };

export const rowsOnPage = 25;

export function readRowChoice({ view, page, row, mended }: Given): RowChoice {
  const number = (given: unknown) => (/^[1-9]\d{0,7}$/.test(String(given)) ? Number(given) : null);
  return {
    view: rowViews.find((one) => one === view) ?? null,
    page: number(page) ?? 1,
    row: number(row),
    mended: number(mended),
  };
}

export function fileRowsPath(id: string, { view, page, row, mended }: Partial<RowChoice>): string {
  return withQuery(deskFilePath(id), { view, page: page === 1 ? null : page, row, mended });
}

type PickedRows = { view: RowView; rows: FileRow[]; page: number; pages: number; count: number };

/** What is looked at first: what comes on the site or leaves it, what stays out, what a stored project would become. */
const firstViews: readonly RowView[] = ["site", "open", "changed"];

/** The rows of a page, in the order of the sheet. */
export function pickRows({ rows }: Pick<FileLook, "rows">, choice: RowChoice): PickedRows {
  const isKept = ({ line }: FileRow) => line === choice.mended || line === choice.row;
  const view = choice.view ?? firstViews.find((one) => rows.some((row) => isIn(row, one))) ?? "all";
  const picked = rows
    .filter((row) => isIn(row, view) || isKept(row))
    .sort((one, other) => one.line - other.line);
  const pages = Math.max(1, Math.ceil(picked.length / rowsOnPage));
  const page = Math.min(choice.page, pages);
  return {
    ...{ view, page, pages },
    rows: picked.slice((page - 1) * rowsOnPage, page * rowsOnPage),
    count: picked.length,
  };
}

export function countRows({ rows }: Pick<FileLook, "rows">, view: RowView): number {
  return rows.filter((row) => isIn(row, view)).length;
}

function isIn(row: FileRow, view: RowView): boolean {
  if (view === "all") return true;
  if (view === "site") return row.site !== undefined;
  if (view === "alike") return row.match !== undefined;
  if (view === "guessed") return (row.guesses ?? []).length > 0;
  if (view === "open") return row.fate === "refused" || row.fate === "doubtful";
  return row.fate === view;
}
