import { fetchMapAnswer } from "@/lib/api/browser-client";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { mapFacts, mapTold } from "@/lib/projects/map/map-facts";
import { mapDots, plainMap } from "@/lib/projects/map/plain-map";
import type { Bounds } from "@/lib/projects/project/map-bounds";
import type { MapAnswer } from "@/lib/projects/search/map-schema";
import { PlaceList } from "./place-list";
import { PlainMapDrawing } from "./plain-map";

export type MapDrawingProps = {
  answer: MapAnswer;
  /** What is looked at; `null`: all of it. */
  area: Bounds | null;
  hrefOf: (place: string) => string;
  /** As `PlaceList` has it. */
  all: string | null;
  /** Whether it is drawn, beside the list of its places. */
  isPlain: boolean;
  /** As `PlaceList` has it. */
  unfolds: boolean;
};

/** The drawing of a map and the same as a list. In the browser its code comes late (`late-map-drawing.tsx`). */
export function MapDrawing({ answer, area, hrefOf, all, isPlain, unfolds }: MapDrawingProps) {
  const map = plainMap(mapDots(answer, { hrefOf }), area);
  return (
    map && (
      <>
        {isPlain && <PlainMapDrawing map={map} />}
        <PlaceList dots={map.dots} all={all} unfolds={unfolds} />
      </>
    )
  );
}

/** What the map of these filters shows. Rejects when it can't be read. */
export async function askMap(filters: ListingFilters, signal: AbortSignal) {
  const answer = await fetchMapAnswer(toProjectQuery(filters), signal);
  return { answer, facts: mapFacts(answer, filters), told: mapTold(answer) };
}
