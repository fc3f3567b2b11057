import { z } from "zod";
import { fromIndianTime } from "./moments";
import { leadStatuses } from "@/lib/enquiries/forms/lead-statuses";

export const longestNote = 2_000;

/** What the form about a lead sends: how far it has come, whose it is, when to follow up; and which version was seen. */
export const leadChangeSchema = z.object({
  version: z.coerce.number().int().positive(),
  status: z.enum(leadStatuses, "Please choose a status."),
  /** The id of an account; empty for nobody. */
  assignedTo: z
    .string()
    .max(64)
    .transform((id) => id || null),
  /** As a box for date and time writes it, in Indian time; empty for none. */
  followUpAt: z.string().transform((typed, context) => {
    if (typed === "") return null;
    const moment = fromIndianTime(typed);
    if (moment) return moment;
    context.addIssue({ code: "custom", message: "Please choose a day and a time for the follow-up." });
    return z.NEVER;
  }),
});

export type LeadChange = z.output<typeof leadChangeSchema>;

export const noteSchema = z
  .string()
  .trim()
  .min(1, "Please write a note first.")
  .max(longestNote, `A note has at most ${longestNote} characters.`);

/** The ways in which somebody is reached from the desk. */
export const contactKinds = ["call", "whatsapp"] as const;
export type ContactKind = (typeof contactKinds)[number];
