import { buttonStyle } from "@/components/ui/button-style";
import { bookingFields } from "@/lib/desk/forms/booking";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { Fields, FormDraft } from "@/lib/desk/forms/form-field";
import { Card } from "../card";
import { DeskForm } from "../desk-form";
import { Suggestions } from "../fields";
import { boxesOf } from "../form-boxes";

type Props = {
  id: string;
  fields: Fields;
  /** Projects that are suggested. */
  projects: readonly string[];
  draft: FormDraft | null;
};

/** What a lead has booked, and what that brings. */
export function BookingForm({ id, fields, projects, draft }: Props) {
  const version = JSON.stringify(fields);
  return (
    <Card id="booking" title="Booking">
      <DeskForm
        version={version}
        words={draft ? "typed" : "keeps"}
        stays
        action={deskCall(deskCallPaths.saveBooking, { id })}
        problem={draft?.problem}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <input type="hidden" name="version" defaultValue={draft?.fields.version ?? version} />
        {bookingFields.map(boxesOf(draft, fields).box)}
        <Suggestions id="projects" names={projects} />
        <button className={buttonStyle("primary", "justify-self-start")}>Save the booking</button>
      </DeskForm>
    </Card>
  );
}
