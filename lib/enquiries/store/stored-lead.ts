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
};

/** A message about a lead that is still to be sent. Its `id` lets the receiver recognise a duplicate. */
export type OpenDelivery = { id: string; channel: DeliveryChannel; lead: StoredLead };
