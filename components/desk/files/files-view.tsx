import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { fileBounds, type PastImport, type RunningImport } from "@/lib/desk/forms/file-look";
import { formatMoment } from "@/lib/desk/forms/moments";
import { DeskForm } from "../desk-form";
import { FileBox, Suggestions, TextBox } from "../fields";
import { Notice } from "../marks";
import { ImportProgress } from "./import-progress";

type Props = {
  imports: readonly PastImport[];
  running: RunningImport | null;
  senders: readonly string[];
  problem: string | undefined;
  isUndone: boolean;
};

const megabytes = fileBounds.bytes / 1024 / 1024;

/** Where a spreadsheet is sent, and every import there was. */
export function FilesView({ imports, running, senders, problem, isUndone }: Props) {
  return (
    <>
      <section aria-labelledby="send" className="mt-6">
        <h2 id="send" className="text-xl font-bold">
          Send a file
        </h2>
        <p className="text-ink-600 max-w-measure mt-1">
          A workbook (.xlsx), CSV or JSON. You see what its columns are taken for and what becomes of every
          row, and nothing changes until you say so.{" "}
          <a href={deskCall(deskCallPaths.fileTemplate)} className="underline">
            A sheet with every column
          </a>{" "}
          and two examples is there to begin with.
        </p>
        <DeskForm
          action={deskCall(deskCallPaths.sendFile)}
          problem={problem}
          hasFile
          busy="Looking at every row…"
          className="mt-4 grid max-w-xl gap-3"
        >
          <FileBox
            name="file"
            label={`File, up to ${megabytes} MB and ${fileBounds.records.toLocaleString("en-IN")} projects`}
            accept=".xlsx,.csv,.json,.ndjson,.jsonl,text/csv,application/json"
            required
          />
          <TextBox
            name="sender"
            label="Whose sheet it is"
            maxLength={80}
            list="senders"
            autoComplete="off"
            aria-describedby="sender-hint"
          >
            <p id="sender-hint" className="text-ink-600 mt-1 text-sm">
              A builder, say. What you choose for the columns is remembered for the next sheet from there;
              empty means that it is yours.
            </p>
            <Suggestions id="senders" names={senders} />
          </TextBox>
          <button className={buttonStyle("primary", "justify-self-start")}>Look at it</button>
        </DeskForm>
      </section>
      <section aria-labelledby="imports" className="mt-10">
        <h2 id="imports" className="text-xl font-bold">
          Imports so far
        </h2>
        {isUndone && (
          <div className="mt-3">
            <Notice kind="done">Taken back: everything is as it was before that import.</Notice>
          </div>
        )}
        {running && (
          <div className="mt-3 max-w-xl">
            <p className="font-bold wrap-anywhere">
              <span className="text-ink-600 font-normal">{running.id}.</span> Being imported just now, by{" "}
              {running.who}
            </p>
            <ImportProgress running={running} endsPage />
          </div>
        )}
        <ImportList imports={imports} />
      </section>
    </>
  );
}

/** What was imported, by the desk and by commands, the newest first. */
function ImportList({ imports }: { imports: readonly PastImport[] }) {
  if (imports.length === 0) return <p className="text-ink-600 mt-2">No file was imported yet.</p>;
  return (
    <ol className="divide-surface-line mt-2 divide-y">
      {imports.map((one) => (
        <li key={one.id} className="grid gap-1 py-3 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-x-4">
          <div className="min-w-0">
            <p className="font-bold wrap-anywhere">
              <span className="text-ink-600 font-normal">{one.id}.</span> {titleOf(one)}
            </p>
            <p className="wrap-anywhere">{one.result}</p>
            <p className="text-ink-600 text-sm wrap-anywhere">
              {one.who}, {formatMoment(one.at)}
            </p>
          </div>
          {one.isKept && one.undoneBy === null && (
            <DeskForm action={deskCall(deskCallPaths.undoImport, { id: String(one.id) })}>
              <button className={buttonStyle("outline")}>
                Take back<span className="sr-only"> import {one.id}</span>
              </button>
            </DeskForm>
          )}
        </li>
      ))}
    </ol>
  );
}

function titleOf({ files, undoes }: PastImport): string {
  if (undoes !== null) return `Import ${undoes} taken back`;
  return files.join(", ") || "No file was read";
}
