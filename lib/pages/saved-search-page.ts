import "server-only";
import { savedSearchesPage, savedSearchMessages, savedSearchProblems } from "@/content/saved-search-words";
import { backend } from "@/lib/backend/backend";
import { Refusal } from "@/lib/base/refusal";
import { env } from "@/lib/process/env";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import type { SearchParams } from "@/lib/projects/listing/project-filters";
import { readSavedQuery, savedListPath, saySearch } from "@/lib/saved-searches/forms/saved-query";
import type { SavedSearches } from "@/lib/saved-searches/forms/saved-search-schema";
import { readSaved, sendsSavedSearches } from "@/lib/saved-searches/store/saved-searches";

/** What the page shows on which a search is saved: the search in words, its list, and how many projects that has now. */
export async function loadSavedSearch(params: SearchParams) {
  const { filters, query, unknown } = readSavedQuery(params);
  const list = await backend().listProjects({ ...toProjectQuery(filters), limit: 1 }, []);
  const { done, problem } = params;
  return {
    query,
    unknown,
    words: saySearch(filters),
    href: savedListPath(query),
    totalItems: list.totalItems,
    sends: sendsSavedSearches(),
    hours: env().SAVED_SEARCH_HOURS,
    isAsked: done === "asked",
    problem: problemOf(problem),
  };
}

function problemOf(problem: unknown): string | null {
  if (typeof problem !== "string") return null;
  const known = Object.entries(savedSearchProblems).find(([name]) => name === problem);
  return known?.[1] ?? savedSearchProblems.other;
}

/** What a link of a mail opens, or the sentence why nothing is shown now; null for a link that is none of ours. */
export async function readSavedPage(
  token: string,
): Promise<{ saved: SavedSearches } | { sentence: string } | null> {
  try {
    return { saved: await readSaved(token) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message === savedSearchMessages.unknown ? null : { sentence: error.message };
  }
}

/** The words of what the address says was done, where they can still be true. */
export function savedDoneWords(
  done: unknown,
  reading: NonNullable<Awaited<ReturnType<typeof readSavedPage>>>,
): string | null {
  const words = Object.entries(savedSearchesPage.done).find(([name]) => name === done)?.[1] ?? null;
  if ("sentence" in reading)
    return done === "erase" && reading.sentence === savedSearchMessages.gone ? words : null;
  const { kind, searches } = reading.saved;
  const states = searches.map(({ state }) => state);
  if (kind === "one" || done === "erase") return null;
  const needed = done === "stop" || done === "stop-all" ? "stopped" : "sent";
  if (done === "stop-all" && states.includes("sent")) return null;
  return states.length === 0 || states.includes(needed) ? words : null;
}
