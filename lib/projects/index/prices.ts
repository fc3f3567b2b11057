import { mostInQuartiles, type Rate } from "@/lib/projects/search/project-query-schema";
import { noDay, unknown, type CatalogueIndex } from "./columns";
import type { SearchPlan } from "./search-plan";
import { notReadyTraits, plotType, typeMask } from "./traits";
import { failsOf } from "./unit-offers";

/** What listed projects ask, and when they are ready. */
export type Prices = {
  /** Infinite and `unknown` where nobody says one. */
  lowest: number;
  highest: number;
  /** The earliest day of possession from today on of what is not ready. */
  nextPossession: number;
  /** Of the units that meet all filters on units. */
  homes: Rate | null;
  plots: Rate | null;
};

/** With bedrooms among the filters only the units that meet all filters are priced; the rates are always theirs. */
export function readPrices(
  { projects, units, count }: CatalogueIndex,
  plan: SearchPlan,
  listed: Uint8Array,
  wantsRates: boolean,
): Prices {
  const { traits, possession, minPrice, maxPrice, firstUnit } = projects;
  const { price, area } = units;
  const ofUnits = plan.set.units.includes("bedrooms");
  // Every position is below the length of the columns.
  let most = 0;
  if (wantsRates)
    for (let at = 0; at < count; at += 1) if (listed[at] === 1) most += firstUnit[at + 1]! - firstUnit[at]!;
  const [homeRates, plotRates] = [new Float64Array(most), new Float64Array(most)];
  let [homes, plots] = [0, 0];
  let [lowest, highest, nextPossession] = [Infinity, unknown, noDay];
  for (let at = 0; at < count; at += 1) {
    if (listed[at] === 0) continue;
    const day = possession[at]!;
    if (day >= plan.today && day < nextPossession && notReadyTraits[traits[at]!] === 1) nextPossession = day;
    if (!ofUnits) {
      if (minPrice[at]! >= 0 && minPrice[at]! < lowest) lowest = minPrice[at]!;
      if (maxPrice[at]! > highest) highest = maxPrice[at]!;
    }
    if (!ofUnits && !wantsRates) continue;
    const isPlot = (traits[at]! & typeMask) === plotType;
    for (let unit = firstUnit[at]!; unit < firstUnit[at + 1]!; unit += 1) {
      const asked = price[unit]!;
      if (asked <= 0 || failsOf(units, unit, plan.units) !== 0) continue;
      if (ofUnits && asked < lowest) lowest = asked;
      if (ofUnits && asked > highest) highest = asked;
      if (!wantsRates || area[unit]! <= 0) continue;
      const rate = asked / area[unit]!;
      if (isPlot) plotRates[plots++] = rate;
      else homeRates[homes++] = rate;
    }
  }
  return {
    ...{ lowest, highest, nextPossession },
    homes: medianRate(homeRates.subarray(0, homes)),
    plots: medianRate(plotRates.subarray(0, plots)),
  };
}

/** Median and quartiles as the database has them (`percentile_cont`): between the two nearest, halves to the even number. */
function medianRate(rates: Float64Array): Rate | null {
  if (rates.length === 0) return null;
  const median = percentile(rates, 0.5);
  if (!median) return null;
  const quartiles: Rate["quartiles"] =
    rates.length > mostInQuartiles ? null : [percentile(rates, 0.25), percentile(rates, 0.75)];
  return { median, count: rates.length, quartiles };
}

function percentile(rates: Float64Array, share: number): number {
  const rank = (rates.length - 1) * share;
  const [low, high] = [smallest(rates, Math.floor(rank)), smallest(rates, Math.ceil(rank))];
  return roundToEven(low + (high - low) * (rank % 1));
}

/** The value that would stand at `rank` if these were sorted: quickselect, in place. */
function smallest(values: Float64Array, rank: number): number {
  let [low, high] = [0, values.length - 1];
  // Every index is between both ends.
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let [left, right] = [low, high];
    while (left <= right) {
      while (values[left]! < pivot) left += 1;
      while (values[right]! > pivot) right -= 1;
      if (left > right) break;
      const swapped = values[left]!;
      values[left++] = values[right]!;
      values[right--] = swapped;
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else break;
  }
  return values[rank]!;
}

function roundToEven(figure: number): number {
  const floor = Math.floor(figure);
  if (figure - floor !== 0.5) return Math.round(figure);
  return floor % 2 === 0 ? floor : floor + 1;
}
