import { paths, projectPath, placePath } from "@/lib/base/paths";
import { trailTo, type Trail } from "@/lib/seo/trail";
import { sayLandmark } from "@/lib/base/say-place";
import { listingPath } from "./listing-path";
import type { ListingPlace } from "./listing-place";
import type { ListingFilters } from "./project-filters";
import type { Project } from "@/lib/projects/project/project-schema";
import { t } from "@/lib/base/language";

const properties = { label: "Properties", href: paths.listing };

/** Home / Properties / city / locality / landmark, as far as the listing asks for one. */
export function listingTrail(
  { location, near = null }: Pick<ListingFilters, "location"> & Partial<Pick<ListingFilters, "near">>,
  place: ListingPlace | null,
): Trail {
  const asked = place?.name ?? (location.length > 0 ? location.map((name) => t(name)).join(", ") : null);
  const names = [place?.city, asked].filter((name) => name != null);
  const landmark = near
    ? [{ label: t("Near {label}", { label: sayLandmark(near) }), href: listingPath({ near }) }]
    : [];
  return trailTo(properties, ...names.map(toStep), ...landmark);
}

/** Home / Properties / city / locality / name. */
export function projectTrail(project: Pick<Project, "id" | "slug" | "isPlot" | "name" | "locations">): Trail {
  const [address] = project.locations;
  const names = new Set([address?.city ?? "", address?.locality ?? ""]);
  names.delete("");
  return trailTo(properties, ...[...names].map(toStep), { label: project.name, href: projectPath(project) });
}

function toStep(name: string) {
  return { label: name, href: placePath(name) };
}
