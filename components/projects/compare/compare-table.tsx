import { Link } from "@/components/ui/link";
import { MonthLine } from "@/components/cost/month-line";
import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { BothUnits } from "@/components/projects/area-unit/both-units";
import { buttonStyle } from "@/components/ui/button-style";
import { here, t, language } from "@/lib/base/language";
import { costWords, pricedOf, projectCostPath } from "@/lib/cost/project-cost";
import { comparedRows, comparedAmenities } from "@/lib/projects/compare/compare-facts";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import type { Project } from "@/lib/projects/project/project-schema";
import { projectPath, comparePath } from "@/lib/base/paths";
import { Icon } from "@/components/ui/icon";
import { SitePicture } from "@/components/ui/site-picture";
import { mainPictureAlt, pictureOf } from "@/lib/projects/project/project-picture";
import { CompareScroller } from "./compare-scroller";

/** A cell of the comparison; the last row has no line under it. */
const cellStyle =
  "border-surface-line border-b px-[8px] py-3 align-top [tbody>tr:last-child>&]:border-b-0 md:px-4";

/** What a row is about, always visible, and whether it is the same for all projects. */
function RowHeading({ label, isSame = false }: { label: string; isSame?: boolean }) {
  return (
    <th
      scope="row"
      className={`${cellStyle} bg-surface-warm sticky left-0 z-10 border-r text-[min(0.875rem,5.2vw)] font-bold wrap-anywhere md:text-sm`}
    >
      {label}
      {isSame && <span className="text-ink-600 block font-normal">{t("Same for all")}</span>}
    </th>
  );
}

/** Prevents a line break between a price and its unit, in narrow columns. */
function keepPricesOnOneLine(text: string): string {
  return language() === "en"
    ? text.replace(/ (Cr|L)\b/g, "\u00a0$1")
    : text.replace(/(₹[\d.,]+) /g, "$1\u00a0");
}

/** The head of a column: picture, name, and the link that removes it from the comparison. */
function CompareHead({ project, others }: { project: Project; others: string[] }) {
  return (
    <th scope="col" className={`${cellStyle} snap-start font-normal`}>
      <span
        aria-hidden="true"
        className="bg-surface-warm rounded-control relative block aspect-16/10 max-w-80 overflow-hidden"
      >
        <SitePicture src={pictureOf(project)} alt={mainPictureAlt(project)} sizes="320px" eager />
      </span>
      <Link
        href={projectPath(project)}
        className="hover:text-brand-600 mt-3 line-clamp-3 text-base font-bold wrap-anywhere md:text-lg"
      >
        {project.name}
      </Link>
      <Link
        href={comparePath(others)}
        rel="nofollow"
        className="text-ink-600 hover:text-brand-600 min-h-touch inline-flex items-center gap-1.5 text-sm underline-offset-4 hover:underline print:hidden"
      >
        <Icon name="close" className="size-4" />
        {t("Remove")}
        <span className="sr-only"> {project.name}</span>
      </Link>
    </th>
  );
}

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
          <tr className="month-line">
            <RowHeading label={t("Your EMI")} />
            {projects.map((project, index) => (
              <td key={keys[index]} className={`${cellStyle} figures font-bold`}>
                <MonthLine home={pricedOf(project)} className="min-h-[3lh]!" />
              </td>
            ))}
          </tr>
          <tr>
            <RowHeading label={t("The whole cost")} />
            {projects.map((project, index) => (
              <td key={keys[index]} className={`${cellStyle} figures`}>
                <a
                  href={here(projectCostPath(project))}
                  rel="nofollow"
                  className="underline underline-offset-4"
                >
                  {keepPricesOnOneLine(costWords(project))}
                </a>
              </td>
            ))}
          </tr>
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

/** The amenities that all projects share, once; then for each project its others. */
function AmenityRows({ projects, keys }: { projects: Project[]; keys: string[] }) {
  const { shared, others } = comparedAmenities(projects);
  const isAlone = projects.length === 1;
  return (
    <>
      {shared.length > 0 && (
        <tr>
          <RowHeading label={t("Amenities")} isSame />
          <td colSpan={projects.length} className={`${cellStyle} text-ink-600`}>
            {/* Stays visible however far the table is scrolled. */}
            <span className="sticky left-[calc(var(--heading)+0.5rem)] block max-w-[min(68ch,calc(100cqw-var(--heading)-1.25rem))] md:left-[calc(var(--heading)+1rem)]">
              {shared.map((name) => t(name)).join(", ")}
            </span>
          </td>
        </tr>
      )}
      {others.some((names) => names.length > 0) && (
        <tr>
          <RowHeading label={isAlone ? t("Amenities") : t("Other amenities")} />
          {others.map((names, index) => (
            <td key={keys[index]} className={cellStyle}>
              {names.length > 0 ? (
                <ul className="list-disc pl-4">
                  {names.map((name) => (
                    <li key={name}>{t(name)}</li>
                  ))}
                </ul>
              ) : (
                <span className="text-ink-600">{t("None besides")}</span>
              )}
            </td>
          ))}
        </tr>
      )}
    </>
  );
}
