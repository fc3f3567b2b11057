import { z } from "zod";
import type { WhatsappText } from "@/content/whatsapp-texts";
import type { StoredContact } from "@/lib/enquiries/forms/contact-rules";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";
import { type LeadStatus, leadStatuses } from "@/lib/enquiries/forms/lead-statuses";
import type { ListColumn } from "./list-look";
import { fromIndianTime, toIndianTime } from "./moments";
import type { KnownLead } from "./one-person";
import type { PlannedVisit } from "./visits";
import type { Wait } from "./waiting";

/** A lead as the inbox lists it. */
export type InboxLead = {
  id: string;
  reference: string;
  kind: LeadKind;
  /** Where it came from, if no form of the site sent it. */
  origin: string | null;
  name: string;
  /** E.164. */
  phone: string;
  shownPhone: string;
  callLink: string;
  acceptedAt: string;
  status: LeadStatus;
  /** Grows with every change at the desk. */
  version: number;
  assignee: string | null;
  followUpAt: string | null;
  /** Whether the follow-up should have been by now. */
  isLate: boolean;
  firstContactAt: string | null;
  project: string | null;
  suspicion: string | null;
  /** Messages about it that could not be delivered. */
  failed: number;
  /** How many leads of the person came until this one, itself among them. */
  enquiry: number;
  contact: StoredContact;
  /** How it waits for a first call; null when it does not. */
  wait: Wait | null;
  /** The person has named times for a visit, and none was planned so far. */
  wantsVisit: boolean;
  /** What columns of a table show that is looked up only for them. */
  more?: Partial<Record<ListColumn, string | null>>;
};

export type Inbox = {
  leads: InboxLead[];
  total: number;
  /** More are found than were counted. */
  isMore: boolean;
  due: number;
  /** What the group is called that the list is narrowed to. */
  group: string;
} & Pulse;

/** How leads stand at a moment: what comes after it is news. */
export type Pulse = {
  /** When the newest lead was stored. */
  newest: string;
  /** The newest event in the history of any lead. */
  event: number;
  /** Leads of the last day that nobody has called. */
  waiting: number;
};

export const inboxPageSize = 30;

/** A line of what is known of a lead. */
export type Fact = { label: string; text: string; href?: string };

type LeadDelivery = {
  channel: string;
  state: string;
  attempts: number;
  lastError: string | null;
  at: string;
};

/** Something that was done about a lead at the desk. */
export type LeadEvent = {
  id: number;
  at: string;
  who: string;
  kind: "changed" | "note" | "call" | "whatsapp" | "consent" | "alarm" | "booking" | "joined" | "parted";
  before: Record<string, string | null> | null;
  after: Record<string, string | null> | null;
  note: string | null;
  /** The lead that was joined with this one or parted from it; null when its person was erased. */
  other: Pick<LeadWork, "id" | "reference" | "name"> | null;
};

/** A lead as its page shows it. */
export type LeadWork = {
  id: string;
  reference: string;
  kind: LeadKind;
  origin?: string | null;
  acceptedAt: string;
  name: string;
  suspicion: string | null;
  status: LeadStatus;
  assignedTo: string | null;
  followUpAt: string | null;
  firstContactAt: string | null;
  /** What came with the form, as it is stored. */
  details: Record<string, string | number>;
  /** The visit that is planned. */
  visit: PlannedVisit | null;
  wait: Wait | null;
  /** When it is deleted by itself; null: it stays. */
  endsAt: string | null;
  version: number;
  contact: StoredContact;
  facts: Fact[];
  links: { call: string; whatsapp: string; shownPhone: string };
  /** What may be sent on WhatsApp, filled in. */
  texts: { name: WhatsappText; text: string; href: string }[];
  deliveries: LeadDelivery[];
  events: LeadEvent[];
  /** Other leads of the same person, with their own histories. */
  others: (KnownLead & Pick<LeadWork, "status" | "events">)[];
};

/** `isNew`: nobody has called yet; else a follow-up is overdue. */
export type NextLead = { id: string; name: string; isNew: boolean };

/** `takesShare`: gets a part when leads are shared out, unless somebody says otherwise: an agent who is not away. */
export type Assignee = { id: string; name: string; email: string; takesShare: boolean };

