import { buttonStyle } from "@/components/ui/button-style";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import {
  countRows,
  type DeskFile,
  fateWords,
  type FileCell,
  fileRowsPath,
  pickRows,
  type RowChoice,
  rowViews,
  type RowView,
} from "@/lib/desk/forms/file-look";
import { DeskForm } from "../desk-form";
import { tabStyle } from "../fields";
import { Pager } from "../pager";
import { FileRowItem } from "./file-row-item";

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
      <Pager
        label="Pages of rows"
        {...{ page, pages }}
        hrefOf={(to) => `${fileRowsPath(id, { view, page: to })}#rows`}
        look=""
        className="mt-4 flex-wrap gap-3"
      >
        <span>
          Page {page} of {pages}
          <span className="sr-only">, {formatCount(rows.length, "row")} here</span>
        </span>
      </Pager>
    </section>
  );
}
