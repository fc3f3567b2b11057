import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { Card } from "./card";
import { DeskForm } from "./desk-form";
import { boxStyle } from "./fields";

type Props = { hasCalendar: boolean; calendar: string | null };

/** The address by which a calendar app shows one's visits. */
export function CalendarCard({ hasCalendar, calendar }: Props) {
  return (
    <Card title="Visits in your calendar">
      <p className="text-ink-600">
        Your calendar app shows your visits when it subscribes to an address of your own. Whoever has the
        address sees them, so keep it to yourself. In it are time, project and first name, and no phone
        number.
      </p>
      {calendar && (
        <label className="grid gap-1">
          <span className="text-sm font-bold">Address of your calendar. It is shown only now.</span>
          <textarea readOnly rows={3} defaultValue={calendar} className={`${boxStyle} wrap-anywhere`} />
        </label>
      )}
      {hasCalendar && !calendar && <p>An address is there. If you lost it, make a new one.</p>}
      <div className="flex flex-wrap gap-3">
        <DeskForm action={deskCall(deskCallPaths.newCalendar)}>
          <button className={buttonStyle("outline")}>
            {hasCalendar ? "New address (the old one ends)" : "Make an address"}
          </button>
        </DeskForm>
        {hasCalendar && (
          <DeskForm action={deskCall(deskCallPaths.removeCalendar)}>
            <button className={buttonStyle("quiet")}>Remove the address</button>
          </DeskForm>
        )}
      </div>
    </Card>
  );
}
