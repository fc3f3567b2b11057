import type { FAQPage, Graph, ItemList } from "schema-dts";
import { projectPath } from "@/lib/base/paths";
import { breadcrumbNode, toAbsolute, toGraph } from "@/lib/seo/graph-json-ld";
import type { ListingFaq } from "./listing-faqs";
import { listingPath } from "./listing-path";
import { listingHeading, typesIn } from "./listing-subject";
import { findListingPlace } from "./listing-place";
import { listingTrail } from "./listing-trail";
import type { ListingFilters } from "./project-filters";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { language } from "@/lib/base/language";

/** Structured data of a listing page: its breadcrumb, and its projects in order. */
export function listingGraph(
  origin: string,
  filters: ListingFilters,
  list: Pick<ProjectList, "projects" | "facets">,
  faqs: readonly ListingFaq[] = [],
): Graph {
  const place = findListingPlace(filters, list.projects);
  const name = listingHeading(filters, place, typesIn(list.facets));
  const shown = list.projects.filter((project) => project.isActive !== false);
  return toGraph([
    breadcrumbNode(origin, listingTrail(filters, place)),
    shown.length > 0 ? itemList(origin, name, shown) : null,
    faqs.length > 0 ? faqPage(toAbsolute(origin, listingPath(filters)), name, faqs) : null,
  ]);
}

/** The questions as the page shows them. */
function faqPage(url: string, name: string, faqs: readonly ListingFaq[]): FAQPage {
  return {
    "@type": "FAQPage",
    url,
    name,
    inLanguage: `${language()}-IN`,
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** Only address and name: the details are on the project's own page, as Google asks of a summary page. */
export function itemList(origin: string, name: string, projects: readonly ProjectSummary[]): ItemList {
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
