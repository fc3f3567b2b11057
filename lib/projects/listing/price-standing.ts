import { formatDay, formatNumber, formatRupees } from "@/lib/base/format";
import type { Rate } from "@/lib/projects/search/project-query-schema";

/** Fewer floor plans or layouts tell nothing of a place. */
const fewestCompared = 5;

/**
 * Where the rate of a home stands among those of its place, in rupees per sqft: `few` compared, in the `lower` quarter, in the
 * `middle` half or in the `upper` quarter. `fromMedian` in whole percent of the median, below it negative.
 */
export type PriceStanding =
  | { kind: "few"; count: number }
  | {
      kind: "lower" | "middle" | "upper";
      rate: number;
      median: number;
      quartiles: [number, number];
      count: number;
      fromMedian: number;
    };

/** `null` for a home of unknown rate. `stock` are the rates of its place, of its kind, as our list has them. */
export function priceStanding(rate: number | null, stock: Rate | null): PriceStanding | null {
  if (rate === null) return null;
  if (!stock?.quartiles || stock.count < fewestCompared) return { kind: "few", count: stock?.count ?? 0 };
  const { median, quartiles, count } = stock;
  const [low, high] = quartiles;
  const kind = rate < low ? "lower" : rate > high ? "upper" : "middle";
  return { kind, rate, median, quartiles, count, fromMedian: Math.round((rate / median - 1) * 100) };
}

const kindWords = {
  lower: "cheaper by the square foot than three quarters of them",
  middle: "in the middle half of them",
  upper: "dearer by the square foot than three quarters of them",
};

/** Two sentences: where it stands, and among what. `what` is "apartments", `where` "Kokapet", `day` ISO. */
export function standingWords(
  standing: PriceStanding,
  { what, where, isPlot, day }: { what: string; where: string; isPlot: boolean; day: string },
): string {
  const units = isPlot ? "layouts" : "floor plans";
  if (standing.kind === "few") {
    return `Too few ${what} in ${where} to compare with: our list has ${formatNumber(standing.count)} ${units} with price and area there, and fewer than ${fewestCompared} tell nothing.`;
  }
  const { rate, median, fromMedian, quartiles, count, kind } = standing;
  const off = fromMedian === 0 ? "at" : `${Math.abs(fromMedian)}% ${fromMedian > 0 ? "above" : "below"}`;
  return `${formatRupees(Math.round(rate))} per sq ft is ${off} the median of ${what} in ${where} (${formatRupees(median)}), and ${kindWords[kind]}: ${formatNumber(count)} ${units} on our list on ${formatDay(day)}, half of them between ${formatRupees(quartiles[0])} and ${formatRupees(quartiles[1])}.`;
}
