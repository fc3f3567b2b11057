import { z } from "zod";
import { consentSchema } from "@/lib/enquiries/forms/consent-schema";
import { leadStatuses } from "@/lib/enquiries/forms/lead-statuses";
import { savedSearchesSchema } from "@/lib/saved-searches/forms/saved-search-schema";
import { status } from "./call-kinds";

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
