export type DetailSectionId = "overview" | "floor-plan" | "amenities" | "gallery" | "emi-calculator";
export type DetailTab = { id: DetailSectionId; label: string };

const homeTabs: readonly DetailTab[] = [
  { id: "overview", label: "Overview" },
  { id: "floor-plan", label: "Floor Plan" },
  { id: "amenities", label: "Amenities" },
  { id: "gallery", label: "Gallery" },
  { id: "emi-calculator", label: "EMI Calculator" },
];

/** The parts of the page in their order; plots have no floor plans and no list of amenities. */
export function detailTabs(isPlot: boolean): readonly DetailTab[] {
  return isPlot ? homeTabs.filter(({ id }) => id !== "floor-plan" && id !== "amenities") : homeTabs;
}
