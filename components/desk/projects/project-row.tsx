import { Icon } from "@/components/ui/icon";
import { formatPriceRange } from "@/lib/base/format";
import { deskProjectPath } from "@/lib/desk/forms/desk-paths";
import { formatWait } from "@/lib/desk/forms/moments";
import { sayFields } from "@/lib/desk/forms/project-fields";
import type { ListedProject } from "@/lib/desk/forms/project-list";
import { sayQuestions } from "@/lib/projects/project/unknowns";
import { statusOptions } from "@/lib/projects/project/filter-table.mjs";
import { ListRow, StateMark, WarningMark } from "../list-row";

/** A project of the list: what it is, what is missing, and when somebody last looked after it. */
export function ProjectRow({ project }: { project: ListedProject }) {
  const { id, name, builder, place, type, isActive, hasPicture, doubts, isStale, completeness } = project;
  const price = formatPriceRange(project.minPrice, project.maxPrice);
  const status = statusOptions.find(({ value }) => value === project.status)?.label;
  return (
    <ListRow
      href={deskProjectPath(id)}
      title={name}
      marks={
        <>
          {!isActive && <StateMark text="Not on the site" />}
          {!hasPicture && <WarningMark text="No picture" />}
          {!price && <WarningMark text="No price" />}
        </>
      }
    >
      <p className="text-ink-600 text-sm wrap-anywhere">
        {[builder, place, type, status].filter(Boolean).join(" · ")}
      </p>
      <p className="text-sm">
        {price && <b className="figures">{price} · </b>}
        <span className={isStale ? "text-danger-600 font-bold" : "text-ink-600"}>
          Checked {formatWait(project.checkedAgo)} ago
        </span>
      </p>
      {completeness !== null && completeness < 100 && (
        <p className="text-ink-600 text-sm wrap-anywhere">
          <b className="figures">{completeness}% complete</b> · missing:{" "}
          {sayQuestions(project.missing.join(","))}
        </p>
      )}
      {doubts.map((doubt) => (
        <p key={doubt} className="text-danger-600 flex gap-1 text-sm wrap-anywhere">
          <Icon name="alert" className="mt-0.5 size-4 flex-none" />
          {sayFields(doubt)}
        </p>
      ))}
    </ListRow>
  );
}
