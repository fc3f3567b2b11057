import { type LeadKind, leadKinds } from "@/lib/enquiries/forms/lead-options";
import { type LeadStatus, leadStatuses } from "@/lib/enquiries/forms/lead-statuses";
import { deskPaths } from "./desk-paths";
import type { InboxLead } from "./lead-work";

/** What the inbox shows. `open`: what somebody still has to do something about. `due`: follow-ups of today and before.
 * `ending`: what is deleted by itself within 30 days. */
export const inboxViews = ["open", "due", "all", "ending"] as const;
type InboxView = (typeof inboxViews)[number];

export const viewLabels: Record<InboxView, string> = {
  open: "Open",
  due: "Follow-ups due",
  all: "All",
  ending: "Deleted soon",
};

export type InboxFilter = {
  view: InboxView;
  status: LeadStatus | null;
  kind: LeadKind | null;
  /** `me`, `nobody`, or the id of an account. */
  who: string | null;
  /** Only leads of which a message could not be delivered. */
  failed: boolean;
  /** A number, a reference, or a part of a name. */
  search: string;
  page: number;
};

type Given = Record<string, string | string[] | undefined>;

/** Reads the address of the inbox; what it does not know counts as not asked for. */
export function parseInbox(given: Given): InboxFilter {
  const text = (name: string) => [given[name]].flat()[0]?.trim().slice(0, 100) ?? "";
  const page = Number(text("page"));
  return {
    view: inboxViews.find((view) => view === text("view")) ?? "open",
    status: leadStatuses.find((status) => status === text("status")) ?? null,
    kind: leadKinds.find((kind) => kind === text("kind")) ?? null,
    who: /^[\w-]{2,64}$/.test(text("who")) ? text("who") : null,
    failed: text("failed") === "1",
    search: text("q"),
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
  };
}

/** The address of the inbox with this filter. */
export function inboxPath({ view, status, kind, who, failed, search, page }: Partial<InboxFilter>): string {
  const given = {
    view: view === "open" ? null : view,
    status,
    kind,
    who,
    failed: failed ? 1 : null,
    q: search,
    page: page === 1 ? null : page,
  };
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    value ? [[name, String(value)] as [string, string]] : [],
  );
  return pairs.length > 0 ? `${deskPaths.leads}?${new URLSearchParams(pairs)}` : deskPaths.leads;
}

/** How many leads are deleted by themselves in a month, `2026-12`. */
export type EndingMonth = { month: string; count: number };

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
