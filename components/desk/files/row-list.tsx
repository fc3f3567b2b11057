import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { columnLabel, sayLine, sayLines, sayReason } from "@/lib/desk/forms/file-columns";
import {
  countRows,
  type DeskFile,
  fateWords,
  type FileCell,
  type FileMend,
  type FileRow,
  fileRowsPath,
  pickRows,
  type RowChoice,
  type RowFate,
  type RowMatch,
  newProject,
  rowVersion,
  rowViews,
  type RowView,
} from "@/lib/desk/forms/file-look";
import { formatMoment } from "@/lib/desk/forms/moments";
import { sayReading } from "@/lib/desk/forms/project-fields";
import { DeskForm } from "../desk-form";
import { boxStyle, labelStyle, tabStyle } from "../fields";

type Props = { file: DeskFile; choice: RowChoice; openCells: readonly FileCell[] };

const viewWords: Record<RowView, string> = {
  site: "On or off the site",
  open: "Stay out",
  alike: "Update these?",
  guessed: "Please check",
  ...fateWords,
  all: "All rows",
};

const leads: Partial<Record<RowView, string>> = {
  site: "These would come on the site, or leave it.",
  alike:
    "These rows have no key, and look like projects that are there: by name, builder and place. Please say where that is wrong.",
  left: "These are totals, notes or headings of the sheet. Change a cell of one that is a project after all.",
  open: "Refused rows can’t be stored, and what looks wrong waits until somebody says that it is right. Change a cell here, and its row is looked at again; the file stays as it was sent.",
  guessed:
    "These are stored as they were read: change a cell where that is wrong. What has no RERA number stays off the site.",
  refused: "These can’t be stored. The others can.",
  doubtful: "These are not stored until somebody says that they are right.",
  new: "These are not on the site yet.",
  changed: "These are on the site with something else.",
  same: "These are on the site as they are here.",
};

const acceptForm = "accept-lines";

