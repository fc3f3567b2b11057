import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { FormDraft, FormField } from "@/lib/desk/forms/form-field";
import { pictureFields, projectFieldGroups, rowTitles } from "@/lib/desk/forms/project-fields";
import type { ProjectWork } from "@/lib/desk/forms/project-list";
import { DeskForm } from "../desk-form";
import { FieldBox } from "../field-box";
import { FormPart as Part, FirstButton, SaveBar } from "../form-part";
import { ProjectRows } from "./project-rows";
import { ReraPart } from "./rera-part";

type Props = {
  /** `null` for a new one. */
  project: Pick<ProjectWork, "id" | "version" | "fields" | "reraCheckers"> | null;
  /** What was typed into it before, and what was wrong with that. */
  draft: FormDraft | null;
  /** Else there is nothing to send, and the fields are only to be read. */
  mayEdit?: boolean;
};

const newFields: FormField[] = [
  {
    name: "isActive",
    label: "On the site",
    choices: [
      ["no", "Not yet: only the desk sees it"],
      ["yes", "Yes, as soon as it is saved"],
    ],
  },
  {
    name: "externalId",
    label: "Key",
    hint: "Files change the project by this. Empty: one is made",
  },
];
const style = "grid grid-cols-[minmax(0,1fr)] gap-6";
const startFields: Record<string, string> = { isActive: "no" };

/** All fields of a project. Each fault stands beside its box; what looks wrong can be said to be right. */
export function ProjectForm({ project, draft, mayEdit = true }: Props) {
  const fields: Readonly<Record<string, string>> = draft?.fields ?? project?.fields ?? startFields;
  const errors = draft?.errors ?? [];
  const errorsOf = (name: string) => errors.filter(({ path }) => path === name).map(({ msg }) => msg);
  // After a conflict both values were shown: sent once more, it takes the place of what is there now.
  const version = errorsOf("version")[0] ?? draft?.fields.version ?? project?.version;
  const box = (field: FormField) => (
    <FieldBox key={field.name} field={field} value={fields[field.name] ?? ""} errors={errorsOf(field.name)} />
  );
  const all = (
    <>
      {projectFieldGroups.map(({ title, hint, fields: own }) => (
        <Part key={title} title={title} hint={hint}>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{own.map(box)}</div>
        </Part>
      ))}
      <ReraPart fields={fields} errorsOf={errorsOf} checkers={project?.reraCheckers ?? {}} />
      <Part title={rowTitles.floorplans.title} hint="Of homes; a plotted development has none.">
        <ProjectRows kind="floorplans" fields={fields} errorsOf={errorsOf} />
      </Part>
      <Part title="Pictures and brochure">
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{pictureFields.map(box)}</div>
        <ProjectRows kind="galleries" fields={fields} errorsOf={errorsOf} />
      </Part>
    </>
  );
  if (!mayEdit) return <div className={style}>{all}</div>;
  return (
    <DeskForm
      version={project?.version}
      action={deskCall(deskCallPaths.saveProject, { id: String(project?.id ?? "new") })}
      problem={draft?.problem}
      words={draft ? "typed" : "keeps"}
      className={style}
    >
      <FirstButton />
      <input type="hidden" name="version" defaultValue={version} />
      {project && <input type="hidden" name="isActive" defaultValue={fields.isActive} />}
      {errors.some(({ path }) => path === "looksRight") && <LooksRight errors={errors} />}
      {all}
      {!project && (
        <Part title="To the site">
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{newFields.map(box)}</div>
        </Part>
      )}
      <SaveBar>
        <button className={buttonStyle("primary", "w-full sm:w-auto")}>
          {project ? "Save" : "Save the new project"}
        </button>
      </SaveBar>
    </DeskForm>
  );
}

/** What looks wrong, and a tick that it is right. */
function LooksRight({ errors }: { errors: readonly { path: string; msg: string }[] }) {
  return (
    <div className="border-danger-600 rounded-card grid gap-2 border bg-white p-[min(1.25rem,5vw)]">
      <p className="font-bold">What looks wrong</p>
      <ul className="list-disc pl-5">
        {errors
          .filter(({ msg }) => msg)
          .map(({ msg }) => (
            <li key={msg} className="wrap-anywhere">
              {msg}
            </li>
          ))}
      </ul>
      <label className="min-h-touch inline-flex items-center gap-2 font-bold">
        <input type="checkbox" name="looksRight" value="yes" className="accent-brand-600 size-5" />I have
        checked this: it is right
      </label>
    </div>
  );
}
