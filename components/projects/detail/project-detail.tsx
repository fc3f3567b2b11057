import type { ComponentProps } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { CivicLine } from "@/components/projects/civic-line";
import { FairPrice } from "@/components/projects/fair-price";
import { BelowFold } from "@/components/layout/below-fold";
import { PrintHead } from "@/components/layout/print-head";
import { RecordProjectView } from "@/components/projects/saved/record-project-view";
import { toPictures } from "@/lib/projects/project/gallery";
import { projectTrail } from "@/lib/projects/listing/listing-trail";
import { locationOf, overviewFactsOf } from "@/lib/projects/project/project-facts";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import type { Project, ProjectSummary } from "@/lib/projects/project/project-schema";
import type { Surroundings } from "@/lib/projects/search/map-schema";
import { isWithdrawn } from "@/lib/projects/project/withdrawn-words";
import { t, here, language } from "@/lib/base/language";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { SitePicture } from "@/components/ui/site-picture";
import { EmiCalculator } from "@/components/emi/emi-calculator";
import { formatPrice } from "@/lib/base/format";
import { emiInputsOf, hasGst, knownCostOf, projectCostPath } from "@/lib/cost/project-cost";
import { paths } from "@/lib/base/paths";
import type { CallTimes } from "@/lib/open-book/open-book-schema";
import { aboutOf, noDescription } from "@/lib/projects/project/project-description";
import { DetailHeader } from "./detail-header";
import { EnquiryCard } from "./enquiry-card";
import { FloorPlanSection } from "./floor-plan-section";
import { GalleryMosaic } from "./gallery-mosaic";
import { GallerySection } from "./gallery-section";
import { MetroTimes } from "./metro-times";
import { SectionTabs } from "./section-tabs";
import { detailTabs } from "./detail-tabs";
import { SimilarProjects } from "./similar-projects";
import { WithdrawnProject } from "./withdrawn-project";
import { projectWhatsappLink } from "./project-whatsapp-link";
import { DetailSection, SectionHeading } from "./detail-section";
import { FactList } from "./fact-list";
import { NearLandmarks } from "./near-landmarks";
import { History } from "./project-history";

type Props = {
  project: Project;
  similar: ProjectSummary[];
  /** Without it, as in a preview, the price is compared with nothing. */
  fair?: Omit<ComponentProps<typeof FairPrice>, "project">;
  builderHref: string | null;
  /** How fast we called; unknown in a preview. */
  calls?: CallTimes | null;
  /** For its map. */
  around?: Surroundings;
  /** For paper: SVG of the code that opens the project's page in the register. */
  registerCode?: string | null;
  /** Absolute, for paper. */
  address: string;
};

/** The page of a home or a plot (specification, section 2, "Project detail page"), or of one that is no longer sold. */
export function ProjectDetail(props: Props) {
  const { project, similar, fair, builderHref, calls, around, registerCode, address } = props;
  if (isWithdrawn(project)) return <WithdrawnProject {...{ project, similar, builderHref, address }} />;
  const tabs = detailTabs(project).map((tab) => ({ ...tab, label: t(tab.label) }));
  return (
    <>
      <div className="container-page pt-1 pb-10 lg:pb-16">
        <PrintHead address={address} />
        <Breadcrumb trail={projectTrail(project)} />
        <GalleryMosaic name={project.name} pictures={toPictures(project)} />
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
          <div className="min-w-0">
            <DetailHeader
              project={project}
              location={locationOf(project)}
              {...{ builderHref, registerCode }}
            />
            <BelowFold>
              <SectionTabs tabs={tabs} />
              <OverviewSection project={project} around={around} />
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
            <EnquiryCard project={project} calls={calls ?? null} />
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

/** On phones, always visible at the bottom: Call, WhatsApp, Get Callback. */
function ActionBar({ name }: { name: string }) {
  return (
    <nav id="action-bar" aria-label={t("Talk to us about {name}", { name })} className="action-bar">
      <a href={brand.phoneLink}>
        <Icon name="call" className="size-[1.4em]" />
        {t("Call")}
      </a>
      <a href={projectWhatsappLink(name)} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" className="size-[1.4em]" />
        WhatsApp
      </a>
      <a href="#enquiry">{t("Get Callback")}</a>
    </nav>
  );
}

function AmenitiesSection({ amenities }: { amenities: Project["propertyAmenities"] }) {
  return (
    <DetailSection id="amenities">
      <SectionHeading>{t("Amenities")}</SectionHeading>
      <ul className="amenity-list mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-2 gap-y-4 sm:grid-cols-3 sm:gap-x-4 xl:grid-cols-4">
        {amenities.map(({ name, image }) => (
          <li key={name}>
            <span>
              {image ? (
                <span className="relative size-7">
                  <SitePicture src={image} alt="" sizes="28px" className="object-contain" />
                </span>
              ) : (
                <Icon name="check" className="text-gold-700 size-5" />
              )}
            </span>
            <span>{t(name)}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** The EMI calculator, with the project's lowest price and the largest loan on it, and the way to all other costs. */
function EmiSection({ project }: { project: Project }) {
  const known = knownCostOf(project);
  return (
    <DetailSection id="emi-calculator">
      <div className="mb-6">
        {known !== null &&
          (hasGst(project)
            ? t("With GST and duty it is {price} or more. ", { price: formatPrice(known) })
            : t("With duty it is {price} or more. ", { price: formatPrice(known) }))}
        {(project.minPrice || project.price) &&
          t("The loan here begins at the most that lenders may give on this price. ")}
        <a href={here(projectCostPath(project))} rel="nofollow" className="underline underline-offset-4">
          {t("See the whole cost, your own money and rent against buying")}
        </a>
      </div>
      <EmiCalculator
        heading={t("EMI Calculator")}
        linkPath={paths.emiCalculator}
        isPart
        initial={emiInputsOf(project)}
      />
    </DetailSection>
  );
}

function OverviewSection({ project, around }: { project: Project; around?: Surroundings }) {
  const about = aboutOf(project);
  return (
    <DetailSection id="overview">
      <h2 className="sr-only">{t("Overview")}</h2>
      <FactList
        facts={overviewFactsOf(project)}
        className="grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] md:grid-cols-3"
      />
      {project.locations[0] && <CivicLine place={project.locations[0]} className="mt-5 print:hidden" />}
      <MetroTimes project={project} />
      <NearLandmarks project={project} around={around} />
      {project.history && <History history={project.history} />}
      <div className="mt-8 md:mt-10">
        {about[0] === noDescription ? (
          <p className="text-ink-600 text-sm">{t(noDescription)}</p>
        ) : (
          <>
            <SectionHeading>{t("More about {name}", { name: project.name })}</SectionHeading>
            <div
              lang={language() === "en" ? undefined : "en"}
              className="text-ink-600 max-w-measure mt-3 grid gap-4 wrap-anywhere"
            >
              {about.map((paragraph, place) => (
                <p key={place}>{paragraph}</p>
              ))}
            </div>
          </>
        )}
      </div>
    </DetailSection>
  );
}
