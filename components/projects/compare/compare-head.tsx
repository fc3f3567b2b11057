import { Link } from "@/components/ui/link";
import { Icon } from "@/components/ui/icon";
import { SitePicture } from "@/components/ui/site-picture";
import { t } from "@/lib/base/language";
import { mainPictureAlt, pictureOf } from "@/lib/projects/project/project-picture";
import type { Project } from "@/lib/projects/project/project-schema";
import { comparePath, projectPath } from "@/lib/base/paths";
import { cellStyle } from "./compare-cells";

/** The head of a column: picture, name, and the link that removes it from the comparison. */
export function CompareHead({ project, others }: { project: Project; others: string[] }) {
  return (
    <th scope="col" className={`${cellStyle} font-normal`}>
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
