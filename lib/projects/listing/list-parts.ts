import { t, type Words } from "@/lib/base/language";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";
import type { ListingFilters } from "./project-filters";

/** How many projects of a list each place has. */
export type PlaceCounts = Readonly<Record<string, number>>;

/** A list as its page gets it in the browser. */
export type ListParts = {
  /** Without the counts of its places. */
  initialList: ProjectList;
  /** Those: `null` in the data of a document (`lib/door/still-data.ts`), whose markup has them and how they are said. */
  places: PlaceCounts | null;
  still: "places";
  /** How the page's language says places that are named and not among them. */
  moreWords: Words;
};

/** The list of these filters in the parts that its page gets. */
export function listParts({ location: asked }: ListingFilters, list: ProjectList): ListParts {
  const places = list.facets.location;
  const named = [...asked, ...list.projects.flatMap(({ location }) => location?.split(", ") ?? [])];
  const words = named.filter((name) => !(name in places)).map((name) => [name, t(name)] as const);
  return {
    initialList: { ...list, facets: { ...list.facets, location: {} } },
    places,
    still: "places",
    moreWords: Object.fromEntries(words.filter(([name, said]) => said !== name)),
  };
}
