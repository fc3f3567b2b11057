import "server-only";
import { indianDay } from "@/lib/base/indian-day";
import type { Language } from "@/lib/base/language";
import type { LeadMail } from "@/lib/enquiries/deliver/lead-mail";
import { listProjectsByIds } from "@/lib/projects/store/project-queries";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { readSavedText } from "@/lib/saved-searches/forms/saved-query";
import {
  knownAfter,
  mostKnown,
  searchNews,
  type FoundHome,
  type HomeNews,
} from "@/lib/saved-searches/forms/search-news";
import { findHomes } from "@/lib/saved-searches/store/found-home-queries";
import type { SentSearch } from "@/lib/saved-searches/store/saved-search-queries";
import type { SavedMailSettings } from "./asked-mail";
import { newsMail, type NewsOfSearch } from "./news-mail";

/** So many projects are named in a mail, and of one search; the list has the others. */
const mostNamed = 20;
const mostOfSearch = 8;

/** A search after a look: what of it is new, and what its person knows once that is told. */
export type LookedAt = {
  id: string;
  query: string;
  news: HomeNews[];
  known: FoundHome[];
  isChanged: boolean;
};

/** What each search finds now that its person does not know; a project that two of them find is new in the first alone. */
export async function lookAt(searches: readonly SentSearch[]): Promise<LookedAt[]> {
  const told = new Set<number>();
  const looked: LookedAt[] = [];
  for (const { id, query, known } of searches) {
    const found = await findHomes(toProjectQuery(readSavedText(query).filters), mostKnown);
    const after = knownAfter(known, found);
    const news = searchNews(known, found).filter((home) => !told.has(home.id));
    for (const home of news) told.add(home.id);
    const isChanged =
      after.size !== known.size || [...after].some(([home, price]) => known.get(home) !== price);
    looked.push({
      id,
      query,
      news,
      known: [...after].map(([home, price]) => ({ id: home, price })),
      isChanged,
    });
  }
  return looked;
}

/** The mail about what is new; null where nothing is that visitors can see. */
export async function writeNews(
  to: { person: string; email: string; language: Language; now: Date },
  looked: readonly LookedAt[],
  settings: SavedMailSettings,
): Promise<LeadMail | null> {
  const named = looked.filter(({ news }) => news.length > 0);
  const share = Math.max(1, Math.min(mostOfSearch, Math.floor(mostNamed / Math.max(1, named.length))));
  const ids = named.flatMap(({ news }) => news.slice(0, share).map(({ id }) => id));
  const projects = new Map((await listProjectsByIds(ids)).map((project) => [Number(project.id), project]));
  const searches = named.flatMap(({ query, news }): NewsOfSearch[] => {
    const shown = news.slice(0, share).flatMap((home) => {
      const project = projects.get(home.id);
      return project ? [{ news: home, project }] : [];
    });
    return shown.length > 0 ? [{ query, shown, more: Math.max(0, news.length - share) }] : [];
  });
  if (searches.length === 0) return null;
  const { now, ...whom } = to;
  return newsMail({ ...whom, day: indianDay(now), searches }, settings);
}
