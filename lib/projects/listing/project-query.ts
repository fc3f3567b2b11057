import {
  filterNames,
  filters as table,
  listingPageSize,
  type Option,
} from "@/lib/projects/project/filter-table.mjs";
import { readBudget } from "@/lib/projects/project/budget-range";
import type { ListingFilters } from "./project-filters";
import type { ProjectQuery } from "@/lib/projects/search/project-query-schema";

/** The listing page's filters as the query of the API's search. */
export function toProjectQuery(filters: ListingFilters): ProjectQuery {
  const params = filterNames.flatMap((name) => {
    const { options, ends, wire } = table[name];
    const value = filters[name];
    const meaning = (one: string) => options?.find((option) => option.value === one);
    return Object.entries(wire).map(([param, { from = "value" }]) => {
      if (Array.isArray(value)) return [param, value.map((one) => meaning(one)?.[from] ?? one)] as const;
      const chosen = value === null ? undefined : (meaning(value) ?? (ends && readRange(value)));
      const sent = chosen ? chosen[from] : value;
      return [param, sent === "" ? undefined : (sent ?? undefined)] as const;
    });
  });
  const query = Object.fromEntries(params) as Omit<ProjectQuery, "sort" | "page" | "limit" | "bounds">; // the type is made from the same table
  const bounds = filters.bounds ?? undefined;
  return { ...query, bounds, sort: filters.sort, page: filters.page, limit: listingPageSize };
}

/** A range of one's own; it has the ends of an option, and no more. */
function readRange(value: string): Partial<Option> | undefined {
  return readBudget(value) ?? undefined;
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
