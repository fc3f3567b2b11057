import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { Icon } from "@/components/ui/icon";
import { formatCount, formatNumber } from "@/lib/base/format";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { type CatalogueAge, figureDays, type LeadFigures, vitalDays } from "@/lib/desk/forms/front-page";
import { type FollowUps, followUpsPath, inboxPath } from "@/lib/desk/forms/lead-inbox";
import type { InboxLead, Pulse } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import { formatWait } from "@/lib/desk/forms/waiting";
import { projectListPath, projectViewLabels } from "@/lib/desk/forms/project-list";
import type { PageVitals } from "@/lib/vitals/histogram";
import { Card } from "../card";
import { DeskRows } from "../desk-rows";
import { LeadNews } from "../leads/lead-news";
import { leadRow } from "../leads/lead-row";
import { BarTable, DayChart, FirstCall, VitalsTable } from "./figures";

type Props = {
  /** What the company, or whoever reads this, has to do: a sentence each. */
  warnings: readonly string[];
  mine: FollowUps;
  /** The newest that nobody has called, of those of the last day. */
  uncalled: { leads: readonly InboxLead[]; total: number };
  pulse: Pulse;
  figures: LeadFigures;
  backlog: Backlog;
  catalogue: CatalogueAge;
  vitals: readonly PageVitals[];
};

const period = `last ${figureDays} days`;

/** What is to be done now, and how the company does. */
export function FrontView({ warnings, mine, uncalled, pulse, figures, backlog, catalogue, vitals }: Props) {
  const due = [...mine.overdue.leads, ...mine.today.leads];
  const dueTotal = mine.overdue.total + mine.today.total;
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
      {warnings.map((text) => (
        <p key={text} className="border-gold-500 bg-gold-100 rounded-control border px-4 py-3">
          {text}
        </p>
      ))}
      <LeadNews since={pulse.newest} event={pulse.event} />
      {uncalled.total > 0 && (
        <section aria-labelledby="uncalled">
          <h2 id="uncalled" className="text-lg font-bold">
            {`Waiting for a first call (${formatNumber(uncalled.total)})`}
          </h2>
          <DeskRows rows={uncalled.leads.map(leadRow)} />
        </section>
      )}
      <section aria-labelledby="due">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="due" className="text-lg font-bold">
            Your follow-ups today{dueTotal > 0 && ` (${formatNumber(dueTotal)})`}
          </h2>
          <a href={followUpsPath()} className={buttonStyle("quiet", "-ml-5")}>
            All follow-ups
          </a>
        </div>
        {due.length > 0 ? (
          <DeskRows rows={due.slice(0, 5).map(leadRow)} className="mt-1" />
        ) : (
          <p className="text-ink-600">Nobody waits for your call today.</p>
        )}
        {figures.uncalled > 0 && (
          <p className="mt-3">
            <a href={inboxPath({ status: "new" })} className={buttonStyle("primary")}>
              <Icon name="call" />
              {formatCount(figures.uncalled, "new lead")} not called yet
            </a>
          </p>
        )}
      </section>
      {figures.total === 0 && figures.uncalled === 0 ? (
        <EmptyMessage
          icon="chart"
          title="No leads yet"
          text={`None has come in during the ${period}. When a visitor sends a form it is in the inbox within seconds, and counted here.`}
          className="py-10"
        >
          <a href={deskPaths.leads} className={buttonStyle("outline")}>
            Go to the leads
          </a>
        </EmptyMessage>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
          <Card id="days" title={`${formatCount(figures.total, "lead")}, ${period}`} note="Without spam.">
            <DayChart days={figures.days} caption={`Leads by day, ${period}`} />
          </Card>
          <Card
            id="first-call"
            title={`First call, ${period}`}
            note="From the form to the first call or message."
          >
            <FirstCall figures={figures.firstCall} />
          </Card>
          <Card id="sources" title={`Where leads came from, ${period}`}>
            <BarTable
              caption={`Leads by source, ${period}`}
              what="Source"
              rows={figures.sources}
              none="None has come in."
            />
          </Card>
          <Card id="campaigns" title={`Campaigns, ${period}`}>
            <BarTable
              caption={`Leads by campaign, ${period}`}
              what="Campaign"
              rows={figures.campaigns}
              none="No lead has come by a link with a campaign."
            />
          </Card>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <DeliveriesCard backlog={backlog} />
        <CatalogueCard age={catalogue} />
      </div>
      <Card
        id="vitals"
        title={`Speed for visitors, last ${vitalDays} days`}
        note="Until a page is shown, until a tap is answered, and how much moved, for three of four page views. Red is worse than Google calls good."
      >
        <VitalsTable pages={vitals} period={`last ${vitalDays} days`} />
      </Card>
    </div>
  );
}

/** How old the catalogue is, now. */
function CatalogueCard({ age: { importedAt, changedAt, projects, stale } }: { age: CatalogueAge }) {
  return (
    <Card id="catalogue" title="Catalogue, now">
      <dl className="grid gap-2">
        <Fact label="Last import" text={importedAt ? formatMoment(importedAt) : "none yet"} />
        <Fact label="Last change" text={formatMoment(changedAt)} />
        <Fact label="On the site" text={formatCount(projects, "project")} />
        <Fact
          label={projectViewLabels.stale}
          text={
            projects === 0
              ? "–"
              : `${formatCount(stale, "project")} (${Math.round((stale / projects) * 100)} %)`
          }
        />
      </dl>
      {stale > 0 && (
        <a href={projectListPath({ view: "stale" })} className={buttonStyle("outline", "justify-self-start")}>
          Show these projects
        </a>
      )}
    </Card>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-ink-600">{label}</dt>
      <dd className="figures font-bold">{text}</dd>
    </div>
  );
}

/** Messages about leads that are not out yet; `spool`: leads on the disk, for the database or for a person to look at. */
type Backlog = {
  waiting: number;
  kept: number;
  failed: number;
  oldestWaitingSeconds: number;
  spool: { waiting: number; refused: number };
};

/** Whether mails and messages to the CRM get out. */
function DeliveriesCard({ backlog }: { backlog: Backlog }) {
  const { waiting, kept, failed, oldestWaitingSeconds, spool } = backlog;
  const isDone = waiting + kept + failed + spool.waiting + spool.refused === 0;
  return (
    <Card id="messages" title="Messages about leads, now">
      {isDone && <p className="text-success-600 font-bold">All are delivered.</p>}
      {spool.waiting > 0 && (
        <p className="text-danger-600 font-bold">
          {`${formatCount(spool.waiting, "lead waits", "leads wait")} on the disk for the database.`}
        </p>
      )}
      {spool.refused > 0 && (
        <p className="text-danger-600 font-bold">
          {`${formatCount(spool.refused, "lead was", "leads were")} set aside on the disk: whoever runs the site should look.`}
        </p>
      )}
      {waiting > 0 && (
        <p>
          {`${formatCount(waiting, "message waits", "messages wait")} to be sent, the oldest for ${formatWait(oldestWaitingSeconds * 1_000)}.`}
        </p>
      )}
      {kept > 0 && (
        <p>{`${formatCount(kept, "message is", "messages are")} kept until mail is set up. The leads are all here.`}</p>
      )}
      {failed > 0 && (
        <>
          <p className="text-danger-600 font-bold">
            {`${formatCount(failed, "message", "messages")} could not be delivered.`}
          </p>
          <a
            href={inboxPath({ view: "all", failed: true })}
            className={buttonStyle("outline", "justify-self-start")}
          >
            Show these leads
          </a>
        </>
      )}
    </Card>
  );
}
