import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { paths, projectPath } from "@/lib/base/paths";
import { deskCall, deskCallPaths, deskPreviewPath } from "@/lib/desk/forms/desk-paths";
import { formatMoment } from "@/lib/desk/forms/moments";
import type { ProjectWork } from "@/lib/desk/forms/project-list";
import { DeskForm } from "../desk-form";
import { cardStyle } from "../field-style";

/** Whether a project is on the site, when it was checked, and how others see it. */
export function ProjectState({ project, mayEdit }: { project: ProjectWork; mayEdit: boolean }) {
  const { id, isActive, checkedAt, checkedBy } = project;
  const own = { id: String(id) };
  const page = projectPath(project);
  return (
    <section className={cardStyle} aria-labelledby="state">
      <h2 id="state" className="text-lg font-bold">
        {isActive ? "On the site" : "Not on the site"}
      </h2>
      <p className="text-ink-600 wrap-anywhere">
        Checked {formatMoment(checkedAt)}
        {checkedBy && `, by ${checkedBy}`} · Key {project.fields.externalId}
      </p>
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
    </section>
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