/** What the messages about a lead are called. */
export const channelLabels: Record<string, string> = {
  "staff-mail": "Mail to staff",
  "visitor-mail": "Mail to the visitor",
  webhook: "CRM",
  "staff-mail-correction": "Mail to staff: corrected number",
  "webhook-correction": "CRM: corrected number",
  "webhook-change": "CRM: what became of it",
  "staff-mail-consent": "Mail to staff: consent changed",
  "visitor-consent": "Mail to the visitor: consent",
  "visitor-visit": "Mail to the visitor: visit",
  "staff-mail-erased": "Mail to staff: deleted",
  "webhook-erased": "CRM: deleted",
};

export const deliveryStates: Record<string, string> = {
  waiting: "Waiting",
  sent: "Sent",
  kept: "Kept until mail is set up",
  failed: "Failed",
  erased: "Erased",
};

const longestNote = 2_000;

/** What the form about a lead sets. `followUpAt`: ISO 8601. */
export type LeadState = { status: LeadStatus; assignedTo: string | null; followUpAt: string | null };

export const fieldLabels: Record<keyof LeadState, string> = {
  status: "Status",
  assignedTo: "Who has it",
  followUpAt: "Follow-up",
};

/** What a form was loaded with, as its hidden box has it. */
export const toSeen = ({ status, assignedTo, followUpAt }: LeadState): string =>
  JSON.stringify({ status, assignedTo, followUpAt });

/**
 * The boxes of a form that is shown again, and what its hidden one has. After a refusal, which told of both values, only what was
 * chosen stays in its box; before anything was said all does.
 */
export function workAgain(
  now: LeadState,
  { problem, fields }: { problem: string; fields: Record<string, string> },
): { version: string; boxes: LeadBoxes } {
  const typed = { ...toBoxes(now), ...fields };
  const seen = seenSchema.safeParse(parsed(fields.version ?? ""));
  if (problem === "" && seen.success) return { version: toSeen(seen.data), boxes: typed };
  const then = toBoxes(seen.data ?? now);
  const keep = (name: keyof LeadState) => (typed[name] === then[name] ? toBoxes(now)[name] : typed[name]);
  return {
    version: toSeen(now),
    boxes: { status: keep("status"), assignedTo: keep("assignedTo"), followUpAt: keep("followUpAt") },
  };
}

type LeadBoxes = Record<keyof LeadState, string>;

export const toBoxes = ({ status, assignedTo, followUpAt }: LeadState): LeadBoxes => ({
  status,
  assignedTo: assignedTo ?? "",
  followUpAt: followUpAt ? toIndianTime(followUpAt) : "",
});

/** What a hidden box of a form says; null for what is no JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The hidden box that has what a form was loaded with. `refusal`: of one that can't be read. */
export const seenBox = <Seen>(schema: z.ZodType<Seen>, refusal: string) =>
  z.string(refusal).transform((sent, context): Seen => {
    const seen = schema.safeParse(parsed(sent));
    if (seen.success) return seen.data;
    context.addIssue(refusal);
    return z.NEVER;
  });

const seenSchema = z.object({
  status: z.enum(leadStatuses),
  assignedTo: z.string().max(64).nullable(),
  followUpAt: z.iso.datetime().nullable(),
});

/** What the form about a lead sends: how far it has come, whose it is, when to follow up; and what it was loaded with. */
export const leadChangeSchema = z.object({
  version: seenBox(seenSchema, "Please open the lead again, and send the form from there."),
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
    if (moment) return moment.toISOString();
    context.addIssue({ code: "custom", message: "Please choose a day and a time for the follow-up." });
    return z.NEVER;
  }),
});

export type LeadChange = z.output<typeof leadChangeSchema>;

export const noteSchema = z
  .string()
  .trim()
  .min(1, "Please write a note first.")
  .refine((note) => note.length <= longestNote, {
    error: ({ input }) =>
      `A note has at most ${longestNote} characters; this one has ${String(input).length}. Please make two of it.`,
  });

/** The ways in which somebody is reached from the desk. */
export const contactKinds = ["call", "whatsapp"] as const;
export type ContactKind = (typeof contactKinds)[number];
