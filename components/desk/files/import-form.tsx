import { buttonStyle } from "@/components/ui/button-style";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import type { DeskFile } from "@/lib/desk/forms/file-look";
import { DeskForm } from "../desk-form";
import { Notice } from "../notice";
import { ImportProgress } from "./import-progress";

/** Says what an import would do in one sentence, and does it. */
export function ImportForm({
  file: { id, look, revision },
  problem,
}: {
  file: DeskFile;
  problem: string | undefined;
}) {
  const { counts, dangers } = look;
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
      {left > 0 && (
        <p>
          {formatCount(left, "row")} of it {left === 1 ? "stays" : "stay"} out, as told below.{" "}
          {look.columns ? "Mend them here" : "Mend the file and send it again"}, or import the rest now.
        </p>
      )}
      {dangers.length > 0 && (
        <>
          <Notice kind="problem">{dangers.join("\n")}</Notice>
          <label className="min-h-touch flex items-center gap-3 font-bold">
            <input type="checkbox" name="looksRight" value="yes" required className="size-5" />
            This is right
          </label>
        </>
      )}
      <button className={buttonStyle()}>Import {formatCount(stored, "project")}</button>
    </DeskForm>
  );
}
