import "server-only";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { rateOfKind } from "@/lib/projects/listing/place-rates";
import { middleRateOf, type Stock } from "@/lib/projects/listing/price-standing";
import { rateOf } from "@/lib/projects/project/unit-rate";
import type { CostHome } from "@/lib/cost/project-cost";
import type { Project } from "@/lib/projects/project/project-schema";
import { t } from "@/lib/base/language";

/** Rupees per sqft of the plan that is asked about, else of the lowest price and the smallest area. */
export function askedRate({ project, plan }: CostHome): number | null {
  return plan ? rateOf(plan.price, plan.area) : rateOf(project.minPrice ?? project.price, project.minArea);
}

/** Rupees per sqft in the middle of what the project offers; `whose` says so where that is several. */
export function middleRate(project: Project): { rate: number | null; whose?: string } {
  const middle = middleRateOf(project);
  if (!middle) return { rate: null };
  const { rate, units } = middle;
  return {
    rate,
    ...(units > 1 && { whose: t(", the middle of its {count} floor plans,", { count: units }) }),
  };
}

/** The asking prices per sqft of the project's kind in its locality; `null` where they are unknown or can't be read. */
export async function readStock({ locations, propertyType }: Project): Promise<Stock | null> {
  const { city, locality } = locations[0] ?? {};
  if (!city || !locality || !propertyType) return null;
  const kinds = await readOptional("prices of a place", null, () =>
    backend().readKindRates({ city, locality }),
  );
  return rateOfKind(kinds, propertyType);
}
