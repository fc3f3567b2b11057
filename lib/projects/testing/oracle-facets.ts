import type { ProjectRecord } from "@/lib/catalogue/check/record-schema";
import { placeKey } from "@/lib/places/place-name";
import { facetNames, filters } from "@/lib/projects/project/filter-table.mjs";
import type { Facets, ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { hasAmenity, isIn, matches, sameName, type Listed } from "./oracle";

export type ChoiceFacets = Omit<
  Facets,
  "builder" | "amenities" | "location" | "near" | "without" | "distance"
>;

/** For every choice the number of projects that the same search with this choice would list. */
export function expectedChoices(
  catalogue: readonly Listed[],
  query: ProjectQuery,
  today: string,
): ChoiceFacets {
  const counts = facetNames.flatMap((name) => {
    const { options, many, wire, uncounted } = filters[name];
    if (!options) return [];
    if (uncounted) return [[name, {}]];
    const found = options.map((option) => {
      const chosen = Object.entries(wire).map(([param, { from = "value" }]) => [
        param,
        many ? [option[from]] : (option[from] ?? undefined),
      ]);
      const asked = { ...query, ...Object.fromEntries(chosen) };
      return [option.value, catalogue.filter(({ record }) => matches(record, asked, today)).length];
    });
    return [[name, Object.fromEntries(found)]];
  });
  return Object.fromEntries(counts) as ChoiceFacets; // every filter with options
}

/** For every filter that is set the number of projects that the same search without it would list. */
export function expectedWithout(
  catalogue: readonly Listed[],
  query: ProjectQuery,
  today: string,
): Record<string, number> {
  const counts = facetNames.flatMap((name) => {
    const { many, needs, wire } = filters[name];
    if (name === "metroMinutes") return []; // counted with the stations
    const params = Object.keys(wire) as (keyof ProjectQuery)[]; // the parameters of the call
    const isSet = params.some((param) => [query[param] ?? []].flat().length > 0);
    if (!isSet || needs?.every((needed) => [query[needed] ?? []].flat().length === 0)) return [];
    const asked = { ...query, ...Object.fromEntries(params.map((param) => [param, many ? [] : undefined])) };
    return [[name, matching(catalogue, asked, today).length]];
  });
  return Object.fromEntries(counts);
}

/** The same for every builder that has any, by lower-case name. */
export function expectedBuilders(
  catalogue: readonly Listed[],
  query: ProjectQuery,
  today: string,
): Map<string, number> {
  const others = matching(catalogue, { ...query, groupName: undefined }, today);
  return countNames(
    others,
    ({ groupName }) => [groupName.toLowerCase()],
    (record, name) => sameName(record.groupName, name),
  );
}

/** For every amenity the number of projects that have it besides those asked for, by lower-case name. */
export function expectedAmenities(
  catalogue: readonly Listed[],
  query: ProjectQuery,
  today: string,
): Map<string, number> {
  return countNames(
    matching(catalogue, query, today),
    ({ propertyAmenities }) => (propertyAmenities ?? []).map(({ name }) => name.toLowerCase()),
    hasAmenity,
  );
}

/** The same for every city and, apart from those, every locality that has any, by lower-case name. */
export function expectedPlaces(catalogue: readonly Listed[], query: ProjectQuery, today: string) {
  const others = matching(catalogue, { ...query, location: [] }, today);
  const cities = countNames(others, ({ city }) => [placeKey(city)], isIn);
  const localities = countNames(others, ({ locality }) => (locality ? [placeKey(locality)] : []), isIn);
  for (const name of cities.keys()) localities.delete(name);
  return { cities, localities };
}

function matching(catalogue: readonly Listed[], query: ProjectQuery, today: string): ProjectRecord[] {
  return catalogue.map(({ record }) => record).filter((record) => matches(record, query, today));
}

function countNames(
  records: readonly ProjectRecord[],
  namesOf: (record: ProjectRecord) => string[],
  has: (record: ProjectRecord, name: string) => boolean,
): Map<string, number> {
  const names = new Set(records.flatMap(namesOf));
  return new Map([...names].map((name) => [name, records.filter((record) => has(record, name)).length]));
}
