import {
  areaOptions,
  bedroomOptions,
  budgetOptions,
  listingPageSize,
} from "@/lib/projects/project/project-options";
import type { ListingFilters } from "./project-filters";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";

/** The listing page's filters as the query of the call. */
export function toProjectQuery(filters: ListingFilters): ProjectQuery {
  const budget = budgetOptions.find((option) => option.value === filters.budget);
  const area = areaOptions.find((option) => option.value === filters.area);
  return {
    groupName: filters.builder ?? undefined,
    location: filters.location,
    search: filters.search || undefined,
    bhkType: bedroomOptions.find((option) => option.value === filters.bedrooms)?.bhk,
    minPrice: budget?.min ?? undefined,
    maxPrice: budget?.max ?? undefined,
    minArea: area?.min ?? undefined,
    maxArea: area?.max ?? undefined,
    possessionDate: filters.possession ?? undefined,
    status: filters.status,
    propertyType: filters.propertyType ?? undefined,
    bathrooms: filters.bathrooms ? Number(filters.bathrooms) : undefined,
    availability: filters.availability ?? undefined,
    sort: filters.sort,
    page: filters.page,
    limit: listingPageSize,
  };
}

/** The query as the call's address says it; what is not set is left out. */
export function toQueryParams(query: ProjectQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(",") : String(value ?? "");
    if (text) params.set(key, text);
  }
  return params;
}
