import { apiRoot, readPaths } from "@/lib/base/call-paths";
import { useEffect, useState } from "react";
import { language } from "@/lib/base/language";
import type { Suggestion } from "@/lib/places/place-schema";

const pauseMs = 150;
const fewestLetters = 2;
const none: Suggestion[] = [];

/** Suggestions for `typed`, fetched once the visitor pauses. Empty when the call fails: search works without them. */
export function useSuggestions(typed: string): Suggestion[] {
  const [found, setFound] = useState(none);
  const wanted = typed.trim();
  const enough = wanted.length >= fewestLetters;

  useEffect(() => {
    if (!enough) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await fetchSuggestions(wanted, abort.signal);
      if (!abort.signal.aborted) setFound(suggestions);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, enough]);

  return enough ? found : none;
}

async function fetchSuggestions(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(`${apiRoot}${readPaths.suggest}?${new URLSearchParams({ q })}`, { signal });
    // The shape is our own API's (lib/contract/calls); checking it with zod is not worth its size in the browser.
    const answer = (await response.json()) as { status?: boolean; data?: Suggestion[] };
    return answer.status && answer.data ? await inOwnWords(answer.data) : none;
  } catch {
    return none;
  }
}

/** What a phrase means is said by the call in English; pages in other languages say it themselves, by code that comes then. */
async function inOwnWords(suggestions: Suggestion[]): Promise<Suggestion[]> {
  if (language() === "en" || !suggestions.some(({ kind }) => kind === "search")) return suggestions;
  const { readSearchLink, searchLink } = await import("@/lib/projects/listing/search-link");
  return suggestions.map((one) =>
    one.kind === "search" ? (searchLink(readSearchLink(one.href)) ?? one) : one,
  );
}
