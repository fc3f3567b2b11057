import type { City, State } from "@/lib/places/place-schema";
import { projectPath } from "@/lib/base/paths";
import { builderPath } from "@/lib/projects/listing/listing-path";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";

type MenuLink = { label: string; href: string };

/** What menus and footer name of the data. `states`: `null` when they could not be read. */
export type SiteMenu = {
  states: State[] | null;
  /** Cities with live projects, the fullest first. */
  cities: City[];
  builders: MenuLink[];
  projects: MenuLink[];
};

/** Every page carries these names, so they are few. */
const atMost = { cities: 40, builders: 8, projects: 8 };

/** The builders with most live projects, and the projects a list without filters begins with. */
export function toSiteMenu(states: State[] | null, cities: City[], list: ProjectList | null): SiteMenu {
  const builders = Object.entries(list?.facets.builder ?? {}).sort(
    ([nameA, countA], [nameB, countB]) => countB - countA || nameA.localeCompare(nameB),
  );
  return {
    states,
    cities: cities.slice(0, atMost.cities),
    builders: builders.slice(0, atMost.builders).map(([name]) => ({ label: name, href: builderPath(name) })),
    projects: (list?.projects ?? [])
      .slice(0, atMost.projects)
      .map((project) => ({ label: project.name, href: projectPath(project) })),
  };
}
