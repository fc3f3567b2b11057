import "server-only";
import { lowestPriceOf, mostPriced } from "@/lib/projects/listing/listing-price";
import { bedroomOptions, propertyTypes } from "@/lib/projects/project/filter-table.mjs";
import type {
  BedroomsByType,
  Facets,
  ProjectList,
  ProjectQuery,
} from "@/lib/projects/search/project-query-schema";
import type { Backend } from "./backend-calls";
import { readOptional } from "./read-optional";

type List = (query: ProjectQuery) => Promise<ProjectList>;

/** What another backend has no call for, from further lists. */
export function remoteListing(list: List): Pick<Backend, "readListing"> {
  return {
    readListing: async (query, extras) => {
      const found = await list(query);
      const [lowestPrice, bedroomsByType] = await Promise.all([
        extras.includes("lowestPrice") ? readLowestPrice(list, query, found.totalItems) : null,
        extras.includes("bedroomsByType") ? readBedroomsByType(list, query, found.facets) : {},
      ]);
      return { ...found, lowestPrice, bedroomsByType };
    },
  };
}

/** A project's cheapest home may have other bedrooms than those asked for, so then all projects are looked at. */
async function readLowestPrice(list: List, query: ProjectQuery, totalItems: number): Promise<number | null> {
  const bedrooms = bedroomOptions.filter(({ bhk }) => query.bhkType.includes(bhk)).map(({ value }) => value);
  const hasBedrooms = bedrooms.length > 0;
  if (totalItems === 0 || (hasBedrooms && totalItems > mostPriced)) return null;
  const limit = hasBedrooms ? mostPriced : 1;
  const { projects } = await list({ ...query, page: 1, sort: "price_asc", limit });
  return lowestPriceOf(projects, bedrooms);
}

async function readBedroomsByType(list: List, query: ProjectQuery, facets: Facets): Promise<BedroomsByType> {
  const types = propertyTypes.filter(({ value }) => facets.propertyType[value]);
  const bedrooms = types.map(async ({ value }) => {
    const ofType = { ...query, propertyType: value, limit: 1 };
    const found = await readOptional("bedrooms of a type", null, () => list(ofType));
    return [value, found?.facets.bedrooms ?? {}] as const;
  });
  return Object.fromEntries(await Promise.all(bedrooms));
}
