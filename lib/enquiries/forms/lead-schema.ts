import { z } from "zod";
import { sayQuestions } from "@/lib/projects/project/unknowns";
import type { LeadFormId } from "./lead-forms";
import {
  interiorMessages,
  invalidAbroad,
  leadMessages,
  type LeadMessages,
  loanMessages,
  tooLong,
  unknownProject,
} from "./lead-messages";
import {
  type CountryCode,
  defaultCountryCode,
  type EnquirySource,
  enquirySources,
  enquiryTopics,
  homeLoanCities,
  interiorPropertyTypes,
  occupations,
  rupeesPerLac,
  yesNo,
} from "./lead-options";
import type { enquiryExtras } from "./lead-plan";
import { cleanLine, cleanText } from "./lead-text";
import { isAbroad, readPhoneNumber } from "./phone-number";
import { visitTimesSchema } from "./visit-times-schema";

/**
 * The bodies of the four POST calls (specification, sections 3 and 5): what the forms check while typing and the server
 * checks again, with the country code that was chosen for the phone number. Each form has its own words. Typed text comes
 * out cleaned and trimmed; `loanAmount` is rupees.
 */
export const limits = { name: 100, email: 254, address: 300, message: 2_000 } as const;

const looksLikeEmail = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/;

/** A line that has to be there. */
export const line = (limit: number, missing: string) =>
  z
    .string({ error: missing })
    .transform(cleanLine)
    .pipe(z.string().min(1, missing).max(limit, tooLong(limit)));
export const optionalText = (limit: number, clean: (text: string) => string) =>
  z
    .string()
    .transform(clean)
    .pipe(z.string().max(limit, tooLong(limit)))
    .nullish()
    .transform(emptyToNull);
const name = (messages: LeadMessages) => line(limits.name, messages.name);
/** Comes out as the digits that are dialled inside the country, in India ten (docs/readings.md, "phone numbers"). */
const phoneNumber = (messages: LeadMessages, countryCode: CountryCode) =>
  z.string({ error: messages.phoneMissing }).transform((typed, context): string => {
    const number = readPhoneNumber(typed, countryCode);
    if (number) return number.national;
    if (!typed.trim()) context.addIssue(messages.phoneMissing);
    else context.addIssue(isAbroad(typed, countryCode) ? invalidAbroad : messages.phoneInvalid);
    return z.NEVER;
  });
/** An address of one mailbox, trimmed; `missing` and `invalid` are the sentences for none and for what is none. */
export const emailSchema = ({ missing, invalid }: { missing: string; invalid: string }) =>
  z
    .string({ error: missing })
    .transform(cleanLine)
    .pipe(z.string().min(1, missing).max(limits.email, invalid))
    .refine((text) => text === "" || looksLikeEmail.test(text), invalid);
const email = (messages: LeadMessages) =>
  emailSchema({ missing: messages.emailMissing, invalid: messages.emailInvalid });
export const optionalEmail = (messages: Pick<LeadMessages, "emailInvalid">) =>
  z
    .string({ error: messages.emailInvalid })
    .transform(cleanLine)
    .pipe(z.string().max(limits.email, messages.emailInvalid))
    .refine((text) => text === "" || looksLikeEmail.test(text), messages.emailInvalid)
    .nullish()
    .transform(emptyToNull);
const oneOf = <const T extends readonly string[]>(options: T, message: string) =>
  z.enum(options, { error: message });
const projectId = z
  .union([z.int(), z.string().trim().min(1).max(80)], { error: unknownProject })
  .transform(String);

/**
 * The floor plan beside which somebody enquired (`lead-plan`), and the ids of the questions that were ticked, which become what
 * staff read. What can't be read is left out: it refuses no lead.
 */
const extraShape = {
  planType: z.string().transform(cleanLine).pipe(z.string().min(1).max(20)).nullish().catch(null),
  planArea: z.coerce.number().positive().max(1e7).nullish().catch(null),
  planPrice: z.coerce.number().int().positive().max(1e12).nullish().catch(null),
  questions: z.string().max(200).transform(sayQuestions).nullish().catch(null),
} satisfies Record<(typeof enquiryExtras)[number], z.ZodType>;

/** The body of a property enquiry from one of its four forms. `email` is for the brochure. */
export function enquirySchema(source: EnquirySource, countryCode: CountryCode = defaultCountryCode) {
  const messages = leadMessages[source];
  return z.object({
    name: name(messages),
    phoneNumber: phoneNumber(messages, countryCode),
    email: source === "brochure" ? email(messages) : optionalEmail(messages),
    propertyId: source === "listing-callback" ? projectId.nullish() : projectId,
    allowContact: z.literal(true, { error: messages.consent }),
    source: z.literal(source).default(source),
    visitTimes: visitTimesSchema,
    ...extraShape,
  });
}

