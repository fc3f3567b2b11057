import { z } from "zod";
import {
  facetNames,
  filterNames,
  filters,
  listingPageSize,
  sortOptions,
  type FacetName,
  type Filter,
  type FilterName,
  type FilterValues,
  type Param,
  type PropertyType,
  type FilterTable,
} from "@/lib/projects/project/filter-table.mjs";
import { mostCorners, readBounds, writeBounds } from "@/lib/projects/project/map-bounds";
import { projectSummarySchema, valuesOf } from "@/lib/projects/project/project-schema";

const list = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Texts that are no whole number stay what they are, and are refused by the schema of what is parsed. */
const numbers = (text: string) => list(text).map((part) => (/^\d{1,15}$/.test(part) ? Number(part) : part));

/* Parameters are text; each pipe ends in a schema of the parsed value, from which openapi.json has its limits. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.int().min(min, `must be ${min} or more`).max(max, `must be ${max} or less`));
const rupees = wholeNumber(0, 1e15);
const sqft = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,3})?$/, "must be a number, zero or more")
  .transform(Number)
  .pipe(z.number().min(0));

/** A part of the map, as it is always written; `readBounds` gives its degrees. */
const bounds = z
  .string()
  .refine(
    (text) => readBounds(text) !== null,
    `must be south,west,north,east in decimal degrees, as in 17.1,78.2,17.6,78.6, or latitude,longitude of 3 to ${mostCorners} corners`,
  )
  .transform((text) => {
    const read = readBounds(text);
    return read ? writeBounds(read) : text;
  })
  .pipe(z.string());

/** Kilometres as the crow flies, with decimals. */
const kilometres = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,3})?$/, "must be a number of kilometres from 0.5 to 10, as in 1.5")
  .transform(Number)
  .pipe(z.number().min(0.5, "must be 0.5 or more").max(10, "must be 10 or less"));

/** `page` and `limit` of every list: no call returns an unlimited one. */
export const pagingSchema = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, 100).default(listingPageSize),
});

/** What a parameter of this filter may say. Several are written with commas, and none of them is an empty list. */
function paramSchema({ options, many, longest = 0 }: Filter, { number }: Param): z.ZodType {
  if (number === "sqft") return sqft.optional();
  if (number === "km") return kilometres.optional();
  if (many && Array.isArray(number)) {
    const [min, max] = number as readonly [number, number]; // `isArray` forgets what it holds
    const digits = z.array(z.int().min(min, `must be ${min} or more`).max(max, `must be ${max} or less`));
    return z.string().transform(numbers).pipe(digits.max(20)).default([]);
  }
  if (number) return (number === "rupees" ? rupees : wholeNumber(...number)).optional();
  if (options) {
    const option = z.enum(valuesOf(options));
    return many ? z.string().transform(list).pipe(z.array(option)).default([]) : option.optional();
  }
  if (!many) return z.string().trim().max(longest).optional();
  const names = z.array(z.string().max(longest)).max(20);
  return z.string().max(1000).transform(list).pipe(names).default([]);
}

type Table = FilterTable;
type ParamsOf<N extends FilterName> = {
  [P in keyof Table[N]["wire"]]: Table[N] extends { many: true }
    ? z.ZodType<Table[N]["wire"][P] extends { number: unknown } ? number[] : FilterValues[N]>
    : z.ZodOptional<
        z.ZodType<Table[N]["wire"][P] extends { number: unknown } ? number : NonNullable<FilterValues[N]>>
      >;
};
type AllOf<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type Params = AllOf<{ [N in FilterName]: ParamsOf<N> }[FilterName]>;

const params = filterNames.flatMap((name) =>
  Object.entries(filters[name].wire).map(([param, meaning]) => [param, paramSchema(filters[name], meaning)]),
);

/**
 * The query of a project search (docs/api.md, "Calls"). Prices are whole rupees, areas sqft. Empty values count as
 * absent; a known parameter with an invalid value is an error that names it.
 */
export const projectQuerySchema = pagingSchema.extend({
  ...(Object.fromEntries(params) as Params), // `paramSchema` in types
  bounds: bounds.optional(),
  sort: z.enum(valuesOf(sortOptions)).default("relevance"),
});

export type ProjectQuery = z.output<typeof projectQuerySchema>;

const counts = z.record(z.string(), z.number());

/**
 * How many projects each choice would find together with the other filters that are set; `without`, how many there were
 * without a filter that is set; `distance`, for the places of `location` how many kilometres they are from those chosen,
 * the nearest first. Another backend may not know the last two.
 */
export const facetsSchema = z.object({
  ...(Object.fromEntries(facetNames.map((name) => [name, counts])) as Record<FacetName, typeof counts>), // each name is there
  within: counts.default({}),
  metro: counts.default({}),
  metroTo: counts.default({}),
  metroTo2: counts.default({}),
  metroMinutes: counts.default({}),
  near: counts.default({}),
  radius: counts.default({}),
  amenities: counts.default({}),
  without: counts.default({}),
  distance: counts.default({}),
});
export type Facets = z.infer<typeof facetsSchema>;

/** One page of projects as pages use it; the two searches of the API have different forms of it. */
export const projectListSchema = z.object({
  projects: z.array(projectSummarySchema),
  currentPage: z.number(),
  totalPages: z.number(),
  totalItems: z.number(),
  facets: facetsSchema,
});
export type ProjectList = z.infer<typeof projectListSchema>;

/**
 * What the page of a list says besides it. `lowestPrice` of the homes that are listed, in rupees; `bedroomsByType`
 * which bedrooms each type has that is listed; `around` the localities of the city that is asked for, those with the
 * most projects first, or those nearest to the locality that is. `null` and empty when not asked for, or not known.
 */
export type ListingExtras = {
  lowestPrice: number | null;
  bedroomsByType: BedroomsByType;
  summary: ListingSummary | null;
  around: PlaceCount[];
};

/**
 * The asking prices per sqft of homes or plots, in whole rupees: their median, of how many it is, and between which two the
 * middle half of them lies (`null` beyond `mostInQuartiles`, which only lists of no one place reach).
 */
export type Rate = { median: number; count: number; quartiles: [low: number, high: number] | null };
export const mostInQuartiles = 20_000;
type PlaceCount = { name: string; count: number };

/**
 * The figures of all projects of a list. `highestPrice` in rupees, `homes` the rate of floor plans and `plots` that of
 * plots, `registered` how many have a RERA number, `nextPossession` the next month (ISO date) in which one that is not
 * ready yet is to be handed over.
 */
export type ListingSummary = {
  highestPrice: number | null;
  homes: Rate | null;
  plots: Rate | null;
  registered: number;
  nextPossession: string | null;
};
export type BedroomsByType = Partial<Record<PropertyType, Facets["bedrooms"]>>;
