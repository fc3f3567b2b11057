import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { paths, projectPath } from "@/lib/base/paths";
import { marketingPath } from "@/lib/desk/forms/campaign-link";
import { deskCall, deskCallPaths, deskPaths, deskPreviewPath } from "@/lib/desk/forms/desk-paths";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import { formatMoment } from "@/lib/desk/forms/moments";
import { sayFields, sayReading } from "@/lib/desk/forms/project-fields";
import type { ProjectWork } from "@/lib/desk/forms/project-list";
import { readQuestions } from "@/lib/projects/project/unknowns";
import { Card } from "../card";
import { HistoryCard } from "../change-history";
import { DeskForm } from "../desk-form";
import { Notice } from "../marks";
import { AddFiles } from "./add-files";
import { ProjectForm } from "./project-form";

type Props = {
  names: Readonly<Record<string, readonly string[]>>;
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
export function ProjectView({ names, project, mayEdit, draft, done, told }: Props) {
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
            <Card id="doubts" title="Looks wrong">
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
            </Card>
          )}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <fieldset disabled={!mayEdit} className="group min-w-0">
            <legend className="sr-only">Fields of the project</legend>
            <ProjectForm names={names} project={project} draft={isForm ? draft : null} mayEdit={mayEdit} />
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

/** Whether a project is on the site, when it was checked, and how others see it. */
function ProjectState({ project, mayEdit }: { project: ProjectWork; mayEdit: boolean }) {
  const { id, isActive, checkedAt, checkedBy } = project;
  const own = { id: String(id) };
  const page = projectPath(project);
  return (
    <Card id="standing" title={isActive ? "On the site" : "Not on the site"}>
      <p className="text-ink-600 wrap-anywhere">
        Checked {formatMoment(checkedAt)}
        {checkedBy && `, by ${checkedBy}`} · Key {project.fields.externalId}
      </p>
      {project.gap && <Notice kind="problem">{`${sayReading(project.gap)}.`}</Notice>}
      {isActive ? (
        <ul>
          <Link href={page} icon="external" text="See it as visitors do" />
          <Link
            href={`${paths.sharePreview}?${new URLSearchParams({ path: page })}`}
            icon="share"
            text="As WhatsApp shows it"
          />
        </ul>
      ) : (
        <ul>
          <Link
            href={deskPreviewPath(id)}
            icon="external"
            text="Preview: as visitors and WhatsApp will see it"
          />
          {project.isWithdrawn && <Link href={page} icon="external" text="Its page says “No longer sold”" />}
        </ul>
      )}
      {!isActive && !project.isWithdrawn && mayEdit && (
        <details>
          <summary className="min-h-touch text-brand-600 inline-flex cursor-pointer items-center">
            There is no such project
          </summary>
          <p className="text-ink-600 mb-3">Visitors never saw it. Deleted, it is gone from the desk, too.</p>
          <DeskForm action={deskCall(deskCallPaths.deleteProject, own)}>
            <button className={buttonStyle("outline")}>Delete the project</button>
          </DeskForm>
        </details>
      )}
      {project.isWithdrawn && mayEdit && (
        <details>
          <summary className="min-h-touch text-brand-600 inline-flex cursor-pointer items-center">
            It should never have been on the site
          </summary>
          <p className="text-ink-600 mb-3">
            Then its page and what it says of prices and dates go for good. Whoever has its link is told that
            there is no such page.
          </p>
          <DeskForm action={deskCall(deskCallPaths.forgetProject, own)}>
            <button className={buttonStyle("outline")}>Remove its page</button>
          </DeskForm>
        </details>
      )}
      <p className="flex flex-wrap gap-x-6 lg:hidden">
        {mayEdit && <Jump href="#add-files" icon="image" text="Add pictures" />}
        <Jump href="#history" icon="steps" text="What was changed" />
      </p>
      {mayEdit && (
        <div className="flex flex-wrap gap-3">
          <DeskForm action={deskCall(deskCallPaths.checkProject, own)}>
            <button className={buttonStyle("outline")}>
              <Icon name="check" />
              Checked today
            </button>
          </DeskForm>
          <DeskForm
            action={deskCall(isActive ? deskCallPaths.withdrawProject : deskCallPaths.publishProject, own)}
          >
            <button className={buttonStyle("outline")}>
              {isActive ? "Take it off the site" : "Put it on the site"}
            </button>
          </DeskForm>
        </div>
      )}
    </Card>
  );
}

function Jump({ href, icon, text }: { href: string; icon: "image" | "steps"; text: string }) {
  return (
    <a
      href={href}
      className="text-brand-600 min-h-touch inline-flex items-center gap-2 underline underline-offset-4"
    >
      <Icon name={icon} className="size-5" />
      {text}
    </a>
  );
}

function Link({ href, icon, text }: { href: string; icon: "external" | "share"; text: string }) {
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="text-brand-600 min-h-touch inline-flex items-center gap-2 underline underline-offset-4"
      >
        <Icon name={icon} className="size-5" />
        {text}
      </a>
    </li>
  );
}

/** How much of a project is known, and what visitors are offered to ask because it is not. */
function CompletenessCard({ completeness: { percent, missing } }: Pick<ProjectWork, "completeness">) {
  return (
    <Card
      id="completeness"
      title={
        <>
          <span className="figures">{percent}%</span> complete
        </>
      }
    >
      {missing.length === 0 ? (
        <p className="text-ink-600">The record says all that it has room for.</p>
      ) : (
        <>
          <p className="text-ink-600">Missing, and asked by visitors:</p>
          <ul className="list-disc pl-5">
            {readQuestions(missing.join(",")).map(({ id, label, question }) => (
              <li key={id} className="wrap-anywhere">
                <b>{label}</b> <span className="text-ink-600 text-sm">{question}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
