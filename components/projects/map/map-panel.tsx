import { useState, type ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { loadLater } from "@/components/ui/load-later";
import { plainClick } from "@/components/ui/plain-click";
import { mapPlaceHref } from "@/lib/projects/map/map-place-href";
import { mapWords } from "@/content/map-words";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { readBounds, writeBounds, writeRing } from "@/lib/projects/project/map-bounds";
import { changeFilters, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { nearbyOptions } from "@/lib/projects/project/filter-table.mjs";
import type { Tiles } from "./map-engine";
import { MapDrawing } from "./late-map-drawing";
import { useMapAnswer } from "./use-map-answer";
import { here, t } from "@/lib/base/language";
// Here, not beside what is drawn: a document links the sheets of the browser's modules, which has the drawing late.
import "./map.css";

const loadLive = () => import("./live-map").then((module) => module.LiveMap);
const LiveMap = loadLater(loadLive, ({ giveUp }) => giveUp());

type Props = {
  filters: ListingFilters;
  change: (partial: Partial<ListingFilters>) => void;
  /** What came with the page, and for which filters. */
  first: Parameters<typeof useMapAnswer>[1] & { drawing: ReactNode };
  tiles: Tiles | null;
};

/** The map of a list, above its projects: how much of them it shows, the drawing, and the same as a list of places. */
export function MapPanel({ filters, change, first, tiles }: Props) {
  const [live, setLive] = useState<"closed" | "open" | "lost">("closed");
  const lose = () => setLive("lost");
  const { answer, told, facts } = useMapAnswer(filters, first, { isWanted: live === "open", giveUp: lose });
  const area = filters.bounds === null ? null : readBounds(filters.bounds);
  const asList: ListingFilters = { ...filters, view: null, bounds: area?.ring ? filters.bounds : null };
  const hrefOf = mapPlaceHref(filters);
  const { isDrawn, isOfCities } = facts;
  const isList = filters.view === "places";
  return (
    <section aria-labelledby="map" className="mt-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="map" className="mr-auto text-lg font-bold">
          {t(mapWords.heading)}
        </h2>
        {live === "closed" && isDrawn && !isList && (
          <button
            type="button"
            onClick={() => {
              loadLive().catch(() => undefined);
              setLive("open");
            }}
            className={buttonStyle("primary", "js-only px-4")}
          >
            {t(mapWords.open)}
          </button>
        )}
        {area && (
          <a
            href={here(listingPath({ ...filters, bounds: null, page: 1 }))}
            onClick={plainClick(() => change({ bounds: null }))}
            className={buttonStyle("outline", "px-4")}
          >
            {t(area.ring ? mapWords.removeDrawn : mapWords.whole)}
          </a>
        )}
        {isList && (
          <a
            href={here(listingPath({ ...filters, view: "map" }))}
            rel="nofollow"
            className={buttonStyle("outline", "px-4")}
          >
            {t(mapWords.toMap)}
          </a>
        )}
        <a href={here(listingPath(asList))} className={buttonStyle("outline", "px-4")}>
          {t(mapWords.toList)}
        </a>
      </div>
      <p role="status" className="figures text-ink-600 mt-1">
        {told?.[live === "open" ? "live" : "drawn"] ?? t(mapWords.unread)}
        {live === "lost" && ` ${t(mapWords.lost)}`}
      </p>
      {!isOfCities && <NearBy filters={filters} change={change} />}
      {live === "open" && answer && (area || isDrawn) && (
        <div className="mt-3">
          <LiveMap
            {...{ answer, tiles, hrefOf }}
            area={area}
            move={(to) => area?.ring || change({ bounds: writeBounds(to) })}
            draw={(ring) => change({ bounds: writeRing(ring) })}
            giveUp={lose}
          />
        </div>
      )}
      {isDrawn && (answer ? <MapDrawing {...{ filters, answer }} isLive={live === "open"} /> : first.drawing)}
    </section>
  );
}

/** How far from the chosen places, which is what a map is looked at for: from the office, from the parents. */
function NearBy({ filters, change }: Pick<Props, "filters" | "change">) {
  const places = filters.location.map((name) => t(name)).join(", ");
  return (
    <ul className="flex flex-wrap gap-x-5">
      {nearbyOptions
        .filter(({ value }) => value !== filters.within)
        .map(({ value, label }) => (
          <li key={value}>
            <a
              href={here(listingPath(changeFilters(filters, { within: value, bounds: null })))}
              onClick={plainClick(() => change({ within: value, bounds: null }))}
              className="min-h-touch text-brand-600 inline-flex items-center underline underline-offset-4"
            >
              {t(mapWords.near, { distance: t(label), places })}
            </a>
          </li>
        ))}
    </ul>
  );
}
