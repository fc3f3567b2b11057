import { unknown, type CatalogueIndex } from "./columns";
import { medianRate } from "./median-rate";
import type { SearchPlan } from "./search-plan";
import type { Candidates } from "./sieve";
import type { Tally } from "./tally";
import { notReadyTraits, plotType, typeMask } from "./traits";

/**
 * Reads what the listed projects ask, and when they are ready. With bedrooms among the filters only the units that meet all
 * filters are priced; the rates are always theirs.
 */
export function countPrices(
  { projects, units }: CatalogueIndex,
  { count, at }: Candidates,
  plan: SearchPlan,
  tally: Tally,
  wantsRates: boolean,
): void {
  const { traits, possession, minPrice, maxPrice, firstUnit } = projects;
  const { price, area } = units;
  const ofUnits = plan.set.units.includes("bedrooms");
  const meets = unitCheck(units, plan);
  const isListed = tally.listed;
  // Every position is below the length of the columns.
  const of = (step: number) => firstUnit[at[step]! + 1]! - firstUnit[at[step]!]!;
  let most = 0;
  if (wantsRates) for (let step = 0; step < count; step += 1) if (isListed[at[step]!]) most += of(step);
  const rates = { homes: new Float64Array(most), plots: new Float64Array(most) };
  let [homes, plots] = [0, 0];
  let [lowest, highest, next] = [Infinity, unknown, tally.nextPossession];
  for (let step = 0; step < count; step += 1) {
    const project = at[step]!;
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
      if (price[unit]! <= 0 || (meets !== null && !meets(unit))) continue;
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

/** Whether a unit meets all filters on units; `null` when there are none. */
function unitCheck(
  { bedrooms, price, area, bathrooms }: CatalogueIndex["units"],
  { units: plan, set: { units: set } }: SearchPlan,
): ((unit: number) => boolean) | null {
  if (set.length === 0) return null;
  const [ofBedrooms, ofBudget, ofArea] = [
    set.includes("bedrooms"),
    set.includes("budget"),
    set.includes("area"),
  ];
  const [[leastPrice, mostPrice], [leastArea, mostArea]] = [plan.price, plan.area];
  const least = set.includes("bathrooms") ? plan.bathrooms : -1;
  return (unit) =>
    (!ofBedrooms || (bedrooms[unit]! & plan.bedrooms) !== 0) &&
    (!ofBudget || (price[unit]! >= leastPrice && price[unit]! <= mostPrice)) &&
    (!ofArea || (area[unit]! >= leastArea && area[unit]! <= mostArea)) &&
    bathrooms[unit]! >= least;
}
