import { useEffect, useEffectEvent, useState } from "react";
import { askMap } from "./late-map-drawing";
import { toSearchParams, type ListingFilters } from "@/lib/projects/listing/project-filters";
import type { MapFacts, MapTold } from "@/lib/projects/map/map-facts";
import type { MapAnswer } from "@/lib/projects/search/map-schema";

/** `told` goes with the answer; `null` when it could not be read. */
type Shown = { answer?: MapAnswer; told: MapTold | null; facts: MapFacts };
type Known = Shown & { key: string };

const nothing: MapFacts = { isDrawn: false, isOfCities: true };

/**
 * What the map of these filters shows: `first` came with the page, all others are asked for. The one before stays until
 * the next is there. The first came drawn, without its answer: that is asked for as soon as it `isWanted`, and `giveUp` is called
 * when it can't be read.
 */
export function useMapAnswer(
  filters: ListingFilters,
  first: Omit<Known, "answer">,
  { isWanted, giveUp }: { isWanted: boolean; giveUp: () => void },
): Shown {
  const [asked, setAsked] = useState<Known>(first);
  const key = mapKey(filters);
  const isFirst = key === first.key && !isWanted;

  // The key says all of the filters that the map depends on.
  const ask = useEffectEvent((signal: AbortSignal) => askMap(filters, signal));
  const lose = useEffectEvent(() => {
    if (key === first.key) giveUp();
    else setAsked({ key, told: null, facts: nothing });
  });
  useEffect(() => {
    if (isFirst) return;
    const abort = new AbortController();
    ask(abort.signal).then(
      (shown) => setAsked({ key, ...shown }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error(error);
        lose();
      },
    );
    return () => abort.abort();
  }, [key, isFirst]);

  return isFirst ? first : asked;
}

/** All that a map depends on: not the order of its list, nor its page. */
export function mapKey(filters: ListingFilters): string {
  return toSearchParams({ ...filters, sort: "relevance", page: 1 }).toString();
}
