import { Icon } from "@/components/ui/icon";
import { leadTitles } from "@/content/lead-mails";
import { leadPath } from "@/lib/desk/forms/desk-paths";
import type { InboxLead } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import { StatusMark } from "./status-mark";

/** A lead of the inbox: who, what about, and how far. All of it leads to the lead. */
export function InboxRow({ lead }: { lead: InboxLead }) {
  const { id, reference, kind, name, project, acceptedAt, status, assignee, followUpAt, isLate } = lead;
  return (
    <li className="border-surface-line rounded-card relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border bg-white p-[min(1rem,4vw)]">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <a
            href={leadPath(id)}
            className="hover:text-brand-600 min-w-0 text-lg font-bold wrap-anywhere after:absolute after:inset-0"
          >
            {name}
          </a>
          <StatusMark status={status} />
          {lead.suspicion && <Mark text="May be spam" />}
          {lead.failed > 0 && <Mark text="Not delivered" />}
        </p>
        <p className="text-ink-600 text-sm wrap-anywhere">
          {[leadTitles[kind], project].filter(Boolean).join(": ")}
        </p>
        <p className="text-ink-600 figures text-sm">
          {lead.shownPhone} · {formatMoment(acceptedAt)} · {reference}
        </p>
        <p className="text-sm">
          {assignee ?? <span className="text-ink-600">Nobody has it</span>}
          {followUpAt && (
            <span className={isLate ? "text-danger-600 font-bold" : ""}>
              {" · "}Follow-up {formatMoment(followUpAt)}
              {isLate && " (late)"}
            </span>
          )}
        </p>
      </div>
      <Icon name="chevronRight" className="text-ink-600 size-5" />
    </li>
  );
}

function Mark({ text }: { text: string }) {
  return (
    <span className="text-danger-600 inline-flex items-center gap-1 text-sm font-bold">
      <Icon name="alert" className="size-4" />
      {text}
    </span>
  );
}
