import { z } from "zod";
import { readPaths } from "@/lib/base/call-paths";
import { blogPostSchema } from "@/lib/blog/blog-schema";
import { costAnswer, costQuerySchema } from "@/lib/cost/cost-schema";
import { openBookAnswer } from "@/lib/open-book/open-book-schema";
import { citySchema, placeChoiceSchema, stateSchema, suggestionSchema } from "@/lib/places/place-schema";
import { kindRatesSchema, monthRateSchema } from "@/lib/projects/listing/place-rates-schema";
import { projectSchema, projectSummarySchema } from "@/lib/projects/project/project-schema";
import { mapAnswer } from "@/lib/projects/search/map-schema";
import { facetsSchema, pagingSchema, projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { read, status } from "./call-kinds";

/**
 * The one contract of `/api/v1` (docs/api.md): the server, the browser, the other backend's client, the tests and
 * `openapi.json` all derive from it. What is read is here, what is sent in `write-calls`, answers to that and failures in
 * `answers`. Paths are in `lib/base/call-paths`.
 */
const paging = { currentPage: z.number(), totalPages: z.number(), totalItems: z.number() };
const idParams = z.object({ id: z.string() });
const limitOf = (fallback: number) =>
  z.object({ limit: pagingSchema.shape.limit.unwrap().default(fallback) });
const none = z.object({});
const placeName = z.string({ error: "is missing" }).trim().max(80, "must have at most 80 characters");

export const calls = {
  searchProjects: read(readPaths.searchProjects, "Search homes and plots", none, projectQuerySchema, {
    status,
    properties: z.array(projectSummarySchema),
    ...paging,
    facets: facetsSchema,
  }),
  searchPlots: read(readPaths.searchPlots, "Search plots", none, projectQuerySchema, {
    status,
    data: z.array(projectSummarySchema),
    ...paging,
    facets: facetsSchema,
  }),
  allProjects: read(readPaths.allProjects, "All homes and plots, page by page", none, projectQuerySchema, {
    status,
    properties: z.array(projectSummarySchema),
    ...paging,
  }),
  oneProject: read(readPaths.oneProject, "One home project", idParams, none, {
    status,
    property: projectSchema,
  }),
  recentProjects: read(readPaths.recentProjects, "The homes launched last", none, limitOf(10), {
    status,
    data: z.array(projectSummarySchema),
  }),
  changedProjects: read(
    readPaths.changedProjects,
    "The homes and plots that were added or changed last",
    none,
    limitOf(10).extend({ location: projectQuerySchema.shape.location }),
    { status, data: z.array(projectSummarySchema) },
  ),
  similarProjects: read(
    readPaths.similarProjects,
    "What a buyer of this one looks at next",
    idParams,
    limitOf(6),
    {
      status,
      data: z.array(projectSummarySchema),
    },
  ),
  suggest: read(
    readPaths.suggest,
    "Projects, builders and localities that the letters typed may mean",
    none,
    limitOf(8).extend({
      q: z
        .string({ error: "is missing: type 2 to 60 characters" })
        .trim()
        .min(2, "must have 2 to 60 characters")
        .max(60, "must have 2 to 60 characters"),
    }),
    { status, data: z.array(suggestionSchema) },
  ),
  places: read(
    readPaths.places,
    "Cities and localities with projects of a search, wherever they are, city by city",
    none,
    projectQuerySchema.extend({
      q: z.string().trim().max(60).default(""),
      limit: pagingSchema.shape.limit.unwrap().default(60),
    }),
    { status, data: z.array(placeChoiceSchema) },
  ),
  mapPins: read(
    readPaths.mapPins,
    "The homes and plots of a search on the map, and where they are",
    none,
    projectQuerySchema,
    { status, ...mapAnswer },
  ),
  wholeCost: read(readPaths.wholeCost, "What a home or plot costs in all", none, costQuerySchema, {
    status,
    ...costAnswer,
  }),
  openBook: read(readPaths.openBook, "What the site says of itself, in figures", none, none, {
    status,
    ...openBookAnswer,
  }),
  placePrices: read(
    readPaths.placePrices,
    "Asking prices per sqft in a city or a locality of it, by type and bedrooms, and by month",
    none,
    z.object({
      city: placeName.min(1, "is missing"),
      locality: placeName.optional(),
    }),
    {
      status,
      data: z.array(kindRatesSchema),
      city: z.string(),
      locality: z.string().nullable(),
      asOn: z.string(),
      since: z.string().nullable(),
      months: z.array(monthRateSchema),
    },
  ),
  allPlots: read(readPaths.allPlots, "All plots, page by page", none, projectQuerySchema, {
    status,
    data: z.array(projectSummarySchema),
    ...paging,
  }),
  onePlot: read(readPaths.onePlot, "One plotted development", idParams, none, {
    status,
    data: projectSchema,
  }),
  states: read(readPaths.states, "States and union territories", none, none, {
    status,
    data: z.array(stateSchema),
  }),
  citiesByState: read(
    readPaths.citiesByState,
    "Cities of one state",
    none,
    z.object({
      stateId: z
        .string({ error: "is missing" })
        .regex(/^\d{1,9}$/, "must be a state's id")
        .transform(Number)
        .pipe(z.int().min(0)),
    }),
    { status, data: z.array(citySchema) },
  ),
  allCities: read(
    readPaths.allCities,
    "All cities; with active=true those that have live projects",
    none,
    z.object({ active: z.enum(["true", "false"]).default("false") }),
    { status, data: z.array(citySchema) },
  ),
  blogPosts: read(readPaths.blogPosts, "Blog posts, the newest first", none, pagingSchema, {
    status,
    data: z.array(blogPostSchema),
  }),
  oneBlogPost: read(readPaths.oneBlogPost, "One blog post", z.object({ slug: z.string() }), none, {
    status,
    data: blogPostSchema,
  }),
} as const;
