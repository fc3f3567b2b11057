import { buttonStyle } from "@/components/ui/button-style";
import { type Alarms, usualAlarms } from "@/lib/desk/forms/alarms";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { SettingChange } from "@/lib/desk/forms/settings";
import { sayHour } from "@/lib/enquiries/forms/call-hours";
import { DeskForm } from "./desk-form";
import { cardStyle, ChoiceField, TextBox, Tick } from "./fields";
import { Notice } from "./marks";
import { SettingChanges } from "./setting-changes";

type Props = {
  /** The newest first. */
  changes: readonly SettingChange<Alarms>[];
  draft: { problem: string; fields: Record<string, string> } | null;
  isSaved: boolean;
};

/** When the desk rings, for owners. */
export function AlarmsView({ changes, draft, isSaved }: Props) {
  const [last] = changes;
  const now = last?.after ?? usualAlarms;
  const { hasMorningList, ...numbers } = now;
  const typed: Record<string, string | number> = { ...numbers, ...draft?.fields };
  const isTicked = draft ? draft.fields.hasMorningList === "1" : hasMorningList;
  return (
    <div className="mt-6 grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      {isSaved && <Notice kind="done">The alarms were saved.</Notice>}
      <section className={cardStyle}>
        <p className="text-ink-600">
          A lead that nobody calls rings whoever has it, or all agents. After twice the time it goes to the
          next agent, and the owners are told. It rings by mail, and in every browser where somebody pressed
          “Ring on this device” under Account.
        </p>
        <DeskForm
          action={deskCall(deskCallPaths.saveAlarms)}
          problem={draft?.problem}
          version={String(last?.id ?? 0)}
          className="grid gap-4"
        >
          <input type="hidden" name="version" defaultValue={last?.id ?? 0} />
          <TextBox
            name="minutes"
            label="Ring after so many minutes without a call"
            type="number"
            inputMode="numeric"
            min={1}
            max={240}
            required
            defaultValue={typed.minutes}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <HourChoice name="from" label="Work begins" value={typed.from} hours={[0, 23]} />
            <HourChoice name="until" label="Work ends" value={typed.until} hours={[1, 24]} />
          </div>
          <p className="text-ink-600">Only minutes of work count, and it rings only then. Times in India.</p>
          <Tick name="hasMorningList" value="1" defaultChecked={isTicked}>
            Mail everybody in the morning whom to call
          </Tick>
          <HourChoice
            name="morningHour"
            label="The mail comes at"
            value={typed.morningHour}
            hours={[0, 23]}
          />
          <button className={buttonStyle("primary", "justify-self-start")}>Save</button>
        </DeskForm>
      </section>
      <SettingChanges changes={changes} say={sayAlarms} />
    </div>
  );
}

function sayAlarms({ minutes, from, until, hasMorningList, morningHour }: Alarms): string {
  const morning = hasMorningList ? `morning mail at ${sayHour(morningHour)}` : "no morning mail";
  return `After ${minutes} min, ${sayHour(from)} to ${sayHour(until)}, ${morning}`;
}

type HourChoiceProps = {
  name: string;
  label: string;
  value: string | number | undefined;
  hours: [first: number, last: number];
};

function HourChoice({ hours: [first, last], ...choice }: HourChoiceProps) {
  const hours = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return (
    <ChoiceField
      {...choice}
      options={hours.map((hour) => [hour, hour === 24 ? "Midnight" : sayHour(hour)])}
    />
  );
}
