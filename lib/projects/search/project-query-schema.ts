import { z } from "zod";
import {
  listingPageSize,
  possessionOptions,
  sortOptions,
  valuesOf,
} from "@/lib/projects/project/project-options";
import {
  availabilitySchema,
  projectSummarySchema,
  propertyTypeSchema,
  statusSchema,
} from "@/lib/projects/project/project-schema";

const list = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/* What arrives is text; each pipe ends in a schema of what it becomes, from which openapi.json tells the limits. */
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

/** `page` and `limit` of every list: no call returns an unbounded one. */
export const pagingSchema = z.object({
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, 100).default(listingPageSize),
});

/**
 * The query of a project search (docs/api.md, "Calls"). Prices are whole rupees, areas sqft. Empty values count as
 * absent; a known name with a bad value is an error that names it.
 */
export const projectQuerySchema = pagingSchema.extend({
  groupName: z.string().trim().max(120).optional(),
  location: z
    .string()
    .max(1000)
    .transform(list)
    .pipe(z.array(z.string().max(80)).max(20))
    .default([]),
  search: z.string().trim().max(80).optional(),
  bhkType: wholeNumber(1, 5).optional(),
  minPrice: rupees.optional(),
  maxPrice: rupees.optional(),
  minArea: sqft.optional(),
  maxArea: sqft.optional(),
  possessionDate: z.enum(valuesOf(possessionOptions)).optional(),
  status: z.string().transform(list).pipe(z.array(statusSchema)).default([]),
  propertyType: propertyTypeSchema.optional(),
  bathrooms: wholeNumber(1, 20).optional(),
  availability: availabilitySchema.optional(),
  sort: z.enum(valuesOf(sortOptions)).default("relevance"),
});

export type ProjectQuery = z.output<typeof projectQuerySchema>;

/** How many projects each further choice would give under the other filters that are set. */
export const facetsSchema = z.object({
  propertyType: z.record(z.string(), z.number()),
  bedrooms: z.record(z.string(), z.number()),
  budget: z.record(z.string(), z.number()),
  possession: z.record(z.string(), z.number()),
  area: z.record(z.string(), z.number()),
  status: z.record(z.string(), z.number()),
  bathrooms: z.record(z.string(), z.number()),
  availability: z.record(z.string(), z.number()),
  builder: z.record(z.string(), z.number()),
  location: z.record(z.string(), z.number()),
});
export type Facets = z.infer<typeof facetsSchema>;

/** One page of projects, as pages use it; the two searches word it differently on the wire. */
export const projectListSchema = z.object({
  projects: z.array(projectSummarySchema),
  currentPage: z.number(),
  totalPages: z.number(),
  totalItems: z.number(),
  facets: facetsSchema,
});
export type ProjectList = z.infer<typeof projectListSchema>;
