import { leadTitles } from "@/content/lead-mails";
import { leadPath } from "@/lib/desk/forms/desk-paths";
import type { InboxLead } from "@/lib/desk/forms/lead-work";
import { contactRules } from "@/lib/enquiries/forms/contact-rules";
import { formatMoment } from "@/lib/desk/forms/moments";
import { ListRow, WarningMark } from "../list-row";
import { StatusMark } from "./status-mark";

/** A lead of the inbox: who, what about, and how far. All of it leads to the lead. */
export function InboxRow({ lead }: { lead: InboxLead }) {
  const { id, reference, kind, name, project, acceptedAt, status, assignee, followUpAt, isLate } = lead;
  const { state, stoppedAt, until } = contactRules(lead.contact);
  const mayNot = state !== "allowed";
  return (
    <ListRow
      href={leadPath(id)}
      title={name}
      marks={
        <>
          <StatusMark status={status} />
          {mayNot && <WarningMark text={stoppedAt ? "Do not contact" : "Consent ended"} />}
          {lead.suspicion && <WarningMark text="May be spam" />}
          {lead.failed > 0 && <WarningMark text="Not delivered" />}
        </>
      }
    >
      <p className="text-ink-600 text-sm wrap-anywhere">
        {[leadTitles[kind], project].filter(Boolean).join(": ")}
      </p>
      <p className="text-ink-600 figures text-sm">
        {lead.shownPhone} · {formatMoment(acceptedAt)} · {reference}
      </p>
      {mayNot && (
        <p className="text-danger-600 text-sm">Do not contact since {formatMoment(stoppedAt ?? until)}</p>
      )}
      <p className="text-sm">
        {assignee ?? <span className="text-ink-600">Nobody has it</span>}
        {followUpAt && (
          <span className={isLate ? "text-danger-600 font-bold" : ""}>
            {" · "}Follow-up {formatMoment(followUpAt)}
            {isLate && " (late)"}
          </span>
        )}
      </p>
    </ListRow>
  );
}
