import { deskFilePath } from "./desk-paths";
import { rowFates, type FileLook, type FileRow } from "./file-look";

/** Which rows of a file are shown: those that stay out, those with guesses, those of one fate, all. */
const rowViews = ["open", "guessed", ...rowFates, "all"] as const;
export type RowView = (typeof rowViews)[number];

/**
 * `row`: the first line of the record whose cells are all shown; `mended`: of one that was changed just now, and is shown where
 * it was, whatever has become of it.
 */
export type RowChoice = { view: RowView | null; page: number; row: number | null; mended: number | null };

export const rowsOnPage = 25;

type Given = Record<string, string | string[] | undefined>;

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
  const given = { view, page: page === 1 ? null : page, row, mended };
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return `${deskFilePath(id)}${query.size > 0 ? `?${query}` : ""}`;
}

export type PickedRows = { view: RowView; rows: FileRow[]; page: number; pages: number; count: number };

/** The rows of a page, in the order of the sheet. */
export function pickRows({ rows }: Pick<FileLook, "rows">, choice: RowChoice): PickedRows {
  const isKept = ({ line }: FileRow) => line === choice.mended || line === choice.row;
  const view = choice.view ?? (rows.some((row) => isIn(row, "open")) ? "open" : "all");
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
  if (view === "guessed") return (row.guesses ?? []).length > 0;
  if (view === "open") return row.fate === "refused" || row.fate === "doubtful";
  return row.fate === view;
}
