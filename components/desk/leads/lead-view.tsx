import { buttonStyle } from "@/components/ui/button-style";
import { formatDay } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { Fields, FormDraft } from "@/lib/desk/forms/form-field";
import {
  type Assignee,
  channelLabels,
  deliveryStates,
  type LeadWork,
  type NextLead,
} from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import type { FoundLead } from "@/lib/desk/forms/one-person";
import {
  laterChoices,
  sayOutcome,
  undoMinutes,
  visitChoices,
  wishChoices,
  wishesIn,
} from "@/lib/desk/forms/outcomes";
import { contactRules } from "@/lib/enquiries/forms/contact-rules";
import { formatWait } from "@/lib/desk/forms/waiting";
import { leadTitle } from "@/lib/enquiries/forms/outside-lead";
import { visitField } from "@/lib/enquiries/forms/visit-times";
import { Card } from "../card";
import { DeskForm } from "../desk-form";
import { cardStyle } from "../fields";
import { Notice, StatusMark } from "../marks";
import { BookingForm } from "./booking-form";
import { ContactCard } from "./contact-card";
import { History } from "./lead-history";
import { LeadNews } from "./lead-news";
import { OutcomeBar } from "./outcome-bar";
import { SamePerson } from "./same-person";
import { VisitForm } from "./visit-form";
import { VisitWishes } from "./visit-wishes";
import { Waits } from "./waits";
import { NoteForm, WorkForm } from "./work-form";

type Props = {
  lead: LeadWork;
  assignees: readonly Assignee[];
  me: { id: string; email: string };
  mayErase: boolean;
  /** The lead to work on after this one. */
  next: NextLead | null;
  /** Of one that is booked: what is known of that, and projects that are suggested. */
  booking: { fields: Fields; projects: readonly string[] } | null;
  /** Who was looked for, to be joined with the person of this lead. */
  also: { search: string; found: readonly FoundLead[] };
  draft: FormDraft | null;
};

/** One lead: call, work, write down, and all that is known of it. */
export function LeadView({ lead, assignees, me, mayErase, next, booking, also, draft }: Props) {
  const isOutcome = draft !== null && "outcome" in draft.fields;
  const isNote = draft !== null && !isOutcome && "note" in draft.fields;
  const isBooking = draft !== null && "bookedOn" in draft.fields;
  const isVisit = draft !== null && "pickUp" in draft.fields;
  const isPerson = draft !== null && "other" in draft.fields;
  const { hours } = contactRules(lead.contact);
  const now = new Date();
  const wishes = wishesIn(lead.details[visitField], now);
  const nameOf = (id: string | null) => assignees.find((one) => one.id === id)?.name;
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-6">
      <LeadNews lead={lead.id} event={lead.events[0]?.id ?? 0} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusMark status={lead.status} />
        <span className="text-ink-600 figures">
          {leadTitle(lead)} · {lead.reference} · {sayFirstCall(lead)}
        </span>
        {lead.wait && <Waits wait={lead.wait} />}
        {lead.followUpAt && <b>Follow-up: {formatMoment(lead.followUpAt)}</b>}
        {lead.visit && <b>Visit: {formatMoment(lead.visit.at)}</b>}
        <span className="text-ink-600">{sayEnd(lead)}</span>
      </div>
      {lead.suspicion && (
        <Notice kind="problem">This form was sent quicker than a person fills it in. It may be spam.</Notice>
      )}
      <OutcomeBar
        id={lead.id}
        event={lead.events[0]?.id ?? 0}
        later={laterChoices(hours, now)}
        visit={[...wishChoices(wishes), ...visitChoices(now)]}
        justNoted={sayJustNoted(lead, me.email, now)}
        next={next}
        draft={isOutcome ? draft : null}
      />
      {/* On a phone in the order of the work; on a wide screen what is done stands beside what is known. */}
      <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className={columnStyle}>
          <ContactCard
            lead={lead}
            holder={lead.assignedTo === me.id ? null : (nameOf(lead.assignedTo) ?? null)}
          />
          {wishes.length > 0 && <VisitWishes wishes={wishes} isPlanned={lead.visit !== null} />}
          <Card id="facts" title="What was sent" className="order-1">
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
          </Card>
          <div className="order-3 grid min-w-0 gap-6">
            <Deliveries lead={lead} />
          </div>
        </div>
        <div className={columnStyle}>
          {booking && <BookingForm id={lead.id} {...booking} draft={isBooking ? draft : null} />}
          <section className={cardStyle} aria-label="Work">
            <WorkForm
              lead={lead}
              assignees={assignees}
              me={me.id}
              draft={isNote || isOutcome || isBooking || isVisit || isPerson ? null : draft}
            />
          </section>
          {lead.visit && (
            <VisitForm
              lead={lead.id}
              visit={lead.visit}
              assignees={assignees}
              draft={isVisit ? draft : null}
            />
          )}
          <div className="order-2 grid min-w-0 gap-6">
            <Card id="history" title="History">
              <NoteForm id={lead.id} draft={isNote ? draft : null} />
              <SamePerson lead={lead} {...also} problem={isPerson ? draft.problem : ""} />
              <History lead={lead} />
            </Card>
            {lead.contact.stoppedAt === null && <StopForm id={lead.id} />}
            {mayErase && <EraseForm id={lead.id} />}
          </div>
        </div>
      </div>
    </div>
  );
}

