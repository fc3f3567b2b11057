import type { HTMLAttributes } from "react";
import { t, type Words } from "@/lib/base/language";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { firstUnitOf, type AreaUnit } from "@/lib/projects/project/unit-rate";
import type { Facets, ProjectList } from "@/lib/projects/search/project-query-schema";
import { findListingPlace, type ListingPlace } from "./listing-place";
import type { ListingFilters } from "./project-filters";

/** What a card shows, beside its buttons: attributes of two elements and what is in them. */
export type CardParts = Record<"picture" | "text", HTMLAttributes<HTMLElement>>;
/** Of a project whose card the server made: what its buttons need. Without `parts` the document has them. */
export type KeptProject = Pick<ProjectSummary, "id" | "name"> & { isPlot?: boolean; parts?: CardParts };
/** A project of a list: with all data where the browser makes the card. */
export type ListedProject = ProjectSummary | KeptProject;
export type ShownList = Omit<ProjectList, "projects"> & { projects: readonly ListedProject[] };

type Ways = Pick<Facets, "without" | "distance">;

/** A list as its page gets it in the browser. */
export type ListParts = {
  initialList: Pick<ProjectList, "currentPage" | "totalPages" | "totalItems"> & {
    projects: readonly KeptProject[];
  };
  /** Of the list's place, as its projects say it (`findListingPlace`). */
  place: ListingPlace | null;
  /** In which the list's plots are told; `null` where it has none. */
  unit: AreaUnit | null;
  /** What cards and filters show: `null` in the data of a document (`lib/door/still-data.ts`), which has it in its markup. */
  shown: { cards: CardParts[]; counts: Omit<Facets, keyof Ways>; words: Words } | null;
  still: "shown";
  /** Where the list is empty: what is told of it besides (`ways-out.ts`), and stands nowhere in its markup. */
  ways: Ways | null;
  /** How the page's language says places that are named and not among those of the list. */
  moreWords: Words;
};

/** The list of these filters in the parts that its page gets; `make` makes a card, the first one's picture before all others. */
export function listParts(
  filters: ListingFilters,
  list: ProjectList,
  make: (project: ProjectSummary, priority: boolean) => CardParts,
): ListParts {
  const { currentPage, totalPages, totalItems } = list;
  const { without, distance, ...counts } = list.facets;
  const projects = list.projects.filter((project) => project.isActive !== false);
  const plot = projects.find(({ isPlot }) => isPlot);
  const named = [...filters.location, ...projects.flatMap(({ location }) => location?.split(", ") ?? [])];
  return {
    initialList: {
      currentPage,
      totalPages,
      totalItems,
      projects: projects.map(({ id, name, isPlot }) => ({ id, name, ...(isPlot && { isPlot }) })),
    },
    place: findListingPlace(filters, list.projects),
    unit: plot ? firstUnitOf(plot) : null,
    still: "shown",
    shown: {
      cards: projects.map((project, at) => make(project, at === 0)),
      counts,
      words: wordsOf(Object.keys(counts.location)),
    },
    ways: projects.length > 0 ? null : { without, distance },
    moreWords: wordsOf(named.filter((name) => !(name in counts.location))),
  };
}

/** How the page's language says these names, where it says them in another way. */
function wordsOf(names: readonly string[]): Words {
  return Object.fromEntries(
    names.map((name) => [name, t(name)] as const).filter(([name, said]) => said !== name),
  );
}

/** Whether the browser makes its card. */
export function isWhole(project: ListedProject): project is ProjectSummary {
  return "floorplans" in project;
}
