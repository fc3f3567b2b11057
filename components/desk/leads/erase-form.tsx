import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { DeskForm } from "../desk-form";
import { cardStyle } from "../field-style";

/** Erases a person who asks for it; behind a fold, because nothing brings it back. */
export function EraseForm({ id }: { id: string }) {
  return (
    <details className={cardStyle}>
      <summary className="min-h-touch text-danger-600 flex items-center font-bold">
        Erase this person…
      </summary>
      <DeskForm action={deskCall(deskCallPaths.eraseLead, { id })} className="grid gap-3">
        <p className="text-ink-600">
          Everything about the person goes from all leads of this number, notes too. Kind, day and project
          stay in the count. Nothing brings it back.
        </p>
        <button className={buttonStyle("outline", "justify-self-start")}>Erase for good</button>
      </DeskForm>
    </details>
  );
}
