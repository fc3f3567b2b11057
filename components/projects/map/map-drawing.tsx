import type { ComponentType } from "react";
import { landmarkAttribution } from "@/content/filter-words";
import { fetchMapAnswer } from "@/lib/api/browser-client";
import { here, t } from "@/lib/base/language";
import { listingPath } from "@/lib/projects/listing/listing-path";
import type { ListingFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery } from "@/lib/projects/listing/project-query";
import { mapFacts, mapTold } from "@/lib/projects/map/map-facts";
import { mapPlaceHref } from "@/lib/projects/map/map-place-href";
import { mapDots, plainMap, type MapDot } from "@/lib/projects/map/plain-map";
import { readBounds } from "@/lib/projects/project/map-bounds";
import type { MapAnswer } from "@/lib/projects/search/map-schema";
import { PlaceList } from "./place-list";
import { PlainMapDrawing } from "./plain-map";

type Props = {
  filters: ListingFilters;
  answer: MapAnswer;
  /** Of a live map, which stands above it in place of the drawing. */
  LiveList?: ComponentType<{ dots: readonly MapDot[]; all: string }> | undefined;
};

/** The drawing of a map and the same as a list: the server's for its page, and late in the browser for all others (`late-map-drawing.tsx`). */
export function MapDrawing({ filters, answer, LiveList }: Props) {
  const area = filters.bounds === null ? null : readBounds(filters.bounds);
  const map = plainMap(mapDots(answer, { hrefOf: mapPlaceHref(filters) }), area);
  if (!map) return null;
  if (filters.view === "places")
    return (
      <div className="mt-3">
        <PlaceList dots={map.dots} all={null} />
      </div>
    );
  const List = LiveList ?? PlaceList;
  return (
    <>
      <div className="mt-3 grid items-start gap-5 lg:max-[1099px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {!LiveList && <PlainMapDrawing map={map} />}
        <List dots={map.dots} all={here(listingPath({ ...filters, view: "places" }))} />
      </div>
      {map.lines.length + map.marks.length > 0 && (
        <p className="text-ink-600 mt-2 text-sm">{t(landmarkAttribution)}</p>
      )}
    </>
  );
}

/** What the map of these filters shows. Rejects when it can't be read. */
export async function askMap(filters: ListingFilters, signal: AbortSignal) {
  const answer = await fetchMapAnswer(toProjectQuery(filters), signal);
  return { answer, facts: mapFacts(answer, filters), told: mapTold(answer) };
}