/** The rows of a file, page by page, with what becomes of each, and what can be changed of it. */
export function RowList({ file, choice, openCells }: Props) {
  const { id, look, importId, isBusy, mends } = file;
  const isDone = importId !== null || isBusy;
  const { view, rows, page, pages } = pickRows(look, choice);
  const views = rowViews.filter((one) => one === view || one === "all" || countRows(look, one) > 0);
  if (look.rows.length === 0) return null;
  return (
    <section aria-labelledby="rows" className="mt-8">
      <h2 id="rows" className="text-xl font-bold">
        Rows
      </h2>
      <nav aria-label="Rows" className="mt-2 flex flex-wrap gap-2">
        {views.map((one) => (
          <a
            key={one}
            href={`${fileRowsPath(id, { view: one })}#rows`}
            aria-current={one === view ? "page" : undefined}
            className={tabStyle}
          >
            {viewWords[one]}
            <span className="figures font-normal">{countRows(look, one).toLocaleString("en-IN")}</span>
          </a>
        ))}
      </nav>
      {leads[view] && !isDone && <p className="text-ink-600 max-w-measure mt-2">{leads[view]}</p>}
      <ol className="divide-surface-line mt-2 divide-y">
        {rows.map((row, at) => (
          <FileRowItem
            key={look.columns ? row.line : at}
            {...{ id, row, view, page, isDone }}
            mends={mends.filter(({ line }) => (row.lines ?? []).includes(line))}
            openCells={row.line === choice.row ? openCells : null}
            acceptForm={acceptForm}
          />
        ))}
      </ol>
      {!isDone && rows.some(({ fate }) => fate === "doubtful") && (
        <DeskForm id={acceptForm} action={deskCall(deskCallPaths.acceptInFile, { id })} stays>
          <input type="hidden" name="view" value={view} />
          <input type="hidden" name="page" value={page} />
          <button className={buttonStyle("outline", "mt-3")}>The ticked ones are right</button>
        </DeskForm>
      )}
      {pages > 1 && (
        <nav aria-label="Pages of rows" className="mt-4 flex flex-wrap items-center gap-3">
          {page > 1 && (
            <a
              href={`${fileRowsPath(id, { view, page: page - 1 })}#rows`}
              rel="prev"
              className={buttonStyle("outline")}
            >
              Previous
            </a>
          )}
          <span>
            Page {page} of {pages}
            <span className="sr-only">, {formatCount(rows.length, "row")} here</span>
          </span>
          {page < pages && (
            <a
              href={`${fileRowsPath(id, { view, page: page + 1 })}#rows`}
              rel="next"
              className={buttonStyle("outline")}
            >
              Next
            </a>
          )}
        </nav>
      )}
    </section>
  );
}

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
function FileRowItem({ id, row, mends, openCells, view, page, isDone, acceptForm }: FileRowItemProps) {
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
            <label className="min-h-touch flex items-center gap-3 font-bold">
              <input
                type="checkbox"
                name={`line-${line}`}
                value="yes"
                form={acceptForm}
                className="size-5 shrink-0"
              />
              <span>
                This is right<span className="sr-only">: {key ?? `line ${line}`}</span>
              </span>
            </label>
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

type MatchFormProps = Omit<RowFormProps, "cells" | "children"> & { match: RowMatch };

/** Which stored project a row without a key is. */
function MatchForm({ id, row: { line, name, lines = [] }, match, mends, view, page }: MatchFormProps) {
  const version = rowVersion(mends, lines);
  const box = `cell.${line}.externalId`;
  const chosen = match.isAsked ? "" : (match.key ?? newProject);
  return (
    <DeskForm
      action={deskCall(deskCallPaths.mendRow, { id })}
      version={`${version} ${chosen}`}
      stays
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <RowBoxes {...{ line, view, page, version }} />
      <div>
        <label htmlFor={box} className={labelStyle}>
          Update this one?<span className="sr-only"> {name}</span>
        </label>
        <select id={box} name={box} defaultValue={chosen} required className={boxStyle}>
          {match.isAsked && <option value="">Please choose</option>}
          {match.options.map(({ key, text }) => (
            <option key={key} value={key}>
              Yes: {text} ({key})
            </option>
          ))}
          <option value={newProject}>No, it is a new one</option>
        </select>
      </div>
      <button className={buttonStyle("outline")}>
        Save<span className="sr-only"> which project {name} is</span>
      </button>
    </DeskForm>
  );
}

function RowBoxes({
  line,
  view,
  page,
  version,
}: {
  line: number;
  view: RowView;
  page: number;
  version: number;
}) {
  return (
    <>
      <input type="hidden" name="line" value={line} />
      <input type="hidden" name="view" value={view} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="version" defaultValue={version} key={version} />
    </>
  );
}

type RowFormProps = {
  id: string;
  row: FileRow;
  cells: readonly FileCell[];
  mends: readonly FileMend[];
  view: RowView;
  page: number;
  /** Beside its button. */
  children: ReactNode;
};

/** In characters: what is longer has a box of several lines. */
const longText = 80;

/** Cells of a row, to be changed where they stand. */
function RowForm({ id, row: { line: first, lines = [] }, cells, mends, view, page, children }: RowFormProps) {
  const version = rowVersion(mends, lines);
  return (
    <DeskForm action={deskCall(deskCallPaths.mendRow, { id })} stays className="grid gap-3">
      <RowBoxes {...{ line: first, view, page, version }} />
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {cells.map(({ line, field, text }) => {
          const name = `cell.${line}.${field}`;
          const isLong = text.length > longText || text.includes("\n");
          const box = { id: name, name, defaultValue: text, autoComplete: "off", className: boxStyle };
          return (
            <div key={name} className={isLong ? "sm:col-span-2 lg:col-span-3" : ""}>
              <label htmlFor={name} className={labelStyle}>
                {columnLabel(field)}
                <span className={line === first ? "sr-only" : "text-ink-600 font-normal"}>
                  , {sayLine(line)}
                </span>
              </label>
              {isLong ? <textarea rows={4} {...box} /> : <input {...box} />}
            </div>
          );
        })}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button className={buttonStyle("outline")}>
          Save<span className="sr-only"> line {first}</span>
        </button>
        {children}
      </div>
    </DeskForm>
  );
}
