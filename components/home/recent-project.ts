import { formatAreaRange, formatBhk, formatPriceRange } from "@/lib/base/format";
import { toPictured, type PicturedProject } from "@/lib/projects/project/pictured-project";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { here, t } from "@/lib/base/language";
import { sayPlace } from "@/lib/base/say-place";

/** A project under "Recent projects", in the words that are shown. */
export type RecentProject = PicturedProject & {
  href: string;
  tag: string;
  by: string;
  place: string;
  price: string;
  homes: string;
};

export function toRecentProject(project: ProjectSummary): RecentProject {
  const { status, groupName, location } = project;
  return {
    ...toPictured(project),
    href: detailAddress(project),
    tag: t(status === "Ready to Move" ? "Ready to Move In" : (status ?? "")),
    by: groupName ?? "",
    place: location ? sayPlace(location) : t("Location not specified"),
    price:
      formatPriceRange(project.minPrice ?? project.price, project.maxPrice ?? project.price) ??
      t("Price on request"),
    homes: configurationText(project),
  };
}

function detailAddress({ id, isPlot }: ProjectSummary): string {
  return here(`/propertydetails?project=${encodeURIComponent(id)}${isPlot ? "&type=plot" : ""}`);
}

/** `2, 3 BHK` for a home, the area for a plot. */
function configurationText({ isPlot, propertyBhks, minArea, maxArea }: ProjectSummary): string {
  const kinds = [...new Set(propertyBhks.map(({ bhkType }) => formatBhk(bhkType)))].sort();
  if (isPlot || kinds.length === 0) return formatAreaRange(minArea, maxArea) ?? "";
  return kinds.map((kind, index) => (index < kinds.length - 1 ? kind.replace(/ BHK$/, "") : kind)).join(", ");
}
