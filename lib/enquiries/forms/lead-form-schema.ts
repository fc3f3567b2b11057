import type { z } from "zod";
import type { LeadFormId } from "./lead-forms";
import { rupeesPerLac, type CountryCode } from "./lead-options";
import {
  contactSchema,
  enquirySchema,
  interiorSchema,
  loanApplicationSchema,
  loanSchema,
} from "./lead-schema";

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
