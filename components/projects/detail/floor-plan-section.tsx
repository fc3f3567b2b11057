import { formatBhk } from "@/lib/format";
import type { FloorPlan } from "@/lib/projects/project-schema";
import { DetailSection, SectionHeading } from "./detail-section";
import { FloorPlanTable } from "./floor-plan-table";
import { SubTabs } from "./sub-tabs";

const untyped = "Other homes";

/** Floor plans by type, with what a buyer compares: drawing, area, price (specification, project detail page). */
export function FloorPlanSection({ name, plans }: { name: string; plans: FloorPlan[] }) {
  const active = plans.filter((plan) => plan.isActive !== false);
  const types = [...new Set(active.map(typeOf))];
  return (
    <DetailSection id="floor-plan">
      <SectionHeading>Floor Plan</SectionHeading>
      {active.length === 0 ? (
        <p className="text-ink-600 mt-3">No floor plans available</p>
      ) : (
        <SubTabs
          label="Types of homes"
          tabs={types.map((type) => ({
            key: type,
            label: type,
            panel: (
              <FloorPlanTable
                name={name}
                type={type}
                plans={active.filter((plan) => typeOf(plan) === type)}
              />
            ),
          }))}
        />
      )}
    </DetailSection>
  );
}

function typeOf({ bhkType }: FloorPlan): string {
  return bhkType ? formatBhk(bhkType) : untyped;
}
