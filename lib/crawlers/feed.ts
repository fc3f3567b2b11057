import { brand } from "@/content/site";
import { formatMonth } from "@/lib/base/format";
import {
  configurationsOf,
  locationOf,
  priceRangeOf,
  statusLabelOf,
} from "@/lib/projects/project/project-facts";
import { pictureOf } from "@/lib/projects/project/project-picture";
import { changeWords } from "@/lib/projects/project/project-history";
import type { ChangedProject } from "@/lib/projects/project/history-schema";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { projectPath } from "@/lib/base/paths";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { pictureUrl, toAbsolute } from "@/lib/seo/graph-json-ld";
import { toMoment } from "@/lib/projects/listing/crawl";
import {
  everywhere,
  feedPath,
  feedSlug,
  feedTitle,
  searchFeedPath,
} from "@/lib/projects/listing/feed-address";

/** The data of a feed in either format. Addresses are absolute, times ISO 8601 in UTC; ids never change. */
export type Feed = {
  id: string;
  title: string;
  page: string;
  atom: string;
  json: string;
  updated: string;
  entries: FeedEntry[];
};

type FeedEntry = {
  id: string;
  title: string;
  url: string;
  updated: string;
  summary: string;
  picture: string | null;
};

/** The most entries of a feed. */
export const feedLength = 50;

/**
 * The feed of a city (`null`: of all): projects that are new or changed, and what visitors saw change of them, each once
 * (`history`), the newest first. Projects without a date of change are left out, because any date would be
 * wrong. `null` if none is left.
 */
export function toFeed(
  origin: string,
  city: string | null,
  projects: readonly ProjectSummary[],
  history: readonly ChangedProject[] = [],
): Feed | null {
  const slug = city ? feedSlug(city) : everywhere;
  const { entries, updated } = entriesOf(origin, projects, history);
  if (!updated) return null;
  return {
    id: tag(origin, `feeds/${slug}`),
    title: `${feedTitle(city)} — ${brand.name}`,
    page: toAbsolute(origin, listingPath({ location: city ? [city] : [] })),
    atom: toAbsolute(origin, feedPath(slug, "atom")),
    json: toAbsolute(origin, feedPath(slug, "json")),
    updated,
    entries,
  };
}

/** A search whose feed it is: its query, what it is called, and the path of its list. */
export type FeedSearch = { query: string; words: string; path: string };

/** The same of a search, which may find nothing yet: `since` is then when it was changed. */
export function toSearchFeed(
  origin: string,
  { query, words, path }: FeedSearch,
  projects: readonly ProjectSummary[],
  history: readonly ChangedProject[],
  since: string,
): Feed {
  const { entries, updated } = entriesOf(origin, projects, history);
  return {
    id: tag(origin, `feeds/search?${query}`),
    title: `${words} — ${brand.name}`,
    page: toAbsolute(origin, path),
    atom: toAbsolute(origin, searchFeedPath(query, "atom")),
    json: toAbsolute(origin, searchFeedPath(query, "json")),
    updated: updated ?? since,
    entries,
  };
}

function entriesOf(
  origin: string,
  projects: readonly ProjectSummary[],
  history: readonly ChangedProject[],
): { entries: FeedEntry[]; updated: string | undefined } {
  const known = projects.flatMap((project) => toEntry(origin, project) ?? []);
  const entries = [...history.map((changed) => toChangeEntry(origin, changed)), ...known]
    .sort((one, other) => (one.updated < other.updated ? 1 : one.updated > other.updated ? -1 : 0))
    .slice(0, feedLength);
  return { entries, updated: entries[0]?.updated };
}

function toEntry(origin: string, project: ProjectSummary): FeedEntry | null {
  const updated = toMoment(project.updatedAt);
  if (!updated) return null;
  const kind = project.isPlot ? "plots" : "projects";
  return {
    id: tag(origin, `${kind}/${encodeURIComponent(project.id)}`),
    title: project.location ? `${project.name}, ${project.location}` : project.name,
    url: toAbsolute(origin, projectPath(project)),
    updated,
    summary: summaryOf(project),
    picture: pictureUrl(origin, pictureOf(project)) ?? null,
  };
}

/** A change of price, possession, status or RERA number, or that it is no longer sold: an entry of its own, which stays. */
function toChangeEntry(origin: string, changed: ChangedProject): FeedEntry {
  const { id, name, location, isPlot, day } = changed;
  const words = changed.changes.map(changeWords);
  const place = location ? `${name}, ${location}` : name;
  return {
    id: tag(origin, `${isPlot ? "plots" : "projects"}/${encodeURIComponent(id)}/${day}`),
    title: `${place}: ${words[0] ?? "changed"}`,
    url: toAbsolute(origin, projectPath(changed)),
    updated: changed.changedAt,
    summary: words.join(" · "),
    picture: pictureUrl(origin, changed.imageUrl ?? "") ?? null,
  };
}

/** Type, place, price, possession and RERA number. */
function summaryOf(project: ProjectSummary): string {
  const kind = project.isPlot ? "Plots" : project.propertyType;
  const month = project.status === "Ready to Move" ? null : formatMonth(project.possessionDate);
  const what = [configurationsOf(project), kind].filter(Boolean).join(" ");
  const facts = [
    what ? `${what} in ${locationOf(project)}` : locationOf(project),
    priceRangeOf(project),
    statusLabelOf(project),
    month && `possession ${month}`,
    project.reraId ? `RERA ${project.reraId}` : null,
  ];
  return facts.filter(Boolean).join(" · ");
}

/** A permanent id, also when the project is renamed or its address changes (RFC 4151). */
function tag(origin: string, name: string): string {
  return `tag:${new URL(origin).hostname},2026:${name}`;
}
