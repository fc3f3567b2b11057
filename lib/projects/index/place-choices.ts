import { currentPlaceName } from "@/lib/places/place-name";
import type { PlaceChoice } from "@/lib/places/place-schema";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { squeeze } from "@/lib/projects/search/search-text";
import type { CatalogueIndex, Located } from "./columns";
import { nearKm, roundKm } from "./place-facets";
import { centresOf, nearestKm, placesIn } from "./places";
import type { FoundText } from "./find-text";
import { planSearch } from "./search-plan";
import { countProjects } from "./tally";

/** How many localities of a city are named while nobody has typed, beside those near by. */
const mostUntyped = 8;

type Place = PlaceChoice & { order: number; letters: string; near: number; at: number };

/** As `lib/projects/store/place-choice-queries.ts` says it in SQL. */
export function placeChoices(
  index: CatalogueIndex,
  { query, typed, limit, text }: PlaceAsked,
  today: number,
): PlaceChoice[] {
  const everywhere = { ...query, location: [], withinKm: undefined };
  const plan = planSearch(index, everywhere, today, text && text.positions);
  const { places: counts } = countProjects(index, plan);
  const centres = centresOf(index, query.location);
  const letters = [squeeze(typed), squeeze(currentPlaceName(typed))];
  const hasLetters = (text: string) => letters.some((part) => text.includes(part));
  const groups = groupByCity(index, counts).map(({ city, projects, localities }) => {
    const own: Place = { ...choice("city", city, city.name, projects), near: Infinity, at: 1 };
    const inCity = [...localities].map(([locality, count]): Place => {
      const near = centres.length > 0 ? nearestKm(locality, centres) : Infinity;
      const km = Number.isFinite(near) ? roundKm(near) : Infinity;
      return { ...choice("locality", locality, city.name, count), near: km, at: 0 };
    });
    inCity.sort((one, other) => other.projects - one.projects || one.order - other.order);
    for (const [at, place] of inCity.entries()) place.at = at + 2;
    const all = [own, ...inCity].filter((place) =>
      squeeze(typed)
        ? (place.kind === "locality" && hasLetters(place.letters)) || hasLetters(city.letters)
        : place.at <= mostUntyped + 1 || place.near <= nearKm,
    );
    return { city, size: projects, all };
  });
  groups.sort(
    (one, other) => other.size - one.size || one.city.order - other.city.order || one.city.id - other.city.id,
  );
  const chosen = groups.flatMap(({ all }) => all).slice(0, limit);
  return chosen.map(({ kind, name, city, projects, near }) => ({
    ...{ kind, name, city, projects },
    ...(near <= nearKm && { km: near }),
  }));
}

export type PlaceAsked = { query: ProjectQuery; typed: string; limit: number; text: FoundText | null };

function choice(
  kind: PlaceChoice["kind"],
  { name, order, letters }: Located,
  city: string,
  projects: number,
) {
  return { kind, name, city, projects, order, letters };
}

function groupByCity(index: CatalogueIndex, counts: Int32Array) {
  const groups = new Map<Located, { city: Located; projects: number; localities: Map<Located, number> }>();
  for (const [number, { city, locality }] of placesIn(index).entries()) {
    const count = counts[number] ?? 0;
    if (count === 0) continue;
    const group = groups.get(city) ?? { city, projects: 0, localities: new Map() };
    groups.set(city, group);
    group.projects += count;
    if (locality) group.localities.set(locality, (group.localities.get(locality) ?? 0) + count);
  }
  return [...groups.values()];
}
