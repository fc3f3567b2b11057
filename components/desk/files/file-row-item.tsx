import { columnLabel, sayLine, sayLines, sayReason } from "@/lib/desk/forms/file-columns";
import {
  fateWords,
  type FileCell,
  type FileMend,
  type FileRow,
  fileRowsPath,
  type RowFate,
  type RowView,
} from "@/lib/desk/forms/file-look";
import { formatMoment } from "@/lib/desk/forms/moments";
import { sayReading } from "@/lib/desk/forms/project-fields";
import { Tick } from "../fields";
import { MatchForm, RowForm } from "./row-forms";

type FileRowItemProps = {
  id: string;
  row: FileRow;
  mends: readonly FileMend[];
  /** All of its cells, when they were asked for. */
  openCells: readonly FileCell[] | null;
  view: RowView;
  page: number;
  /** The file was imported: nothing is changed any more. */
  isDone: boolean;
  acceptForm: string;
};

const marks: Record<RowFate, string> = {
  refused: "bg-danger-50 text-danger-600",
  doubtful: "bg-danger-50 text-danger-600",
  new: "bg-success-50 text-success-600",
  changed: "bg-success-50 text-success-600",
  same: "bg-surface-line text-ink-900",
  left: "bg-surface-line text-ink-900",
};

const siteWords = { appears: "Comes on the site", leaves: "Leaves the site" };

/** A record of a file: what becomes of it and why, and the cells that this is about. */
export function FileRowItem({ id, row, mends, openCells, view, page, isDone, acceptForm }: FileRowItemProps) {
  const { line, lines = [], key, name, fate, reason, guesses = [], changes = [], site, match } = row;
  const hasGuesses = view === "guessed" || openCells !== null;
  const cells = openCells ?? cellsOf(row, mends, hasGuesses);
  const isChangeable = !isDone && (row.lines ?? []).length > 0;
  const hasForm = isChangeable && cells.length > 0;
  const allCells = openCells === null && (
    <a
      href={`${fileRowsPath(id, { view, page, row: line })}#row-${line}`}
      className="min-h-touch inline-flex items-center underline"
    >
      All cells<span className="sr-only"> of line {line}</span>
    </a>
  );
  return (
    <li id={`row-${line}`} className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-2 py-4">
      <div aria-live="polite" className="wrap-anywhere">
        <p>
          <span className={`rounded-control px-2 py-0.5 text-sm font-bold ${marks[fate]}`}>
            {fateWords[fate]}
          </span>{" "}
          <b>{name || key || "No key"}</b>
          <span className="text-ink-600 text-sm">
            {" "}
            {sayLine(line)}
            {lines.length > 1 && ` and ${lines.length - 1} more`}
            {name && key && `, ${key}`}
          </span>
          {site && <b className="text-danger-600"> {siteWords[site]}</b>}
        </p>
        {reason && <p className="mt-1 whitespace-pre-line">{sayReason(reason, line)}</p>}
        {changes.map(({ label, before, after }) => (
          <p key={label} className="mt-1">
            {label}: {before || "empty"} → <b>{after || "empty"}</b>
          </p>
        ))}
        {(hasGuesses ? guesses : []).map((guess) => (
          <p key={guess} className="text-ink-600 mt-1">
            {sayReading(sayLines(guess))}
          </p>
        ))}
      </div>
      {match && isChangeable && <MatchForm {...{ id, row, match, mends, view, page }} />}
      {hasForm && <RowForm {...{ id, row, cells, mends, view, page }}>{allCells}</RowForm>}
      {mends.length > 0 && (
        <ul className="text-ink-600 text-sm wrap-anywhere">
          {mends.map(({ id: change, field, before, after, who, at }) => (
            <li key={change}>
              {columnLabel(field)}: {before ? `“${before}”` : "empty"} became {after ? `“${after}”` : "empty"}
              , by {who}, {formatMoment(at)}
            </li>
          ))}
        </ul>
      )}
      {isChangeable && (
        <div className="flex flex-wrap items-center gap-x-6">
          {fate === "doubtful" && (
            <Tick name={`line-${line}`} value="yes" form={acceptForm} className="flex font-bold">
              <span>
                This is right<span className="sr-only">: {key ?? `line ${line}`}</span>
              </span>
            </Tick>
          )}
          {!hasForm && allCells}
        </div>
      )}
    </li>
  );
}

/** What something is said about, and what was changed: whoever mends a cell finds it where it was. */
function cellsOf(
  { cells = [], guessed = [], match }: FileRow,
  mends: readonly FileMend[],
  hasGuesses: boolean,
): FileCell[] {
  const isNew = ({ line, field }: FileCell) =>
    !cells.some((cell) => cell.line === line && cell.field === field);
  const shown = [...cells, ...(hasGuesses ? guessed.filter(isNew) : [])];
  for (const { line, field } of mends) {
    if (field === "externalId" && match) continue;
    if (shown.some((cell) => cell.line === line && cell.field === field)) continue;
    const last = mends.findLast((mend) => mend.line === line && mend.field === field);
    shown.push({ line, field, text: last?.after ?? "" });
  }
  return shown.sort((one, other) => one.line - other.line || one.field.localeCompare(other.field));
}
