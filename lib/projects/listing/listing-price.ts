import { bedroomOptions, type Bedrooms } from "@/lib/projects/project/filter-table.mjs";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";

/** Of how many projects with bedrooms a lowest price is said at most: as many as one call gives. */
export const mostPriced = 100;

/**
 * The lowest price of the listed homes, in rupees; with a number of bedrooms that of floor plans which have it, because
 * a project's lowest price may be that of a smaller home. `null` if none has a price.
 */
export function lowestPriceOf(
  projects: readonly Pick<ProjectSummary, "minPrice" | "price" | "floorplans">[],
  bedrooms: readonly Bedrooms[],
): number | null {
  const prices = projects.flatMap(({ minPrice, price, floorplans }) =>
    bedrooms.length > 0
      ? floorplans
          .filter((plan) => plan.isActive !== false && hasBedrooms(plan.bhkType, bedrooms))
          .map((plan) => plan.price)
      : [minPrice ?? price],
  );
  const known = prices.filter((price): price is number => price != null && price > 0);
  return known.length > 0 ? known.reduce((lowest, price) => Math.min(lowest, price)) : null;
}

function hasBedrooms(bhkType: string | null | undefined, bedrooms: readonly Bedrooms[]): boolean {
  const asked = bedroomOptions.filter(({ value }) => bedrooms.includes(value));
  return bhkType != null && asked.some(({ bhk }) => parseInt(bhkType) === bhk);
}
