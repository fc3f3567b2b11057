import { Icon } from "@/components/ui/icon";
import { formatArea, formatAreaRange, formatBhk, formatCount, formatPrice } from "@/lib/base/format";
import type { FloorPlanGroup } from "@/lib/projects/project/floor-plan-groups";
import { t } from "@/lib/base/language";

/** The configurations of a card; one group is open at a time (specification, section 2), and all are where there is no JavaScript. */
export function FloorPlanGroups({ projectKey, groups }: { projectKey: string; groups: FloorPlanGroup[] }) {
  return (
    <div className="plan-groups">
      {groups.map(({ bhkType, minArea, maxArea, minPrice, plans }) => (
        <details key={bhkType ?? "other"} name={`plans-${projectKey}`}>
          <summary>
            <span>{bhkType ? formatBhk(bhkType) : t("Other")}</span>
            <span>{formatAreaRange(minArea, maxArea)}</span>
            <span>
              {minPrice === null ? t("On request") : t("from {price}", { price: formatPrice(minPrice) })}
            </span>
            <Icon name="chevronDown" className="" />
          </summary>
          <ul aria-label={formatCount(plans.length, "floor plan")}>
            {plans.map(({ bathrooms, area, price }, position) => (
              <li key={position}>
                <span>{bathrooms != null && t("{count} bath", { count: bathrooms })}</span>
                <span>{area == null ? t("Area on request") : formatArea(area)}</span>
                <span>{price == null ? t("Price on request") : formatPrice(price)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
