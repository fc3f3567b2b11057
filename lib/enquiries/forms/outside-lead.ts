import { z } from "zod";
import { consentDays } from "@/content/contact-rules";
import { leadTitles } from "@/content/lead-mails";
import { contactChannels } from "./contact-rules";
import { type CountryCode, defaultCountryCode, type LeadKind } from "./lead-options";
import { limits, line, optionalEmail, optionalText } from "./lead-schema";
import { cleanLine, cleanText } from "./lead-text";
import { readPhoneNumber, toE164 } from "./phone-number";

/** Leads that no form of the site sent: staff typed them in, or a portal signed them. */

/** Comes out as E.164; a country code that is typed counts, else the chosen one. */
const phone = (countryCode: CountryCode) =>
  z.string({ error: "is missing" }).transform((typed, context): string => {
    const number = readPhoneNumber(typed, countryCode);
    if (number) return toE164(number);
    context.addIssue(typed.trim() ? "is no number that anybody can be called on" : "is missing");
    return z.NEVER;
  });

/** The fields that every one of them has, by their names. What is wrong with one reads on from its name. */
export const outsideFields = (countryCode: CountryCode = defaultCountryCode) => ({
  name: line(limits.name, "is missing"),
  phone: phone(countryCode),
  email: optionalEmail({ emailInvalid: "is no address" }),
  message: optionalText(limits.message, cleanText),
  /** Where it comes from. */
  origin: line(60, "is missing"),
  /** The id of a project, or its whole name. */
  project: optionalText(200, cleanLine),
});

const dayMs = 86_400_000;
/** Clocks differ. */
const aheadMs = 5 * 60_000;

/** Why a consent, or a lead, of this moment can't be taken: it would allow nothing, or is yet to come. `null`: it can. */
export function momentFault(moment: Date, now = new Date()): string | null {
  if (moment.getTime() > now.getTime() + aheadMs) return "is in the future";
  if (moment.getTime() > now.getTime() - consentDays * dayMs) return null;
  return `is more than ${consentDays} days ago: a consent is not good for longer`;
}

const exampleMoment = "must be a moment such as 2026-11-29T10:30:00+05:30";

/** A moment in ISO 8601 with its time zone, also `+0530` as Meta writes it; comes out in UTC. */
const pastMoment = z
  .string({ error: ({ input }) => (input === undefined ? "is missing" : exampleMoment) })
  .transform((text) => text.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"))
  .pipe(z.iso.datetime({ offset: true, error: exampleMoment }))
  .superRefine((text, context) => {
    const fault = momentFault(new Date(text));
    if (fault) context.addIssue(fault);
  })
  .transform((text) => new Date(text).toISOString());

const consentChannels = z
  .array(z.enum(contactChannels, { error: `must be some of ${contactChannels.join(", ")}` }), {
    error: "is missing",
  })
  .min(1, "must name one way at least")
  .max(contactChannels.length, "names a way twice")
  .transform((channels) => contactChannels.filter((channel) => channels.includes(channel)));

/** A lead as a portal, a connector of lead ads or a call tracker sends it. */
export const leadFromOutsideSchema = z.object({
  /** The sender's own number of the lead: with `origin` it tells one from another. */
  externalId: line(200, "is missing"),
  ...outsideFields(),
  project: z
    .union([z.int().transform(String), outsideFields().project], { error: "must be an id or a name" })
    .nullish()
    .transform((project) => project ?? null),
  campaign: optionalText(150, cleanLine),
  consent: z.object(
    { text: line(1_000, "is missing"), channels: consentChannels, at: pastMoment },
    { error: "is missing: a lead is taken with what its person agreed to" },
  ),
  /** When the person sent it there. */
  receivedAt: pastMoment,
});

/** What a list and a mail call a lead: by where it came from, else by its form. */
export function leadTitle({ kind, origin }: { kind: LeadKind; origin?: string | null }): string {
  return origin ?? leadTitles[kind];
}
