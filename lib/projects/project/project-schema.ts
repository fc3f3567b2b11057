import { z } from "zod";
import { reraExemptions } from "@/content/rera-authorities";
import { reraCheckSchema } from "./rera-check-schema";
import { availabilityOptions, propertyTypes, statusOptions } from "./filter-table.mjs";

/** A day in India, `2026-03-12`. */
const day = z.string();
const priceSpan = z.object({ min: z.number().nullish(), max: z.number().nullish() }).nullable();
const givenText = z.string().nullable();

const change = <F extends string, V extends z.ZodType>(fact: F, value: V) =>
  z.object({ day, fact: z.literal(fact), from: value, to: value });

/**
 * What visitors saw change of a project, the earliest first: `price` in whole rupees, `possession` a date, `status` and
 * `reraId` a text, `site` whether it was on the site. `null`: not given. Ours in addition to the specification's fields.
 */
export const projectHistorySchema = z.object({
  /** From this day on changes are known. */
  since: day,
  /** The day on which it was listed here first, when that is known. */
  listedOn: day.nullish(),
  changes: z.array(
    z.discriminatedUnion("fact", [
      change("price", priceSpan),
      change("possession", givenText),
      change("status", givenText),
      change("reraId", givenText),
      change("site", z.boolean()),
    ]),
  ),
});

export type ProjectHistory = z.infer<typeof projectHistorySchema>;
export type HistoryChange = ProjectHistory["changes"][number];

/** What changed of a project on one day, for feeds. */
export type ChangedProject = Pick<
  ProjectSummary,
  "id" | "slug" | "isPlot" | "name" | "location" | "imageUrl"
> & {
  day: string;
  /** ISO 8601 in UTC. */
  changedAt: string;
  changes: HistoryChange[];
};

/**
 * The wire shape of a project, a home or a plot (specification, sections 3 and 7, whose spelling is kept).
 * Money is whole rupees, `area` sqft, `totalArea` acres, dates ISO 8601 (`YYYY-MM-DD`).
 * `id` is opaque: a number here, perhaps a string from another backend.
 */
const id = z.union([z.number(), z.string()]);
const rupees = z.number().nonnegative().nullish();
const sqft = z.number().nonnegative().nullish();
const text = z.string().nullish();

const floorPlanSchema = z.object({
  image: text,
  bhkType: text,
  area: sqft,
  /** Inside the walls, as RERA defines it. */
  carpetArea: sqft,
  price: rupees,
  bathrooms: z.number().nullish(),
  isActive: z.boolean().nullish(),
});

const gallerySchema = z.object({
  id: id.nullish(),
  mediaLink: z.string(),
  galleryType: text,
  type: text,
  /** What the picture is, when it is no photo of the place: "Artist’s impression". */
  mediaNote: text,
  /** The sizes in which this site has it (`lib/base/made-picture.ts`). */
  mediaSizes: text,
});

const projectAddressSchema = z.object({
  address: text,
  locality: text,
  city: text,
  state: text,
});

/**
 * Where the asking price per sqft of a project stands among those of its kind in its locality, on our own list: too `few` to
 * compare, in the `lower` quarter, the `middle` half or the `upper` quarter.
 */
const priceStandings = ["few", "lower", "middle", "upper"] as const;
export type PriceStandingKind = (typeof priceStandings)[number];

/** The data of a project's card in a list. */
export const projectSummarySchema = z.object({
  id,
  name: z.string(),
  slug: text,
  groupName: text,
  location: text,
  locations: z.array(projectAddressSchema).default([]),
  imageUrl: text,
  proertyImage: text,
  /** The same of the main picture. */
  mediaNote: text,
  imageSizes: text,
  /** How many pictures there are: the main one and those of the gallery, each once, without videos. */
  image_count: z.number().nullish(),
  floorplans: z.array(floorPlanSchema).default([]),
  propertyBhks: z.array(z.object({ bhkType: z.string() })).default([]),
  youtube_link: text,
  brochure: text,
  reraId: text,
  /** Why it needs no number; absent for nearly all. */
  reraExemption: z
    .enum(Object.keys(reraExemptions) as (keyof typeof reraExemptions)[])
    .nullish()
    .catch(null),
  isPlot: z.boolean().default(false),
  minArea: sqft,
  maxArea: sqft,
  minPrice: rupees,
  maxPrice: rupees,
  price: rupees,
  offerPrice: rupees,
  offerMonths: z.number().nullish(),
  status: z.string().nullish(),
  possessionDate: text,
  launchDate: text,
  availability: z.string().nullish(),
  propertyType: z.string().nullish(),
  isActive: z.boolean().default(true),
  updatedAt: text,
  /** In lists; what can't be read of it is not known. */
  priceStanding: z.enum(priceStandings).nullish().catch(null),
  /** In lists near a landmark, how many kilometres it is away in a straight line. */
  landmarkKm: z.number().nullish().catch(null),
});

/** All data of a project, for its own page. */
export const projectSchema = projectSummarySchema.extend({
  galleries: z.array(gallerySchema).default([]),
  propertyAmenities: z.array(z.object({ name: z.string(), image: text })).default([]),
  /** The day on which the video was put online. */
  videoUploadDate: text,
  /** The register's own page of the project. */
  reraUrl: text,
  iframeCodeMap: text,
  moreOptions: text,
  totalArea: z.number().nullish(),
  totalApartments: z.number().nullish(),
  aboutus: text,
  aboutUs: text,
  description: text,
  about: text,
  facing: text,
  dimensions: text,
  /** What was compared with the register; what can't be read of it was not. */
  reraCheck: reraCheckSchema.nullish().catch(null),
  /** Without a history that can be read a page is whole. */
  history: projectHistorySchema.nullish().catch(null),
});

export type FloorPlan = z.infer<typeof floorPlanSchema>;
export type Gallery = z.infer<typeof gallerySchema>;
export type ProjectAddress = z.infer<typeof projectAddressSchema>;
export type ProjectSummary = z.infer<typeof projectSummarySchema>;
export type Project = z.infer<typeof projectSchema>;

export const propertyTypeSchema = z.enum(valuesOf(propertyTypes));
export const statusSchema = z.enum(valuesOf(statusOptions));
export const availabilitySchema = z.enum(valuesOf(availabilityOptions));

/** The `value`s of an option table, as a tuple for zod and TypeScript. */
export function valuesOf<T extends string>(options: readonly { value: T }[]): [T, ...T[]] {
  const [first, ...rest] = options.map((option) => option.value);
  if (first === undefined) throw new Error("An option table can't be empty");
  return [first, ...rest];
}
