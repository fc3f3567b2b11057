import { filterNames, filters as table, type FilterName } from "@/lib/projects/project/filter-table.mjs";
import { rangeWords } from "@/lib/projects/project/own-range";
import { sayLandmark } from "@/lib/base/say-place";
import { changeFilters, type ListingFilters } from "./project-filters";
import { t } from "@/lib/base/language";

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
  const { options, own, chip, unset } = table[name];
  const option = options?.find((option) => option.value === value)?.label;
  // A place and an amenity have their words too; a text that somebody typed has none.
  const said = name === "near" ? sayLandmark(value) : unset === "" ? value : t(option ?? value);
  const label = own && !option ? rangeWords(own, value) : said;
  return chip ? t(chip, { label }) : label;
}

/** A filter inside a sentence: "budget", "possession date". */
export function filterNoun(name: FilterName): string {
  const { noun, label = name } = table[name];
  return noun ? t(noun) : t(label).toLowerCase();
}
