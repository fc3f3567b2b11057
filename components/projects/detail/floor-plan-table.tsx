import { describePicture } from "@/lib/projects/project/gallery";
import { formatArea, formatCount, formatPrice } from "@/lib/base/format";
import { PlanEnquiries } from "@/components/enquiries/plan-enquiries";
import { Still } from "@/components/ui/still";
import { enquirePath } from "@/lib/base/enquire-path";
import { buttonStyle } from "@/components/ui/button-style";
import { SitePicture } from "@/components/ui/site-picture";
import type { FloorPlan, Project } from "@/lib/projects/project/project-schema";
import { costWords, projectCostPath } from "@/lib/cost/project-cost";
import { rateOf, rateWords } from "@/lib/projects/project/unit-rate";
import { LightboxArea } from "./lightbox-area";
import { toSlides } from "./to-slides";
import { here, t } from "@/lib/base/language";

type Props = { project: Project; type: string; plans: FloorPlan[] };

/**
 * The plans of one type: a table, on phones a stack of cards. Built with ARIA roles, because table elements lose theirs
 * when CSS changes their `display`.
 */
export function FloorPlanTable({ project, type, plans }: Props) {
  const drawn = plans.filter((plan) => plan.image);
  return (
    <LightboxArea
      slides={toSlides(drawn.map((plan) => drawingOf(plan, type)))}
      label={t("Floor plans, {type}", { type })}
      onPaper
    >
      <PlanEnquiries
        project={{ id: project.id, name: project.name, isPlot: project.isPlot }}
        plans={plans.map((plan) => ({
          ...{ bhkType: plan.bhkType ?? null, area: plan.area ?? null, price: plan.price ?? null },
          at: project.floorplans.indexOf(plan),
        }))}
      >
        <Still
          name={`plans ${type}`}
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
              <PlanRow key={place} project={project} plan={plan} type={type} slide={drawn.indexOf(plan)} />
            ))}
          </div>
        </Still>
      </PlanEnquiries>
    </LightboxArea>
  );
}

type RowProps = { project: Project; plan: FloorPlan; type: string; slide: number };

function PlanRow({ project, plan, type, slide }: RowProps) {
  const size = plan.area ? formatArea(plan.area) : null;
  const at = project.floorplans.indexOf(plan);
  const rate = rateWords(rateOf(plan.price, plan.area));
  return (
    <div role="row" className="plan-row">
      <div role="cell">
        <PlanDrawing plan={plan} type={type} slide={slide} />
      </div>
      <div role="cell">
        <span>{size ?? type}</span>
        <span>
          {[size ? type : null, plan.bathrooms ? formatCount(plan.bathrooms, "bathroom") : null]
            .filter(Boolean)
            .join(", ")}
        </span>
        {plan.carpetArea && (
          <span className="figures">{t("Carpet area {area}", { area: formatArea(plan.carpetArea) })}</span>
        )}
      </div>
      <div role="cell" className="figures">
        {plan.price ? formatPrice(plan.price) : t("Price on request")}
        {rate && <span>{rate}</span>}
        <a href={here(projectCostPath(project, plan))} rel="nofollow" className="print-none">
          {costWords(project, plan)}
        </a>
      </div>
      <div role="cell" className="print-none">
        <a
          href={here(enquirePath({ form: "enquiry", project: project.id, isPlot: project.isPlot, plan: at }))}
          rel="nofollow"
          aria-haspopup="dialog"
          className={buttonStyle("outline", "max-md:w-full")}
        >
          {t("Enquire Now")}
          <span className="sr-only">{`: ${[type, size].filter(Boolean).join(", ")}`}</span>
        </a>
      </div>
    </div>
  );
}

function PlanDrawing({ plan, type, slide }: Omit<RowProps, "project">) {
  if (!plan.image) {
    return (
      <span className="plan-drawing bg-surface-warm! text-ink-600 grid! h-auto! min-h-[min(6rem,27vw)] place-items-center text-center text-sm">
        {t("Plan to follow")}
      </span>
    );
  }
  return (
    <a
      href={plan.image}
      data-slide={slide}
      aria-label={t("Open large: {picture}", { picture: drawingOf(plan, type).alt })}
      className="plan-drawing"
    >
      <SitePicture
        src={plan.image}
        alt={drawingOf(plan, type).alt}
        sizes="160px"
        className="object-contain p-1"
      />
    </a>
  );
}

function drawingOf({ image, area }: FloorPlan, type: string) {
  const known = image ? describePicture(image) : null;
  const alt = t("Floor plan of {home}", { home: area ? `${type}, ${formatArea(area)}` : type });
  return { src: image ?? "", alt, width: known?.width ?? 1200, height: known?.height ?? 1000 };
}
