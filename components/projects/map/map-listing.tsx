"use client";

import type { ComponentProps, ReactNode } from "react";
import { ListingView } from "@/components/projects/listing/listing-view";
import type { MapFacts, MapTold } from "@/lib/projects/map/map-facts";
import type { Tiles } from "./map-engine";
import { MapPanel } from "./map-panel";
import { mapKey } from "./use-map-answer";

type Props = Omit<ComponentProps<typeof ListingView>, "around"> & {
  /** As the server drew it. */
  drawing: ReactNode;
  told: MapTold | null;
  facts: MapFacts;
  tiles: Tiles | null;
};

/** A list with its map: above it, on wide screens beside it, where the map stays while the list is scrolled. */
export function MapListing({ drawing, told, facts, tiles, ...listing }: Props) {
  const first = { key: mapKey(listing.initialFilters), drawing, told, facts };
  return (
    <ListingView
      {...listing}
      around={(shown, projects) => (
        <div
          className="map-beside"
          onPointerOver={light}
          onPointerLeave={({ currentTarget }) => light({ currentTarget })}
          onFocus={light}
        >
          <div>
            <MapPanel {...shown} first={first} tiles={tiles} />
          </div>
          <div>{projects}</div>
        </div>
      )}
    />
  );
}

const linked = ".project-card, .map-mark, .map-dot";

/**
 * Lights on the map what the pointer or the focus is on in the list, and the other way round. An attribute does it, because the map's
 * own code makes the marks.
 */
function light({ currentTarget, target }: { currentTarget: Element; target?: EventTarget }): void {
  const touched = target instanceof Element ? target.closest(linked) : null;
  const hrefs = touched ? hrefsOf(touched) : [];
  for (const one of currentTarget.querySelectorAll(linked))
    one.toggleAttribute(
      "data-lit",
      hrefsOf(one).some((href) => hrefs.includes(href)),
    );
}

/** Where a card or a mark leads: a mark may stand for several projects. */
function hrefsOf(one: Element): string[] {
  const link = one.matches("a") ? one : one.querySelector("h2 a");
  return (one.getAttribute("data-of") ?? link?.getAttribute("href") ?? "").split(" ").filter(Boolean);
}
