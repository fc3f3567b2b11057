import { buttonStyle } from "@/components/ui/button-style";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { unsettled } from "@/lib/desk/forms/file-columns";
import {
  type DeskFile,
  fateWords,
  type FileCell,
  type RowChoice,
  type RowFate,
  type RunningImport,
} from "@/lib/desk/forms/file-look";
import { formatMoment } from "@/lib/desk/forms/moments";
import { Notice } from "../notice";
import { ColumnsForm } from "./columns-form";
import { Folding } from "./folding";
import { ImportForm } from "./import-form";
import { ImportProgress } from "./import-progress";
import { RowList } from "./row-list";
import { SheetForm } from "./sheet-form";

type Props = {
  file: DeskFile;
  choice: RowChoice;
  /** The cells of the row that was opened. */
  openCells: readonly FileCell[];
  problem: string | undefined;
  running: RunningImport | null;
};

const fates: readonly RowFate[] = ["new", "changed", "same", "doubtful", "refused"];

/** A file, what becomes of each of its rows, and the button that does it. */
export function FileView({ file, choice, openCells, problem, running }: Props) {
  const { look, who, sender, sentAt, importId, isBusy } = file;
  const isDone = importId !== null;
  const isOpen = !isDone && !isBusy;
  const isUnsettled = look.columns ? unsettled(look.columns, file.choices) !== null : false;
  return (
    <>
      <p className="text-ink-600 mt-1 wrap-anywhere">
        Sent by {who}, {formatMoment(sentAt)}
        {sender && sender !== who && `, sheet of ${sender}`}
      </p>
      <div className="mt-4 grid gap-3">
        {isDone && (
          <Notice kind="done">
            Imported; it shows on the site within seconds. To take it back, see import {importId} under Files.
          </Notice>
        )}
        {isUnsettled && !isDone && (
          <Notice kind="problem">No row can be read yet: please say below what the columns are.</Notice>
        )}
        {(isUnsettled ? [] : look.problems).map((text) => (
          <Notice key={text} kind="problem">
            {text}
          </Notice>
        ))}
      </div>
      {isBusy && (
        <section aria-labelledby="importing" className="mt-6 max-w-xl">
          <h2 id="importing" className="mb-2 text-lg font-bold">
            Being imported just now
          </h2>
          <ImportProgress running={running} endsPage />
        </section>
      )}
      {isOpen && <SheetForm file={file} />}
      {look.columns && isOpen && <ColumnsForm file={file} columns={look.columns} />}
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
        {fates.map((fate) => (
          <div key={fate} className="rounded-card border-surface-line border bg-white p-3">
            <dt className="text-ink-600 text-sm">{fateWords[fate]}</dt>
            <dd className="figures text-2xl font-black">{look.counts[fate].toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
      {isDone ? (
        <a href={deskPaths.files} className={buttonStyle("outline", "mt-6")}>
          All files
        </a>
      ) : (
        !isUnsettled && isOpen && <ImportForm file={file} problem={problem} />
      )}
      <Told title="New names, please check their spelling" lines={look.freshNames} />
      {!isUnsettled && <RowList file={file} choice={choice} openCells={openCells} />}
    </>
  );
}

function Told({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Folding title={title} count={lines.length}>
      <ul className="mt-2 list-disc pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </Folding>
  );
}
