import { z } from "zod";
import { callHours, consentWords } from "@/content/contact-rules";
import { leadKinds } from "./lead-options";

/** A ticked box of a form is `true` or `on`; one that is not ticked is not sent. */
const box = z
  .union([z.boolean(), z.enum(["true", "on", "false", ""])], { error: "must be true or false" })
  .optional()
  .transform((sent) => sent === true || sent === "true" || sent === "on");
const hour = z
  .union([z.int(), z.string().regex(/^\d{1,2}$/)], { error: consentWords.badHours })
  .transform(Number)
  .pipe(z.int().min(callHours.from, consentWords.badHours).max(callHours.until, consentWords.badHours))
  .optional();

/** Which lead: the token of its link. */
export const consentQuestionSchema = z.object({
  consent: z.string({ error: "is missing" }).min(1, "is missing").max(200, "is too long"),
});

/** What a person wishes. Ways and hours (full hours in India) are for `change`. */
export const consentChangeSchema = consentQuestionSchema.extend({
  to: z.enum(["stop", "allow", "change"], { error: "must be stop, allow or change" }),
  phone: box,
  whatsapp: box,
  sms: box,
  email: box,
  callsFrom: hour,
  callsUntil: hour,
});
export type ConsentChange = z.output<typeof consentChangeSchema>;

const channel = z.string();
/** What the link of a lead shows. Moments are ISO 8601 in UTC. */
export const consentSchema = z.object({
  reference: z.string(),
  kind: z.enum(leadKinds),
  acceptedAt: z.string(),
  agreed: z.object({
    text: z.string(),
    at: z.string(),
    channels: z.array(channel),
    /** What the form said of the data it takes, a line for each item. */
    notice: z.string().nullable().default(null),
  }),
  /** `ended`: it was given too long ago. */
  state: z.enum(["allowed", "stopped", "ended"]),
  stoppedAt: z.string().nullable(),
  until: z.string(),
  channels: z.array(channel),
  /** Full hours in India between which the person may be called. */
  callHours: z.object({ from: z.number(), until: z.number() }),
  /** Whether the person chose them. */
  ownHours: z.boolean(),
  contacts: z.array(z.object({ at: z.string(), channel })),
});
export type Consent = z.infer<typeof consentSchema>;
