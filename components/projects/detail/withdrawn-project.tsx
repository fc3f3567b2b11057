import { Link } from "@/components/ui/link";
import { PrintHead } from "@/components/layout/print-head";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { formatDay } from "@/lib/base/format";
import { placePath } from "@/lib/base/paths";
import { toPictures } from "@/lib/projects/project/gallery";
import { projectTrail } from "@/lib/projects/listing/listing-trail";
import { locationOf } from "@/lib/projects/project/project-facts";
import { soldUntil } from "@/lib/projects/project/project-history";
import type { Project, ProjectSummary } from "@/lib/projects/project/project-schema";
import { lastFactsOf, withdrawnWords } from "@/lib/projects/project/withdrawn-words";
import { FactList } from "./fact-list";
import { GalleryMosaic } from "./gallery-mosaic";
import { History } from "./project-history";
import { similarWhatsappLink } from "./project-whatsapp-link";
import { ProjectName } from "./project-name";
import { SimilarProjects } from "./similar-projects";
import { t } from "@/lib/base/language";

type Props = {
  project: Project;
  similar: ProjectSummary[];
  builderHref: string | null;
  /** Absolute, for paper. */
  address: string;
};

/** The page of a project that is no longer sold: what it was, what is near, and nothing that could not be done. */
export function WithdrawnProject({ project, similar, builderHref, address }: Props) {
  const { name, groupName, history } = project;
  const until = soldUntil(history);
  const lastDay = until && formatDay(until);
  return (
    <>
      <div className="container-page pt-1 pb-10 lg:pb-16">
        <PrintHead address={address} />
        <Breadcrumb trail={projectTrail(project)} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-2">
          <div>
            <p className="bg-ink-900 rounded-control inline-block px-3 py-1 text-sm font-bold text-white">
              {t("No longer sold")}
            </p>
            <div className="mt-3">
              <ProjectName name={name} groupName={groupName} builderHref={builderHref} />
            </div>
            <p className="mt-2 flex items-center gap-1.5">
              <Icon name="pin" className="text-ink-600 size-4" />
              {locationOf(project)}
            </p>
            <p className="max-w-measure mt-4">{withdrawnWords(lastDay)}</p>
            <FactList
              facts={lastFactsOf(project)}
              className="border-surface-line mt-5 grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] border-y py-4"
            />
            {history && <History history={history} />}
          </div>
          <GalleryMosaic name={name} pictures={toPictures(project).slice(0, 1)} />
        </div>
        <Near project={project} />
      </div>
      <SimilarProjects projects={similar} />
    </>
  );
}

function Near({ project }: { project: Project }) {
  const [at] = project.locations;
  const place = at?.locality || at?.city;
  return (
    <section aria-labelledby="near-heading" className="print-none mt-8">
      <h2 id="near-heading" className="text-xl font-bold">
        {t("Looking for something like it?")}
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <a
          href={similarWhatsappLink(project.name, locationOf(project))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle("primary")}
        >
          <Icon name="whatsapp" />
          {t("Ask for similar homes")}
          <span className="sr-only">{` ${t("on WhatsApp (opens in a new tab)")}`}</span>
        </a>
        {place && (
          <Link href={placePath(place)} className={buttonStyle("outline")}>
            {t("For sale in {place}", { place: t(place) })}
          </Link>
        )}
        <a href={brand.phoneLink} className={buttonStyle("outline")}>
          <Icon name="call" />
          {t("Call {phone}", { phone: brand.phone })}
        </a>
      </div>
    </section>
  );
}
