import { buttonStyle } from "@/components/ui/button-style";
import { EmptyMessage } from "@/components/ui/empty-message";
import { Icon } from "@/components/ui/icon";
import { formatCount, formatPriceRange } from "@/lib/base/format";
import { deskPaths, deskProjectPath } from "@/lib/desk/forms/desk-paths";
import { type DeskRow, line } from "@/lib/desk/forms/desk-row";
import { formatWait } from "@/lib/desk/forms/waiting";
import { sayFields } from "@/lib/desk/forms/project-fields";
import {
  type ListedProject,
  mostProjectPages,
  type ProjectFilter,
  projectListPath,
  type ProjectPage,
  projectPageSize,
  projectViewLabels,
  projectViews,
} from "@/lib/desk/forms/project-list";
import { propertyTypes, statusOptions } from "@/lib/projects/project/filter-table.mjs";
import { sayQuestions } from "@/lib/projects/project/unknowns";
import { DeskRows } from "../desk-rows";
import { ChoiceField, NameField } from "../fields";
import { FilterForm, ViewTabs } from "../filter-form";
import { Pager } from "../pager";

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
      <Pager
        label="Pages of the list"
        page={filter.page}
        pages={pages}
        hrefOf={(page) => projectListPath({ ...filter, page })}
        back="Back"
      />
      {filter.page === mostProjectPages && total > mostProjectPages * projectPageSize && (
        <p className="text-ink-600 mt-3 text-center">More are found by searching or with a filter.</p>
      )}
    </>
  );
}

/** What the list shows: the views, a search, and the filters of the site that tell staff something. A form that works by itself. */
function ProjectFilterForm({ filter }: { filter: ProjectFilter }) {
  const isNarrow = filter.place || filter.builder || filter.type || filter.status;
  return (
    <div className="mt-4 grid gap-4">
      <ViewTabs
        tabs={projectViews.map((view) => ({
          href: projectListPath({ ...filter, view, page: 1 }),
          label: projectViewLabels[view],
          isHere: filter.view === view,
        }))}
      />
      <FilterForm
        action={deskPaths.projects}
        view={filter.view === "all" ? null : filter.view}
        search={filter.search}
        words="Name, builder, place or key"
        isNarrow={Boolean(isNarrow)}
      >
        <div className="grid gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-4">
          <NameField name="place" label="Locality or city" value={filter.place} />
          <NameField name="builder" label="Builder" value={filter.builder} />
          <ChoiceField
            name="type"
            label="Property type"
            none="Any"
            value={filter.type}
            options={propertyTypes.map(({ value, label }) => [value, label])}
          />
          <ChoiceField
            name="status"
            label="Status"
            none="Any"
            value={filter.status}
            options={statusOptions.map(({ value, label }) => [value, label])}
          />
        </div>
      </FilterForm>
    </div>
  );
}

/** A project of the list: what it is, what is missing, and when somebody last looked after it. */
function projectRow(project: ListedProject): DeskRow {
  const { builder, place, type, completeness, missing } = project;
  const price = formatPriceRange(project.minPrice, project.maxPrice);
  const status = statusOptions.find(({ value }) => value === project.status)?.label;
  const isIncomplete = completeness !== null && completeness < 100;
  return {
    href: deskProjectPath(project.id),
    title: project.name,
    marks: [
      ...(project.isActive ? [] : [{ look: "state", text: "Not on the site" } as const]),
      ...(project.hasPicture ? [] : [{ look: "warning", text: "No picture" } as const]),
      ...(price ? [] : [{ look: "warning", text: "No price" } as const]),
    ],
    lines: [
      line("quiet", [builder, place, type, status].filter(Boolean).join(" · ")),
      line("plain", price && { look: "figures", text: `${price} · ` }, {
        look: project.isStale ? "late" : "quiet",
        text: `Checked ${formatWait(project.checkedAgo)} ago`,
      }),
      ...(isIncomplete
        ? [
            line(
              "quiet",
              { look: "figures", text: `${completeness}% complete` },
              ` · missing: ${sayQuestions(missing.join(","))}`,
            ),
          ]
        : []),
      ...project.doubts.map((doubt) => line("doubt", sayFields(doubt))),
    ],
  };
}
