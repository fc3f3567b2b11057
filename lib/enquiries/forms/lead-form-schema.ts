import type { z } from "zod";
import type { LeadFormId } from "./lead-forms";
import { rupeesPerLac } from "./lead-options";
import {
  contactSchema,
  enquirySchema,
  interiorSchema,
  loanApplicationSchema,
  loanSchema,
} from "./lead-schema";

/** What a form's fields must be; what comes out is the body of its call, but for the application's lacs. */
export const leadFormSchemas = {
  enquiry: enquirySchema("enquiry"),
  callback: enquirySchema("callback"),
  brochure: enquirySchema("brochure"),
  "listing-callback": enquirySchema("listing-callback"),
  contact: contactSchema,
  interior: interiorSchema,
  loan: loanSchema,
  "loan-application": loanApplicationSchema,
} as const satisfies Record<LeadFormId, z.ZodType>;

/** The body of the call that a form's checked fields make: an application's lacs become rupees. */
export function toWireBody(form: LeadFormId, values: Record<string, unknown>): Record<string, unknown> {
  if (form !== "loan-application") return values;
  return { ...values, loanAmount: Number(values.loanAmount) * rupeesPerLac };
}
