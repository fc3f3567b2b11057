import type { City, State } from "@/lib/places/place-schema";
import { builderPagePath, projectPath } from "@/lib/base/paths";
import { byProjects, type Builder } from "@/lib/projects/listing/builders";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";

type MenuLink = { label: string; href: string };

/** The data of menus and footer. `states`: `null` if they could not be read. */
export type SiteMenu = {
  states: State[] | null;
  /** Cities with active projects, those with the most first. */
  cities: City[];
  builders: MenuLink[];
  projects: MenuLink[];
};

/** Few, because these names are in every page. */
const atMost = { cities: 40, builders: 8, projects: 8 };

/** The builders with the most active projects, and the first projects of the list without filters. */
export function toSiteMenu(
  states: State[] | null,
  cities: City[],
  builders: readonly Builder[],
  list: ProjectList | null,
): SiteMenu {
  return {
    states,
    cities: cities.slice(0, atMost.cities),
    builders: byProjects(builders)
      .slice(0, atMost.builders)
      .map(({ name, slug }) => ({ label: name, href: builderPagePath(slug) })),
    projects: (list?.projects ?? [])
      .slice(0, atMost.projects)
      .map((project) => ({ label: project.name, href: projectPath(project) })),
  };
}
