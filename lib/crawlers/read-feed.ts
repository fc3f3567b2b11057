import "server-only";
import type { Backend } from "@/lib/backend/backend-calls";
import { indianDay } from "@/lib/base/indian-day";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { savedListPath, saySearch, type SavedQuery } from "@/lib/saved-searches/forms/saved-query";
import { toFeed, toSearchFeed, feedLength, type Feed } from "./feed";
import { everywhere, feedSlug } from "@/lib/projects/listing/feed-address";

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
