import { t, type Words } from "@/lib/base/language";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";
import type { ListingFilters } from "./project-filters";

/** How the page's language says the places that a list names, where it says them in another way: no page has the words of all. */
export function listedPlaceWords({ location }: ListingFilters, { facets, projects }: ProjectList): Words {
  const names = [
    ...location,
    ...Object.keys(facets.location),
    ...projects.flatMap((project) => project.location?.split(", ") ?? []),
    ...projects.flatMap(({ locations }) => locations.map(({ locality }) => locality ?? "")),
  ];
  const said = names.map((name) => [name, t(name)] as const);
  return Object.fromEntries(said.filter(([name, own]) => own !== name));
}
