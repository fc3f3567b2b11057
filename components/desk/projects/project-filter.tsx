import { deskPaths } from "@/lib/desk/forms/desk-paths";
import {
  projectListPath,
  projectViewLabels,
  projectViews,
  type ProjectFilter,
} from "@/lib/desk/forms/project-list";
import { propertyTypes, statusOptions } from "@/lib/projects/project/filter-table.mjs";
import { ChoiceField } from "../choice-field";
import { boxStyle, labelStyle } from "../field-style";
import { FilterForm } from "../filter-form";
import { ViewTabs } from "../view-tabs";

/** What the list shows: the views, a search, and the filters of the site that tell staff something. A form that works by itself. */
export function ProjectFilterForm({ filter }: { filter: ProjectFilter }) {
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

function NameField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div>
      <label htmlFor={name} className={labelStyle}>
        {label}
      </label>
      <input id={name} name={name} defaultValue={value} className={boxStyle} />
    </div>
  );
}
