import { describePicture } from "@/lib/projects/project/gallery";
import { formatArea, formatCount, formatPrice } from "@/lib/base/format";
import { PlanEnquiries } from "@/components/enquiries/plan-enquiries";
import { Still } from "@/components/ui/still";
import { enquirePath } from "@/lib/base/paths";
import { buttonStyle } from "@/components/ui/button-style";
import { SitePicture } from "@/components/ui/site-picture";
import type { FloorPlan, Project } from "@/lib/projects/project/project-schema";
import { costWords, projectCostPath } from "@/lib/cost/project-cost";
import { rateOf, rateWords } from "@/lib/projects/project/unit-rate";
import { LightboxArea } from "./lightbox-area";
import { toSlide } from "./to-slide";

type Props = { project: Project; type: string; plans: FloorPlan[] };

/**
 * The plans of one type: a table, on phones a stack of cards. Built with ARIA roles, because table elements lose theirs
 * when CSS changes their `display`.
 */
export function FloorPlanTable({ project, type, plans }: Props) {
  const drawn = plans.filter((plan) => plan.image);
  return (
    <LightboxArea
      slides={drawn.map((plan) => toSlide(drawingOf(plan, type)))}
      label={`Floor plans, ${type}`}
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
          aria-label={`Floor plans of ${project.name}: ${type}`}
          className="w-full border-collapse md:table print:block"
        >
          <div role="rowgroup" className="max-md:sr-only md:table-header-group print:hidden">
            <div role="row" className="text-ink-600 border-surface-line border-b text-sm md:table-row">
              {["Floor plan", "Area", "Price", "Enquiry"].map((column) => (
                <div key={column} role="columnheader" className="py-2 pr-4 md:table-cell">
                  {column === "Enquiry" ? <span className="sr-only">{column}</span> : column}
                </div>
              ))}
            </div>
          </div>
          <div
            role="rowgroup"
            className="plan-rows max-md:grid max-md:gap-3 md:table-row-group print:grid print:grid-cols-2 print:gap-3"
          >
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
    <div
      role="row"
      className="plan-row border-surface-line max-md:rounded-card max-md:grid max-md:grid-cols-[min(6rem,27vw)_minmax(0,1fr)] max-md:items-center max-md:gap-x-[min(1rem,4vw)] max-md:gap-y-3 max-md:border max-md:p-[min(0.75rem,3vw)] md:table-row md:border-b print:grid print:break-inside-avoid print:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <div role="cell" className="max-md:row-span-2 md:table-cell md:w-36 md:py-3 md:pr-4 md:align-middle">
        <PlanDrawing plan={plan} type={type} slide={slide} />
      </div>
      <div role="cell" className="md:table-cell md:py-3 md:pr-4 md:align-middle">
        <span className="figures block font-bold">{size ?? type}</span>
        <span className="text-ink-600 block text-sm">
          {[size ? type : null, plan.bathrooms ? formatCount(plan.bathrooms, "bathroom") : null]
            .filter(Boolean)
            .join(", ")}
        </span>
        {plan.carpetArea && (
          <span className="figures text-ink-600 block text-sm">
            Carpet area {formatArea(plan.carpetArea)}
          </span>
        )}
      </div>
      <div role="cell" className="figures font-bold md:table-cell md:py-3 md:pr-4 md:align-middle">
        {plan.price ? formatPrice(plan.price) : "Price on request"}
        {rate && <span className="text-ink-600 block text-sm font-normal">{rate}</span>}
        <a
          href={projectCostPath(project, plan)}
          rel="nofollow"
          className="print-none block py-1 text-sm font-normal underline underline-offset-4"
        >
          {costWords(project, plan)}
        </a>
      </div>
      <div
        role="cell"
        className="print-none max-md:col-span-2 md:table-cell md:w-40 md:py-3 md:text-right md:align-middle"
      >
        <a
          href={enquirePath({ form: "enquiry", project: project.id, isPlot: project.isPlot, plan: at })}
          rel="nofollow"
          aria-haspopup="dialog"
          data-plan={at}
          className={buttonStyle("outline", "max-md:w-full")}
        >
          Enquire Now<span className="sr-only">: {[type, size].filter(Boolean).join(", ")}</span>
        </a>
      </div>
    </div>
  );
}

function PlanDrawing({ plan, type, slide }: Omit<RowProps, "project">) {
  const box =
    "plan-drawing rounded-control border-surface-line relative block size-[min(6rem,27vw)] overflow-hidden border bg-white md:h-24 md:w-32 print:h-40 print:w-48";
  if (!plan.image) {
    return (
      <span
        className={`${box} bg-surface-warm text-ink-600 grid! h-auto! min-h-[min(6rem,27vw)] place-items-center text-center text-sm`}
      >
        Plan to follow
      </span>
    );
  }
  return (
    <a
      href={plan.image}
      data-slide={slide}
      aria-label={`Open large: ${drawingOf(plan, type).alt}`}
      className={`${box} hover:border-brand-600 transition-colors duration-150`}
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
  const alt = `Floor plan of ${type}${area ? `, ${formatArea(area)}` : ""}`;
  return { src: image ?? "", alt, width: known?.width ?? 1200, height: known?.height ?? 1000 };
}
