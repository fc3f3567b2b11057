import { projectPath } from "@/lib/base/paths";
import { marketingPath } from "@/lib/desk/forms/campaign-link";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { sayFields } from "@/lib/desk/forms/project-fields";
import type { ProjectWork } from "@/lib/desk/forms/project-list";
import { cardStyle } from "../field-style";
import { Notice } from "../notice";
import { HistoryCard } from "../change-history";
import { AddFiles } from "./add-files";
import { CompletenessCard } from "./completeness-card";
import { ProjectForm } from "./project-form";
import { ProjectState } from "./project-state";

type Props = {
  project: ProjectWork;
  mayEdit: boolean;
  draft: FormDraft | null;
  /** What was done just now. */
  done: string;
  /** How cells were read whose meaning was not certain, a sentence in each line. */
  told?: string;
};

const linkStyle = "text-brand-600 min-h-touch inline-flex items-center underline underline-offset-4";

const doneWords: Record<string, string> = {
  saved: "Saved. The site shows it within five seconds, if the project is on it.",
  published: "The project is on the site within five seconds.",
  withdrawn: "The project is no longer on the site. Its content stays here.",
  forgotten: "Its page is gone: it answers “not found”.",
  checked: "Noted: checked today.",
  undone: "The change was taken back.",
  files: "Added. The site has them in its sizes a minute later.",
};

/** One project: where it stands, all its fields, and what was ever changed. */
export function ProjectView({ project, mayEdit, draft, done, told }: Props) {
  const isForm = draft !== null && "name" in draft.fields;
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="flex flex-wrap gap-x-4">
        <a href={deskPaths.projects} className={linkStyle}>
          All projects
        </a>
        {project.isActive && (
          <a href={marketingPath({ page: projectPath(project) })} className={linkStyle}>
            Link and QR code
          </a>
        )}
      </p>
      <div role="status" className="grid gap-3 empty:hidden">
        {doneWords[done] && <Notice kind="done">{[doneWords[done], told].filter(Boolean).join("\n")}</Notice>}
      </div>
      {draft !== null && !isForm && draft.problem && <Notice kind="problem">{draft.problem}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-6 lg:col-start-2">
          <ProjectState project={project} mayEdit={mayEdit} />
          <CompletenessCard completeness={project.completeness} />
          {project.doubts.length > 0 && (
            <section className={cardStyle} aria-labelledby="doubts">
              <h2 id="doubts" className="text-lg font-bold">
                Looks wrong
              </h2>
              <ul className="list-disc pl-5">
                {project.doubts.map((doubt) => (
                  <li key={doubt} className="wrap-anywhere">
                    {sayFields(doubt)}
                  </li>
                ))}
              </ul>
              <p className="text-ink-600 text-sm">
                Mend it in the form; when it is right as it is, saving asks for a tick that says so.
              </p>
            </section>
          )}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <fieldset disabled={!mayEdit} className="group min-w-0">
            <legend className="sr-only">Fields of the project</legend>
            <ProjectForm project={project} draft={isForm ? draft : null} mayEdit={mayEdit} />
          </fieldset>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-start-2">
          {mayEdit && <AddFiles id={project.id} brochure={project.fields.brochure ?? ""} />}
          <HistoryCard
            changes={project.changes}
            action={mayEdit ? deskCall(deskCallPaths.undoProject, { id: String(project.id) }) : null}
          />
        </div>
      </div>
    </div>
  );
}
