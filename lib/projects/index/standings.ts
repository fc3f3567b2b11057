import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import type { PriceStandingKind } from "@/lib/projects/project/project-schema";
import { kindRates, rateOfKind, type RatedUnit } from "@/lib/projects/listing/place-rates";
import { middleRate, priceStanding, type Stock } from "@/lib/projects/listing/price-standing";
import type { CatalogueIndex } from "./columns";
import { once } from "./once";
import { ratedUnitsAt } from "./place-rates";
import { placesIn } from "./places";
import { typeMask } from "./traits";

/** The rates of each type of one locality, in the order of `propertyTypes`. */
type Stocks = (Stock | null)[];

/**
 * Where the projects at these positions stand in their localities, as `toListed` of `lib/projects/store/` has it. The rates
 * of localities that were not asked for before are read in one pass over the places, and kept as long as the index.
 */
export function standingsOf(
  index: CatalogueIndex,
  positions: readonly number[],
): (PriceStandingKind | null)[] {
  const stocks = once(index, "stocks", () => new Map<number, Stocks>());
  const localities = placesIn(index).map(({ locality }) => locality?.id ?? -1);
  // Every position is below the length of the columns.
  const numbers = positions.map((at) => localities[index.projects.place[at]!]!);
  readStocks(index, localities, stocks, numbers);
  return positions.map((at, row) => {
    const its = stocks.get(numbers[row]!);
    const rates = [...ratedUnitsAt(index, at)].map(({ rate }) => rate);
    if (!its || rates.length === 0) return null;
    const stock = its[index.projects.traits[at]! & typeMask] ?? null;
    return priceStanding(middleRate(rates), stock)?.kind ?? null;
  });
}

/** Reads the rates of those of these localities that were not read before. */
function readStocks(
  index: CatalogueIndex,
  localities: readonly number[],
  stocks: Map<number, Stocks>,
  numbers: readonly number[],
): void {
  const missing = new Map<number, RatedUnit[]>();
  for (const number of numbers) if (number >= 0 && !stocks.has(number)) missing.set(number, []);
  if (missing.size === 0) return;
  const unitsOf = localities.map((number) => missing.get(number));
  for (let at = 0; at < index.count; at += 1) {
    const units = unitsOf[index.projects.place[at]!];
    if (units) for (const unit of ratedUnitsAt(index, at)) units.push(unit);
  }
  for (const [number, units] of missing) {
    const kinds = kindRates(units);
    stocks.set(
      number,
      propertyTypes.map(({ value }) => rateOfKind(kinds, value)),
    );
  }
}
