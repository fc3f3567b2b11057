import { t } from "@/lib/base/language";
import { comparedAmenities } from "@/lib/projects/compare/compare-facts";
import type { Project } from "@/lib/projects/project/project-schema";
import { cellStyle, RowHeading } from "./compare-cells";

/** The amenities that all projects share, once; then for each project its others. */
export function AmenityRows({ projects, keys }: { projects: Project[]; keys: string[] }) {
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
