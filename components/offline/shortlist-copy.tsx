import { ReadAt } from "@/components/projects/visit/read-at";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { SitePicture } from "@/components/ui/site-picture";
import { offlineWords } from "@/content/offline";
import { brand } from "@/content/site";
import { visitSheetWords } from "@/content/visit-sheet";
import { here, t } from "@/lib/base/language";
import { comparePath, paths, projectPath, visitSheetPath } from "@/lib/base/paths";
import { formatProjectKey, mostCompared } from "@/lib/projects/project/project-key";
import { mainPictureAlt, pictureOf } from "@/lib/projects/project/project-picture";
import { locationOf, possessionOf, priceRangeOf } from "@/lib/projects/project/project-facts";
import type { Project } from "@/lib/projects/project/project-schema";
import { trailTo } from "@/lib/seo/trail";
import { reraWithSite } from "@/lib/projects/project/rera-number";

const trail = trailTo({ label: "Your shortlist", href: paths.shortlist });

type Props = { projects: Project[]; withdrawn: Project[]; gone: number; read: Date };

/** A shortlist as the server knows it from an address: without a heart or a box, for when there is no network. */
export function ShortlistCopy({ projects, withdrawn, gone, read }: Props) {
  const keys = projects.map(formatProjectKey);
  return (
    <div className="container-page pt-2 pb-16 md:pt-4">
      <Breadcrumb trail={trail} className="mb-4" />
      <h1 className="text-2xl font-black md:text-3xl">{t("Your shortlist")}</h1>
      <ReadAt read={read} className="text-ink-600 mt-2" />
      <p className="mt-4 flex flex-wrap gap-3 print:hidden">
        {keys.length > 1 && keys.length <= mostCompared && (
          <a href={here(comparePath(keys))} className={buttonStyle("outline")}>
            <Icon name="scales" />
            {t("Compare")}
          </a>
        )}
        <a href={brand.phoneLink} className={buttonStyle("outline")}>
          <Icon name="call" />
          {brand.phone}
        </a>
      </p>
      {withdrawn.map(({ name, id }) => (
        <p key={id} className="text-ink-600 mt-4">
          {t("{name} is no longer sold.", { name })}
        </p>
      ))}
      {gone > 0 && (
        <p className="text-ink-600 mt-4">
          {t("Of {count} more we know nothing any longer.", { count: gone })}
        </p>
      )}
      <ul data-copied-list={t(offlineWords.more)} className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {projects.map((project) => (
          <CopiedProject key={formatProjectKey(project)} project={project} />
        ))}
      </ul>
    </div>
  );
}

function CopiedProject({ project }: { project: Project }) {
  const key = formatProjectKey(project);
  const possession = possessionOf(project);
  return (
    <li data-copied={key} className="border-surface-line rounded-card min-w-0 overflow-hidden border">
      <div className="bg-surface-warm relative aspect-16/10">
        <SitePicture src={pictureOf(project)} alt={mainPictureAlt(project)} sizes="370px" />
      </div>
      <div className="p-4">
        <h2 className="text-lg font-bold wrap-anywhere">
          <a href={here(projectPath(project))} className="hover:text-brand-600">
            {project.name}
          </a>
        </h2>
        <p className="text-ink-600">{locationOf(project)}</p>
        <p className="figures mt-2 font-bold">{priceRangeOf(project)}</p>
        {possession && (
          <p className="text-ink-600 text-sm">{t("Possession: {when}", { when: possession })}</p>
        )}
        {project.reraId && (
          <p className="text-ink-600 text-sm wrap-anywhere">
            {t("RERA ID")} {reraWithSite(project)}
          </p>
        )}
        <p className="mt-3">
          <a href={here(visitSheetPath([key]))} className={buttonStyle("outline")}>
            <Icon name="pin" />
            {t(visitSheetWords.title)}
            <span className="sr-only">{t(" of {name}", { name: project.name })}</span>
          </a>
        </p>
      </div>
    </li>
  );
}
