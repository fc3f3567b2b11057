import type { ListingSummary, Rate } from "@/lib/projects/search/project-query-schema";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { middleOf } from "./place-rates";

type Priced = Pick<
  ProjectSummary,
  | "isPlot"
  | "status"
  | "possessionDate"
  | "reraId"
  | "minPrice"
  | "maxPrice"
  | "price"
  | "minArea"
  | "floorplans"
>;

/**
 * The figures of a whole list, as the database makes them (`project-facets`). With `bhk` prices and rates are those of
 * homes with as many bedrooms as one of them. `today` is an ISO date.
 */
export function summaryOf(
  projects: readonly Priced[],
  bhk: readonly number[],
  today: string,
): ListingSummary {
  const homes = projects.flatMap(({ isPlot, floorplans }) =>
    isPlot
      ? []
      : floorplans.filter(
          ({ isActive, bhkType }) =>
            isActive !== false && (bhk.length === 0 || bhk.includes(parseInt(bhkType ?? ""))),
        ),
  );
  const plots = projects.filter(({ isPlot }) => isPlot && bhk.length === 0);
  const highest =
    bhk.length > 0
      ? homes.map(({ price }) => price)
      : projects.map(({ maxPrice, minPrice, price }) => maxPrice ?? minPrice ?? price);
  const due = projects.flatMap(({ status, possessionDate }) =>
    status !== "Ready to Move" && possessionDate && possessionDate >= today ? possessionDate : [],
  );
  return {
    highestPrice: Math.max(0, ...highest.map((price) => price ?? 0)) || null,
    homes: rateOf(homes),
    plots: rateOf(plots.map(({ minPrice, price, minArea }) => ({ price: minPrice ?? price, area: minArea }))),
    registered: projects.filter(({ reraId }) => reraId).length,
    nextPossession: due.toSorted()[0] ?? null,
  };
}

function rateOf(units: readonly { price?: number | null; area?: number | null }[]): Rate | null {
  const rates = units
    .flatMap(({ price, area }) => (price && area ? price / area : []))
    .toSorted((one, other) => one - other);
  return rates.length === 0 ? null : { ...middleOf(rates), count: rates.length };
}
