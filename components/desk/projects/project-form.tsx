import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { type Fields, type FormDraft, type FormField, rowField } from "@/lib/desk/forms/form-field";
import {
  pictureFields,
  projectFieldGroups,
  reraDayField,
  reraLineFields,
  rowFields,
  type RowKind,
  rowTitles,
} from "@/lib/desk/forms/project-fields";
import type { ProjectWork } from "@/lib/desk/forms/project-list";
import { reraAuthorityOf } from "@/lib/projects/project/rera-number";
import type { ReraLine } from "@/lib/projects/project/rera-check-schema";
import { DeskForm } from "../desk-form";
import { FieldBox, FieldRows, FileBox, pictureTypes, RowPicture, Suggestions, Tick } from "../fields";
import { boxesOf } from "../form-boxes";
import { FirstButton, FormPart, FormPart as Part, SaveBar } from "../form-part";

type Props = {
  /** Known names, by the id of their list: what is typed otherwise is doubted when it is like one of them. */
  names: Readonly<Record<string, readonly string[]>>;
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
export function ProjectForm({ names, project, draft, mayEdit = true }: Props) {
  const errors = draft?.errors ?? [];
  const { fields, errorsOf, box, versionOf } = boxesOf(draft, project?.fields ?? startFields);
  const all = (
    <>
      {projectFieldGroups.map(({ title, hint, fields: own }) => (
        <Part key={title} title={title} hint={hint}>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{own.map(box)}</div>
        </Part>
      ))}
      <ReraPart checkers={project?.reraCheckers ?? {}} {...{ fields, errorsOf, box }} />
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
      hasFile
      className={style}
    >
      <FirstButton />
      {Object.entries(names).map(([id, known]) => (
        <Suggestions key={id} id={id} names={known} />
      ))}
      <input type="hidden" name="version" defaultValue={versionOf(project?.version)} />
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
      <Tick name="looksRight" value="yes" className="inline-flex font-bold">
        I have checked this: it is right
      </Tick>
    </div>
  );
}

type ProjectRowsProps = { kind: RowKind; fields: Fields; errorsOf: (name: string) => string[] };

/** The floor plans or the pictures of a project. */
function ProjectRows({ kind, fields, errorsOf }: ProjectRowsProps) {
  const cell = (row: number, name: string) => fields[rowField(kind, row, name)];
  return (
    <FieldRows kind={kind} titles={rowTitles[kind]} boxes={rowFields[kind]} {...{ fields, errorsOf }}>
      {(row) => (
        <>
          {kind === "galleries" ? (
            <input type="hidden" name={rowField(kind, row, "type")} value={cell(row, "type") ?? ""} />
          ) : (
            <Drawing row={row} />
          )}
          <RowPicture
            link={cell(row, kind === "galleries" ? "mediaLink" : "image")}
            label={`${rowTitles[kind].one} ${row + 1}`}
          />
        </>
      )}
    </FieldRows>
  );
}

/** The drawing of a floor plan from this device: dropped, chosen, or from a phone's camera. */
function Drawing({ row }: { row: number }) {
  return (
    <div className="mt-3 grid gap-3 group-disabled:hidden sm:grid-cols-2">
      <FileBox
        name={rowField("floorplans", row, "file")}
        label="Drawing from this device"
        accept={pictureTypes}
      />
      <div className="pointer-fine:hidden">
        <FileBox
          name={rowField("floorplans", row, "camera")}
          label="Photograph the drawing"
          accept={pictureTypes}
          capture="environment"
        />
      </div>
    </div>
  );
}

type ReraPartProps = Pick<ReturnType<typeof boxesOf>, "fields" | "errorsOf" | "box"> & {
  /** Who looked a line up. */
  checkers: Partial<Record<ReraLine, string>>;
};

/** What somebody found in the register, line by line. Visitors read the standing, the day and what the register says. */
function ReraPart({ fields, errorsOf, box, checkers }: ReraPartProps) {
  const authority = reraAuthorityOf({ locations: [{ state: fields.state }] });
  return (
    <FormPart
      title="Compared with RERA"
      hint="Mark only what you have read in the register yourself. Visitors see what you found and the day, never your name."
    >
      {authority && (
        <p>
          <a
            href={authority.href}
            target="_blank"
            rel="noreferrer"
            className="text-brand-600 min-h-touch inline-flex items-center underline underline-offset-4"
          >
            {authority.site}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      <div className="sm:max-w-[50%] sm:pr-2">{box(reraDayField)}</div>
      {reraLineFields.map(({ line, title, asks, boxes: [found, day, says] }) => (
        <fieldset key={line} className="border-surface-line rounded-control min-w-0 border p-3">
          <legend className="px-1 font-bold">{title}</legend>
          <p className="text-ink-600 mb-2 text-sm">{asks}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            {[found, day].map((field) => field && box(field))}
            {says && (
              <div className="sm:col-span-2">
                <FieldBox field={says} value={fields[says.name] ?? ""} isShort errors={errorsOf(says.name)} />
              </div>
            )}
          </div>
          {checkers[line] && (
            <p className="text-ink-600 mt-2 text-sm wrap-anywhere">Looked up by {checkers[line]}</p>
          )}
        </fieldset>
      ))}
    </FormPart>
  );
}
