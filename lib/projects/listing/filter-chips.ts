import { changeFilters, type ListingFilters } from "./project-filters";
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

/** A filter that is set, in words, and the filters without it. */
export type FilterChip = { key: string; label: string; without: ListingFilters };

export function filterChips(filters: ListingFilters): FilterChip[] {
  const chip = (
    key: string,
    label: string | undefined | null,
    change: Partial<ListingFilters>,
  ): FilterChip[] => (label ? [{ key, label, without: changeFilters(filters, change) }] : []);
  return [
    ...filters.location.flatMap((place) =>
      chip(`location-${place}`, place, { location: filters.location.filter((other) => other !== place) }),
    ),
    ...chip("search", filters.search && `“${filters.search}”`, { search: "" }),
    ...chip("propertyType", labelOf(propertyTypes, filters.propertyType), { propertyType: null }),
    ...chip("bedrooms", labelOf(bedroomOptions, filters.bedrooms), { bedrooms: null }),
    ...chip("budget", labelOf(budgetOptions, filters.budget), { budget: null }),
    ...chip("possession", labelOf(possessionOptions, filters.possession), { possession: null }),
    ...chip("area", labelOf(areaOptions, filters.area), { area: null }),
    ...filters.status.flatMap((status) =>
      chip(`status-${status}`, labelOf(statusOptions, status), {
        status: filters.status.filter((other) => other !== status),
      }),
    ),
    ...chip("bathrooms", filters.bathrooms && `${labelOf(bathroomOptions, filters.bathrooms)} bathrooms`, {
      bathrooms: null,
    }),
    ...chip("availability", labelOf(availabilityOptions, filters.availability), { availability: null }),
    ...chip("builder", filters.builder, { builder: null }),
  ];
}

function labelOf(
  options: readonly { value: string; label: string }[],
  value: string | null,
): string | undefined {
  return options.find((option) => option.value === value)?.label;
}
