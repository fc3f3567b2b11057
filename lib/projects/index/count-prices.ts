import { unknown, type CatalogueIndex } from "./columns";
import { medianRate } from "./median-rate";
import type { SearchPlan } from "./search-plan";
import type { Tally } from "./tally";
import { notReadyTraits, plotType, typeMask } from "./traits";
import { failsOf } from "./unit-offers";

/**
 * Reads what the listed projects ask, and when they are ready. With bedrooms among the filters only the units that meet all
 * filters are priced; the rates are always theirs.
 */
export function countPrices(
  { projects, units, count: all }: CatalogueIndex,
  plan: SearchPlan,
  tally: Tally,
  isListed: Uint8Array,
  wantsRates: boolean,
): void {
  const { traits, possession, minPrice, maxPrice, firstUnit } = projects;
  const { price, area } = units;
  const ofUnits = plan.set.units.includes("bedrooms");
  const { found } = plan;
  const count = found ? found.length : all;
  // Every position is below the length of the columns.
  const of = (project: number) => firstUnit[project + 1]! - firstUnit[project]!;
  const at = (step: number) => (found === null ? step : found[step]!);
  let most = 0;
  if (wantsRates) for (let step = 0; step < count; step += 1) if (isListed[at(step)]) most += of(at(step));
  const rates = { homes: new Float64Array(most), plots: new Float64Array(most) };
  let [homes, plots] = [0, 0];
  let [lowest, highest, next] = [Infinity, unknown, tally.nextPossession];
  for (let step = 0; step < count; step += 1) {
    const project = at(step);
    if (isListed[project] === 0) continue;
    const day = possession[project]!;
    if (day >= plan.today && day < next && notReadyTraits[traits[project]!] === 1) next = day;
    if (!ofUnits) {
      if (minPrice[project]! >= 0 && minPrice[project]! < lowest) lowest = minPrice[project]!;
      if (maxPrice[project]! > highest) highest = maxPrice[project]!;
    }
    if (!ofUnits && !wantsRates) continue;
    const isPlot = (traits[project]! & typeMask) === plotType;
    const end = firstUnit[project + 1]!;
    for (let unit = firstUnit[project]!; unit < end; unit += 1) {
      if (price[unit]! <= 0 || failsOf(units, unit, plan.units) !== 0) continue;
      if (ofUnits && price[unit]! < lowest) lowest = price[unit]!;
      if (ofUnits && price[unit]! > highest) highest = price[unit]!;
      if (!wantsRates || area[unit]! <= 0) continue;
      const rate = price[unit]! / area[unit]!;
      if (isPlot) rates.plots[plots++] = rate;
      else rates.homes[homes++] = rate;
    }
  }
  tally.lowestPrice = lowest;
  tally.highestPrice = highest;
  tally.nextPossession = next;
  if (!wantsRates) return;
  const [ofHomes, ofPlots] = [rates.homes.subarray(0, homes), rates.plots.subarray(0, plots)];
  tally.rates = { homes: medianRate(ofHomes), plots: medianRate(ofPlots) };
}