/** The outcome that this account wrote down a moment ago, which it may take back. */
function sayJustNoted({ events }: LeadWork, email: string, now: Date): string | null {
  const last = events[0];
  if (!last?.after?.outcome || last.who !== email) return null;
  return now.getTime() - Date.parse(last.at) < undoMinutes * 60_000
    ? `${sayOutcome(last.after.outcome)}.`
    : null;
}

/** Its parts stand in the page's own column on a phone. */
const columnStyle = "contents lg:grid lg:min-w-0 lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:gap-6";

/** How long the person waited for a first call. */
function sayFirstCall({ acceptedAt, firstContactAt }: LeadWork): string {
  if (!firstContactAt) return "not called yet";
  return `first called after ${formatWait(Date.parse(firstContactAt) - Date.parse(acceptedAt))}`;
}

function sayEnd({ endsAt }: LeadWork): string {
  if (!endsAt) return "Stays: a home was booked with this number.";
  return `Deleted by itself on ${formatDay(endsAt)}, unless there is contact before.`;
}

/** Every message about a lead: where to, how it went, and why not. */
function Deliveries({ lead: { deliveries, suspicion } }: { lead: LeadWork }) {
  return (
    <Card id="deliveries" title="Messages about it">
      {deliveries.length === 0 && (
        <p className="text-ink-600">
          {suspicion === "trap" ? "None: it looked like a program’s." : "None: it did not come by a form."}
        </p>
      )}
      <ul className="grid gap-3">
        {deliveries.map(({ channel, state, attempts, lastError, at }) => (
          <li key={channel} className="min-w-0">
            <p>
              {channelLabels[channel] ?? channel}:{" "}
              <b className={state === "failed" ? "text-danger-600" : ""}>{deliveryStates[state] ?? state}</b>{" "}
              <span className="text-ink-600 text-sm">
                {formatMoment(at)}
                {attempts > 1 && `, ${attempts} attempts`}
              </span>
            </p>
            {lastError && <p className="text-danger-600 text-sm wrap-anywhere">{lastError}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** For a person who tells staff, and not the link, that nobody is to call any more. */
function StopForm({ id }: { id: string }) {
  return (
    <details className={cardStyle}>
      <summary className="min-h-touch flex items-center font-bold">The person wants no more contact…</summary>
      <DeskForm action={deskCall(deskCallPaths.stopContact, { id })} className="grid gap-3">
        <p className="text-ink-600">
          Nobody is shown a way to call or write to this number any more, about any of its leads until now.
          Only the person opens it again, by the link that came with the form, or by another form.
        </p>
        <button className={buttonStyle("outline", "justify-self-start")}>Stop all contact</button>
      </DeskForm>
    </details>
  );
}

/** Erases a person who asks for it; behind a fold, because nothing brings it back. */
function EraseForm({ id }: { id: string }) {
  return (
    <details className={cardStyle}>
      <summary className="min-h-touch text-danger-600 flex items-center font-bold">
        Erase this person…
      </summary>
      <DeskForm action={deskCall(deskCallPaths.eraseLead, { id })} className="grid gap-3">
        <p className="text-ink-600">
          Everything about the person goes from all leads of this number, notes too. Leads of another number
          in the history stay: please erase them on their own pages. Kind, day and project stay in the count.
          Nothing brings it back.
        </p>
        <button className={buttonStyle("outline", "justify-self-start")}>Erase for good</button>
      </DeskForm>
    </details>
  );
}
