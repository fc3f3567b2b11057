"use client";

import type { ComponentProps, ReactNode } from "react";
import { ListingView } from "@/components/projects/listing/listing-view";
import type { MapFacts, MapTold } from "@/lib/projects/map/map-facts";
import type { Tiles } from "./map-engine";
import { MapPanel } from "./map-panel";
import { mapKey } from "./use-map-answer";

type Props = Omit<ComponentProps<typeof ListingView>, "above"> & {
  /** As the server drew it. */
  drawing: ReactNode;
  told: MapTold | null;
  facts: MapFacts;
  tiles: Tiles | null;
};

/** A list with its map above it. */
export function MapListing({ drawing, told, facts, tiles, ...listing }: Props) {
  const first = { key: mapKey(listing.initialFilters), drawing, told, facts };
  return <ListingView {...listing} above={(shown) => <MapPanel {...shown} first={first} tiles={tiles} />} />;
}
