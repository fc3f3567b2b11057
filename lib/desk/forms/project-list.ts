import { propertyTypes, statusOptions } from "@/lib/projects/project/filter-table.mjs";
import type { ReraLine } from "@/lib/projects/project/rera-check-schema";
import { deskPaths, type Given, textIn, withQuery } from "./desk-paths";
import type { RecordedChange } from "./form-field";

/** What the list of projects shows. The last six are what somebody should do something about. */
export const projectViews = [
  "all",
  "hidden",
  "wrong",
  "no-picture",
  "no-price",
  "incomplete",
  "stale",
] as const;
export type ProjectView = (typeof projectViews)[number];

export const projectViewLabels: Record<ProjectView, string> = {
  all: "All",
  hidden: "Not on the site",
  wrong: "Looks wrong",
  "no-picture": "Without picture",
  "no-price": "Without price",
  incomplete: "Least complete first",
  stale: "Not checked for 30 days",
};

export const staleDays = 30;
export const projectPageSize = 50;
/** Nobody leafs further, and what is far down takes long to find. */
export const mostProjectPages = 200;

export type ProjectFilter = {
  view: ProjectView;
  /** Words of name, builder and place, or a key. */
  search: string;
  /** The beginning of a locality's or city's name. */
  place: string;
  builder: string;
  type: string | null;
  status: string | null;
  page: number;
};

/** Reads the address of the list; what it does not know counts as not asked for. */
export function parseProjectFilter(given: Given): ProjectFilter {
  const text = (name: string) => textIn(given, name).slice(0, 100);
  const known = (name: string, options: readonly { value: string }[]) =>
    options.find(({ value }) => value === text(name))?.value ?? null;
  const page = Number(text("page"));
  return {
    view: projectViews.find((view) => view === text("view")) ?? "all",
    search: text("q"),
    place: text("place"),
    builder: text("builder"),
    type: known("type", propertyTypes),
    status: known("status", statusOptions),
    page: Number.isInteger(page) && page > 1 && page <= mostProjectPages ? page : 1,
  };
}

/** The address of the list with this filter. */
export function projectListPath({ view, search, page, ...others }: Partial<ProjectFilter>): string {
  return withQuery(deskPaths.projects, {
    view: view === "all" ? null : view,
    q: search,
    ...others,
    page: page === 1 ? null : page,
  });
}

/** A project as the list shows it. */
export type ListedProject = {
  id: number;
  name: string;
  builder: string;
  place: string;
  type: string;
  status: string | null;
  minPrice: number | null;
  maxPrice: number | null;
  isActive: boolean;
  hasPicture: boolean;
  /** What looks wrong, and nobody has accepted. */
  doubts: string[];
  /** In per cent; `null` until it was counted. */
  completeness: number | null;
  /** What its record does not say, by the ids of the questions. */
  missing: string[];
  /** How long ago somebody last looked after it. In milliseconds. */
  checkedAgo: number;
  isStale: boolean;
};

export type ProjectPage = { projects: ListedProject[]; total: number };

/** A project as its page at the desk shows it. `fields`: those of its form. */
export type ProjectWork = {
  id: number;
  name: string;
  slug: string;
  isPlot: boolean;
  isActive: boolean;
  /** Why the law keeps it off the site. */
  gap: string | null;
  /** Off the site, and its page says that it is no longer sold. */
  isWithdrawn: boolean;
  /** Changes with its content: who sends another has not seen this. */
  version: string;
  fields: Readonly<Record<string, string>>;
  /** Who looked a line up in the register. */
  reraCheckers: Partial<Record<ReraLine, string>>;
  doubts: string[];
  /** How much of what a record can say this one says, in per cent, and by their ids the questions that it leaves open. */
  completeness: { percent: number; missing: string[] };
  checkedAt: string;
  checkedBy: string | null;
  changes: RecordedChange[];
};
