import { formatPriceRange } from "@/lib/base/format";
import { deskProjectPath } from "@/lib/desk/forms/desk-paths";
import { line, type DeskRow } from "@/lib/desk/forms/desk-row";
import { formatWait } from "@/lib/desk/forms/moments";
import { sayFields } from "@/lib/desk/forms/project-fields";
import type { ListedProject } from "@/lib/desk/forms/project-list";
import { statusOptions } from "@/lib/projects/project/filter-table.mjs";
import { sayQuestions } from "@/lib/projects/project/unknowns";

/** A project of the list: what it is, what is missing, and when somebody last looked after it. */
export function projectRow(project: ListedProject): DeskRow {
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
