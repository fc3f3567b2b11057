import { formatAreaRange, formatNumber, formatRupees } from "@/lib/base/format";
import type { ProjectSummary } from "./project-schema";
import { language, t } from "@/lib/base/language";

/*
 * What a square foot costs, and areas as people of the place say them: plots are traded by the square yard in Telangana
 * and Andhra Pradesh, so that comes first there, and beside square feet elsewhere.
 */

type Sold = Pick<
  ProjectSummary,
  "isPlot" | "minPrice" | "maxPrice" | "price" | "minArea" | "maxArea" | "floorplans"
>;
type Placed = Pick<ProjectSummary, "isPlot" | "minArea" | "maxArea" | "locations">;

const sqftInSqyd = 9;
export type AreaUnit = "sqft" | "sqyd";
const yardStates: readonly string[] = ["Telangana", "Andhra Pradesh"];

/** Rupees for a square foot, not rounded; `null` where price or area is unknown. */
export function rateOf(price: number | null | undefined, area: number | null | undefined): number | null {
  return price && area ? price / area : null;
}

/** "₹7,611 per sq ft"; `null` for an unknown rate. */
export function rateWords(rate: number | null): string | null {
  return rate === null ? null : t("{rate} per sq ft", { rate: formatRupees(Math.round(rate)) });
}

type Unit = readonly [price: number | null | undefined, area: number | null | undefined];

/** What can be bought: the active floor plans, or a plot's smallest and largest. */
function unitsOf({ isPlot, minPrice, maxPrice, price, minArea, maxArea, floorplans }: Sold): Unit[] {
  if (isPlot)
    return [
      [minPrice ?? price, minArea],
      [maxPrice, maxArea],
    ];
  return floorplans.filter((plan) => plan.isActive !== false).map((plan) => [plan.price, plan.area]);
}

/** "₹7,200 – ₹7,900" for a square foot times `factor`, from the lowest rate to the highest; `null` where no rate is known. */
function rangeOf(units: readonly Unit[], factor = 1): string | null {
  const rates = units.flatMap(([price, area]) => rateOf(price, area) ?? []);
  if (rates.length === 0) return null;
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const [from, to] = [low, high].map((rate) => formatRupees(Math.round(rate * factor)));
  // Prices are rounded, so what is sold at one rate differs by a rupee or two.
  return high - low < Math.max(1, low / 1_000) ? `${from}` : `${from} – ${to}`;
}

/** "₹10,460 – ₹10,900 per sq ft" of the carpet area of the active floor plans that state one; `null` where none does. */
export function carpetRateWords({ floorplans }: Pick<Sold, "floorplans">): string | null {
  const stated = floorplans.filter(({ isActive }) => isActive !== false);
  const rate = rangeOf(stated.map(({ price, carpetArea }) => [price, carpetArea]));
  return rate && t("{rate} per sq ft", { rate });
}

/** "₹7,200 – ₹7,900 per sq ft"; a plot's by the square yard too. `null` where nothing is known. */
export function projectRateWords(project: Sold & Placed): string | null {
  const units = unitsOf(project);
  const [byFoot, byYard] = [rangeOf(units), rangeOf(units, sqftInSqyd)];
  if (!byFoot || !byYard) return null;
  const foot = t("{rate} per sq ft", { rate: byFoot });
  if (!project.isPlot) return foot;
  const yard = t("{rate} per sq yd", { rate: byYard });
  return inYards(project) ? `${yard} (${foot})` : `${foot} (${yard})`;
}

/** "1,225–1,785 sqft"; of a plot "150–200 sq yd (1,350–1,800 sqft)". `null` where no area is known. */
export function projectAreaWords(project: Placed): string | null {
  const { minArea, maxArea, isPlot } = project;
  const feet = formatAreaRange(minArea, maxArea);
  if (!feet || !isPlot) return feet;
  const [from, to] = [minArea ?? maxArea ?? 0, maxArea ?? minArea ?? 0].map((area) =>
    formatNumber(Math.round(area / sqftInSqyd)),
  );
  const yards = t("{area} sq yd", { area: from === to ? `${from}` : `${from}–${to}` });
  return inYards(project) ? `${yards} (${feet})` : `${feet} (${yards})`;
}

/** The unit that stands first for this plot, until a visitor chooses the other. */
export function firstUnitOf(plot: Placed): AreaUnit {
  return inYards(plot) ? "sqyd" : "sqft";
}

/** What stands outside and inside the brackets of words in both units, and the first one's unit; else `null`. */
export function inBothUnits(words: string): { first: string; second: string; unit: AreaUnit } | null {
  const [, first, second] = /^([^(]*[^( ]) \(([^()]+)\)$/.exec(words) ?? [];
  const [unit, other] = [first, second].map(unitIn);
  return first && second && unit && other && unit !== other ? { first, second, unit } : null;
}

function unitIn(words: string | undefined): AreaUnit | null {
  if (language() !== "en")
    return words?.includes(t("sq yd")) ? "sqyd" : words?.includes(t("sq ft")) ? "sqft" : null;
  if (/\d sq yd$| per sq yd$/.test(words ?? "")) return "sqyd";
  return /\d sqft$| per sq ft$/.test(words ?? "") ? "sqft" : null;
}

function inYards({ locations }: Placed): boolean {
  return locations.some(({ state }) => yardStates.includes(state ?? ""));
}
