import type { FloorPlan } from "./project-schema";

const largest = Number.MAX_SAFE_INTEGER;

/** The active floor plans of one type, smallest first, those of unknown size last. `bhkType` is `null` for plans without one. */
export type FloorPlanGroup = {
  bhkType: string | null;
  plans: FloorPlan[];
  minArea: number | null;
  maxArea: number | null;
  minPrice: number | null;
};

/** Active floor plans by type, fewest rooms first; plans that are not active are hidden (specification, section 2). */
export function groupFloorPlans(floorplans: readonly FloorPlan[]): FloorPlanGroup[] {
  const groups = new Map<string | null, FloorPlan[]>();
  for (const plan of floorplans) {
    if (plan.isActive === false) continue;
    const type = plan.bhkType ?? null;
    groups.set(type, [...(groups.get(type) ?? []), plan]);
  }
  return [...groups].map(toGroup).sort((a, b) => rooms(a.bhkType) - rooms(b.bhkType));
}

function toGroup([bhkType, plans]: [string | null, FloorPlan[]]): FloorPlanGroup {
  const areas = plans.map((plan) => plan.area).filter((area) => area != null);
  const prices = plans.map((plan) => plan.price).filter((price) => price != null);
  return {
    bhkType,
    plans: plans.toSorted((a, b) => (a.area ?? largest) - (b.area ?? largest)),
    minArea: areas.length > 0 ? Math.min(...areas) : null,
    maxArea: areas.length > 0 ? Math.max(...areas) : null,
    minPrice: prices.length > 0 ? Math.min(...prices) : null,
  };
}

function rooms(bhkType: string | null): number {
  return parseInt(bhkType ?? "99") || 99;
}
