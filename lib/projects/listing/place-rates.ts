import { bedroomOptions, propertyTypes, type PropertyType } from "@/lib/projects/project/filter-table.mjs";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { rateOf } from "@/lib/projects/project/unit-rate";
import type { Rate } from "@/lib/projects/search/project-query-schema";
import type { KindRates, RatedPlace } from "./place-rates-schema";

/** Fewer floor plans or layouts tell nothing of a place, nor does one project alone: it would be compared with itself. */
export const fewestCompared = 5;
export const fewestProjects = 2;

/** Whether so many units of so many projects, all of one type, tell what a place costs. */
export const isTold = ({ count, projects }: { count: number; projects: number }): boolean =>
  count >= fewestCompared && projects >= fewestProjects;

/** A floor plan, or the layout of a plot, with its rupees per sqft. */
export type RatedUnit = { project: number | string; type: PropertyType; bhk: number | null; rate: number };

/** What is read of a project for its rates. */
export type Sold = Pick<
  ProjectSummary,
  "id" | "isPlot" | "propertyType" | "minPrice" | "price" | "minArea" | "floorplans"
>;

/** What projects have of price and area, as the database reads it. */
export function ratedUnits(projects: readonly Sold[]): RatedUnit[] {
  return projects.flatMap(({ id, isPlot, propertyType, minPrice, price, minArea, floorplans }) => {
    const type = propertyTypes.find(({ value }) => value === propertyType)?.value;
    if (!type) return [];
    const units = isPlot
      ? [{ bhk: null, rate: rateOf(minPrice ?? price, minArea) }]
      : floorplans
          .filter(({ isActive }) => isActive !== false)
          .map((plan) => ({
            bhk: parseInt(plan.bhkType ?? "") || null,
            rate: rateOf(plan.price, plan.area),
          }));
    return units.flatMap(({ bhk, rate }) => (rate === null ? [] : { project: id, type, bhk, rate }));
  });
}

/** Each type that is there, followed by its bedrooms. */
export function kindRates(units: Iterable<RatedUnit>): KindRates[] {
  const groups = new Map<string, { rates: number[]; projects: Set<number | string> }>();
  const add = (key: string, { project, rate }: RatedUnit) => {
    const group = groups.get(key) ?? { rates: [], projects: new Set() };
    groups.set(key, group);
    group.rates.push(rate);
    group.projects.add(project);
  };
  for (const unit of units) {
    add(unit.type, unit);
    if (unit.bhk !== null) add(`${unit.type} ${unit.bhk}`, unit);
  }
  return propertyTypes.flatMap(({ value: propertyType }) =>
    [null, ...bedroomOptions].flatMap((option): KindRates[] => {
      const group = groups.get(option ? `${propertyType} ${option.bhk}` : propertyType);
      if (!group) return [];
      const [count, projects] = [group.rates.length, group.projects.size];
      const isFew = !isTold({ count, projects });
      const rates = isFew ? [] : Float64Array.from(group.rates).sort();
      return [
        {
          ...{ propertyType, bedrooms: option?.value ?? null, count, projects },
          ...(isFew ? { median: null, quartiles: null } : middleOf(rates)),
          bands: isFew || option ? [] : bandsOf(rates),
        },
      ];
    }),
  );
}

/** Cities by name, each before its localities: one order for all who list places. */
export function inPlaceOrder(places: readonly RatedPlace[]): RatedPlace[] {
  const keyed = places.map((place) => ({
    place,
    key: [place.city, place.locality ?? ""].map((name) => name.toLowerCase()).join("\n"),
  }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ place }) => place);
}

/** Median and quartiles of sorted rates as PostgreSQL's `percentile_cont`: between the two nearest, in whole rupees. */
export function middleOf(sorted: ArrayLike<number>): { median: number; quartiles: [number, number] } {
  const at = (share: number) => {
    const rank = (sorted.length - 1) * share;
    const [low = 0, high = 0] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]];
    return Math.round(low + (high - low) * (rank % 1));
  };
  return { median: at(0.5), quartiles: [at(0.25), at(0.75)] };
}

const mostBands = 12;

/** Bands of one round width, at most twelve, from the cheapest to the dearest. */
function bandsOf(sorted: ArrayLike<number>): KindRates["bands"] {
  const [least = 0, most = 0] = [sorted[0], sorted[sorted.length - 1]];
  const width = widthFor(most - least, least);
  const first = Math.floor(least / width);
  const bands = Array.from({ length: Math.floor(most / width) - first + 1 }, (_, at) => ({
    ...{ from: (first + at) * width, to: (first + at + 1) * width },
    count: 0,
  }));
  for (let at = 0; at < sorted.length; at += 1) {
    const band = bands[Math.floor((sorted[at] ?? 0) / width) - first];
    if (band) band.count += 1;
  }
  return bands;
}

/** 100, 200, 250, 500, 1,000 … rupees; never a finer step than a hundredth of the rates. */
function widthFor(spread: number, least: number): number {
  const fits = (width: number) => spread / width < mostBands - 1 && width >= least / 100;
  for (let power = 100; ; power *= 10) {
    const width = [1, 2, 2.5, 5].map((step) => step * power).find(fits);
    if (width) return width;
  }
}

/** One kind as a list's figures have it; `null` where there is none. With the number of projects. */
export function rateOfKind(
  kinds: readonly KindRates[] | null,
  propertyType: string | null | undefined,
): (Rate & { projects: number }) | null {
  const kind = kinds?.find((one) => one.propertyType === propertyType && one.bedrooms === null);
  if (!kind) return null;
  const { median, count, quartiles, projects } = kind;
  return { median: median ?? 0, count, quartiles, projects };
}
