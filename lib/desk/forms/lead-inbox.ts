import { leadTitles } from "@/content/lead-mails";
import { formatDay } from "@/lib/base/format";
import type { Language } from "@/lib/base/language";
import { type LeadKind, leadKinds } from "@/lib/enquiries/forms/lead-options";
import { type LeadStatus, leadStatuses, statusLabels } from "@/lib/enquiries/forms/lead-statuses";
import { deskPaths, deskRoot, type Given, queryOf, textIn } from "./desk-paths";
import { type LeadOrder, ordersOf, usualOrder } from "./lead-order";
import { groupings, type LeadStage, leadStages, readGroup, stageLabels } from "./lead-stages";
import type { InboxLead } from "./lead-work";
import type { Role } from "./roles";

/** What the inbox shows. `mine`: the open ones of who reads it, then nobody's. `open`: what somebody still has to do something about. `due`: follow-ups of today and before.
 * `ending`: what is deleted by itself within 30 days. */
export const inboxViews = ["mine", "open", "due", "all", "ending"] as const;
type InboxView = (typeof inboxViews)[number];

export const viewLabels: Record<InboxView, string> = {
  mine: "Mine",
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
  /** The language of the page that had the form. */
  language: Language | null;
  /** Parts of names. `source`: of a campaign, or of what else says where a lead came from. */
  project: string;
  builder: string;
  place: string;
  source: string;
  /** Days in India, `2026-11-29`, both included. */
  from: string | null;
  until: string | null;
  /** What a figure of the owner's board counts. */
  stage: LeadStage | null;
  /** As `readGroup` reads it. */
  group: string | null;
  /** Only leads of which a message could not be delivered. */
  failed: boolean;
  /** Words, each of which is somewhere in a lead; or a number or a reference. */
  search: string;
  /** null: the usual order of the view. */
  sort: LeadOrder | null;
  page: number;
  /** Which leads are ticked when the page comes: those on it, or all that are found. For whoever has no JavaScript, and for many. */
  tick: (typeof ticks)[number] | null;
};

const ticks = ["page", "all"] as const;

/** Reads the address of the inbox; what it does not know counts as not asked for. */
export function parseInbox(given: Given): InboxFilter {
  const text = (name: string) => textIn(given, name).slice(0, 100);
  const page = Number(text("page"));
  // As it is: it names exactly one group.
  const group = [given.group].flat()[0]?.replaceAll("\0", "").slice(0, 300) ?? "";
  const view = inboxViews.find((view) => view === text("view")) ?? "open";
  const sort = ordersOf(view).find((order) => order === text("sort")) ?? null;
  return {
    view,
    status: leadStatuses.find((status) => status === text("status")) ?? null,
    kind: leadKinds.find((kind) => kind === text("kind")) ?? null,
    who: /^[\w-]{2,64}$/.test(text("who")) ? text("who") : null,
    language: leadLanguages.find((language) => language === text("language")) ?? null,
    project: text("project"),
    builder: text("builder"),
    place: text("place"),
    source: text("source"),
    from: readDay(text("from")),
    until: readDay(text("until")),
    stage: leadStages.find((stage) => stage === text("stage")) ?? null,
    group: readGroup(group) ? group : null,
    failed: text("failed") === "1",
    search: text("q"),
    // One spelling of each list.
    sort: sort === usualOrder({ view, search: text("q") }) ? null : sort,
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    tick: ticks.find((tick) => tick === text("tick")) ?? null,
  };
}

/** A day of this century that a calendar has. */
export function readDay(text: string): string | null {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

/** The same, of an address's query as a form sends it on. */
export const parseInboxQuery = (query: string): InboxFilter =>
  parseInbox(Object.fromEntries(new URLSearchParams(query)));

/** The query that says this filter, without `?`; empty for the first view. */
export function inboxQuery({ view, failed, search, page, ...names }: Partial<InboxFilter>): string {
  return queryOf({
    view: view === "open" ? null : view,
    ...names,
    failed: failed ? 1 : null,
    q: search,
    page: page === 1 ? null : page,
  });
}

/** The address of the inbox with this filter. */
export function inboxPath(filter: Partial<InboxFilter>): string {
  const query = inboxQuery(filter);
  return query ? `${deskPaths.leads}?${query}` : deskPaths.leads;
}

/** Where the list of leads begins for this role. */
export const leadsPath = (role: Role) => inboxPath({ view: role === "agent" ? "mine" : "open" });

/** Where somebody goes on after signing in (`next` as `safeNext` has it): an agent, who was on his way nowhere, to his leads. */
export const afterSignIn = (next: string, role: Role) =>
  next === deskRoot && role === "agent" ? leadsPath(role) : next;

export const languageLabels: Record<Language, string> = { en: "English", te: "Telugu", hi: "Hindi" };
const leadLanguages = Object.keys(languageLabels) as Language[];

/** What narrows a list, in the order of its form; each can be taken away by itself. */
const narrowing = {
  search: "Search",
  status: "Status",
  who: "Who has it",
  kind: "Kind",
  project: "Project",
  builder: "Builder",
  place: "Place",
  source: "Campaign or source",
  language: "Language",
  from: "From",
  until: "Until",
  stage: "Stage",
  group: "",
  failed: "Not delivered",
} as const satisfies Partial<Record<keyof InboxFilter, string>>;

/**
 * Each filter that is set, in words, and the address of the list without it. `whoName`, `groupName`: of the account and the group
 * that are asked for.
 */
export function inboxChips(
  filter: InboxFilter,
  whoName: string,
  groupName = "",
): { label: string; href: string }[] {
  const group = readGroup(filter.group ?? "");
  const texts: Partial<Record<keyof InboxFilter, string>> = {
    ...(filter.status && { status: statusLabels[filter.status] }),
    ...(filter.kind && { kind: leadTitles[filter.kind] }),
    ...(filter.language && { language: languageLabels[filter.language] }),
    ...(filter.from && { from: formatDay(filter.from) ?? "" }),
    ...(filter.until && { until: formatDay(filter.until) ?? "" }),
    ...(filter.stage && { stage: stageLabels[filter.stage] }),
    ...(group && { group: `${groupings[group.by][0]}: ${groupName || group.key}` }),
    who: whoName,
    failed: "",
  };
  return (Object.keys(narrowing) as (keyof typeof narrowing)[]).flatMap((name) => {
    if (!filter[name]) return [];
    const text = texts[name] ?? String(filter[name]);
    const without = { ...filter, [name]: null, page: 1, tick: null };
    return [{ label: [narrowing[name], text].filter(Boolean).join(": "), href: inboxPath(without) }];
  });
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
