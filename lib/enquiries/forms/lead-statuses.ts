/** How far a lead has come, in the order in which that usually goes; and what is said of it. */
export const leadStatuses = ["new", "called", "visit-planned", "booked", "lost", "spam"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const statusLabels: Record<LeadStatus, string> = {
  new: "New",
  called: "Called",
  "visit-planned": "Visit planned",
  booked: "Booked",
  lost: "Lost",
  spam: "Spam",
};

/** Those that somebody still has to do something about. */
export const openStatuses: readonly LeadStatus[] = ["new", "called", "visit-planned"];

/** Who has made a change that came from the CRM, in a lead's history. */
export const crmName = "CRM";

/** How long people waited for the first call or message after their lead; seconds. */
export type FirstCall = {
  /** Leads of the period that can be told: erased ones can't. */
  of: number;
  called: number;
  medianSeconds: number | null;
  within5: number;
  within30: number;
};
