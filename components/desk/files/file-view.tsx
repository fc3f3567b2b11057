import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { openColumns } from "@/lib/desk/forms/file-columns";
import {
  type AddedProjects,
  countRows,
  type DeskFile,
  fateWords,
  type FileCell,
  type RowChoice,
  type RowFate,
  type RunningImport,
} from "@/lib/desk/forms/file-look";
import { formatMoment } from "@/lib/desk/forms/moments";
import { DeskForm } from "../desk-form";
import { ChoiceField, Tick } from "../fields";
import { Notice } from "../marks";
import { ColumnsForm } from "./columns-form";
import { ImportProgress } from "./import-progress";
import { RowList } from "./row-list";

type Props = {
  file: DeskFile;
  choice: RowChoice;
  /** The cells of the row that was opened. */
  openCells: readonly FileCell[];
  problem: string | undefined;
  running: RunningImport | null;
};

const fates: readonly RowFate[] = ["new", "changed", "same", "doubtful", "refused", "left"];

/** A file, what becomes of each of its rows, and the button that does it. */
export function FileView({ file, choice, openCells, problem, running }: Props) {
  const { look, who, sender, sentAt, importId, isBusy, added } = file;
  const isDone = importId !== null;
  const isOpen = !isDone && !isBusy;
  const isUnsettled = look.columns ? openColumns(look.columns).length > 0 : false;
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
        {added && <AddedForm id={file.id} added={added} />}
        {isUnsettled && !isDone && (
          <Notice kind="problem">No row can be read yet: please say below what the columns are.</Notice>
        )}
        {!isUnsettled && look.unregistered > 0 && (
          <Notice kind="problem">
            {`Off the site: ${formatCount(look.unregistered, "project")} without a RERA number or an exemption. What has none is stored, and can be put on the site once it has its number. “Please check” below names each.`}
          </Notice>
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

/** What became of the new projects of an import, and the button that puts those that are whole on the site. */
function AddedForm({ id, added: { onSite, waiting, unregistered } }: { id: string; added: AddedProjects }) {
  const count = onSite + waiting + unregistered;
  if (count === 0) return null;
  const parts = [
    onSite > 0 && `${onSite.toLocaleString("en-IN")} on the site`,
    waiting > 0 && `${waiting.toLocaleString("en-IN")} off it`,
    unregistered > 0 &&
      `${unregistered.toLocaleString("en-IN")} kept off it, without a RERA number or an exemption`,
  ];
  return (
    <DeskForm
      action={deskCall(deskCallPaths.publishFile, { id })}
      stays
      className="grid justify-items-start gap-3"
    >
      <p>
        Of {formatCount(count, "new project")}: {parts.filter(Boolean).join(", ")}.
      </p>
      {waiting > 0 && (
        <button className={buttonStyle()}>Put {formatCount(waiting, "project")} on the site</button>
      )}
    </DeskForm>
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

/** A list with its heading: open when it is short, and else opened by who wants to read it. */
function Folding({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <details open={count <= 12} className="border-surface-line mt-6 border-t pt-4">
      <summary className="min-h-touch cursor-pointer content-center">
        <h2 className="inline text-xl font-bold">{title}</h2>{" "}
        <span className="text-ink-600 figures">{count.toLocaleString("en-IN")}</span>
      </summary>
      {children}
    </details>
  );
}

/** Which sheet of a workbook is read, when there are several. */
function SheetForm({ file: { id, sheet, sheets } }: { file: DeskFile }) {
  if (!sheet || !sheets || sheets.length < 2) return null;
  return (
    <DeskForm
      action={deskCall(deskCallPaths.chooseSheet, { id })}
      className="mt-4 grid max-w-xl items-end gap-3 sm:grid-cols-[1fr_auto]"
    >
      <ChoiceField
        name="sheet"
        label="Sheet"
        value={sheet}
        key={sheet}
        options={sheets.map((name) => [name, name])}
      />
      <button className={buttonStyle("outline")}>Read this one</button>
    </DeskForm>
  );
}

/** Says what an import would do in one sentence, and does it. */
function ImportForm({
  file: { id, look, revision },
  problem,
}: {
  file: DeskFile;
  problem: string | undefined;
}) {
  const { counts, dangers, whole = 0 } = look;
  const [appears, leaves] = (["appears", "leaves"] as const).map(
    (site) => look.rows.filter((row) => row.site === site).length,
  );
  const left = counts.refused + counts.doubtful;
  const stored = counts.new + counts.changed;
  if (stored === 0)
    return (
      <p className="mt-6 font-bold">
        Nothing in this file would change the site.{" "}
        <a href={deskPaths.files} className="underline">
          Send another
        </a>
      </p>
    );
  return (
    <DeskForm
      action={deskCall(deskCallPaths.importFile, { id })}
      problem={problem}
      busy={`Importing ${formatCount(stored, "project")}…`}
      progress={<ImportProgress running={null} />}
      className="mt-6 grid justify-items-start gap-3"
    >
      <input type="hidden" name="version" defaultValue={revision} key={revision} />
      {countRows(look, "site") > 0 && (
        <p className="font-bold">
          {formatCount(appears ?? 0, "project")} would come on the site, and{" "}
          {formatCount(leaves ?? 0, "project")} would leave it: see the first rows below.
        </p>
      )}
      {counts.new > 0 && <p>What{appears ? " else" : ""} is new begins off the site.</p>}
      {whole > 0 && (
        <Tick name="publish" value="yes">
          Put the whole ones on the site at once ({whole.toLocaleString("en-IN")})
        </Tick>
      )}
      {left > 0 && (
        <p>
          {formatCount(left, "row")} of it {left === 1 ? "stays" : "stay"} out, as told below.{" "}
          {look.columns ? "Mend them here" : "Mend the file and send it again"}, or import the rest now.
        </p>
      )}
      {dangers.length > 0 && (
        <>
          <Notice kind="problem">{dangers.join("\n")}</Notice>
          <Tick name="looksRight" value="yes" required className="flex font-bold">
            This is right
          </Tick>
        </>
      )}
      <button className={buttonStyle()}>Import {formatCount(stored, "project")}</button>
    </DeskForm>
  );
}
