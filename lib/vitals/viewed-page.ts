import { paths } from "@/lib/base/paths";
import { placeKey } from "@/lib/places/place-name";
import { filterNames, filters as table } from "@/lib/projects/project/filter-table.mjs";
import { parseFilters, searchParamsOf } from "@/lib/projects/listing/project-filters";

/** A page whose views are counted: a project by its id, a post by its slug, a list by its filters, others by their path. */
export type ViewedPage = {
  kind: "project" | "post" | "list" | "other";
  page: string;
  /** Of a list, the place that it is of. */
  place?: string;
  /** The address asks for more than is counted apart: this is the list without it. */
  isWider?: true;
};

/** Pages without a query of their own, which don't come from the data. */
const others = new Set<string>([
  ...Object.values(paths).filter((path) => path !== paths.listing),
  "/vaastu-tips",
  "/docs-required",
  "/property-buying-steps",
]);

/**
 * Which page an address of the site is for counting, or null. Of a list only what makes the usual ones counts (what
 * `lib/server/cache/kept-address.ts` keeps), so that nobody makes a row of a text that he has thought of.
 */
export function viewedPage(address: string): ViewedPage | null {
  if (!URL.canParse(address, "http://site")) return null;
  const { pathname, searchParams } = new URL(address, "http://site");
  const [, first = "", second, ...more] = pathname.split("/");
  if (first === "propertydetails") return projectPage(second ?? searchParams.get("project") ?? "");
  if (first === "blog-detail" && second && more.length === 0)
    return /^[a-z0-9-]{1,200}$/.test(second) ? { kind: "post", page: second } : null;
  if (pathname === paths.listing || pathname === "/properties") return listPage(searchParams);
  return others.has(pathname) ? { kind: "other", page: pathname } : null;
}

function projectPage(id: string): ViewedPage | null {
  return /^[1-9]\d{0,8}$/.test(id) ? { kind: "project", page: id } : null;
}

function listPage(searchParams: URLSearchParams): ViewedPage {
  const filters = parseFilters(searchParamsOf(searchParams));
  const asked = filterNames.flatMap((name) => {
    const values = [filters[name] ?? []].flat().filter(Boolean);
    return values.length > 0 ? [{ name, values }] : [];
  });
  const counted = asked.flatMap(({ name, values: [value = "", ...more] }) =>
    more.length === 0 && isUsual(name, value) ? [[name, name === "location" ? placeKey(value) : value]] : [],
  );
  const place = counted.find(([name]) => name === "location")?.[1];
  return {
    kind: "list",
    page: new URLSearchParams(counted).toString(),
    ...(place && { place }),
    ...(counted.length < asked.length && { isWider: true }),
  };
}

function isUsual(name: (typeof filterNames)[number], value: string): boolean {
  const { cached, options = [] } = table[name];
  if (typeof cached === "string") return new RegExp(`^${cached}$`).test(value);
  return cached === true && options.some((option) => option.value === value);
}
