import type { ComponentProps } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { FairPrice } from "@/components/projects/fair-price";
import { BelowFold } from "@/components/layout/below-fold";
import { PrintHead } from "@/components/layout/print-head";
import { RecordProjectView } from "@/components/projects/saved/record-project-view";
import { toPictures } from "@/lib/projects/project/gallery";
import { projectTrail } from "@/lib/projects/listing/listing-trail";
import { locationOf } from "@/lib/projects/project/project-facts";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import type { Project, ProjectSummary } from "@/lib/projects/project/project-schema";
import { isWithdrawn } from "@/lib/projects/project/withdrawn-words";
import { ActionBar } from "./action-bar";
import { AmenitiesSection } from "./amenities-section";
import { DetailHeader } from "./detail-header";
import { EmiSection } from "./emi-section";
import { EnquiryCard } from "./enquiry-card";
import { FloorPlanSection } from "./floor-plan-section";
import { GalleryMosaic } from "./gallery-mosaic";
import { GallerySection } from "./gallery-section";
import { OverviewSection } from "./overview-section";
import { SectionTabs } from "./section-tabs";
import { detailTabs } from "./detail-tabs";
import { SimilarProjects } from "./similar-projects";
import { WithdrawnProject } from "./withdrawn-project";
import { t } from "@/lib/base/language";

type Props = {
  project: Project;
  similar: ProjectSummary[];
  /** Without it, as in a preview, the price is compared with nothing. */
  fair?: Omit<ComponentProps<typeof FairPrice>, "project">;
  builderHref: string | null;
  /** Absolute, for paper. */
  address: string;
};

/** The page of a home or a plot (specification, section 2, "Project detail page"), or of one that is no longer sold. */
export function ProjectDetail({ project, similar, fair, builderHref, address }: Props) {
  if (isWithdrawn(project)) return <WithdrawnProject {...{ project, similar, builderHref, address }} />;
  const tabs = detailTabs(project).map((tab) => ({ ...tab, label: t(tab.label) }));
  return (
    <>
      <div className="container-page pt-1 pb-10 lg:pb-16">
        <PrintHead address={address} />
        <Breadcrumb trail={projectTrail(project)} />
        <GalleryMosaic name={project.name} pictures={toPictures(project)} />
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
          <div className="min-w-0">
            <DetailHeader project={project} location={locationOf(project)} builderHref={builderHref} />
            <BelowFold>
              <SectionTabs tabs={tabs} />
              <OverviewSection project={project} />
              {!project.isPlot && <FloorPlanSection project={project} />}
              {fair && (
                <div className="print-none border-surface-line border-b py-8 empty:hidden md:py-10">
                  <FairPrice project={project} {...fair} />
                </div>
              )}
              {tabs.some(({ id }) => id === "amenities") && (
                <AmenitiesSection amenities={project.propertyAmenities} />
              )}
              <GallerySection project={project} />
              <EmiSection project={project} />
            </BelowFold>
          </div>
          <BelowFold>
            <EnquiryCard project={project} />
          </BelowFold>
        </div>
      </div>
      <BelowFold>
        <SimilarProjects projects={similar} />
      </BelowFold>
      <ActionBar name={project.name} />
      <RecordProjectView projectKey={formatProjectKey(project)} />
    </>
  );
}
