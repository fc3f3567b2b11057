import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { Icon } from "@/components/ui/icon";
import { retentionMonths } from "@/content/contact-rules";
import { formatCount, formatMonth, formatNumber } from "@/lib/base/format";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import {
  type EndingMonth,
  followUpGroups,
  followUpLabels,
  type FollowUpOwner,
  type FollowUps,
  followUpsPath,
  inboxPath,
} from "@/lib/desk/forms/lead-inbox";
import type { Pulse } from "@/lib/desk/forms/lead-work";
import { DeskRows } from "../desk-rows";
import { BarTable } from "../front/figures";
import { tabStyle } from "../fields";
import { LeadNews } from "./lead-news";
import { leadRow } from "./lead-row";

type Props = {
  followUps: FollowUps;
  owner: FollowUpOwner;
  endings: readonly EndingMonth[];
  pulse: Pulse;
};

const owners = [
  ["me", "Mine"],
  ["all", "Everybody’s"],
] as const;

/** Whom to call again: what is overdue first, then the rest of today, then what comes. */
export function FollowUpsView({ followUps, owner, endings, pulse }: Props) {
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
      <LeadNews since={pulse.newest} event={pulse.event} />
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
      {endings.length > 0 && <Endings endings={endings} />}
    </>
  );
}

/** When which leads are deleted by themselves. */
function Endings({ endings }: Pick<Props, "endings">) {
  return (
    <section aria-labelledby="endings" className="mt-10 max-w-xl">
      <h2 id="endings" className="text-lg font-bold">
        Deleted by themselves
      </h2>
      <p className="text-ink-600 mb-2">
        {retentionMonths} months after the last contact with a number its leads are deleted, except where a
        home was booked. A call, a message, a note or a follow-up is contact.{" "}
        <a href={inboxPath({ view: "ending" })} className="text-brand-600 underline">
          Those of the next 30 days
        </a>
      </p>
      <BarTable
        caption="Leads that are deleted by themselves, by month"
        what="Month"
        rows={endings.map(({ month, count }) => ({ name: formatMonth(`${month}-01`) ?? month, count }))}
        none=""
      />
    </section>
  );
}

/** One line above the leads while one's own follow-ups are due. */
export function ReminderNote({ overdue, today }: { overdue: number; today: number }) {
  if (overdue + today === 0) return null;
  return (
    <a
      href={followUpsPath()}
      className="border-gold-500 bg-gold-100 rounded-control min-h-touch mt-4 flex items-center gap-2 border px-3 py-2 font-bold"
    >
      <Icon name="calendar" className="text-gold-700 size-5" />
      <span className="min-w-0">
        {overdue > 0 && `${formatCount(overdue, "follow-up")} of yours overdue`}
        {overdue > 0 && today > 0 && ", "}
        {today > 0 &&
          (overdue > 0
            ? `${formatNumber(today)} more today`
            : `${formatCount(today, "follow-up")} of yours today`)}
      </span>
      <Icon name="chevronRight" className="ml-auto size-5" />
    </a>
  );
}
