import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { type Assignee, type LeadWork, toBoxes, toSeen, workAgain } from "@/lib/desk/forms/lead-work";
import { leadStatuses, statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import { DeskForm } from "../desk-form";
import { boxStyle, ChoiceField, labelStyle, TextBox } from "../fields";

type Props = {
  lead: Pick<LeadWork, "id" | "status" | "assignedTo" | "followUpAt">;
  assignees: readonly Assignee[];
  me: string;
  /** What was typed into it before, and what was wrong with that. */
  draft: { problem: string; fields: Record<string, string> } | null;
};

/** How far a lead has come, who has it and when to follow up. */
export function WorkForm({ lead, assignees, me, draft }: Props) {
  const { version, boxes } = draft ? workAgain(lead, draft) : { version: toSeen(lead), boxes: toBoxes(lead) };
  return (
    <DeskForm
      // What is new comes with another version, and the boxes anew, but those that somebody chooses in.
      version={version}
      words={draft ? "typed" : "keeps"}
      action={deskCall(deskCallPaths.changeLead, { id: lead.id })}
      problem={draft?.problem}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <input type="hidden" name="version" defaultValue={version} />
      <ChoiceField
        name="status"
        label="Status"
        value={boxes.status}
        options={leadStatuses.map((status) => [status, statusLabels[status]])}
      />
      <ChoiceField
        name="assignedTo"
        label="Who has it"
        none="Nobody"
        value={boxes.assignedTo}
        options={assignees.map(({ id, name, email }) => [
          id,
          id === me ? `${name} (you)` : `${name}, ${email}`,
        ])}
      />
      <TextBox
        name="followUpAt"
        label="Next follow-up"
        type="datetime-local"
        defaultValue={boxes.followUpAt}
      />
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
      isApart
      problem={draft?.problem}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
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
          defaultValue={draft?.fields.note}
          className={boxStyle}
        />
      </div>
      <button className={buttonStyle("outline", "justify-self-start")}>Add note</button>
    </DeskForm>
  );
}
