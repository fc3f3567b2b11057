import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import {
  mostProjectPages,
  projectListPath,
  projectPageSize,
  type ProjectFilter,
  type ProjectPage,
} from "@/lib/desk/forms/project-list";
import { DeskRows } from "../desk-rows";
import { ProjectFilterForm } from "./project-filter";
import { projectRow } from "./project-row";

type Props = { page: ProjectPage; filter: ProjectFilter; mayEdit: boolean };

/** All projects, what was changed last first. */
export function ProjectListView({ page: { projects, total }, filter, mayEdit }: Props) {
  const pages = Math.min(mostProjectPages, Math.max(1, Math.ceil(total / projectPageSize)));
  return (
    <>
      <ProjectFilterForm filter={filter} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-600">{formatCount(total, "project")}</p>
        {mayEdit && (
          <a href={deskPaths.newProject} className={buttonStyle()}>
            <Icon name="plus" />
            New project
          </a>
        )}
      </div>
      {projects.length > 0 ? (
        <DeskRows rows={projects.map(projectRow)} />
      ) : (
        <EmptyMessage
          icon="home"
          title="No projects here"
          text="Nothing matches this view and these filters."
          className="mt-3 py-10"
        >
          <a href={projectListPath({})} className={buttonStyle("outline")}>
            Show all projects
          </a>
        </EmptyMessage>
      )}
      {pages > 1 && (
        <nav aria-label="Pages of the list" className="mt-6 flex items-center justify-center gap-4">
          {filter.page > 1 && (
            <a
              href={projectListPath({ ...filter, page: filter.page - 1 })}
              className={buttonStyle("outline", "bg-white")}
            >
              Back
            </a>
          )}
          <span className="figures text-ink-600">
            {filter.page} of {pages}
          </span>
          {filter.page < pages && (
            <a
              href={projectListPath({ ...filter, page: filter.page + 1 })}
              className={buttonStyle("outline", "bg-white")}
            >
              Next
            </a>
          )}
        </nav>
      )}
      {filter.page === mostProjectPages && total > mostProjectPages * projectPageSize && (
        <p className="text-ink-600 mt-3 text-center">More are found by searching or with a filter.</p>
      )}
    </>
  );
}
