import { z } from "zod";
import {
  consentPaths,
  correctionPath,
  leadCreatePath,
  leadPaths,
  leadStatusPath,
  savedSearchPaths,
  vitalsPath,
} from "@/lib/base/call-paths";
import { consentChangeSchema, consentQuestionSchema } from "@/lib/enquiries/forms/consent-schema";
import { enquirySources } from "@/lib/enquiries/forms/lead-options";
import {
  contactSchema,
  correctionSchema,
  enquirySchema,
  interiorSchema,
  loanSchema,
} from "@/lib/enquiries/forms/lead-schema";
import { leadFromOutsideSchema } from "@/lib/enquiries/forms/outside-lead";
import { leadStatuses } from "@/lib/enquiries/forms/lead-statuses";
import {
  savedChangeSchema,
  savedQuestionSchema,
  savedSearchBody,
} from "@/lib/saved-searches/forms/saved-search-schema";
import { vitalReportSchema } from "@/lib/vitals/vital-schema";
import { write } from "./call-kinds";

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

/** A lead of a portal, signed. Answers 201. */
export const leadCreateCall = write(
  leadCreatePath,
  "A lead from a portal, lead ads or a call tracker: signed as Standard Webhooks says",
  leadFromOutsideSchema,
);
