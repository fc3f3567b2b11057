import { buttonStyle } from "@/components/ui/button-style";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { leadFateWords, type TakenFile } from "@/lib/desk/forms/lead-file";
import { inboxPath } from "@/lib/desk/forms/lead-inbox";
import { Notice } from "../marks";

type Props = { taken: TakenFile | null; token: string; isGone: boolean };

/** What became of the file that was taken just now, and the rows of it that are no new leads. */
export function TakenNotice({ taken, token, isGone }: Props) {
  if (isGone)
    return (
      <div className="mt-4">
        <Notice kind="problem">
          This file is not kept any more: it was taken already, or its day is over. What was taken stands in
          the list of leads.
        </Notice>
      </div>
    );
  if (!taken) return null;
  const { counts, source, rest } = taken;
  const others = (["known", "double", "refused"] as const).filter((fate) => counts[fate] > 0);
  return (
    <div className="border-surface-line mt-4 mb-8 grid justify-items-start gap-3 border-b pb-8">
      <Notice kind="done">
        {counts.new === 0
          ? `The file had no new lead of ${source}.`
          : `${formatCount(counts.new, "lead")} of ${source} ${counts.new === 1 ? "is" : "are"} in the list now. Nobody got a mail about them, and no alarm rings for them.`}
      </Notice>
      {others.length > 0 && (
        <p>
          {others
            .map((fate) => `${leadFateWords[fate]}: ${counts[fate].toLocaleString("en-IN")}`)
            .join(" · ")}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <a href={inboxPath({ view: "all", source })} className={buttonStyle("primary")}>
          Leads of {source}
        </a>
        {rest && (
          <a
            href={`${deskCall(deskCallPaths.leadFileRest)}?${new URLSearchParams({ done: token })}`}
            className={buttonStyle("outline", "bg-white")}
            download
          >
            The other rows, with the reasons
          </a>
        )}
      </div>
    </div>
  );
}
