import { Icon } from "@/components/ui/icon";
import { formatArea, formatAreaRange, formatBhk, formatCount, formatPrice } from "@/lib/base/format";
import type { FloorPlanGroup } from "@/lib/projects/project/floor-plan-groups";

/** The configurations of a card; one group is open at a time (specification, section 2), and all are where there is no JavaScript. */
export function FloorPlanGroups({ projectKey, groups }: { projectKey: string; groups: FloorPlanGroup[] }) {
  return (
    <div className="plan-groups">
      {groups.map(({ bhkType, minArea, maxArea, minPrice, plans }) => (
        <details key={bhkType ?? "other"} name={`plans-${projectKey}`}>
          <summary>
            <span>{bhkType ? formatBhk(bhkType) : "Other"}</span>
            <span>{formatAreaRange(minArea, maxArea)}</span>
            <span>{minPrice === null ? "On request" : `from ${formatPrice(minPrice)}`}</span>
            <Icon name="chevronDown" className="" />
          </summary>
          <ul aria-label={formatCount(plans.length, "floor plan")}>
            {plans.map(({ bathrooms, area, price }, position) => (
              <li key={position}>
                <span>{bathrooms != null && `${bathrooms} bath`}</span>
                <span>{area == null ? "Area on request" : formatArea(area)}</span>
                <span>{price == null ? "Price on request" : formatPrice(price)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
