import { leadPath } from "@/lib/desk/forms/desk-paths";
import { line, type DeskRow } from "@/lib/desk/forms/desk-row";
import type { InboxLead } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import { contactRules } from "@/lib/enquiries/forms/contact-rules";
import { leadTitle } from "@/lib/enquiries/forms/outside-lead";

/** `2nd`, `3rd`, `11th`. */
function ordinal(count: number): string {
  const isTeen = Math.floor(count / 10) % 10 === 1;
  return `${count}${(isTeen ? null : [null, "st", "nd", "rd"][count % 10]) ?? "th"}`;
}

/** A lead of a list: who, what about, and how far. */
export function leadRow(lead: InboxLead): DeskRow {
  const { followUpAt, isLate } = lead;
  const { state, stoppedAt, until } = contactRules(lead.contact);
  const mayNot = state !== "allowed";
  const followUp = followUpAt && ` · Follow-up ${formatMoment(followUpAt)}${isLate ? " (late)" : ""}`;
  const warnings = [
    mayNot && (stoppedAt ? "Do not contact" : "Consent ended"),
    lead.suspicion && "May be spam",
    lead.failed > 0 && "Not delivered",
  ];
  return {
    href: leadPath(lead.id),
    title: lead.name,
    wait: lead.wait,
    marks: [
      { status: lead.status },
      ...(lead.wantsVisit ? [{ look: "state", text: "Wants a visit" } as const] : []),
      ...(lead.enquiry > 1 ? [{ look: "state", text: `${ordinal(lead.enquiry)} enquiry` } as const] : []),
      ...warnings.flatMap((text) => (text ? [{ look: "warning", text } as const] : [])),
    ],
    lines: [
      line("quiet", [leadTitle(lead), lead.project].filter(Boolean).join(": ")),
      line("figures", `${lead.shownPhone} · ${formatMoment(lead.acceptedAt)} · ${lead.reference}`),
      ...(mayNot ? [line("problem", `Do not contact since ${formatMoment(stoppedAt ?? until)}`)] : []),
      line(
        "plain",
        lead.assignee ?? { look: "quiet", text: "Nobody has it" },
        followUp && isLate ? { look: "late", text: followUp } : followUp,
      ),
    ],
  };
}
