import type { ReactNode } from "react";
import { PlanEnquiries } from "@/components/enquiries/plan-enquiries";
import { formatBhk, formatArea, formatCount, formatPrice } from "@/lib/base/format";
import { groupFloorPlans } from "@/lib/projects/project/floor-plan-groups";
import type { Project, FloorPlan } from "@/lib/projects/project/project-schema";
import { t, here } from "@/lib/base/language";
import { describePicture } from "@/lib/projects/project/gallery";
import { enquirePath } from "@/lib/base/enquire-path";
import { buttonStyle } from "@/components/ui/button-style";
import { SitePicture } from "@/components/ui/site-picture";
import { costWords, projectCostPath } from "@/lib/cost/project-cost";
import { carpetRateWords, rateOf, rateWords } from "@/lib/projects/project/unit-rate";
import { DetailSection, EmptySection, SectionHeading } from "./detail-section";
import { SubTabs } from "./sub-tabs";
import { LightboxArea } from "./lightbox-area";
import { toSlides } from "./to-slides";

/** The active floor plans by type, with drawing, area and price (specification, section 2, "Project detail page"). */
export function FloorPlanSection({ project }: { project: Project }) {
  const groups = groupFloorPlans(project.floorplans).map(({ bhkType, plans }) => ({
    bhkType,
    type: bhkType ? formatBhk(bhkType) : t("Other homes"),
    plans,
  }));
  if (groups.length === 0)
    return <EmptySection id="floor-plan">{t("No floor plans available")}</EmptySection>;
  return (
    <DetailSection id="floor-plan">
      <SectionHeading>{t("Floor Plan")}</SectionHeading>
      <PlanEnquiries
        project={{ id: project.id, name: project.name, isPlot: project.isPlot }}
        tables={groups.map(({ bhkType, plans }) => ({
          bhkType,
          areas: plans.map(({ area = null }) => area),
          prices: plans.map(({ price = null }) => price),
        }))}
      >
        <SubTabs
          label={t("Types of homes")}
          tabs={groups.map(({ type, plans }) => ({
            key: type,
            label: type,
            panel: <FloorPlanTable project={project} type={type} plans={plans} />,
          }))}
        />
      </PlanEnquiries>
    </DetailSection>
  );
}

type Props = { project: Project; type: string; plans: FloorPlan[] };

/**
 * The plans of one type: a table, on phones a stack of cards. Built with ARIA roles, because table elements lose theirs
 * when CSS changes their `display`.
 */
function FloorPlanTable({ project, type, plans }: Props) {
  const drawings = plans.map((plan) => drawingOf(plan, type, plans));
  const drawn = drawings.filter((drawing) => drawing !== null);
  const slides = toSlides(drawn);
  // What a drawing's link says of it is all of its slide, but for those that the site has in several sizes.
  const areLinked = slides.every(({ made }) => !made);
  const slideOf = (drawing: Drawing) =>
    areLinked ? `${drawing.width} ${drawing.height}` : drawn.indexOf(drawing);
  return (
    <LightboxArea slides={areLinked ? null : slides} label={t("Floor plans, {type}", { type })} onPaper>
      <div
        role="table"
        aria-label={t("Floor plans of {name}: {type}", { name: project.name, type })}
        className="plan-table"
      >
        <div role="rowgroup">
          <div role="row">
            {["Floor plan", "Area", "Price", "Enquiry"].map((column) => (
              <div key={column} role="columnheader">
                {column === "Enquiry" ? <span className="sr-only">{t(column)}</span> : t(column)}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="plan-rows">
          {plans.map((plan, place) => (
            <PlanRow key={place} project={project} plan={plan} type={type}>
              <PlanDrawing drawing={drawings[place] ?? null} slideOf={slideOf} />
            </PlanRow>
          ))}
        </div>
      </div>
    </LightboxArea>
  );
}

type RowProps = { project: Project; plan: FloorPlan; type: string; children: ReactNode };

function PlanRow({ project, plan, type, children }: RowProps) {
  const size = plan.area ? formatArea(plan.area) : null;
  const at = project.floorplans.indexOf(plan);
  const rate = rateWords(rateOf(plan.price, plan.area));
  const byCarpet = carpetRateWords({ floorplans: [plan] });
  return (
    <div role="row" className="plan-row">
      <div role="cell">{children}</div>
      <div role="cell">
        <span>{size ?? type}</span>
        <span>
          {[size ? type : null, plan.bathrooms ? formatCount(plan.bathrooms, "bathroom") : null]
            .filter(Boolean)
            .join(", ")}
        </span>
        {plan.carpetArea && <span className="figures">{carpetWords(plan.carpetArea, plan.area)}</span>}
      </div>
      <div role="cell">
        {plan.price ? formatPrice(plan.price) : t("Price on request")}
        {rate && <span>{rate}</span>}
        {byCarpet && <span>{t("{rate} of carpet area", { rate: byCarpet })}</span>}
        <a href={here(projectCostPath(project, plan))} rel="nofollow" className="print-none">
          {costWords(project, plan)}
        </a>
      </div>
      <div role="cell" className="print-none">
        <a
          href={here(enquirePath({ form: "enquiry", project: project.id, isPlot: project.isPlot, plan: at }))}
          rel="nofollow"
          aria-haspopup="dialog"
          className={buttonStyle("outline")}
        >
          {t("Enquire Now")}
          <span className="sr-only">{`: ${[type, size].filter(Boolean).join(", ")}`}</span>
        </a>
      </div>
    </div>
  );
}

/** How much of what is paid for lies inside the walls. */
function carpetWords(carpetArea: number, area: number | null | undefined): string {
  const carpet = formatArea(carpetArea);
  return area
    ? t("Carpet area {area}, {part}% of it", { area: carpet, part: Math.round((100 * carpetArea) / area) })
    : t("Carpet area {area}", { area: carpet });
}

type DrawingProps = { drawing: Drawing | null; slideOf: (drawing: Drawing) => string | number };

function PlanDrawing({ drawing, slideOf }: DrawingProps) {
  if (!drawing) {
    return (
      <span className="plan-drawing bg-surface-warm! text-ink-600 grid! h-auto! min-h-[min(6rem,27vw)] place-items-center text-center text-sm">
        {t("Plan to follow")}
      </span>
    );
  }
  const { src, alt } = drawing;
  // The picture says the rest of its name.
  const [before, after] = t("Open large: {picture}").split("{picture}");
  return (
    <a href={src} data-slide={slideOf(drawing)} className="plan-drawing">
      {before && <span className="sr-only">{before}</span>}
      <SitePicture src={src} alt={alt} sizes="160px" className="object-contain p-1" />
      {after && <span className="sr-only">{after}</span>}
    </a>
  );
}

type Drawing = { src: string; alt: string; width: number; height: number };

/** A drawing that plans of several sizes share is of their type, and says no size. */
function drawingOf({ image, area }: FloorPlan, type: string, plans: readonly FloorPlan[]): Drawing | null {
  if (!image) return null;
  const known = describePicture(image);
  const isShared = plans.filter((plan) => plan.image === image).length > 1;
  const home = area && !isShared ? `${type}, ${formatArea(area)}` : type;
  const alt = t("Floor plan of {home}", { home });
  return { src: image, alt, width: known?.width ?? 1200, height: known?.height ?? 1000 };
}
