import "server-only";
import { brand } from "@/content/site";
import type { Backend } from "@/lib/backend/backend-calls";
import { formatMonth } from "@/lib/base/format";
import { indianDay } from "@/lib/base/indian-day";
import { escapeMarkup } from "@/lib/base/markup";
import { projectPath } from "@/lib/base/paths";
import { toMoment } from "@/lib/projects/listing/crawl";
import {
  everywhere,
  feedFormats,
  feedPath,
  feedSlug,
  feedTitle,
  searchFeedPath,
} from "@/lib/projects/listing/feed-address";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import {
  configurationsOf,
  locationOf,
  priceRangeOf,
  statusLabelOf,
} from "@/lib/projects/project/project-facts";
import { changeWords } from "@/lib/projects/project/project-history";
import { pictureOf } from "@/lib/projects/project/project-picture";
import type { ProjectSummary, ChangedProject } from "@/lib/projects/project/project-schema";
import { savedListPath, type SavedQuery, saySearch } from "@/lib/saved-searches/forms/saved-query";
import { pictureUrl, toAbsolute } from "@/lib/seo/graph-json-ld";
import { reraWithSite } from "@/lib/projects/project/rera-number";

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
const feedLength = 50;

/**
 * The feed of a city (`null`: of all): projects that are new or changed, and what visitors saw change of them, each once
 * (`history`), the newest first. Projects without a date of change are left out, because any date would be
 * wrong. `null` if none is left.
 */
function toFeed(
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
type FeedSearch = { query: string; words: string; path: string };

/** The same of a search, which may find nothing yet: `since` is then when it was changed. */
function toSearchFeed(
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
  // A project that has changed is among those that changed last, as long as it is sold.
  const sold = new Map(projects.map((project) => [keyOf(project), project]));
  const changes = history.map((changed) => toChangeEntry(origin, changed, sold.get(keyOf(changed))));
  const entries = [...changes, ...known]
    .sort((one, other) => (one.updated < other.updated ? 1 : one.updated > other.updated ? -1 : 0))
    .slice(0, feedLength);
  return { entries, updated: entries[0]?.updated };
}

const keyOf = ({ id, isPlot }: Pick<ProjectSummary, "id" | "isPlot">) =>
  `${isPlot ? "plots" : "projects"}/${id}`;

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
function toChangeEntry(origin: string, changed: ChangedProject, sold: ProjectSummary | undefined): FeedEntry {
  const { id, name, location, isPlot, day } = changed;
  const words = changed.changes.map(changeWords);
  const place = location ? `${name}, ${location}` : name;
  return {
    id: tag(origin, `${isPlot ? "plots" : "projects"}/${encodeURIComponent(id)}/${day}`),
    title: `${place}: ${words[0] ?? "changed"}`,
    url: toAbsolute(origin, projectPath(changed)),
    updated: changed.changedAt,
    summary: [...words, sold && registrationOf(sold)].filter(Boolean).join(" · "),
    picture: pictureUrl(origin, changed.imageUrl ?? "") ?? null,
  };
}

function registrationOf(project: ProjectSummary): string | null {
  const rera = reraWithSite(project);
  return rera && `RERA ${rera}`;
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
    registrationOf(project),
  ];
  return facts.filter(Boolean).join(" · ");
}

/** A permanent id, also when the project is renamed or its address changes (RFC 4151). */
function tag(origin: string, name: string): string {
  return `tag:${new URL(origin).hostname},2026:${name}`;
}

/** The feed of this name; `null` for a city without projects, and if the backend has no list of changes. */
export async function readFeed(
  from: Pick<Backend, "listCities" | "listChangedProjects" | "listHistory">,
  origin: string,
  slug: string,
): Promise<Feed | null> {
  const city = slug === everywhere ? null : await findCity(from, slug);
  if (city === undefined) return null;
  const [projects, history] = await Promise.all([
    from.listChangedProjects(city ? [city] : [], feedLength),
    from.listHistory(city, feedLength),
  ]);
  return projects && toFeed(origin, city, projects, history ?? []);
}

/** So many of a search are looked at, those launched last; the feed has what changed last of them. */
const mostOfSearch = 100;
/** Changes of all projects among which those of the search are looked for. */
const mostChanges = 200;

/** The feed of a search, by the filters of its list. `now`: when it is read. */
export async function readSearchFeed(
  from: Pick<Backend, "listProjects" | "listHistory">,
  origin: string,
  { filters, query }: Pick<SavedQuery, "filters" | "query">,
  now: Date,
): Promise<Feed> {
  const asked = { ...toProjectQuery(filters), sort: "newest", limit: mostOfSearch } as const;
  const [{ projects }, history] = await Promise.all([
    from.listProjects(asked, []),
    from.listHistory(null, mostChanges),
  ]);
  const found = new Set(projects.map(({ id, isPlot }) => `${isPlot} ${id}`));
  const changes = (history ?? []).filter(({ id, isPlot }) => found.has(`${isPlot} ${id}`));
  const search = { query, words: saySearch(filters), path: savedListPath(query) };
  const today = new Date(`${indianDay(now)}T00:00:00+05:30`).toISOString();
  return toSearchFeed(origin, search, projects, changes, today);
}

async function findCity(from: Pick<Backend, "listCities">, slug: string): Promise<string | undefined> {
  const cities = await from.listCities(true);
  return cities.find(({ name }) => feedSlug(name) === slug)?.name;
}

/** Atom (RFC 4287). */
export function toAtom(feed: Feed): string {
  const entries = feed.entries.map(
    (entry) => `<entry>
${element("id", entry.id)}
${element("title", entry.title)}
${link("alternate", entry.url, "text/html")}
${element("updated", entry.updated)}
${element("summary", entry.summary)}
</entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
${element("id", feed.id)}
${element("title", feed.title)}
${element("updated", feed.updated)}
<author>${element("name", brand.name)}</author>
${link("self", feed.atom, feedFormats.atom)}
${link("alternate", feed.page, "text/html")}
${entries.join("")}</feed>
`;
}

/** JSON Feed 1.1 (jsonfeed.org). */
export function toJsonFeed(feed: Feed) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.json,
    language: "en-IN",
    authors: [{ name: brand.name }],
    items: feed.entries.map(({ id, url, title, summary, updated, picture }) => ({
      ...{ id, url, title, content_text: summary, date_modified: updated },
      ...(picture && { image: picture }),
    })),
  };
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeMarkup(href)}"/>`;
}
