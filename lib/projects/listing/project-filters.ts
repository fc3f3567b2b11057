import {
  areaOptions,
  availabilityOptions,
  bathroomOptions,
  bedroomOptions,
  budgetOptions,
  possessionOptions,
  propertyTypes,
  sortOptions,
  statusOptions,
  type AreaBand,
  type Availability,
  type Bathrooms,
  type Bedrooms,
  type Budget,
  type Possession,
  type PropertyType,
  type Sort,
  type Status,
} from "@/lib/projects/project/project-options";

/** What the listing page is asked for (specification, section 2; docs/readings.md, "listing parameters"). */
export type ListingFilters = {
  /** City, locality or state names. */
  location: string[];
  search: string;
  propertyType: PropertyType | null;
  bedrooms: Bedrooms | null;
  budget: Budget | null;
  possession: Possession | null;
  area: AreaBand | null;
  status: Status[];
  bathrooms: Bathrooms | null;
  availability: Availability | null;
  /** A developer's name. */
  builder: string | null;
  sort: Sort;
  page: number;
};

export const noFilters: ListingFilters = {
  location: [],
  search: "",
  propertyType: null,
  bedrooms: null,
  budget: null,
  possession: null,
  area: null,
  status: [],
  bathrooms: null,
  availability: null,
  builder: null,
  sort: "relevance",
  page: 1,
};

/** As Next hands them to a page, and as `Object.fromEntries` of URLSearchParams would not: repeated keys are kept. */
export type SearchParams = Record<string, string | string[] | undefined>;

const maxText = 80;
const maxBuilder = 120;
const maxPlaces = 10;
const maxPage = 100_000;

/**
 * Reads the address of the listing page. What it can't read it ignores: it never fails. Of a repeated key the last
 * value counts, as in the rules of the page cache; only statuses, the checkboxes of the form, add up.
 */
export function parseFilters(params: SearchParams): ListingFilters {
  const all = (key: string) => [params[key] ?? []].flat().map(withoutControls);
  const one = (key: string) => all(key).at(-1)?.trim() ?? "";
  const page = one("page");
  return {
    location: unique(splitList(one("location") || one("city"))).slice(0, maxPlaces),
    search: cut(one("search"), maxText),
    propertyType: pick(propertyTypes, one("propertyType")),
    bedrooms: pick(bedroomOptions, one("bedrooms").replace(/\s/g, "")),
    budget: pick(budgetOptions, one("budget")),
    possession: pick(possessionOptions, one("possession")),
    area: pick(areaOptions, one("area")),
    status: unique(
      all("status")
        .flatMap(splitList)
        .map(pickStatus)
        .filter((status) => status !== null),
    ),
    bathrooms: pick(bathroomOptions, one("bathrooms")),
    availability: pick(availabilityOptions, one("availability")),
    builder: cut(one("builder"), maxBuilder) || null,
    sort: pick(sortOptions, one("sort")) ?? "relevance",
    page: /^[1-9]\d{0,5}$/.test(page) && Number(page) <= maxPage ? Number(page) : 1,
  };
}

/** The one address of these filters: keys in a fixed order, what is not set left out. */
export function toSearchParams(filters: ListingFilters): URLSearchParams {
  const params = new URLSearchParams();
  const set = (key: string, value: string | null) => value && params.set(key, value);
  set("location", filters.location.join(","));
  set("search", filters.search);
  set("propertyType", filters.propertyType);
  set("bedrooms", filters.bedrooms);
  set("budget", filters.budget);
  set("possession", filters.possession);
  set("area", filters.area);
  set("status", filters.status.join(","));
  set("bathrooms", filters.bathrooms);
  set("availability", filters.availability);
  set("builder", filters.builder);
  set("sort", filters.sort === "relevance" ? null : filters.sort);
  set("page", filters.page > 1 ? String(filters.page) : null);
  return params;
}

/** `filters` with a change; any change but the page's own goes back to page 1 (specification, section 4). */
export function changeFilters(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
  return { ...filters, page: 1, ...change };
}

/** Are any filters set? Sort and page are no filters. */
export function hasFilters(filters: ListingFilters): boolean {
  const bare = { ...filters, sort: noFilters.sort, page: 1 };
  return toSearchParams(bare).size > 0;
}

function pick<T extends string>(options: readonly { value: T }[], text: string): T | null {
  const wanted = text.toLowerCase();
  return options.find((option) => option.value.toLowerCase() === wanted)?.value ?? null;
}

function pickStatus(text: string): Status | null {
  const byLabel = statusOptions.find((option) => option.label.toLowerCase() === text.toLowerCase());
  return byLabel?.value ?? pick(statusOptions, text);
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((part) => cut(part.trim(), maxText))
    .filter(Boolean);
}

/** Never in the middle of a character outside the basic plane, and no blank at the end. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}

/** Nobody types them, and PostgreSQL can't hold a zero byte. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, "");
}

/** The change that a form field of this name and value means; an empty value takes the filter away. */
export function changeByName(name: string, value: string): Partial<ListingFilters> {
  const read = parseFilters({ [name]: value });
  const changes: Record<string, Partial<ListingFilters>> = {
    location: { location: read.location },
    propertyType: { propertyType: read.propertyType },
    bedrooms: { bedrooms: read.bedrooms },
    budget: { budget: read.budget },
    possession: { possession: read.possession },
    area: { area: read.area },
    bathrooms: { bathrooms: read.bathrooms },
    availability: { availability: read.availability },
    builder: { builder: read.builder },
  };
  return changes[name] ?? {};
}
