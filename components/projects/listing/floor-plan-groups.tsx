import { Icon } from "@/components/ui/icon";
import { formatArea, formatAreaRange, formatBhk, formatCount, formatPrice } from "@/lib/base/format";
import type { FloorPlanGroup } from "@/lib/projects/project/floor-plan-groups";

/** The configurations of a card; one group is open at a time (specification, section 2), and all are where there is no JavaScript. */
export function FloorPlanGroups({ projectKey, groups }: { projectKey: string; groups: FloorPlanGroup[] }) {
  return (
    <div className="border-surface-line divide-surface-line divide-y border-y">
      {groups.map(({ bhkType, minArea, maxArea, minPrice, plans }) => (
        <details
          key={bhkType ?? "other"}
          name={`plans-${projectKey}`}
          className="group noscript:details-content:block noscript:details-content:[content-visibility:visible]"
        >
          <summary className="min-h-touch relative flex w-full list-none flex-wrap items-center gap-x-1.5 pr-6 text-sm">
            <span className="w-12 font-bold">{bhkType ? formatBhk(bhkType) : "Other"}</span>
            <span className="figures text-ink-600 grow">{formatAreaRange(minArea, maxArea)}</span>
            <span className="figures font-bold">
              {minPrice === null ? "On request" : `from ${formatPrice(minPrice)}`}
            </span>
            <Icon
              name="chevronDown"
              className="absolute top-[calc(50%-0.5rem)] right-0 size-4 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <ul aria-label={formatCount(plans.length, "floor plan")} className="max-h-64 overflow-y-auto pb-3">
            {plans.map(({ bathrooms, area, price }, position) => (
              <li key={position} className="figures flex flex-wrap gap-x-2 py-1 text-sm">
                <span className="text-ink-600 w-12">{bathrooms != null && `${bathrooms} bath`}</span>
                <span className="grow">{area == null ? "Area on request" : formatArea(area)}</span>
                <span className="pr-6">{price == null ? "Price on request" : formatPrice(price)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
