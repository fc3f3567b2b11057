import { z } from "zod";
import states from "@/content/places/states.json";
import { agentRegistrations } from "@/content/site";
import { indianDay } from "@/lib/base/indian-day";

/** What the company says of itself, in parts that are changed each for itself. */
export const wordParts = ["testimonials", "banners", "numbers", "registrations"] as const;
export type WordPart = (typeof wordParts)[number];

const line = (label: string, most: number) =>
  z
    .string()
    .trim()
    .max(most, `${label} is longer than ${most.toLocaleString("en-IN")} characters`);
const needed = (label: string, most: number) => line(label, most).min(1, `${label} is missing`);
const day = (label: string) => z.iso.date(`${label} must be a day of the calendar`);
const past = (label: string) =>
  day(label).refine((said) => said <= indianDay(new Date()), `${label} has not come yet`);

/** The words of somebody who bought. They are shown with his consent alone. */
const testimonialSchema = z
  .object({
    name: needed("Who said it", 80),
    designation: needed("Which home", 120),
    description: needed("The words", 2_000),
    image: line("Picture", 500),
    saidOn: past("When it was said"),
    consent: line("Consent", 200),
    isHidden: z.boolean(),
  })
  .refine(({ consent, isHidden }) => isHidden || consent !== "", {
    path: ["consent"],
    message: "Consent is missing: note how and when it was given, or hide the words",
  });

/** A picture and a line on the home page, between two days. */
const bannerSchema = z
  .object({
    text: needed("Text", 140),
    image: needed("Picture", 500),
    alt: needed("What the picture shows", 160),
    link: needed("Link", 500).regex(
      /^(?:\/(?!\/)|https:\/\/)\S*$/,
      "Link must be a page of the site, such as /propertylist, or begin with https://",
    ),
    from: day("First day"),
    until: day("Last day"),
  })
  .refine(({ from, until }) => from <= until, { path: ["until"], message: "Last day is before the first" });
export type Banner = z.infer<typeof bannerSchema>;

/** `label`: the claim of `content/site.ts` that it is the figure of. */
const numberSchema = z.object({
  label: z.string(),
  figure: needed("Figure", 12).regex(/\d/, "Figure has no digit"),
  asOf: past("As on"),
  checkedBy: needed("Checked by", 80),
});
export type CheckedNumber = z.infer<typeof numberSchema>;

/** A registration as agent, as its certificate says it (`content/site.ts`). */
const registrationSchema = z
  .object({
    number: needed("Number", 60).regex(
      /^[A-Za-z0-9][A-Za-z0-9 ./()-]*$/,
      "Number has other signs than letters, digits, spaces and ./()-",
    ),
    state: z.string().refine((said) => states.some(({ name }) => name === said), "State is missing"),
    from: day("Valid from"),
    until: day("Valid until"),
    certificate: line("Certificate", 500).regex(
      /^(?:(?:\/(?!\/)|https:\/\/)\S*)?$/,
      "Certificate must be a file of the site, such as /brochures/certificate.pdf, or begin with https://",
    ),
    isSample: z.boolean(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ["until"],
    message: "Valid until is before valid from",
  });

/** What is stored of each part. Empty lists leave what `content/` says, but of registrations: then there is none. */
export const wordsSchemas = {
  testimonials: z.object({
    showsSamples: z.boolean(),
    testimonials: z.array(testimonialSchema).max(24, "More than 24 are not read"),
  }),
  banners: z.object({ banners: z.array(bannerSchema).max(6, "At most 6 banners") }),
  numbers: z.object({ numbers: z.array(numberSchema) }),
  registrations: z.object({
    registrations: z.array(registrationSchema).max(40, "At most 40 registrations"),
  }),
};
export type Words = { [Part in WordPart]: z.infer<(typeof wordsSchemas)[Part]> };

/** While nobody has said anything else. */
export const noWords: Words = {
  testimonials: { showsSamples: true, testimonials: [] },
  banners: { banners: [] },
  numbers: { numbers: [] },
  registrations: {
    registrations: agentRegistrations.map(({ certificate = "", isSample = false, ...said }) => ({
      ...said,
      certificate,
      isSample,
    })),
  },
};
