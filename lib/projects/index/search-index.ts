import { LRUCache } from "lru-cache";
import type { PriceStandingKind } from "@/lib/projects/project/project-schema";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import { kindRates, rateOfKind, type RatedUnit } from "@/lib/projects/listing/place-rates";
import { middleRate, priceStanding, type Stock } from "@/lib/projects/listing/price-standing";
import type { CatalogueIndex } from "./columns";
import { readTally, type Counted, type Wanted } from "./facets";
import { relevant, type FoundText } from "./find-text";
import { once } from "./once";
import { nearestFirst } from "./points";
import { planSearch, type SearchPlan } from "./search-plan";
import { countProjects, extraCounts, type ExtraCount, type Tally } from "./tally";
import { ratedUnitsAt } from "./place-rates";
import { placesIn } from "./places";
import { typeMask } from "./traits";

/** `standings`: of the projects of `ids`, in their order. */
export type IndexAnswer = Counted & {
  ids: number[];
  standings: (PriceStandingKind | null)[];
  /** How far each of them is from the landmark of the query. */
  landmarkKm: (number | null)[];
  version: number;
};

/** One page of ids, how many there are and the figures that are wanted: one pass over the catalogue. */
export function searchIndex(
  index: CatalogueIndex,
  query: ProjectQuery,
  wanted: readonly Wanted[],
  today: number,
  text: FoundText | null,
): IndexAnswer {
  const plan = planSearch(index, query, today, text && text.positions);
  const tally = tallyOf(
    index,
    plan,
    query,
    extraCounts.filter((extra) => wanted.includes(extra)),
  );
  const counted = readTally(index, plan, tally, query, wanted);
  const order = orderOf(index, query, plan, tally, text);
  const positions = pageOf(order, tally.listed, counted.totalItems, query);
  // Positions of this index.
  const ids = positions.map((at) => index.projects.id[at]!);
  const landmarkKm = positions.map((at) => plan.near && toTenths(plan.near[at]!));
  return { ...counted, ids, standings: standingsOf(index, positions), landmarkKm, version: index.version };
}

/** To a hundred metres: points say no more. */
const toTenths = (km: number) => Math.round(km * 10) / 10;

/** Where nothing else is asked for, what is most like the text comes first, then what is nearest to the landmark. */
function orderOf(
  index: CatalogueIndex,
  { sort }: ProjectQuery,
  { near }: SearchPlan,
  { listed }: Tally,
  text: FoundText | null,
): Uint32Array | Int32Array {
  if (sort === "relevance" && text) return relevant(index, text);
  if (sort === "relevance" && near) return nearestFirst(listed, near);
  return index.orders[sort];
}

/** What is kept of each index at most. */
const mostBytes = 16_000_000;
/** The counts of a tally, besides a byte for each project. */
const countBytes = 14_000;

/**
 * The tally of these filters, kept from the first asking on: other pages and other orders of a list count the same. A text is
 * found anew each time, and nobody looks at the same part of a map twice, so what has one of them is not kept.
 */
export function tallyOf(
  index: CatalogueIndex,
  plan: SearchPlan,
  { page: _, limit: _limit, sort: _sort, ...filters }: ProjectQuery,
  extras: readonly ExtraCount[] = [],
): Tally {
  if (plan.found) return countProjects(index, plan, extras);
  const most = Math.max(1, Math.floor(mostBytes / (countBytes + index.count)));
  const kept = once(index, "tallies", () => new LRUCache<string, Tally>({ max: most }));
  const key = JSON.stringify([filters, extras, plan.today]);
  const tally = kept.get(key) ?? countProjects(index, plan, extras);
  kept.set(key, tally);
  return tally;
}

/** The listed positions of one page. */
function pageOf(
  order: Uint32Array | Int32Array,
  listed: Uint8Array,
  total: number,
  { page, limit }: Pick<ProjectQuery, "page" | "limit">,
): number[] {
  const first = (page - 1) * limit;
  const end = Math.min(first + limit, total);
  const positions: number[] = [];
  if (first >= end) return positions;
  // Each step is below the length of the order.
  for (let step = 0, seen = 0; seen < end; step += 1) {
    if (listed[order[step]!] === 0) continue;
    if (seen >= first) positions.push(order[step]!);
    seen += 1;
  }
  return positions;
}

/** The rates of each type of one locality, in the order of `propertyTypes`. */
type Stocks = (Stock | null)[];

/**
 * Where the projects at these positions stand in their localities, as `toListed` of `lib/projects/store/` has it. The rates
 * of localities that were not asked for before are read in one pass over the places, and kept as long as the index.
 */
function standingsOf(index: CatalogueIndex, positions: readonly number[]): (PriceStandingKind | null)[] {
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
