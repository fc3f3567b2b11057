import { formatCount, formatDay, formatNumber, formatRupees } from "@/lib/base/format";
import type { Rate } from "@/lib/projects/search/project-query-schema";
import { fewestCompared, fewestProjects } from "./place-rates";

/** The rates of a place, of one kind; of how many projects, where that is known. */
export type Stock = Rate & { projects?: number };

/**
 * Where the rate of a home stands among those of its place, in rupees per sqft: `few` compared, in the `lower` quarter, in the
 * `middle` half or in the `upper` quarter. `fromMedian` in whole percent of the median, below it negative.
 */
export type PriceStanding =
  | { kind: "few"; count: number; projects?: number }
  | {
      kind: "lower" | "middle" | "upper";
      rate: number;
      median: number;
      quartiles: [number, number];
      count: number;
      projects?: number;
      fromMedian: number;
    };

/** `null` for a home of unknown rate. `stock` are the rates of its place, of its kind, as our list has them. */
export function priceStanding(rate: number | null, stock: Stock | null): PriceStanding | null {
  if (rate === null) return null;
  const { median = 0, quartiles = null, count = 0, projects } = stock ?? {};
  const of = projects === undefined ? {} : { projects };
  if (!quartiles || count < fewestCompared || (projects ?? fewestProjects) < fewestProjects)
    return { kind: "few", count, ...of };
  const [low, high] = quartiles;
  const kind = rate < low ? "lower" : rate > high ? "upper" : "middle";
  return { kind, rate, median, quartiles, count, ...of, fromMedian: Math.round((rate / median - 1) * 100) };
}

const kindWords = {
  lower: "cheaper by the square foot than three quarters of them",
  middle: "in the middle half of them",
  upper: "dearer by the square foot than three quarters of them",
};

/**
 * Where it stands, and among what. `what` is "apartments", `where` "Kokapet", `day` ISO; `whose` says more of a rate that is
 * of several floor plans.
 */
export function standingWords(
  standing: PriceStanding,
  {
    what,
    where,
    isPlot,
    day,
    whose = "",
  }: { what: string; where: string; isPlot: boolean; day: string; whose?: string },
): string {
  const units = isPlot ? "layouts" : "floor plans";
  const { projects } = standing;
  const of = projects === undefined ? "" : `, from ${formatCount(projects, "project")}`;
  if (standing.kind === "few") {
    if (standing.count >= fewestCompared && projects !== undefined && projects < fewestProjects)
      return `Too few ${what} in ${where} to compare with: all ${formatNumber(standing.count)} ${units} with price and area on our list there are of this one project.`;
    return `Too few ${what} in ${where} to compare with: our list has ${formatNumber(standing.count)} ${units} with price and area there, and fewer than ${fewestCompared} tell nothing.`;
  }
  const { rate, median, fromMedian, quartiles, count, kind } = standing;
  const off = fromMedian === 0 ? "at" : `${Math.abs(fromMedian)}% ${fromMedian > 0 ? "above" : "below"}`;
  return `${formatRupees(Math.round(rate))} per sq ft${whose} is ${off} the median of ${what} in ${where} (${formatRupees(median)}), and ${kindWords[kind]}: ${formatNumber(count)} ${units} on our list on ${formatDay(day)}${of}, half of them between ${formatRupees(quartiles[0])} and ${formatRupees(quartiles[1])}.`;
}
