import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { formatDay } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { type Assignee, type LeadWork, longestNote } from "@/lib/desk/forms/lead-work";
import { formatMoment, toIndianTime } from "@/lib/desk/forms/moments";
import {
  contactRules,
  type ContactRules,
  mayCallNow,
  sayChannels,
  sayHours,
} from "@/lib/enquiries/forms/contact-rules";
import { leadStatuses, statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import { DeskForm } from "../desk-form";
import { boxStyle, labelStyle } from "../fields";
import { Notice } from "../marks";
import { ContactButtons } from "./contact-buttons";

type Props = {
  lead: Pick<LeadWork, "id" | "version" | "status" | "assignedTo" | "followUpAt">;
  assignees: readonly Assignee[];
  me: string;
  /** What was typed into it before, and what was wrong with that. */
  draft: { problem: string; fields: Record<string, string> } | null;
};

/** How far a lead has come, who has it and when to follow up. */
export function WorkForm({ lead, assignees, me, draft }: Props) {
  const typed = draft?.fields;
  return (
    <DeskForm
      // What was saved comes with another version, and the boxes anew.
      key={lead.version}
      action={deskCall(deskCallPaths.changeLead, { id: lead.id })}
      problem={draft?.problem}
      className="grid gap-4"
    >
      <input type="hidden" name="version" defaultValue={lead.version} />
      <div>
        <label htmlFor="status" className={labelStyle}>
          Status
        </label>
        <select id="status" name="status" defaultValue={typed?.status ?? lead.status} className={boxStyle}>
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="assignedTo" className={labelStyle}>
          Who has it
        </label>
        <select
          id="assignedTo"
          name="assignedTo"
          defaultValue={typed?.assignedTo ?? lead.assignedTo ?? ""}
          className={boxStyle}
        >
          <option value="">Nobody</option>
          {assignees.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {id === me ? `${name} (you)` : `${name}, ${email}`}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="followUpAt" className={labelStyle}>
          Next follow-up
        </label>
        <input
          id="followUpAt"
          name="followUpAt"
          type="datetime-local"
          defaultValue={typed?.followUpAt ?? (lead.followUpAt ? toIndianTime(lead.followUpAt) : "")}
          className={boxStyle}
        />
      </div>
      <button className={buttonStyle("primary", "justify-self-start")}>Save</button>
    </DeskForm>
  );
}

type NoteFormProps = { id: string; draft: { problem: string; fields: Record<string, string> } | null };

/** Adds a note to a lead. */
export function NoteForm({ id, draft }: NoteFormProps) {
  return (
    <DeskForm
      action={deskCall(deskCallPaths.noteLead, { id })}
      problem={draft?.problem}
      className="grid gap-3"
    >
      <div>
        <label htmlFor="note" className={labelStyle}>
          Note
        </label>
        <textarea
          id="note"
          name="note"
          rows={3}
          required
          maxLength={longestNote}
          defaultValue={draft?.fields.note}
          className={boxStyle}
        />
      </div>
      <button className={buttonStyle("outline", "justify-self-start")}>Add note</button>
    </DeskForm>
  );
}

type ContactCardProps = { lead: Pick<LeadWork, "id" | "links" | "contact" | "firstContactAt" | "facts"> };

/**
 * The ways to reach somebody that he has left open, below what has to be known before: his language, and when he may be called.
 * At other hours there is a warning in their place. Or the sentence that nobody may.
 */
export function ContactCard({ lead }: ContactCardProps) {
  const rules = contactRules(lead.contact);
  if (rules.state !== "allowed") return <Notice kind="problem">{sayNo(rules)}</Notice>;
  const may = mayCallNow(rules, lead.firstContactAt);
  const language = lead.facts.find(({ label }) => label === "Language");
  const buttons = (
    <ContactButtons
      id={lead.id}
      links={lead.links}
      call={
        rules.channels.includes("phone") && (
          <>
            <Icon name="call" />
            Call {lead.links.shownPhone}
          </>
        )
      }
      whatsapp={
        rules.channels.includes("whatsapp") && (
          <>
            <Icon name="whatsapp" />
            WhatsApp
          </>
        )
      }
    />
  );
  return (
    <div className="grid gap-2">
      <p className="text-ink-600 text-sm">
        {language && `${language.text}. `}By {sayChannels(rules.channels)}. Calls from {sayHours(rules.hours)}{" "}
        in India{rules.hasOwnHours && ", as the person chose"}. Until {formatDay(rules.until)}.
      </p>
      {may !== "yes" && (
        <Notice kind="problem">
          Quiet hours: please do not call or write now. Calls are welcome from {sayHours(rules.hours)} in
          India.
        </Notice>
      )}
      {may === "yes" && buttons}
      {may === "asked" && (
        <details>
          <summary className={buttonStyle("outline", "mb-3 cursor-pointer bg-white")}>
            The person has asked to be called now…
          </summary>
          {buttons}
        </details>
      )}
    </div>
  );
}

function sayNo({ stoppedAt, until }: ContactRules): string {
  if (stoppedAt) return `Do not contact: the person stopped it on ${formatMoment(stoppedAt)}.`;
  return `Do not contact: the consent ended on ${formatDay(until)}.`;
}
