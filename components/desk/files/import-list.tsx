import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { PastImport } from "@/lib/desk/forms/file-look";
import { formatMoment } from "@/lib/desk/forms/moments";
import { DeskForm } from "../desk-form";

/** What was imported, by the desk and by commands, the newest first. */
export function ImportList({ imports }: { imports: readonly PastImport[] }) {
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
