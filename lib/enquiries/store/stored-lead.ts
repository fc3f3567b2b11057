import type { AcceptedLead } from "./accepted-lead";
import type { DeliveryChannel } from "./delivery-channels";

/** What a mail and the CRM say about the project of a lead. */
export type LeadProject = {
  id: number;
  name: string;
  slug: string;
  isPlot: boolean;
  /** Shown on the site: only then its page can be linked to. */
  isActive: boolean;
  /** An https address or a path of ours. */
  brochure: string | null;
};

/** A lead as its deliveries tell it: whoever asked is known, and so is the project, if there is one. */
export type StoredLead = Omit<AcceptedLead, "projectId" | "addressHash" | "idempotencyKey" | "bodyHash"> & {
  project: LeadProject | null;
};

/** One message about a lead that is still to be sent. `id` names it to its receiver, also when it comes twice. */
export type OpenDelivery = { id: string; channel: DeliveryChannel; lead: StoredLead };
