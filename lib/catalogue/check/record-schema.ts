import { z } from "zod";
import { indianDay } from "@/lib/base/indian-day";
import { availabilitySchema, propertyTypeSchema, statusSchema } from "@/lib/projects/project/project-schema";
import { exemptionGrounds } from "@/lib/projects/project/rera-number";
import { type ReraLine, reraLines } from "@/lib/projects/project/rera-check-schema";

/*
 * What staff found when they compared a project with the register, as a record of a file has it: `reraCheck`, with what was
 * compared by its line. What a record does not name stays as it is; "not checked" takes it away.
 */

const reraStandingNames = ["matched", "differs", "not checked"] as const;

const lineUpTo = (max: number) => z.string().trim().max(max, `is longer than ${max} characters`).nullish();

const lineSchema = z
  .strictObject({
    standing: z.enum(reraStandingNames),
    checkedOn: z.iso.date("must be a date, YYYY-MM-DD").nullish(),
    says: lineUpTo(160),
    checkedBy: lineUpTo(120),
  })
  .superRefine(({ standing, checkedOn, says }, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message, input: undefined });
    if (standing === "not checked") {
      if (checkedOn) fault("standing", 'is "not checked", and yet has a day: say what was found');
      else if (says) fault("standing", 'is "not checked", and yet has what the register says');
      return;
    }
    if (!checkedOn) fault("checkedOn", `is missing: "${standing}" needs the day of looking it up`);
    else if (checkedOn > indianDay(new Date())) fault("checkedOn", "is in the future");
    else if (checkedOn < firstDay) fault("checkedOn", "is before there were registers (May 2016)");
    if (standing === "differs" && !says) fault("says", 'is missing: "differs" needs what the register says');
  });

/** The Act began on this day. */
const firstDay = "2016-05-01";

const reraCheckRecordSchema = z
  .strictObject({
    number: lineSchema.nullish(),
    phase: lineSchema.nullish(),
    towers: lineSchema.nullish(),
    promoter: lineSchema.nullish(),
    possession: lineSchema.nullish(),
  })
  .nullish();

type ReraCheckRecord = z.infer<typeof reraCheckRecordSchema>;

/** A line as it is stored, in the column names of `lib/db/tables.ts`. */
export type StoredCheck = {
  line: ReraLine;
  standing: "matched" | "differs";
  checked_on: string;
  says: string | null;
  checked_by: string | null;
};
/** What a record says of a line; only a record says that one is not checked. */
export type GivenCheck = StoredCheck | { line: ReraLine; standing: "not checked" };

/** What a valid record says of the lines, in order; `undefined` when it says nothing. */
export function givenChecks(record: ReraCheckRecord): GivenCheck[] | undefined {
  const given = reraLines.flatMap((name): GivenCheck[] => {
    const said = record?.[name];
    if (!said) return [];
    const { standing, checkedOn, says, checkedBy } = said;
    if (standing === "not checked" || !checkedOn) return [{ line: name, standing: "not checked" }];
    return [
      { line: name, standing, checked_on: checkedOn, says: says || null, checked_by: checkedBy || null },
    ];
  });
  return given.length > 0 ? given : undefined;
}

/** The same lines, with those that nobody has compared. */
export function everyLine(stored: readonly StoredCheck[]): GivenCheck[] {
  return reraLines.map(
    (lineUpTo) => stored.find((one) => one.line === lineUpTo) ?? { line: lineUpTo, standing: "not checked" },
  );
}

/** What contradicts the record itself, a sentence each. */
export function reraCheckFaults(
  check: ReraCheckRecord,
  { reraId, possessionDate }: { reraId?: string | null; possessionDate?: string | null },
): string[] {
  const found = reraLines.filter((name) => check?.[name] && check[name].standing !== "not checked");
  const [first] = found;
  if (first && !reraId?.trim())
    return [
      `reraCheck.${first}.standing needs the RERA number: without one nothing can be found in the register`,
    ];
  return check?.possession?.standing === "matched" && !possessionDate
    ? ['reraCheck.possession.standing is "matched", and the record has no possession date']
    : [];
}

/**
 * One record of a catalogue file (docs/operations.md, "Catalogue file"): the wire shape of a project plus `externalId`
 * (the staff's own key), `kind`, and `city`, `locality`, `state` by name. Unknown fields are refused with their name.
 * Fields that the site computes itself (`id`, `slug`, `location`, `image_count`, `imageSizes`, `mediaSizes`, `propertyBhks`,
 * `updatedAt`, `priceStanding`, `landmarkKm`) are accepted, so that a record read from `/api/v1` can be written back, and ignored.
 */
const externalId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/, "must be 1 to 64 letters, digits, . _ : or -");
const line = (max: number) =>
  z.string().trim().min(1, "is empty").max(max, `is longer than ${max} characters`);
const optionalLine = (max: number) =>
  z.string().trim().max(max, `is longer than ${max} characters`).nullish();
const rupees = z.int("must be whole rupees").min(0).max(1_000_000_000_000).nullish();
const sqft = z.number().min(0).max(100_000_000).nullish();
const isoDate = z.iso.date("must be a date, YYYY-MM-DD").nullish();
const bhkType = z.string().regex(/^(?:[1-9]|1[0-9]) ?BHK$/i, "must look like 3BHK");
const mediaPath = z.string().trim().max(500).nullish();

