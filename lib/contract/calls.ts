import { z } from "zod";
import {
  consentPaths,
  correctionPath,
  leadPaths,
  leadStatusPath,
  readPaths,
  savedSearchPaths,
  vitalsPath,
} from "@/lib/base/call-paths";
import { blogPostSchema } from "@/lib/blog/blog-schema";
import { costAnswer, costQuerySchema } from "@/lib/cost/cost-schema";
import { citySchema, placeChoiceSchema, stateSchema, suggestionSchema } from "@/lib/places/place-schema";
import {
  consentChangeSchema,
  consentQuestionSchema,
  consentSchema,
} from "@/lib/enquiries/forms/consent-schema";
import { enquirySources } from "@/lib/enquiries/forms/lead-options";
import {
  contactSchema,
  correctionSchema,
  enquirySchema,
  interiorSchema,
  loanSchema,
} from "@/lib/enquiries/forms/lead-schema";
import { leadStatuses } from "@/lib/enquiries/forms/lead-statuses";
import { openBookAnswer } from "@/lib/open-book/open-book-schema";
import { kindRatesSchema, monthRateSchema } from "@/lib/projects/listing/place-rates-schema";
import { mapAnswer } from "@/lib/projects/search/map-schema";
import { facetsSchema, pagingSchema, projectQuerySchema } from "@/lib/projects/search/project-query-schema";
import { projectSchema, projectSummarySchema } from "@/lib/projects/project/project-schema";
import {
  savedChangeSchema,
  savedQuestionSchema,
  savedSearchBody,
  savedSearchesSchema,
} from "@/lib/saved-searches/forms/saved-search-schema";
import { vitalReportSchema } from "@/lib/vitals/vital-schema";

/**
 * The one contract of `/api/v1` (docs/api.md): the server, the browser, the other backend's client, the tests and
 * `openapi.json` all derive from it. Paths are in `lib/base/call-paths`.
 */
const status = z.literal(true);
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

/** The calls that take a lead. Each form has its own messages (`lead-form-schema`); these are the shapes. */
export const leadCalls = {
  createEnquiry: write(
    leadPaths.createEnquiry,
    "An enquiry, a callback or a brochure request about a project",
    enquirySchema("listing-callback").extend({ source: z.enum(enquirySources).default("enquiry") }),
  ),
  createContact: write(leadPaths.createContact, "A message to the company", contactSchema()),
  createInterior: write(leadPaths.createInterior, "An interior design enquiry", interiorSchema()),
  createLoan: write(leadPaths.createLoan, "A home-loan enquiry", loanSchema()),
} as const;

/** Another number for a lead, from whoever sent it. Answers 200. */
export const correctionCall = write(
  correctionPath,
  "The right number for a lead whose number was mistyped",
  correctionSchema(),
);

/** What somebody agreed to, for whoever has the token of the lead's answer. Answer 200. */
export const consentCalls = {
  readConsent: write(
    consentPaths.read,
    "What was agreed to with a lead, and the contacts made",
    consentQuestionSchema,
  ),
  changeConsent: write(
    consentPaths.change,
    "Stops contact about a lead, allows it again, or changes its ways and hours",
    consentChangeSchema,
  ),
} as const;

/** Deletes a lead, for whoever has its token. Answers 200. */
export const eraseCall = write(
  consentPaths.erase,
  "Deletes what was sent with a lead, for good",
  consentQuestionSchema,
);

/** Searches that are sent by email, for whoever has the token of a mail. `create` answers 202, the others 200. */
export const savedSearchCalls = {
  create: write(
    savedSearchPaths.create,
    "Asks for a mail with a link, which saves a search for its address",
    savedSearchBody,
  ),
  read: write(savedSearchPaths.read, "The saved searches of a link", savedQuestionSchema),
  change: write(
    savedSearchPaths.change,
    "Confirms, keeps, stops or starts a saved search, stops all, or deletes everything",
    savedChangeSchema,
  ),
} as const;

/** Stops all mails of saved searches, by the button of a mail program. Answers 200. */
export const stopCall = write(
  savedSearchPaths.stop,
  "Stops all mails of saved searches (RFC 8058), from anywhere",
  z.object({ "List-Unsubscribe": z.string().optional() }),
);

/** The measurements of a page view, from our own pages. Answers 204. */
export const vitalsCall = write(vitalsPath, "How fast one page view was", vitalReportSchema);

/** What the CRM says of a lead, signed. Answers 200. */
export const leadStatusCall = write(
  leadStatusPath,
  "The status of a lead, from the CRM: signed as Standard Webhooks says",
  z.object({
    type: z.literal("lead.status", { error: "must be lead.status" }),
    data: z
      .object(
        {
          id: z.uuid({ error: "must be the id of a lead" }).optional(),
          reference: z
            .string()
            .regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/, "must be the reference of a lead, such as K7QF-92XD")
            .optional(),
          status: z.enum(leadStatuses, { error: `must be one of ${leadStatuses.join(", ")}` }),
        },
        { error: "is missing" },
      )
      .refine(({ id, reference }) => id ?? reference, { error: "must name the lead by id or reference" }),
  }),
);

export type WriteCall = { method: "POST"; path: string; summary: string; body: z.ZodObject };

/** The answer for a stored lead (201). */
export const leadAnswerSchema = z.object({
  status,
  message: z.string(),
  /** `correction`: within an hour the number can be corrected with it. `consent`: of the link to what was agreed to. */
  data: z.object({
    reference: z.string(),
    correction: z.string().optional(),
    consent: z.string().optional(),
  }),
});

/** The answer of both calls about consent (200). */
export const consentAnswerSchema = z.object({ status, message: z.string(), data: consentSchema });

/** The answer of the calls about saved searches; without `data` where there is nothing to show. */
export const savedSearchAnswerSchema = z.object({
  status,
  message: z.string(),
  data: savedSearchesSchema.optional(),
});

export type ReadCall<
  P extends z.ZodObject = z.ZodObject,
  Q extends z.ZodObject = z.ZodObject,
  A extends z.ZodObject = z.ZodObject,
> = {
  method: "GET";
  path: string;
  summary: string;
  params: P;
  query: Q;
  answer: A;
};

/** The answer for a status that holds now, whether it was another before or not (200). */
export const leadStatusAnswerSchema = z.object({
  status,
  message: z.string(),
  data: z.object({ reference: z.string(), status: z.enum(leadStatuses), changed: z.boolean() }),
});

/** The body of every failure: a sentence, and the errors of single fields if there are any. */
export const failureSchema = z.object({
  status: z.literal(false),
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), msg: z.string() })).optional(),
});

/** The contact call has its errors by field (specification, section 7). */
export const contactFailureSchema = failureSchema.extend({
  errors: z.record(z.string(), z.string()).optional(),
});
export type Failure = z.infer<typeof failureSchema>;

function read<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodRawShape>(
  path: string,
  summary: string,
  params: P,
  query: Q,
  answer: A,
): ReadCall<P, Q, z.ZodObject<A>> {
  return { method: "GET", path, summary, params, query, answer: z.object(answer) };
}

function write(path: string, summary: string, body: z.ZodObject): WriteCall {
  return { method: "POST", path, summary, body };
}
