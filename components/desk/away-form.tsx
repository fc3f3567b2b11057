import { buttonStyle } from "@/components/ui/button-style";
import { formatMoment, toIndianTime } from "@/lib/desk/forms/moments";
import { DeskForm } from "./desk-form";
import { TextBox } from "./fields";

type Props = {
  action: string;
  /** Of whom it is, where a page has several. */
  id?: string;
  label: string;
  until: Date | null;
};

/** Until when somebody is away; an empty box: they are there. */
export function AwayForm({ action, id = "awayUntil", label, until }: Props) {
  return (
    <DeskForm
      action={action}
      version={until?.toISOString() ?? ""}
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
    >
      <TextBox
        id={id}
        name="awayUntil"
        label={label}
        type="datetime-local"
        defaultValue={until ? toIndianTime(until) : ""}
      >
        {until && <p className="text-ink-600 mt-1 text-sm">Away until {formatMoment(until)}.</p>}
      </TextBox>
      <button className={buttonStyle("outline")}>Save</button>
    </DeskForm>
  );
}