export const floorPlanRecordSchema = z.strictObject({
  image: mediaPath,
  bhkType: bhkType.nullish(),
  area: sqft,
  /** Inside the walls, as RERA defines it; not more than `area`. */
  carpetArea: sqft,
  price: rupees,
  bathrooms: z.int().min(0).max(20).nullish(),
  isActive: z.boolean().nullish(),
});

const galleryRecordSchema = z.strictObject({
  id: z.unknown().optional(),
  mediaLink: z.string().trim().min(1).max(500),
  galleryType: optionalLine(40),
  type: optionalLine(40),
  mediaNote: optionalLine(80),
  mediaSizes: z.unknown().optional(),
});

const addressRecordSchema = z.strictObject({
  address: optionalLine(300),
  locality: optionalLine(80),
  city: optionalLine(80),
  state: optionalLine(80),
});

const ignored = z.unknown().optional();

const projectFields = {
  externalId,
  name: line(160),
  groupName: line(120),
  city: line(80),
  state: line(80),
  locality: optionalLine(80),
  address: optionalLine(300),
  locations: z.array(addressRecordSchema).max(1, "may name one place only").nullish(),
  imageUrl: mediaPath,
  proertyImage: mediaPath,
  mediaNote: optionalLine(80),
  galleries: z.array(galleryRecordSchema).max(200).nullish(),
  floorplans: z.array(floorPlanRecordSchema).max(500).nullish(),
  propertyAmenities: z
    .array(z.strictObject({ name: line(80), image: mediaPath }))
    .max(200)
    .nullish(),
  youtube_link: z.string().trim().max(300).nullish(),
  videoUploadDate: isoDate,
  brochure: mediaPath,
  reraId: optionalLine(60),
  reraUrl: z.string().trim().max(500).nullish(),
  reraExemption: z.enum(exemptionGrounds, `must be one of: ${exemptionGrounds.join(", ")}`).nullish(),
  reraExemptionPaper: optionalLine(160),
  reraExemptionBy: optionalLine(120),
  reraExemptionOn: isoDate,
  reraCheck: reraCheckRecordSchema,
  iframeCodeMap: z.string().trim().max(2000).nullish(),
  minArea: sqft,
  maxArea: sqft,
  minPrice: rupees,
  maxPrice: rupees,
  price: rupees,
  offerPrice: rupees,
  offerMonths: z.int().min(0).max(600).nullish(),
  moreOptions: optionalLine(1000),
  status: statusSchema.nullish(),
  totalArea: z.number().min(0).max(1_000_000).nullish(),
  totalApartments: z.int().min(0).max(1_000_000).nullish(),
  launchDate: isoDate,
  possessionDate: isoDate,
  availability: availabilitySchema.nullish(),
  isActive: z.boolean().nullish(),
  aboutus: z.string().max(20_000).nullish(),
  aboutUs: z.string().max(20_000).nullish(),
  description: z.string().max(20_000).nullish(),
  about: z.string().max(20_000).nullish(),
  facing: optionalLine(40),
  dimensions: optionalLine(80),
  isPlot: z.boolean().nullish(),
  /** Somebody has looked at figures that look wrong. Not stored. */
  looksRight: z.boolean().nullish(),
  id: ignored,
  slug: ignored,
  location: ignored,
  image_count: ignored,
  priceStanding: ignored,
  landmarkKm: ignored,
  imageSizes: ignored,
  propertyBhks: ignored,
  updatedAt: ignored,
};

export const propertyRecordSchema = z.strictObject({
  kind: z.literal("property"),
  propertyType: propertyTypeSchema.exclude(["Plot"]),
  ...projectFields,
});

export const plotRecordSchema = z.strictObject({
  kind: z.literal("plot"),
  propertyType: z.literal("Plot").nullish(),
  ...projectFields,
});

/** A blog post: `about` is HTML and is cleaned before it is stored; `excerpt` plain text. */
export const blogRecordSchema = z.strictObject({
  kind: z.literal("blog"),
  externalId,
  title: line(160),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens")
    .max(120)
    .nullish(),
  excerpt: line(400),
  blogImage: mediaPath,
  imageAlt: optionalLine(160),
  author: optionalLine(80),
  about: z.string().min(1).max(200_000),
  /** What `about` was made from, so that staff can go on writing it. */
  markdown: z.string().max(100_000).nullish(),
  createdAt: z.union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: ({ input }) =>
      input === undefined ? "is missing" : "must be a date, YYYY-MM-DD, or an ISO 8601 date and time",
  }),
  isActive: z.boolean().nullish(),
});

export const catalogueRecordSchema = z.discriminatedUnion("kind", [
  propertyRecordSchema,
  plotRecordSchema,
  blogRecordSchema,
]);

export type FloorPlanRecord = z.infer<typeof floorPlanRecordSchema>;
export type PropertyRecord = z.infer<typeof propertyRecordSchema>;
export type PlotRecord = z.infer<typeof plotRecordSchema>;
export type ProjectRecord = PropertyRecord | PlotRecord;
export type BlogRecord = z.infer<typeof blogRecordSchema>;
