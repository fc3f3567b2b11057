"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { formatArea, formatAreaRange, formatBhk, formatCount, formatPrice } from "@/lib/base/format";
import type { FloorPlanGroup } from "@/lib/projects/project/floor-plan-groups";

/** The configurations of a card; one group is open at a time (specification, section 2). */
export function FloorPlanGroups({ id, groups }: { id: string; groups: FloorPlanGroup[] }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div className="border-surface-line divide-surface-line divide-y border-y">
      {groups.map((group, index) => {
        const isOpen = open === index;
        const panel = `plans-${id}-${index}`;
        return (
          <div key={group.bhkType ?? "other"}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={panel}
              onClick={() => setOpen(isOpen ? null : index)}
              className="min-h-touch grid w-full grid-cols-[3.5rem_1fr_auto_auto] items-center gap-2 text-left text-sm"
            >
              <span className="font-bold">{group.bhkType ? formatBhk(group.bhkType) : "Other"}</span>
              <span className="figures text-ink-600">{formatAreaRange(group.minArea, group.maxArea)}</span>
              <span className="figures font-bold">
                {group.minPrice === null ? "On request" : `from ${formatPrice(group.minPrice)}`}
              </span>
              <Icon
                name="chevronDown"
                className={`size-4 transition-transform duration-150 ${isOpen ? "rotate-180" : ""}`}
              />
            </button>
            <ul
              id={panel}
              hidden={!isOpen}
              aria-label={`${formatCount(group.plans.length, "floor plan")}`}
              className="js-panel max-h-64 overflow-y-auto pb-3"
            >
              {group.plans.map((plan, position) => (
                <li key={position} className="figures grid grid-cols-[3.5rem_1fr_auto] gap-2 py-1 text-sm">
                  <span className="text-ink-600">{plan.bathrooms != null && `${plan.bathrooms} bath`}</span>
                  <span>{plan.area == null ? "Area on request" : formatArea(plan.area)}</span>
                  <span className="pr-6">
                    {plan.price == null ? "Price on request" : formatPrice(plan.price)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
