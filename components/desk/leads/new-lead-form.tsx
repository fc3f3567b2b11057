import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import { consentAt, consentHow, matterFields, personFields, wayBox } from "@/lib/desk/forms/new-lead";
import { contactChannels, contactLabels } from "@/lib/enquiries/forms/contact-rules";
import { DeskForm } from "../desk-form";
import { FieldBox, labelStyle, Suggestions, Tick } from "../fields";
import { boxesOf } from "../form-boxes";
import { FormPart } from "../form-part";
import { Notice } from "../marks";

type Props = {
  /** Projects that are suggested. */
  projects: readonly string[];
  /** Of this form alone: what is sent twice is one lead. */
  formKey: string;
  /** Now, as a box for date and time writes it. */
  now: string;
  /** What was typed into it before, and what was wrong with that. */
  draft: FormDraft | null;
};

/** Adds a lead of who walked in, phoned, or came another way, with what they agreed to. */
export function NewLeadForm({ projects, formKey, now, draft }: Props) {
  const { fields, errorsOf, box } = boxesOf(draft);
  return (
    <DeskForm
      action={deskCall(deskCallPaths.addLead)}
      words={draft ? "typed" : "keeps"}
      problem={draft?.problem}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <input type="hidden" name="key" defaultValue={fields.key ?? formKey} />
      <Recent id={errorsOf("recent")[0]} />
      <FormPart title="Who it is">
        <div className="grid gap-4 sm:grid-cols-2">{personFields.map(box)}</div>
      </FormPart>
      <FormPart title="What it is about">
        <div className="grid gap-4 sm:grid-cols-2">{matterFields.map(box)}</div>
        <Suggestions id="projects" names={projects} />
      </FormPart>
      <FormPart
        title="What they agreed to"
        hint="Kept with the lead. Nobody may contact the person in another way, or for longer than the consent is good."
      >
        <Ways legend="The person asked us to contact them by" fields={fields} errors={errorsOf("channels")} />
        <div className="grid gap-4 sm:grid-cols-2">
          {box(consentHow)}
          <FieldBox field={consentAt} value={fields.at ?? now} errors={errorsOf("at", "key")} />
        </div>
      </FormPart>
      <button className={buttonStyle("primary", "justify-self-start")}>Add the lead</button>
    </DeskForm>
  );
}

/** Where the number has a lead already, the way to it, and the box by which it gets another one. */
function Recent({ id }: { id: string | undefined }) {
  if (!id) return null;
  return (
    <Notice kind="problem">
      <a href={leadPath(id)} className="min-h-touch inline-flex items-center underline underline-offset-4">
        Open the lead of this number
      </a>
      <Tick name="isAnother" value="yes">
        Add this one all the same: it is about something else
      </Tick>
    </Notice>
  );
}

type WaysProps = { legend: string; fields: Readonly<Record<string, string>>; errors: readonly string[] };

/** The ways to reach somebody that were agreed to. */
export function Ways({ legend, fields, errors }: WaysProps) {
  return (
    <fieldset aria-describedby={errors.length > 0 ? "channels-error" : undefined}>
      <legend className={labelStyle}>
        {legend}
        <span className="text-ink-600 font-normal"> (needed)</span>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {contactChannels.map((channel) => (
          <Tick
            key={channel}
            name={wayBox(channel)}
            value="yes"
            defaultChecked={fields[wayBox(channel)] === "yes"}
            className="inline-flex"
          >
            {contactLabels[channel]}
          </Tick>
        ))}
      </div>
      {errors.length > 0 && (
        <p id="channels-error" className="text-danger-600 text-sm font-bold">
          {errors.join("\n")}
        </p>
      )}
    </fieldset>
  );
}
