import type { Graph, ItemList } from "schema-dts";
import { projectPath } from "@/lib/base/paths";
import { breadcrumbNode, toAbsolute, toGraph } from "@/lib/seo/graph-json-ld";
import { listingSubject } from "./listing-subject";
import { findListingPlace } from "./listing-place";
import { listingTrail } from "./listing-trail";
import type { ListingFilters } from "./project-filters";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";

/** Structured data of a listing page: its breadcrumb, and its projects in order. */
export function listingGraph(
  origin: string,
  filters: ListingFilters,
  list: Pick<ProjectList, "projects">,
): Graph {
  const place = findListingPlace(filters, list.projects);
  const shown = list.projects.filter((project) => project.isActive !== false);
  return toGraph([
    breadcrumbNode(origin, listingTrail(filters, place)),
    shown.length > 0 ? itemList(origin, listingSubject(filters, place), shown) : null,
  ]);
}

/** Only address and name: the details are on the project's own page, as Google asks of a summary page. */
function itemList(origin: string, name: string, projects: readonly ProjectSummary[]): ItemList {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: projects.length,
    itemListElement: projects.map((project, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: toAbsolute(origin, projectPath(project)),
      name: project.name,
    })),
  };
}
