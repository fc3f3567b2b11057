import { Link } from "@/components/ui/link";
import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { BothUnits } from "@/components/projects/area-unit/both-units";
import { buttonStyle } from "@/components/ui/button-style";
import { t } from "@/lib/base/language";
import { comparedRows } from "@/lib/projects/compare/compare-facts";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import type { Project } from "@/lib/projects/project/project-schema";
import { projectPath } from "@/lib/base/paths";
import { AmenityRows } from "./amenity-rows";
import { cellStyle, keepPricesOnOneLine, RowHeading } from "./compare-cells";
import { CompareHead } from "./compare-head";
import { CompareScroller } from "./compare-scroller";

/** One column for each project; a phone of 360 px shows the names of the rows and nearly two projects at once. */
export function CompareTable({ projects }: { projects: Project[] }) {
  const keys = projects.map(formatProjectKey);
  return (
    <CompareScroller
      names={projects.map(({ name }) => name)}
      className="[--column:min(7.5rem,54vw)] [--heading:min(5.75rem,36vw)] md:[--column:11.875rem] md:[--heading:8.5rem] lg:[--column:13.5rem] lg:[--heading:10rem]"
    >
      <table
        style={{ minWidth: `calc(var(--heading) + ${projects.length} * var(--column))` }}
        className="w-full table-fixed border-separate border-spacing-0 text-left text-[min(0.875rem,6.4vw)]/[1.43] md:text-base print:min-w-0! print:text-sm"
      >
        <caption className="sr-only">{t("The projects of this comparison, one in each column")}</caption>
        <thead>
          <tr>
            <td className={`${cellStyle} bg-surface-warm sticky left-0 z-10 w-(--heading) border-r`} />
            {projects.map((project, index) => (
              <CompareHead
                key={keys[index]}
                project={project}
                others={keys.filter((_, at) => at !== index)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows(projects).map(({ label, cells, none, isSame }) => (
            <tr key={label}>
              <RowHeading label={t(label)} isSame={isSame} />
              {cells.map((cell, index) => (
                <td
                  key={keys[index]}
                  className={`${cellStyle} figures wrap-anywhere ${cell && !isSame ? "font-bold" : "text-ink-600"}`}
                >
                  {cell ? <BothUnits words={keepPricesOnOneLine(cell)} /> : t(none)}
                </td>
              ))}
            </tr>
          ))}
          <AmenityRows projects={projects} keys={keys} />
          <tr className="print:hidden">
            <RowHeading label={t("Next step")} />
            {projects.map((project, index) => (
              <td key={keys[index]} className={cellStyle}>
                <Actions project={project} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </CompareScroller>
  );
}

function Actions({ project }: { project: Project }) {
  const { id, name, isPlot } = project;
  const style = "w-full px-2! text-sm! leading-tight";
  return (
    <div className="grid max-w-56 gap-2">
      <Link href={projectPath(project)} className={buttonStyle("primary", style)}>
        {t("View details")}
        <span className="sr-only">{t(" of {name}", { name })}</span>
      </Link>
      <LeadDialogLink
        form="listing-callback"
        project={{ id, name, isPlot }}
        className={buttonStyle("outline", style)}
      >
        {t("Request a Callback")}
        <span className="sr-only">{t(" about {name}", { name })}</span>
      </LeadDialogLink>
    </div>
  );
}
