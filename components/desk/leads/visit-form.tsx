import { buttonStyle } from "@/components/ui/button-style";
import { indianDay } from "@/lib/base/indian-day";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { Assignee } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import { type PlannedVisit, toSeenVisit, visitsPath } from "@/lib/desk/forms/visits";
import { Card } from "../card";
import { DeskForm } from "../desk-form";
import { ChoiceField, FieldBox } from "../fields";

type Props = {
  lead: string;
  visit: PlannedVisit;
  assignees: readonly Assignee[];
  draft: { problem: string; fields: Record<string, string> } | null;
};

/** Who goes along on the visit that is planned, where to, and where the person is met. Its time is moved by the bar of outcomes. */
export function VisitForm({ lead, visit, assignees, draft }: Props) {
  const typed = draft?.fields;
  // What was sent when the session had ended was refused by nobody: it still says what was seen.
  const version = (draft?.problem === "" && typed?.version) || toSeenVisit(visit);
  return (
    <Card id="visit" title={`Visit on ${formatMoment(visit.at)}`} className="order-1">
      <a
        href={visitsPath({ day: indianDay(new Date(visit.at)), who: "all", isFull: true })}
        className="text-brand-600 min-h-touch flex w-fit items-center underline underline-offset-4"
      >
        All visits of that day
      </a>
      <DeskForm
        version={version}
        words={draft ? "typed" : "keeps"}
        action={deskCall(deskCallPaths.saveVisit, { id: lead })}
        problem={draft?.problem}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <input type="hidden" name="version" defaultValue={version} />
        <ChoiceField
          name="staffId"
          label="Who goes along"
          none="Nobody"
          value={typed?.staffId ?? visit.staffId}
          options={assignees.map(({ id, name, email }) => [id, `${name}, ${email}`] as const)}
        />
        {visitFields.map(({ field, value }) => (
          <FieldBox
            key={field.name}
            field={field}
            value={typed?.[field.name] ?? value(visit) ?? ""}
            errors={[]}
          />
        ))}
        <button className={buttonStyle("outline", "justify-self-start")}>Save the visit</button>
      </DeskForm>
    </Card>
  );
}

/** `visitTo`: the form of a booking beside it has a box `project`. */
const visitFields = [
  {
    field: { name: "visitTo", label: "Project (name or number)" },
    value: ({ projectName }: PlannedVisit) => projectName,
  },
  {
    field: { name: "pickUp", label: "Pick-up place (empty: at the project)" },
    value: ({ pickUp }: PlannedVisit) => pickUp,
  },
];
