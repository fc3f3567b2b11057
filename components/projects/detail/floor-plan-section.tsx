import { formatBhk } from "@/lib/base/format";
import { groupFloorPlans } from "@/lib/projects/project/floor-plan-groups";
import type { Project } from "@/lib/projects/project/project-schema";
import { DetailSection, EmptySection, SectionHeading } from "./detail-section";
import { FloorPlanTable } from "./floor-plan-table";
import { SubTabs } from "./sub-tabs";

const untyped = "Other homes";

/** The active floor plans by type, with drawing, area and price (specification, section 2, "Project detail page"). */
export function FloorPlanSection({ project }: { project: Project }) {
  const groups = groupFloorPlans(project.floorplans).map(({ bhkType, plans }) => ({
    type: bhkType ? formatBhk(bhkType) : untyped,
    plans,
  }));
  if (groups.length === 0) return <EmptySection id="floor-plan">No floor plans available</EmptySection>;
  return (
    <DetailSection id="floor-plan">
      <SectionHeading>Floor Plan</SectionHeading>
      <SubTabs
        label="Types of homes"
        tabs={groups.map(({ type, plans }) => ({
          key: type,
          label: type,
          panel: <FloorPlanTable project={project} type={type} plans={plans} />,
        }))}
      />
    </DetailSection>
  );
}
