import {
  filterNames,
  filters as table,
  sortOptions,
  type FilterName,
  type FilterValues,
  type Filter,
  type Option,
  type Sort,
} from "@/lib/projects/project/filter-table.mjs";
import { currentPlaceName } from "@/lib/places/place-name";
import { readBounds, writeBounds } from "@/lib/projects/project/map-bounds";
import { budgetFrom, readRange, writeRange } from "@/lib/projects/project/own-range";

/**
 * The filters of the listing page (specification, section 2; docs/readings.md, "listing parameters"), and how its list is
 * shown: as a map, or as all places of that map; `bounds` is the part of it that is looked at, as `writeBounds` writes it;
 * an area that was drawn on it keeps the list too.
 * `asked` are the words that filters were read from, so that the next words take their place (`typed-filters.ts`).
 */
export type ListingFilters = FilterValues & {
  sort: Sort;
  page: number;
  view: "map" | "places" | null;
  bounds: string | null;
  asked: string;
};

export const noFilters: ListingFilters = {
  ...fromTable((name) => (table[name].many ? [] : (table[name].unset ?? null))),
  sort: "relevance",
  page: 1,
  view: null,
  bounds: null,
  asked: "",
};

/** A query as Next passes it to a page: the values of a repeated key are a list. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** The query of an address as Next passes it to a page. Its names are anybody's: `constructor` is one like others. */
export function searchParamsOf(query: string | URLSearchParams): Record<string, string[]> {
  const params = new URLSearchParams(query);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

const maxNames = 10;
const longestAsked = 80;
export const maxPage = 100_000;

/**
 * Reads the query of the listing page; what can't be read counts as not set (`unknownValues` tells it). Of a repeated
 * key the last value counts, as in `lib/server/cache/kept-address.ts`; only the checkboxes of the form add up.
 */
export function parseFilters(params: SearchParams): ListingFilters {
  const one = (key: string) => allOf(params, key).at(-1)?.trim() ?? "";
  const values = fromTable((name) => {
    const { aliases = [], ends, options, many, places, longest = 0, unset = null } = table[name];
    if (options && many) {
      const picked = askedOptions(params, name).map((text) => pick(table[name], text));
      return options.map(({ value }) => value).filter((value) => picked.includes(value));
    }
    if (many && !places) return names(askedOptions(params, name), longest);
    const text = [name, ...aliases].map(one).find(Boolean) ?? "";
    if (ends) return budgetFrom(one(ends[0]), one(ends[1])) ?? pick(table[name], text);
    if (options) return pick(table[name], text);
    if (many) return names(splitList(text).map(currentPlaceName), longest);
    return cut(text, longest) || unset;
  });
  const view = readView(one("view"));
  const area = readBounds(one("bounds"));
  const bounds = area && (view || area.ring) ? writeBounds(area) : null;
  return {
    ...meaningful(values),
    sort: readSort(one("sort")) ?? noFilters.sort,
    page: readPage(one("page")) ?? 1,
    view,
    bounds,
    asked: cut(one("asked"), longestAsked),
  };
}

/** Names in one order, each once, so that they have one address. */
function names(texts: readonly string[], longest: number): string[] {
  return unique(texts.map((text) => cut(text, longest)))
    .slice(0, maxNames)
    .sort();
}

/** All values of a key, as they were typed but for control characters. */
export function allOf(params: SearchParams, key: string): string[] {
  return [params[key] ?? []].flat().map(withoutControls);
}

/**
 * What was asked of a filter with several options: boxes add up, elsewhere the last value counts. Where the last box is
 * empty there are none: `lib/server/cache/kept-address.ts` sees only that one.
 */
export function askedOptions(params: SearchParams, name: FilterName): string[] {
  const { boxes = name } = table[name];
  const ticked = allOf(params, boxes);
  const last = boxes === name ? [] : allOf(params, name).slice(-1);
  return [...last, ...(ticked.at(-1) === "" ? [] : ticked)].flatMap(splitList);
}

export function readSort(text: string): Sort | null {
  return sortOptions.find(({ value }) => value === text.toLowerCase())?.value ?? null;
}

/** As `mapRewrite` knows them too. */
export function readView(text: string): ListingFilters["view"] {
  return text === "map" || text === "places" ? text : null;
}

export function readPage(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= maxPage ? Number(text) : null;
}

/** A value for each filter; what `valueOf` gives for one must be what the table says of it. */
function fromTable(valueOf: (name: FilterName) => string | string[] | null): FilterValues {
  return Object.fromEntries(filterNames.map((name) => [name, valueOf(name)])) as FilterValues; // said above
}

/** The canonical query of these filters: keys in a fixed order, without those that are not set. */
export function toSearchParams(filters: ListingFilters): URLSearchParams {
  const texts = filterNames.map((name) => [name, [filters[name] ?? ""].flat().join(",")]);
  const sort = filters.sort === noFilters.sort ? "" : filters.sort;
  const page = filters.page > 1 ? String(filters.page) : "";
  const shown = [
    ["view", filters.view ?? ""],
    ["bounds", filters.bounds ?? ""],
    ["asked", filters.asked],
  ];
  return new URLSearchParams([...texts, ["sort", sort], ["page", page], ...shown].filter(([, text]) => text));
}

/** Without what says something only about a filter that is not set. */
function meaningful<F extends FilterValues>(values: F): F {
  const idle = filterNames.filter((name) => {
    const { needs } = table[name];
    return needs?.every((needed) => [values[needed] ?? []].flat().length === 0);
  });
  return { ...values, ...Object.fromEntries(idle.map((name) => [name, noFilters[name]])) };
}

/**
 * `filters` with a change; any change but that of the page goes back to page 1 (specification, section 4). Whoever chooses
 * another place is not kept in the part of the map that he looked at before.
 */
export function changeFilters(filters: ListingFilters, change: Partial<ListingFilters>): ListingFilters {
  const isElsewhere = change.location && change.location.join() !== filters.location.join();
  return meaningful({ ...filters, page: 1, ...(isElsewhere && { bounds: null }), ...change });
}

/** Whether the homes have to lie in an area that somebody drew on the map. */
export function hasDrawnArea({ bounds }: Pick<ListingFilters, "bounds">): boolean {
  return bounds !== null && readBounds(bounds)?.ring !== undefined;
}

/** Just what is asked for, a drawn area included: without order, page, map and the words that it was read from. */
export function justFilters(filters: ListingFilters): ListingFilters {
  const { sort, page, view, asked } = noFilters;
  const bounds = hasDrawnArea(filters) ? filters.bounds : null;
  return { ...filters, sort, page, view, bounds, asked };
}

/** Whether any filter is set, or an area drawn. Sort, page and map don't count. */
export function hasFilters(filters: ListingFilters): boolean {
  return toSearchParams(justFilters(filters)).size > 0;
}

/** An option by its value or its label, letter case and blanks aside: `3 bhk`; or a range of one's own. */
export function pick({ options = [], own }: Pick<Filter, "options" | "own">, text: string): string | null {
  const plain = (word: string) => word.replace(/\s/g, "").toLowerCase();
  const wanted = plain(text);
  const isWanted = ({ value, label }: Option) => [value, label].map(plain).includes(wanted);
  const known = options.find(isWanted)?.value;
  if (known || !own) return known ?? null;
  const range = readRange(own, text);
  return range && writeRange(own, range);
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Cuts between whole characters, without a space at the end. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}

/** Nobody types control characters, and PostgreSQL can't store a zero byte. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, "");
}

/** The change for a form field of this name and value; an empty value removes the filter. */
export function changeByName(name: string, value: string): Partial<ListingFilters> {
  const known = filterNames.find((filter) => filter === name);
  // A filter that needs another is read beside one, whatever it is.
  const [needed] = (known && table[known].needs) ?? [];
  const any = needed && (table[needed].options?.[0]?.value ?? "any");
  const read = parseFilters({ ...(needed && { [needed]: any }), [name]: value });
  const change: Partial<ListingFilters> = {};
  return known ? { ...change, [known]: read[known] } : change;
}

/**
 * The orders that a list is offered in. Nothing is relevant to no search: without one the usual order is named after what
 * it does, those on sale first (docs/readings.md, "relevance without a search").
 */
export function sortChoices({
  search,
  near,
}: Pick<ListingFilters, "search" | "near">): { value: Sort; label: string }[] {
  const usual = near ? "Nearest first" : "On sale now first";
  return sortOptions.map(({ value, label }) => ({
    value,
    label: value === noFilters.sort && !search ? usual : label,
  }));
}
