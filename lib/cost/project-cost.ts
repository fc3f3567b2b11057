import { gst, lenderCustoms } from "@/content/buying-costs";
import {
  formatArea,
  formatBhk,
  formatCount,
  formatNumber,
  formatPrice,
  formatRupees,
} from "@/lib/base/format";
import type { Status } from "@/lib/projects/project/filter-table.mjs";
import { emi, loanAmount, type EmiInputs } from "@/lib/emi/emi";
import { defaultEmiInputs } from "@/lib/emi/emi-fields";
import type { FloorPlan, Project } from "@/lib/projects/project/project-schema";
import { largestByIncome, shareOut, type Means } from "./afford";
import type { CostInputs } from "./cost-fields";
import { costPath, defaultCostInputs, otherState, statesWithDuty, type CostSubject } from "./cost-link";
import { gstPercent, largestLoan, wholeCost, type CostStage } from "./whole-cost";
import { t } from "@/lib/base/language";

/** What the cost of a home goes by, at its lowest price. */
export type Priced = Pick<Project, "isPlot" | "status" | "locations" | "price" | "minPrice">;
type Sold = Priced & Pick<Project, "id" | "name" | "floorplans">;

/** A project, and the plan of it that is asked about. */
export type CostHome = { project: Project; plan: FloorPlan | undefined };
/** Why there is none though the address names one. */
export type MissingHome = "gone" | "unread";

const ready: Status = "Ready to Move";
const sqftInSquareMetre = 10.7639;

/** Only that of a project, for what the browser is sent. */
export function pricedOf({ isPlot, status, locations, price, minPrice }: Priced): Priced {
  const where = locations.slice(0, 1).map(({ city, state }) => ({ city, state }));
  return { isPlot, status, locations: where, price, minPrice };
}

/** The inputs for a home of a project, or for a plot; the price is empty where it is on request. */
export function costInputsOf(project: Priced, plan: FloorPlan | undefined): CostInputs {
  const price = priceOf(project, plan);
  return {
    ...defaultCostInputs,
    price: price ? formatNumber(price) : "",
    kind: project.isPlot ? "plot" : "home",
    stage: stageOf(project, plan),
    state: stateOf(project),
  };
}

/**
 * The whole cost of a home or a plot as far as it is known, in rupees: price, GST and duty. `null` without a price, and
 * where no rate of duty was checked.
 */
export function knownCostOf(project: Sold, plan?: FloorPlan): number | null {
  const price = priceOf(project, plan);
  if (!price) return null;
  const { stage, state } = costInputsOf(project, plan);
  const cost = wholeCost({
    ...{ price, isPlot: project.isPlot, stage, state },
    ...{ officialValue: null, charges: null },
  });
  return cost.lines.some(({ id, rupees }) => id === "duty" && rupees === null) ? null : cost.total;
}

/** Whether GST is a part of its whole cost: there is none on a plot, nor on what is ready. */
export function hasGst(project: Sold): boolean {
  return gstPercent({ ...project, price: priceOf(project) ?? 0, stage: stageOf(project, undefined) }) > 0;
}

/**
 * What the calculator on the page of a project begins with: its price, and the down payment that leaves the largest loan,
 * so that its EMI is that of the page of the whole cost. A usual price where it is on request.
 */
export function emiInputsOf(project: Sold): EmiInputs {
  const price = priceOf(project);
  if (!price) return defaultEmiInputs;
  const loan = largestLoan(price);
  const percents = [0, 1, 2, 3, 4, 5].map((digits) => ((100 * (price - loan)) / price).toFixed(digits));
  const isThatLoan = (percent: string) =>
    Math.round(loanAmount({ totalCost: price, downPayment: Number(percent) })) === loan;
  const downPayment = percents.find(isThatLoan) ?? percents.at(-1) ?? defaultEmiInputs.downPayment;
  return { ...defaultEmiInputs, totalCost: String(price), downPayment };
}

/** "₹96.75 L with tax and duty"; without a sum where none can be told. */
export function costWords(project: Sold, plan?: FloorPlan): string {
  const known = knownCostOf(project, plan);
  return known === null ? t("The whole cost") : t("{price} with tax and duty", { price: formatPrice(known) });
}

/**
 * What a home costs a family each month, all savings paid into it: "Your EMI: from ₹62,400 for 20 years", or why it is out of
 * reach; `null` without a price. "From", because it goes by the lowest price, and no duty where no rate of it was checked.
 */
export function monthWords(home: Priced, means: Means): string | null {
  const price = priceOf(home);
  if (!price) return null;
  const { stage, state } = costInputsOf(home, undefined);
  const cost = wholeCost({
    ...{ price, isPlot: home.isPlot, stage, state },
    ...{ officialValue: null, charges: null },
  });
  const { loan, short } = shareOut(price, cost, means.savings);
  if (loan === 0) return t("Your savings pay for it: no EMI");
  if (means.years === 0) return t("Your savings: {price} short", { price: formatPrice(loan + short) });
  const instalment = formatRupees(emi(loan, means.rate, means.years));
  if (loan > largestByIncome(means, lenderCustoms.mostPercent))
    return t("EMI from {emi}: above your limit", { emi: instalment });
  return short > 0
    ? t("EMI from {emi}, savings {price} short", { emi: instalment, price: formatPrice(short) })
    : t("Your EMI: from {emi} for {years}", { emi: instalment, years: formatCount(means.years, "year") });
}

/** The page of the whole cost of this home. */
export function projectCostPath(project: Sold, plan?: FloorPlan): string {
  return costPath({}, subjectOf(project, plan));
}

export function subjectOf(project: Sold, plan?: FloorPlan): CostSubject {
  return {
    project: String(project.id),
    isPlot: project.isPlot,
    plan: plan ? project.floorplans.indexOf(plan) : null,
  };
}

/** "3 BHK, 1,785 sqft in Aurora Heights". */
export function homeWords(project: Sold, plan?: FloorPlan): string {
  const words = [plan?.bhkType && formatBhk(plan.bhkType), plan?.area && formatArea(plan.area)].filter(
    Boolean,
  );
  return words.length > 0
    ? t("{home} in {name}", { home: words.join(", "), name: project.name })
    : project.name;
}

function priceOf(project: Priced, plan?: FloorPlan): number | null | undefined {
  return plan ? plan.price : (project.minPrice ?? project.price);
}

/** The lower rate of GST only where the record itself shows that it applies. */
function stageOf(project: Priced, plan: FloorPlan | undefined): CostStage {
  if (project.status === ready) return "ready";
  const most = gst.affordable.carpetSquareMetres * sqftInSquareMetre;
  const inMetro = gst.metros.some((city) => city === project.locations[0]?.city);
  const isSmall = Boolean(plan?.carpetArea && plan.carpetArea <= most);
  return inMetro && isSmall && (plan?.price ?? Infinity) <= gst.affordable.rupees ? "affordable" : "building";
}

function stateOf({ locations }: Priced): string {
  const state = locations[0]?.state?.trim();
  return (
    statesWithDuty.find((known) => known.toLowerCase() === state?.toLowerCase()) ?? (state || otherState)
  );
}
