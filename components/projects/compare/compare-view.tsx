import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";
import { UnitSwitch } from "@/components/projects/area-unit/unit-switch";
import { ShareButton } from "@/components/projects/saved/share-button";
import { ReadAt } from "@/components/projects/visit/read-at";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { PrintHead } from "@/components/layout/print-head";
import { Said } from "@/components/ui/said";
import { EmptyMessage } from "@/components/ui/empty-message";
import { Icon } from "@/components/ui/icon";
import { visitSheetWords } from "@/content/visit-sheet";
import { here, t } from "@/lib/base/language";
import { comparisonTitle } from "@/lib/projects/compare/compare-facts";
import { formatProjectKey, mostCompared } from "@/lib/projects/project/project-key";
import type { Project, ProjectSummary } from "@/lib/projects/project/project-schema";
import { shareText } from "@/lib/projects/project/rera-number";
import { firstUnitOf } from "@/lib/projects/project/unit-rate";
import { comparePath, paths, projectPath, visitSheetPath } from "@/lib/base/paths";
import { trailTo } from "@/lib/seo/trail";
import { CompareAdd } from "./compare-add";
import { CompareTable } from "./compare-table";

const trail = trailTo(
  { label: "Properties", href: paths.listing },
  { label: "Compare", href: paths.compare },
);

type Props = {
  projects: Project[];
  withdrawn: Project[];
  gone: number;
  search: string;
  found: ProjectSummary[] | null;
  /** When the projects were read. */
  read: Date;
  /** Absolute, for paper. */
  address: string;
};

/** The comparison page. It needs no JavaScript: all its controls are links or GET forms. */
export function CompareView({ projects, withdrawn, gone, search, found, read, address }: Props) {
  const title = comparisonTitle(projects);
  const keys = projects.map(formatProjectKey);
  const plot = projects.find(({ isPlot }) => isPlot);
  return (
    <div className="container-page pt-2 pb-16 md:pt-4">
      <PrintHead address={address} />
      <Breadcrumb trail={trail} className="mb-4" />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="max-w-measure min-w-0">
          <h1 className="text-2xl font-black md:text-3xl">
            {projects.length > 1
              ? t("Compare {count} projects", { count: projects.length })
              : t("Compare projects")}
          </h1>
          <p className="text-ink-600 mt-2">
            {projects.length > 1
              ? t("Rows marked “Same for all” do not differ; in all others the values are in bold.")
              : t("See prices, sizes, possession and amenities of up to {most} projects side by side.", {
                  most: mostCompared,
                })}
          </p>
          {projects.length > 0 && <ReadAt read={read} className="text-ink-600 mt-1 text-sm" />}
        </div>
        {projects.length > 0 && (
          <div className="flex flex-wrap gap-3 print:hidden">
            {plot && <UnitSwitch first={firstUnitOf(plot)} />}
            <a href={here(visitSheetPath(keys))} rel="nofollow" className={buttonStyle("outline")}>
              <Icon name="pin" />
              {t(visitSheetWords.title)}
            </a>
            <ShareButton
              path={here(comparePath(keys))}
              title={title}
              text={shareText(projects)}
              label={t("Share this comparison")}
              className={buttonStyle("outline")}
            >
              <Icon name="share" />
              {t("Share this comparison")}
            </ShareButton>
          </div>
        )}
      </div>
      {withdrawn.map((project) => (
        <LeftOut key={formatProjectKey(project)}>
          <Said
            words="{name} is no longer sold, and is left out."
            name={
              <Link href={projectPath(project)} className="underline underline-offset-4">
                {project.name}
              </Link>
            }
          />
        </LeftOut>
      ))}
      {gone > 0 && (
        <LeftOut>
          {gone === 1
            ? t("One project of this address is no longer available, and is left out.")
            : t("{count} projects of this address are no longer available, and are left out.", {
                count: gone,
              })}
        </LeftOut>
      )}
      {projects.length > 0 ? <CompareTable projects={projects} /> : <NothingChosen />}
      {projects.length < mostCompared && <CompareAdd keys={keys} search={search} found={found} />}
    </div>
  );
}

function NothingChosen() {
  return (
    <EmptyMessage
      icon="scales"
      title={t("Nothing to compare yet")}
      text={t("Press “Compare” on the projects of the list, or look for one by its name below.")}
      className="mt-8 py-12"
    >
      <Link href={paths.listing} className={buttonStyle("primary")}>
        {t("See all projects")}
      </Link>
    </EmptyMessage>
  );
}

function LeftOut({ children }: { children: ReactNode }) {
  return (
    <div className="border-gold-500 bg-surface-warm rounded-control mt-6 flex gap-3 border-l-2 px-4 py-3">
      <Icon name="alert" className="text-gold-700 mt-0.5 size-5" />
      <p className="min-w-0 wrap-anywhere">{children}</p>
    </div>
  );
}
