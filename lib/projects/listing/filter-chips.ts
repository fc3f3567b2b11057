import { filterNames, filters as table, type FilterName } from "@/lib/projects/project/filter-table.mjs";
import { budgetWords } from "@/lib/projects/project/budget-range";
import { changeFilters, type ListingFilters } from "./project-filters";

/** A value of a filter that is set, in words, and the filters without it. */
export type FilterChip = { key: string; name: FilterName; label: string; without: ListingFilters };

export function filterChips(filters: ListingFilters): FilterChip[] {
  return filterNames.flatMap((name) => {
    const { unset = null } = table[name];
    const now = filters[name];
    const without = (value: string) =>
      Array.isArray(now) ? now.filter((other: string) => other !== value) : unset;
    return [now || []].flat().map((value) => ({
      key: `${name}-${value}`,
      name,
      label: valueWords(name, value),
      without: changeFilters(filters, { [name]: without(value) }),
    }));
  });
}

/** A value of a filter as its chip says it. */
export function valueWords(name: FilterName, value: string): string {
  const { options, ends, chip = (label: string) => label } = table[name];
  const label = options?.find((option) => option.value === value)?.label;
  return chip(label ?? (ends ? budgetWords(value) : value));
}

/** A filter inside a sentence: "budget", "possession date". */
export function filterNoun(name: FilterName): string {
  const { noun, label = name } = table[name];
  return noun ?? label.toLowerCase();
}
