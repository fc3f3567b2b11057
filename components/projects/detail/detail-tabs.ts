import type { Project } from "@/lib/projects/project/project-schema";

export type DetailSectionId = "overview" | "floor-plan" | "amenities" | "gallery" | "emi-calculator";
export type DetailTab = { id: DetailSectionId; label: string };

const homeTabs: readonly DetailTab[] = [
  { id: "overview", label: "Overview" },
  { id: "floor-plan", label: "Floor Plan" },
  { id: "amenities", label: "Amenities" },
  { id: "gallery", label: "Gallery" },
  { id: "emi-calculator", label: "EMI Calculator" },
];

/**
 * The parts of the page in their order; plots have no floor plans and no list of amenities, and a home of which no
 * amenities are known has none either (docs/readings.md, "parts without content").
 */
export function detailTabs({
  isPlot,
  propertyAmenities,
}: Pick<Project, "isPlot" | "propertyAmenities">): readonly DetailTab[] {
  const left: DetailSectionId[] = isPlot
    ? ["floor-plan", "amenities"]
    : propertyAmenities.length === 0
      ? ["amenities"]
      : [];
  return homeTabs.filter(({ id }) => !left.includes(id));
}
