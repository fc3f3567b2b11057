import { useEffect, useEffectEvent, useState } from "react";
import { fetchMapAnswer } from "@/lib/api/browser-client";
import { toSearchParams, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import type { MapAnswer } from "@/lib/projects/search/map-schema";

type Known = { key: string; answer: MapAnswer | null | undefined };

/**
 * What the map of these filters shows: `first` came with the page, all others are asked for. The one before stays until
 * the next is there; `null` when it could not be read, `undefined` while only the document has it: then it is asked for as soon
 * as it `isWanted`, and `giveUp` is called when it can't be read.
 */
export function useMapAnswer(
  filters: ListingFilters,
  first: Known,
  { isWanted, giveUp }: { isWanted: boolean; giveUp: () => void },
): MapAnswer | null | undefined {
  const [asked, setAsked] = useState<Known>(first);
  const key = mapKey(filters);
  const isFirst = key === first.key && (first.answer !== undefined || !isWanted);

  // The key says all of the filters that the map depends on.
  const ask = useEffectEvent((signal: AbortSignal) => fetchMapAnswer(toProjectQuery(filters), signal));
  const lose = useEffectEvent(() => {
    if (key === first.key) giveUp();
    else setAsked({ key, answer: null });
  });
  useEffect(() => {
    if (isFirst) return;
    const abort = new AbortController();
    ask(abort.signal).then(
      (answer) => setAsked({ key, answer }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error(error);
        lose();
      },
    );
    return () => abort.abort();
  }, [key, isFirst]);

  return isFirst ? first.answer : asked.answer;
}

/** All that a map depends on: not the order of its list, nor its page. */
export function mapKey(filters: ListingFilters): string {
  return toSearchParams({ ...filters, sort: "relevance", page: 1 }).toString();
}
