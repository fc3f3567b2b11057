import { Icon, type IconName } from "@/components/ui/icon";
import { fieldLabels, type LeadEvent } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import { sayOutcome } from "@/lib/desk/forms/outcomes";
import { leadStatuses, statusLabels } from "@/lib/enquiries/forms/lead-statuses";

const icons: Record<LeadEvent["kind"], IconName> = {
  changed: "steps",
  note: "document",
  call: "call",
  whatsapp: "whatsapp",
  consent: "shield",
  alarm: "alert",
};
const labels: Record<string, string> = {
  ...fieldLabels,
  contact: "Contact",
  channels: "Ways",
  callHours: "Calls in India",
  visitBy: "Who goes along on the visit",
  visitProject: "Visit to",
};

/** What was done about a lead, the newest first: who, when, before and after. */
export function History({ events }: { events: readonly LeadEvent[] }) {
  if (events.length === 0) return <p className="text-ink-600">Nothing was done about it yet.</p>;
  return (
    <ol className="divide-surface-line divide-y">
      {events.map((event) => (
        <li key={event.id} className="flex gap-3 py-3">
          <Icon name={icons[event.kind]} className="text-gold-700 mt-0.5 size-5" />
          <div className="min-w-0">
            <Told event={event} />
            <p className="text-ink-600 text-sm wrap-anywhere">
              {event.who}, {formatMoment(event.at)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Told({ event: { kind, before, after, note } }: { event: LeadEvent }) {
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
  const status = leadStatuses.find((known) => name === "status" && known === value);
  return status ? statusLabels[status] : value;
}
