import { readRange } from "@/lib/projects/project/own-range";
import { placeKey } from "@/lib/places/place-name";
import {
  facetNames,
  filters as table,
  type FacetName,
  propertyTypes,
  type Option,
} from "@/lib/projects/project/filter-table.mjs";
import type { Facets, ProjectList } from "@/lib/projects/search/project-query-schema";
import { registrationKey } from "@/lib/projects/search/search-text";
import { filterNoun, valueWords } from "./filter-chips";
import { changeByName, changeFilters, type ListingFilters } from "./project-filters";
import { t } from "@/lib/base/language";

/** A change of one filter that would list something: "1 in Tellapur", "without the possession date 4". */
export type WayOut = { key: string; words: string; count: number; filters: ListingFilters };

/** The most places that are named, and how far away they may be: a buyer looks around, not in another city. */
const mostPlaces = 4;
const farthestKm = 40;

/** What would bring results where there are none: the nearest places first, then the nearest of the other choices. */
export function waysOut(filters: ListingFilters, facets: Facets): WayOut[] {
  const set = facetNames.filter((name) => [filters[name] ?? []].flat().length > 0);
  return [
    ...placesAround(filters, facets),
    ...(filters.location.length > 0 ? wider(filters, facets) : []),
    ...set.flatMap((name) => nearestChoice(name, filters, facets)),
    ...set.flatMap((name) => withoutIt(name, filters, facets)),
  ].filter(({ count }) => count > 0);
}

/** The one place that is asked for, if nothing that is asked for is in it; `null` where that is not known. */
export function barePlace({ location }: ListingFilters, { distance }: Facets): string | null {
  const [place, ...others] = location;
  const near = Object.keys(distance);
  if (place === undefined || others.length > 0 || near.length === 0) return null;
  return near.some((name) => placeKey(name) === placeKey(place)) ? null : place;
}

/** Whether what is listed is there for a registration number alone, and outside the other filters. */
export function isOutside(
  { search, propertyType }: ListingFilters,
  { totalItems, facets }: Pick<ProjectList, "totalItems" | "facets">,
): boolean {
  const counts = propertyType ? [facets.propertyType[propertyType] ?? 0] : Object.values(facets.propertyType);
  return totalItems > 0 && registrationKey(search) !== null && counts.every((count) => count === 0);
}

/** "1 in Tellapur": the nearest places first; without known distances those with the most. */
function placesAround(filters: ListingFilters, { location, distance }: Facets): WayOut[] {
  const asked = new Set(filters.location.map(placeKey));
  if (asked.size === 0) return [];
  const near = Object.entries(distance).flatMap(([name, km]) => (km <= farthestKm ? [name] : []));
  const names = Object.keys(distance).length > 0 ? near : Object.keys(location);
  return names
    .filter((name) => location[name] && !asked.has(placeKey(name)))
    .slice(0, mostPlaces)
    .map((name) => ({
      ...toWay("location", name, filters, location[name] ?? 0),
      words: t("in {place}", { place: t(name) }),
    }));
}

/** "3 within 5 km": of what is asked for already, with what is near it. */
function wider(filters: ListingFilters, { within }: Facets): WayOut[] {
  const option = table.within.options?.find(({ value }) => value !== filters.within && within[value]);
  return option ? [toWay("within", option.value, filters, within[option.value] ?? 0)] : [];
}

/** "3 with ₹1 Cr – ₹1.5 Cr": of an ordered filter the choice that is least away from what is chosen. */
function nearestChoice(name: FacetName, filters: ListingFilters, facets: Facets): WayOut[] {
  const { options = [] } = table[name];
  if (name === "within" || options.length === 0) return [];
  const chosen = [filters[name] ?? []].flat();
  const [nearest] = options
    .filter(({ value }) => facets[name][value] && !chosen.includes(value))
    .map((option) => ({ option, away: Math.min(...chosen.map((value) => apart(name, option, value))) }))
    .sort((one, other) => one.away - other.away);
  return nearest ? [toWay(name, nearest.option.value, filters, facets[name][nearest.option.value] ?? 0)] : [];
}

/** "without the possession date 4"; where nothing else is set, that is the whole list, and no way of its own. */
function withoutIt(name: FacetName, filters: ListingFilters, { without }: Facets): WayOut[] {
  const count = without[name] ?? 0;
  return [
    {
      key: `without-${name}`,
      words: t("without the {filter}", { filter: filterNoun(name) }),
      count,
      filters: changeFilters(filters, changeByName(name, "")),
    },
  ];
}

function toWay(name: FacetName, value: string, filters: ListingFilters, count: number): WayOut {
  return {
    key: `${name}-${value}`,
    words: choiceWords(name, value),
    count,
    filters: changeFilters(filters, changeByName(name, value)),
  };
}

/** After a number: "3 with 2 BHK", "3 Villas", "3 within 1 year", "3 Ready to Move In". */
function choiceWords(name: FacetName, value: string): string {
  if (name === "propertyType") return t(propertyTypes.find((type) => type.value === value)?.plural ?? value);
  const words = valueWords(name, value);
  return table[name].of === "unit"
    ? t("with {choice}", { choice: words })
    : words.replace(/^Within/, "within");
}

/** How far an option is from a chosen value: by the ends of ranges, else by places in the list. */
function apart(name: FacetName, option: Option, value: string): number {
  const { options = [], own } = table[name];
  const here = options.find((other) => other.value === value) ?? (own && readRange(own, value));
  if (here && (here.min !== undefined || here.max !== undefined)) {
    const gap = Math.max(
      (option.min ?? 0) - (here.max ?? Infinity),
      (here.min ?? 0) - (option.max ?? Infinity),
      0,
    );
    return gap + Math.abs((option.min ?? 0) - (here.min ?? 0)) / 1e3;
  }
  const at = (wanted: string) => options.findIndex((other) => other.value === wanted);
  return Math.abs(at(option.value) - at(value));
}
