import { leadTitles } from "@/content/lead-mails";
import { leadPath } from "@/lib/desk/forms/desk-paths";
import type { Assignee, LeadWork } from "@/lib/desk/forms/lead-work";
import { formatMoment, formatWait } from "@/lib/desk/forms/moments";
import { cardStyle } from "../field-style";
import { Notice } from "../notice";
import { ContactCard } from "./contact-card";
import { Deliveries } from "./deliveries";
import { EraseForm } from "./erase-form";
import { History } from "./history";
import { NoteForm } from "./note-form";
import { StatusMark } from "./status-mark";
import { WorkForm } from "./work-form";

type Props = {
  lead: LeadWork;
  assignees: readonly Assignee[];
  me: string;
  mayErase: boolean;
  draft: { problem: string; fields: Record<string, string> } | null;
};

/** One lead: call, work, write down, and all that is known of it. */
export function LeadView({ lead, assignees, me, mayErase, draft }: Props) {
  const isNote = draft !== null && "note" in draft.fields;
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusMark status={lead.status} />
        <span className="text-ink-600 figures">
          {leadTitles[lead.kind]} · {lead.reference} · {sayWait(lead)}
        </span>
      </div>
      {lead.suspicion && (
        <Notice kind="problem">This form was sent quicker than a person fills it in. It may be spam.</Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          <ContactCard lead={lead} />
          <section className={cardStyle} aria-labelledby="facts">
            <h2 id="facts" className="text-lg font-bold">
              What was sent
            </h2>
            <dl className="grid gap-3">
              {lead.facts.map(({ label, text, href }) => (
                <div key={`${label} ${text}`} className="min-w-0">
                  <dt className="text-ink-600 text-sm">{label}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">
                    {href ? (
                      <a
                        href={href}
                        className="text-brand-600 min-h-touch flex w-fit min-w-11 items-center underline underline-offset-4"
                      >
                        {text}
                      </a>
                    ) : (
                      text
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-start-2 lg:row-span-2">
          <section className={cardStyle} aria-label="Work">
            <WorkForm lead={lead} assignees={assignees} me={me} draft={isNote ? null : draft} />
          </section>
          <section className={cardStyle} aria-labelledby="history">
            <h2 id="history" className="text-lg font-bold">
              History
            </h2>
            <NoteForm id={lead.id} draft={isNote ? draft : null} />
            <History events={lead.events} />
          </section>
          {mayErase && <EraseForm id={lead.id} />}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          <Deliveries deliveries={lead.deliveries} />
          {lead.others.length > 0 && (
            <section className={cardStyle} aria-labelledby="others">
              <h2 id="others" className="text-lg font-bold">
                Other leads of this number
              </h2>
              <ul className="divide-surface-line divide-y">
                {lead.others.map(({ id, reference, kind, acceptedAt, status }) => (
                  <li key={id}>
                    <a
                      href={leadPath(id)}
                      className="min-h-touch hover:text-brand-600 flex flex-wrap items-center gap-x-2"
                    >
                      {leadTitles[kind]} · {reference} · {formatMoment(acceptedAt)}{" "}
                      <StatusMark status={status} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

/** How long the person waited for a first call, or waits already. */
function sayWait({ acceptedAt, firstContactAt }: LeadWork): string {
  if (!firstContactAt) return "not called yet";
  return `first called after ${formatWait(Date.parse(firstContactAt) - Date.parse(acceptedAt))}`;
}
