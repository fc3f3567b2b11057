import { Icon } from "@/components/ui/icon";
import { formatPriceRange } from "@/lib/base/format";
import { deskProjectPath } from "@/lib/desk/forms/desk-paths";
import { formatWait } from "@/lib/desk/forms/moments";
import { sayFields } from "@/lib/desk/forms/project-fields";
import type { ListedProject } from "@/lib/desk/forms/project-list";
import { statusOptions } from "@/lib/projects/project/filter-table.mjs";

/** A project of the list: what it is, what is missing, and when somebody last looked after it. */
export function ProjectRow({ project }: { project: ListedProject }) {
  const { id, name, builder, place, type, isActive, hasPicture, doubts, isStale } = project;
  const price = formatPriceRange(project.minPrice, project.maxPrice);
  const status = statusOptions.find(({ value }) => value === project.status)?.label;
  return (
    <li className="border-surface-line rounded-card relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border bg-white p-[min(1rem,4vw)]">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <a
            href={deskProjectPath(id)}
            className="hover:text-brand-600 min-w-0 text-lg font-bold wrap-anywhere after:absolute after:inset-0"
          >
            {name}
          </a>
          {!isActive && (
            <span className="bg-surface-line rounded-control px-2 py-0.5 text-sm font-bold">
              Not on the site
            </span>
          )}
          {!hasPicture && <Mark text="No picture" />}
          {!price && <Mark text="No price" />}
        </p>
        <p className="text-ink-600 text-sm wrap-anywhere">
          {[builder, place, type, status].filter(Boolean).join(" · ")}
        </p>
        <p className="text-sm">
          {price && <b className="figures">{price} · </b>}
          <span className={isStale ? "text-danger-600 font-bold" : "text-ink-600"}>
            Checked {formatWait(project.checkedAgo)} ago
          </span>
        </p>
        {doubts.map((doubt) => (
          <p key={doubt} className="text-danger-600 flex gap-1 text-sm wrap-anywhere">
            <Icon name="alert" className="mt-0.5 size-4 flex-none" />
            {sayFields(doubt)}
          </p>
        ))}
      </div>
      <Icon name="chevronRight" className="text-ink-600 size-5" />
    </li>
  );
}

function Mark({ text }: { text: string }) {
  return (
    <span className="text-danger-600 inline-flex items-center gap-1 text-sm font-bold">
      <Icon name="alert" className="size-4" />
      {text}
    </span>
  );
}
