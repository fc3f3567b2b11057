import { deskPaths } from "./desk-paths";
import type { InboxLead } from "./lead-work";

/** By when somebody should be called again. `today` is what is left of today in India. */
export const followUpGroups = ["overdue", "today", "coming"] as const;
export type FollowUpGroup = (typeof followUpGroups)[number];

export const followUpLabels: Record<FollowUpGroup, string> = {
  overdue: "Overdue",
  today: "Today",
  coming: "Coming",
};

/** The nearest of each group, and how many it has. */
export type FollowUps = Record<FollowUpGroup, { leads: InboxLead[]; total: number }>;

/** Whose follow-ups a page shows. */
export type FollowUpOwner = "me" | "all";

export function followUpsPath(owner: FollowUpOwner = "me"): string {
  return owner === "me" ? deskPaths.followUps : `${deskPaths.followUps}?who=all`;
}
