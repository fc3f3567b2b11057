import { z } from "zod";
import { sortOptions } from "@/lib/projects/project/filter-table.mjs";
import { pageKinds } from "@/lib/vitals/vital-options";

/* The call `getopenbook`: what the site says of itself, in the words of `/quality` (docs/api.md). */

const vital = z.object({ value: z.number(), isGood: z.boolean() }).nullable();

/** Days since somebody looked after each project that is on the site; null where there is none. */
const priceAgesSchema = z.object({
  projects: z.number(),
  within7: z.number(),
  within30: z.number(),
  within90: z.number(),
  medianDays: z.number().nullable(),
  oldestDays: z.number().nullable(),
});
export type PriceAges = z.infer<typeof priceAgesSchema>;

/** Three of four views of a kind of page were at least so good: LCP and INP in milliseconds, CLS a share of the view. */
const pageSpeedSchema = z.object({
  page: z.enum(pageKinds),
  label: z.string(),
  views: z.number(),
  lcp: vital,
  inp: vital,
  cls: vital,
});
export type PageSpeed = z.infer<typeof pageSpeedSchema>;

/** Seconds to the first call or message, of the leads of the last days; shares are leads. */
const callTimesSchema = z.object({
  days: z.number(),
  leads: z.number(),
  called: z.number(),
  medianSeconds: z.number().nullable(),
  within5: z.number(),
  within30: z.number(),
});
export type CallTimes = z.infer<typeof callTimesSchema>;

const chapterIds = ["payment", "order", "prices", "calls", "speed", "patterns", "accessibility"] as const;
export type ChapterId = (typeof chapterIds)[number];

/** Besides `status`. */
export const openBookAnswer = {
  /** The day in India on which it was counted. */
  asOn: z.string(),
  data: z.array(z.object({ id: z.enum(chapterIds), title: z.string(), words: z.array(z.string()) })),
  orders: z.array(
    z.object({
      sort: z.enum(sortOptions.map(({ value }) => value)),
      label: z.string(),
      rule: z.string(),
    }),
  ),
  prices: priceAgesSchema,
  /** Null while it rests on too few leads. */
  calls: callTimesSchema.nullable(),
  /** Kinds of page with enough views. */
  speed: z.array(pageSpeedSchema),
  accessibility: z.object({
    checkedOn: z.string(),
    tool: z.string(),
    rules: z.string(),
    screens: z.array(z.string()),
    faults: z.number(),
  }),
};
export type OpenBook = z.infer<z.ZodObject<typeof openBookAnswer>>;
