import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon, type IconName } from "@/components/ui/icon";
import { formatDay } from "@/lib/base/format";
import { bookingLabels } from "@/lib/desk/forms/booking";
import { deskCall, deskCallPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import { fieldLabels, type LeadEvent, type LeadWork } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import { readActs } from "@/lib/desk/forms/one-person";
import { sayOutcome } from "@/lib/desk/forms/outcomes";
import { leadStatuses, statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import { leadTitle } from "@/lib/enquiries/forms/outside-lead";
import { DeskForm } from "../desk-form";
import { StatusMark } from "../marks";

const icons: Record<LeadEvent["kind"], IconName> = {
  changed: "steps",
  note: "document",
  call: "call",
  whatsapp: "whatsapp",
  consent: "shield",
  alarm: "alert",
  booking: "wallet",
  joined: "people",
  parted: "people",
};
const labels: Record<string, string> = {
  ...fieldLabels,
  ...bookingLabels,
  contact: "Contact",
  channels: "Ways",
  callHours: "Calls in India",
  visitBy: "Who goes along on the visit",
  visitProject: "Visit to",
};

/**
 * All that happened with a person, the newest first: each lead (`lib/desk/store/one-person.ts`), and what was done about it by
 * whom, before and after.
 */
export function History({ lead }: { lead: LeadWork }) {
  const all = [
    ...entriesOf(lead, <p className="font-bold">{sayLead(lead)}, this lead</p>),
    ...lead.others.flatMap((other) =>
      entriesOf(other, <Came lead={other} me={lead.name} />, `, about ${other.reference}`),
    ),
  ];
  const { twice, undoable } = readActs([lead, ...lead.others]);
  return (
    <ol className="divide-surface-line divide-y">
      {all
        .filter(({ event }) => !event || !twice.has(event.id))
        .sort((one, other) => other.at.localeCompare(one.at))
        .map(({ key, at, icon, by, told, event }) => (
          <li key={key} className="flex gap-3 py-3">
            <Icon name={icon} className="text-gold-700 mt-0.5 size-5" />
            <div className="min-w-0">
              {told}
              <p className="text-ink-600 text-sm wrap-anywhere">
                {by}, {formatMoment(at)}
              </p>
              {event && undoable.has(event.id) && <Undo lead={lead.id} event={event} />}
            </div>
          </li>
        ))}
    </ol>
  );
}

type Entry = { key: string; at: string; icon: IconName; by: string; told: ReactNode; event?: LeadEvent };

/** That a lead came, as `told`, and what was done about it. */
function entriesOf(
  { id, acceptedAt, events }: Pick<LeadWork, "id" | "acceptedAt" | "events">,
  told: ReactNode,
  about = "",
): Entry[] {
  return [
    { key: id, at: acceptedAt, icon: "mail", by: "Came", told },
    ...events.map((event) => ({
      event,
      key: String(event.id),
      at: event.at,
      icon: icons[event.kind],
      by: event.who + about,
      told: <Told event={event} />,
    })),
  ];
}

const sayLead = (lead: Pick<LeadWork, "kind" | "origin" | "reference">) =>
  `${leadTitle(lead)} · ${lead.reference}`;

/** Another lead of the person, opened by a tap. `me`: the name on the lead that is open. */
function Came({ lead, me }: { lead: LeadWork["others"][number]; me: string }) {
  return (
    <a
      href={leadPath(lead.id)}
      className="min-h-touch hover:text-brand-600 flex flex-wrap items-center gap-x-2 font-bold underline underline-offset-4"
    >
      {[lead.name === me ? "" : lead.name, sayLead(lead), lead.project].filter(Boolean).join(" · ")}{" "}
      <StatusMark status={lead.status} />
    </a>
  );
}

/** Takes back that two leads were joined or parted. */
function Undo({ lead, event: { id, ...event } }: { lead: string; event: LeadEvent }) {
  return (
    <DeskForm action={deskCall(deskCallPaths.undoPerson, { id: lead })} isApart>
      <input type="hidden" name="other" value={id} />
      <button className={buttonStyle("quiet", "-ml-5")}>
        Undo<span className="sr-only"> that it was {`${actWords[event.kind]} ${sayOther(event.other)}`}</span>
      </button>
    </DeskForm>
  );
}

const actWords: Partial<Record<LeadEvent["kind"], string>> = { joined: "joined with", parted: "parted from" };

const sayOther = (other: LeadEvent["other"]) =>
  other ? `${other.reference} (${other.name})` : "a lead whose person was erased";

function Told({ event: { kind, before, after, note, other } }: { event: LeadEvent }) {
  if (actWords[kind])
    return (
      <p className="font-bold wrap-anywhere first-letter:uppercase">
        {actWords[kind]}{" "}
        {other ? (
          <a
            href={leadPath(other.id)}
            className="min-h-touch hover:text-brand-600 -my-2.5 inline-flex items-center underline underline-offset-4"
          >
            {sayOther(other)}
          </a>
        ) : (
          sayOther(other)
        )}
      </p>
    );
  if (kind === "call") return <p className="font-bold">Called</p>;
  if (kind === "whatsapp")
    return <p className="font-bold">Wrote on WhatsApp{note && `: ${note.toLowerCase()}`}</p>;
  if (kind === "note" || kind === "alarm")
    return <p className="wrap-anywhere whitespace-pre-line">{note ?? "A note, erased."}</p>;
  const { outcome, undone, visitAt, ...fields } = after ?? {};
  return (
    <>
      {outcome && <p className="font-bold">{sayOutcome(outcome)}</p>}
      {undone && <p className="font-bold">Taken back: {sayOutcome(undone)}</p>}
      {visitAt && <p>Visit: {formatMoment(visitAt)}</p>}
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {Object.entries(fields).map(([name, value]) => (
        <p key={name} className="wrap-anywhere">
          {labels[name] ?? name}: {show(name, before?.[name])} → <b>{show(name, value)}</b>
        </p>
      ))}
    </>
  );
}

function show(name: string, value: string | null | undefined): string {
  if (value == null) return name === "assignedTo" || name === "visitBy" ? "nobody" : "none";
  if (name === "followUpAt") return formatMoment(value);
  if (name === "bookedOn") return formatDay(value) ?? value;
  const status = leadStatuses.find((known) => name === "status" && known === value);
  return status ? statusLabels[status] : value;
}
