import { formatCount, formatDay, formatNumber, formatRupees } from "@/lib/base/format";
import type { Rate } from "@/lib/projects/search/project-query-schema";
import type { PriceStandingKind } from "@/lib/projects/project/project-schema";
import { sayPlace } from "@/lib/base/say-place";
import { fewestCompared, fewestProjects, middleOf, ratedUnits, type Sold } from "./place-rates";
import { t } from "@/lib/base/language";

/** The rates of a place, of one kind; of how many projects, where that is known. */
export type Stock = Rate & { projects?: number };

/**
 * Where the rate of a home stands among those of its place, in rupees per sqft: `few` compared, in the `lower` quarter, in the
 * `middle` half or in the `upper` quarter. `fromMedian` in whole percent of the median, below it negative.
 */
export type PriceStanding =
  | { kind: Extract<PriceStandingKind, "few">; count: number; projects?: number }
  | {
      kind: Exclude<PriceStandingKind, "few">;
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

/** Rupees per sqft in the middle of what a project offers, and of how many units that is; `null` where none is known. */
export function middleRateOf(project: Sold): { rate: number; units: number } | null {
  const rates = ratedUnits([project]).map(({ rate }) => rate);
  if (rates.length === 0) return null;
  return { rate: middleRate(rates), units: rates.length };
}

/** The middle of these rates, in whole rupees; they may come in any order. */
export function middleRate(rates: readonly number[]): number {
  return middleOf(rates.toSorted((one, other) => one - other)).median;
}

const cardWords: Record<PriceStandingKind, string> = {
  few: "Too few in {place} to compare",
  lower: "Cheaper than most in {place}",
  middle: "Mid-priced for {place}",
  upper: "Dearer than most in {place}",
};

/** The same in a few words, below a rate per sq ft: "Mid-priced for Kokapet". */
export function shortStanding(kind: PriceStandingKind, where: string): string {
  return t(cardWords[kind], { place: sayPlace(where) });
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
