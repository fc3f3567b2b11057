import { PlanEnquiries } from "@/components/enquiries/plan-enquiries";
import { formatBhk } from "@/lib/base/format";
import { groupFloorPlans } from "@/lib/projects/project/floor-plan-groups";
import type { Project } from "@/lib/projects/project/project-schema";
import { DetailSection, EmptySection, SectionHeading } from "./detail-section";
import { FloorPlanTable } from "./floor-plan-table";
import { SubTabs } from "./sub-tabs";
import { t } from "@/lib/base/language";

/** The active floor plans by type, with drawing, area and price (specification, section 2, "Project detail page"). */
export function FloorPlanSection({ project }: { project: Project }) {
  const groups = groupFloorPlans(project.floorplans).map(({ bhkType, plans }) => ({
    bhkType,
    type: bhkType ? formatBhk(bhkType) : t("Other homes"),
    plans,
  }));
  if (groups.length === 0)
    return <EmptySection id="floor-plan">{t("No floor plans available")}</EmptySection>;
  return (
    <DetailSection id="floor-plan">
      <SectionHeading>{t("Floor Plan")}</SectionHeading>
      <PlanEnquiries
        project={{ id: project.id, name: project.name, isPlot: project.isPlot }}
        tables={groups.map(({ bhkType, plans }) => ({
          bhkType,
          areas: plans.map(({ area = null }) => area),
          prices: plans.map(({ price = null }) => price),
        }))}
      >
        <SubTabs
          label={t("Types of homes")}
          tabs={groups.map(({ type, plans }) => ({
            key: type,
            label: type,
            panel: <FloorPlanTable project={project} type={type} plans={plans} />,
          }))}
        />
      </PlanEnquiries>
    </DetailSection>
  );
}
