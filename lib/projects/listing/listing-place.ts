import { placeKey } from "@/lib/places/place-name";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { t, type Words } from "@/lib/base/language";
import type { ProjectList } from "@/lib/projects/search/project-query-schema";
import type { ListingFilters } from "./project-filters";

/** The place of a listing in the catalogue's spelling; `city` is the city of a locality, else `null`. */
export type ListingPlace = { name: string; city: string | null; isState?: true };

/**
 * The place of a listing for a single place: in the catalogue's spelling, whatever spelling or older name was used.
 * `null` without a place, with several, and if no listed project is there.
 */
export function findListingPlace(
  { location }: Pick<ListingFilters, "location">,
  projects: readonly Pick<ProjectSummary, "locations">[],
): ListingPlace | null {
  const [asked, ...others] = location;
  if (!asked || others.length > 0) return null;
  const key = placeKey(asked);
  const isAsked = (name: string | null | undefined): name is string => !!name && placeKey(name) === key;
  const places = projects.flatMap(({ locations }) => locations);
  for (const { state, city } of places) {
    if (isAsked(city)) return { name: city, city: null };
    if (isAsked(state)) return { name: state, city: null, isState: true };
  }
  const localities = places.filter(({ locality }) => isAsked(locality));
  const [name] = localities.flatMap(({ locality }) => locality ?? []);
  const [city = null, ...moreCities] = new Set(localities.map((place) => place.city ?? null));
  return name ? { name, city: moreCities.length > 0 ? null : city } : null;
}

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
