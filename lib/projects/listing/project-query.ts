import {
  filterNames,
  filters as table,
  listingPageSize,
  type Option,
} from "@/lib/projects/project/filter-table.mjs";
import { readRange } from "@/lib/projects/project/own-range";
import type { ListingFilters } from "./project-filters";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";

/** The listing page's filters as the query of the API's search. */
export function toProjectQuery(filters: ListingFilters): ProjectQuery {
  const params = filterNames.flatMap((name) => {
    const { options, own, wire } = table[name];
    const value = filters[name];
    const meaning = (one: string): Partial<Option> | undefined =>
      options?.find((option) => option.value === one);
    return Object.entries(wire).map(([param, { from = "value" }]) => {
      if (Array.isArray(value)) return [param, value.map((one) => meaning(one)?.[from] ?? one)] as const;
      const range = (): Partial<Option> | null => (own && value ? readRange(own, value) : null);
      const chosen = value === null ? undefined : (meaning(value) ?? range());
      const sent = chosen ? chosen[from] : value;
      return [param, sent === "" ? undefined : (sent ?? undefined)] as const;
    });
  });
  const query = Object.fromEntries(params) as Omit<ProjectQuery, "sort" | "page" | "limit" | "bounds">; // the type is made from the same table
  const bounds = filters.bounds ?? undefined;
  return { ...query, bounds, sort: filters.sort, page: filters.page, limit: listingPageSize };
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
