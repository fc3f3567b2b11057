import Link from "next/link";
import { CardPictures, PhotoCount } from "@/components/projects/pictures/card-pictures";
import {
  configurationsOf,
  locationOf,
  priceRangeOf,
  statusLabelOf,
} from "@/lib/projects/project/project-facts";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { projectPath } from "@/lib/base/paths";

/** Classes that a project's tile and its skeleton share. */
export const tileBox =
  "rounded-card border-surface-line flex h-full flex-wrap overflow-hidden border bg-white sm:flex-col sm:flex-nowrap";
const tilePicture =
  "bg-surface-warm relative block aspect-8/5 min-w-28 flex-[1_1_7rem] sm:w-full sm:flex-none";
const tileText =
  "flex min-h-[10.625rem] min-w-0 flex-[999_1_10rem] flex-col p-3 sm:min-h-[11.25rem] sm:flex-auto sm:p-4";
const line = "bg-surface-warm rounded-control block h-4";

/** A project in short, all of it one link. Always as high as its skeleton, however long the name is. */
export function ProjectTile({ project }: { project: ProjectSummary }) {
  const facts = [configurationsOf(project), statusLabelOf(project)].filter(Boolean);
  return (
    <div data-card="tile" className="relative h-full">
      <Link
        href={projectPath(project)}
        prefetch={false}
        className={`group hover:border-brand-600 transition-colors duration-150 ${tileBox}`}
      >
        <span className={tilePicture}>
          <CardPictures
            project={project}
            sizes="(min-width: 1200px) 370px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 112px"
          />
        </span>
        <span className={tileText}>
          <span className="group-hover:text-brand-600 line-clamp-2 font-bold wrap-anywhere">
            {project.name}
          </span>
          <span className="text-ink-600 line-clamp-2 text-sm">{locationOf(project)}</span>
          <span className="figures mt-2 font-bold">{priceRangeOf(project)}</span>
          {facts.length > 0 && <span className="text-ink-600 line-clamp-2 text-sm">{facts.join(" · ")}</span>}
          <PhotoCount project={project} />
        </span>
      </Link>
    </div>
  );
}

/** A placeholder of a tile's size while its project is loading. */
export function TileSkeleton() {
  return (
    <span aria-hidden="true" className={tileBox}>
      <span className={tilePicture} />
      <span className={`${tileText} gap-2.5 pt-4`}>
        <span className={`${line} w-3/4`} />
        <span className={`${line} w-1/2`} />
        <span className={`${line} mt-3 w-2/3`} />
        <span className={`${line} w-2/5`} />
      </span>
    </span>
  );
}
