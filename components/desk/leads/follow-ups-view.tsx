import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { formatNumber } from "@/lib/base/format";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import {
  followUpGroups,
  followUpLabels,
  type FollowUpOwner,
  type FollowUps,
  followUpsPath,
  inboxPath,
} from "@/lib/desk/forms/lead-inbox";
import { DeskRows } from "../desk-rows";
import { tabStyle } from "../field-style";
import { leadRow } from "./lead-row";

type Props = { followUps: FollowUps; owner: FollowUpOwner };

const owners = [
  ["me", "Mine"],
  ["all", "Everybody’s"],
] as const;

/** Whom to call again: what is overdue first, then the rest of today, then what comes. */
export function FollowUpsView({ followUps, owner }: Props) {
  const shown = followUpGroups.filter((group) => followUps[group].total > 0);
  return (
    <>
      <nav aria-label="Whose follow-ups" className="mt-4 flex flex-wrap gap-2">
        {owners.map(([who, label]) => (
          <a
            key={who}
            href={followUpsPath(who)}
            aria-current={owner === who ? "page" : undefined}
            className={tabStyle}
          >
            {label}
          </a>
        ))}
      </nav>
      {shown.map((group) => (
        <section key={group} aria-labelledby={group} className="mt-6">
          <h2 id={group} className="text-lg font-bold">
            {followUpLabels[group]}{" "}
            <span className="text-ink-600 figures font-normal">({formatNumber(followUps[group].total)})</span>
          </h2>
          <DeskRows rows={followUps[group].leads.map(leadRow)} />
          {followUps[group].total > followUps[group].leads.length && (
            <p className="text-ink-600 mt-3">
              These are the nearest.{" "}
              {group !== "coming" && (
                <a
                  href={inboxPath({ view: "due", who: owner === "me" ? "me" : null })}
                  className="text-brand-600 underline"
                >
                  All that are due
                </a>
              )}
            </p>
          )}
        </section>
      ))}
      {shown.length === 0 && (
        <EmptyMessage
          icon="calendar"
          title={owner === "me" ? "Nobody waits for your call" : "Nobody waits for a call"}
          text="Choose a day and a time in “Next follow-up” of a lead, and the lead comes back here."
          className="mt-6 py-10"
        >
          <a
            href={owner === "me" ? followUpsPath("all") : deskPaths.leads}
            className={buttonStyle("outline")}
          >
            {owner === "me" ? "Show everybody’s" : "Go to the leads"}
          </a>
        </EmptyMessage>
      )}
    </>
  );
}
