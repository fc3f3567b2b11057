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