export const contactSchema = (countryCode: CountryCode = defaultCountryCode) =>
  z.object({
    fullName: name(leadMessages.contact),
    email: optionalEmail(leadMessages.contact),
    phoneNumber: phoneNumber(leadMessages.contact, countryCode),
    address: optionalText(limits.address, cleanLine),
    enquiry: z
      .union([oneOf(enquiryTopics, "Please choose from the list"), z.literal("")])
      .nullish()
      .transform(emptyToNull),
    message: optionalText(limits.message, cleanText),
  });

export const interiorSchema = (countryCode: CountryCode = defaultCountryCode) =>
  z.object({
    name: name(leadMessages.interior),
    email: email(leadMessages.interior),
    phoneNumber: phoneNumber(leadMessages.interior, countryCode),
    propertyType: oneOf(interiorPropertyTypes, interiorMessages.propertyType),
    message: optionalText(limits.message, cleanText),
  });

export const loanSchema = (countryCode: CountryCode = defaultCountryCode) =>
  z.object({
    name: name(leadMessages.loan),
    email: email(leadMessages.loan),
    phoneNumber: phoneNumber(leadMessages.loan, countryCode),
    city: oneOf(homeLoanCities, loanMessages.city),
    occupation: oneOf(occupations, loanMessages.occupation),
    propertyIdentity: oneOf(yesNo, loanMessages.propertyIdentity),
    loanAmount: amount(1e12),
    message: optionalText(limits.message, cleanText),
  });

/** In the home-loan application the amount is in whole lacs. */
const loanApplicationSchema = (countryCode: CountryCode = defaultCountryCode) => {
  const loan = loanSchema(countryCode);
  return loan.extend({
    propertyIdentity: loan.shape.propertyIdentity.default("No"),
    loanAmount: amount(1e7).refine((lacs) => lacs >= 1 && Number.isInteger(lacs), loanMessages.amountInvalid),
  });
};

/** Another number for a lead; `correction` came with its answer. */
export const correctionSchema = (countryCode: CountryCode = defaultCountryCode) =>
  z.object({
    correction: z.string({ error: "is missing" }).min(1, "is missing").max(200, "is too long"),
    phoneNumber: phoneNumber(leadMessages.callback, countryCode),
  });

/** The source of a property enquiry; by default `enquiry`. */
export const sourceSchema = z.object({
  source: z
    .enum(enquirySources, { error: "must be enquiry, callback, brochure or listing-callback" })
    .default("enquiry"),
});

/** A decimal number above 0, as a number or as digits, with or without commas. */
function amount(most: number) {
  return z
    .union([z.number(), z.string()], {
      error: ({ input }) => (input == null ? loanMessages.amountMissing : loanMessages.amountInvalid),
    })
    .transform((typed, context): number => {
      const digits = String(typed).replace(/[,\s]/g, "");
      const number = Number(digits);
      if (digits && /^\d+(?:\.\d+)?$/.test(digits) && number > 0 && number <= most) return number;
      context.addIssue(digits ? loanMessages.amountInvalid : loanMessages.amountMissing);
      return z.NEVER;
    });
}

function emptyToNull<T>(value: T): Exclude<T, "" | undefined> | null {
  return value === "" || value === undefined ? null : (value as Exclude<T, "" | undefined>); // the two others are left
}

/**
 * The schema of each form's fields, with the country code that was chosen; its output is the body of the call, except
 * for the loan application's lacs.
 */
export const leadFormSchemas = {
  enquiry: (code) => enquirySchema("enquiry", code),
  callback: (code) => enquirySchema("callback", code),
  brochure: (code) => enquirySchema("brochure", code),
  "listing-callback": (code) => enquirySchema("listing-callback", code),
  contact: contactSchema,
  interior: interiorSchema,
  loan: loanSchema,
  "loan-application": loanApplicationSchema,
} as const satisfies Record<LeadFormId, (countryCode: CountryCode) => z.ZodType>;

/** The body of the call from a form's checked fields: a loan application's lacs become rupees. */
export function toWireBody(form: LeadFormId, values: Record<string, unknown>): Record<string, unknown> {
  if (form !== "loan-application") return values;
  return { ...values, loanAmount: Number(values.loanAmount) * rupeesPerLac };
}
