import { useEffect, useState } from "react";
import { apiRoot, readPaths } from "@/lib/base/call-paths";
import type { PlaceChoice } from "@/lib/places/place-schema";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery, toQueryParams } from "@/lib/projects/listing/project-query";

const pauseMs = 150;

type Answer = { asked: string; choices: PlaceChoice[] | null };

/**
 * The places that the other filters leave, narrowed by what is typed, with how far they are from `near`. `choices`: `null`
 * while none could be read.
 */
export function usePlaceChoices(filters: ListingFilters, near: readonly string[], typed: string) {
  const [answer, setAnswer] = useState<Answer>({ asked: "", choices: [] });
  const params = toQueryParams({
    ...toProjectQuery({ ...filters, location: [...near], page: 1 }),
    limit: 100,
  });
  params.set("q", typed.trim());
  const asked = params.toString();

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const choices = await fetchChoices(asked, abort.signal);
      if (!abort.signal.aborted) setAnswer({ asked, choices });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);

  return { choices: answer.choices, isLoading: answer.asked !== asked };
}

async function fetchChoices(asked: string, signal: AbortSignal): Promise<PlaceChoice[] | null> {
  try {
    const response = await fetch(`${apiRoot}${readPaths.places}?${asked}`, { signal });
    // The shape is our own API's (lib/contract/calls), as in `use-suggestions`.
    const answer = (await response.json()) as { status?: boolean; data?: PlaceChoice[] };
    return answer.status ? (answer.data ?? []) : null;
  } catch {
    return null;
  }
}
