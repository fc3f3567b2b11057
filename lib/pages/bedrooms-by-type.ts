import "server-only";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { noFilters, toSearchParams, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { propertyTypes } from "@/lib/projects/project/project-options";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import type { Facets } from "@/lib/projects/search/project-query-schema";
import type { BedroomsByType } from "@/lib/projects/listing/related-listings";

/**
 * The numbers of bedrooms of each type in a place, for the links below the list of that place: so that "3 BHK
 * Apartments in Kokapet" is one click away, and no page of a list further than three from home (issue: links).
 */
export async function readBedroomsByType(filters: ListingFilters, facets: Facets): Promise<BedroomsByType> {
  const { location } = filters;
  const isPlace =
    toSearchParams(filters).toString() === toSearchParams({ ...noFilters, location }).toString();
  if (location.length !== 1 || !isPlace) return {};
  const types = propertyTypes.filter(({ value }) => facets.propertyType[value]);
  const bedrooms = await Promise.all(
    types.map(async ({ value }) => {
      const query = { ...toProjectQuery({ ...filters, propertyType: value }), limit: 1 };
      const list = await readOptional("bedrooms of a type", null, () => backend().listProjects(query));
      return [value, list?.facets.bedrooms ?? {}] as const;
    }),
  );
  return Object.fromEntries(bedrooms);
}
