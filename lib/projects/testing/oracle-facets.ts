import type { ProjectRecord } from "@/lib/catalogue/check/record-schema";
import { placeKey } from "@/lib/places/place-name";
import {
  areaOptions,
  availabilityOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  possessionOptions,
  propertyTypes,
  statusOptions,
} from "@/lib/projects/project/project-options";
import type { Facets, ProjectQuery } from "@/lib/projects/search/project-query-schema";
import { isIn, matches, sameName, type Listed } from "./oracle";

type Counts = Record<string, number>;
export type ChoiceFacets = Omit<Facets, "builder" | "location">;

/** For every choice the number of projects that the same search with this choice would list. */
export function expectedChoices(
  catalogue: readonly Listed[],
  query: ProjectQuery,
  today: string,
): ChoiceFacets {
  const count = <O extends { value: string }>(
    options: readonly O[],
    chosen: (option: O) => Partial<ProjectQuery>,
  ): Counts =>
    Object.fromEntries(
      options.map((option) => {
        const asked = { ...query, ...chosen(option) };
        return [option.value, catalogue.filter(({ record }) => matches(record, asked, today)).length];
      }),
    );
  return {
    propertyType: count(propertyTypes, ({ value }) => ({ propertyType: value })),
    bedrooms: count(bedroomOptions, ({ bhk }) => ({ bhkType: bhk })),
    budget: count(budgetOptions, ({ min, max }) => ({ minPrice: min ?? undefined, maxPrice: max })),
    possession: count(possessionOptions, ({ value }) => ({ possessionDate: value })),
    area: count(areaOptions, ({ min, max }) => ({ minArea: min, maxArea: max ?? undefined })),
    status: count(statusOptions, ({ value }) => ({ status: [value] })),
    bathrooms: count(bathroomOptions, ({ min }) => ({ bathrooms: min })),
    availability: count(availabilityOptions, ({ value }) => ({ availability: value })),
  };
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
