import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { longestNote } from "@/lib/desk/forms/lead-work";
import { DeskForm } from "../desk-form";
import { boxStyle, labelStyle } from "../field-style";

type Props = { id: string; draft: { problem: string; fields: Record<string, string> } | null };

/** Adds a note to a lead. */
export function NoteForm({ id, draft }: Props) {
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
