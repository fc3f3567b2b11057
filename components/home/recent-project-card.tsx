import { Icon } from "@/components/ui/icon";
import { CardPictures, PhotoCount } from "@/components/projects/pictures/card-pictures";
import type { RecentProject } from "./recent-project";
import { t } from "@/lib/base/language";

/** A project under "Recent projects": one link, opened in a new tab (specification, section 2). */
export function RecentProjectCard({ project }: { project: RecentProject }) {
  return (
    <div data-card="home" className="relative h-full">
      <a href={project.href} target="_blank" rel="noopener" className="group recent-card">
        <span className="bg-surface-warm relative block aspect-[16/10]">
          <CardPictures
            project={project}
            sizes="(min-width: 1024px) 384px, (min-width: 640px) 50vw, 92vw"
            isSwiped={false}
          />
          {project.tag && <span className="corner-tag">{project.tag}</span>}
        </span>
        <span className="flex grow flex-col p-5">
          <span className="recent-card-name">{project.name}</span>
          {project.by && (
            <span className="text-ink-600 text-sm">{t("By {builder}", { builder: project.by })}</span>
          )}
          <span className="text-ink-600 mt-2 mb-4 flex gap-1.5">
            <Icon name="pin" className="text-gold-700 mt-0.5 size-5" />
            {project.place}
          </span>
          <span className="recent-card-foot">
            <span className="figures text-lg font-black">{project.price}</span>
            <span className="text-ink-600 figures text-sm">{project.homes}</span>
          </span>
        </span>
        <PhotoCount project={project} />
        <span className="sr-only">{t("(opens in a new tab)")}</span>
      </a>
    </div>
  );
}
