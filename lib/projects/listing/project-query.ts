import { filterNames, filters as table, listingPageSize } from "@/lib/projects/project/filter-table.mjs";
import type { ListingFilters } from "./project-filters";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";

/** The listing page's filters as the query of the API's search. */
export function toProjectQuery(filters: ListingFilters): ProjectQuery {
  const params = filterNames.flatMap((name) => {
    const { options, wire } = table[name];
    const value = filters[name];
    const option = options?.find((option) => option.value === value);
    return Object.entries(wire).map(([param, { from = "value" }]) => {
      const sent = option ? option[from] : value;
      return [param, sent === "" ? undefined : (sent ?? undefined)] as const;
    });
  });
  const query = Object.fromEntries(params) as Omit<ProjectQuery, "sort" | "page" | "limit">; // the type is made from the same table
  return { ...query, sort: filters.sort, page: filters.page, limit: listingPageSize };
}

/** The query as parameters of the call's address, without those that are not set. */
export function toQueryParams(query: ProjectQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(",") : String(value ?? "");
    if (text) params.set(key, text);
  }
  return params;
}
