import type { StoredContact } from "@/lib/enquiries/forms/contact-rules";
import type { LeadStatus } from "@/lib/enquiries/forms/lead-statuses";
import type { AcceptedLead } from "./accepted-lead";
import type { DeliveryChannel } from "./delivery-channels";

/** The project of a lead, for mails and the CRM. */
export type LeadProject = {
  id: number;
  name: string;
  slug: string;
  isPlot: boolean;
  /** Whether the site shows it: only then it has a page to link to. */
  isActive: boolean;
  /** An https address or a path of ours. */
  brochure: string | null;
};

/** A stored lead that is not erased, with its project if there is one, as deliveries need it. */
export type StoredLead = Omit<AcceptedLead, "projectId" | "addressHash" | "idempotencyKey" | "bodyHash"> & {
  project: LeadProject | null;
  /** E.164. The number that was typed first, if the visitor corrected it. */
  firstPhone: string | null;
  contact: StoredContact;
};

/** What the desk made of a lead, and the changes that led there since the last that the CRM was told. */
export type LeadChanges = {
  status: LeadStatus;
  assignedTo: { name: string; email: string } | null;
  followUpAt: string | null;
  version: number;
  /** The newest of them, told or made by the CRM itself. */
  lastEvent: number;
  /** The oldest first, without those that the CRM made. `id` grows with each. */
  changes: {
    id: number;
    at: string;
    by: string;
    before: Record<string, string | null>;
    after: Record<string, string | null>;
  }[];
};

/** A message about a lead that is still to be sent. Its `id` lets the receiver recognise a duplicate. */
export type OpenDelivery = {
  id: string;
  channel: DeliveryChannel;
  lead: StoredLead;
  /** Staff have a desk, where the lead can be opened. */
  hasDesk?: boolean;
  /** Of the channel `webhook-change`. */
  change?: LeadChanges | null;
  /** An earlier message about the lead, on the same way, is not out yet. */
  isBehind?: boolean;
};
