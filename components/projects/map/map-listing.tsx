"use client";

import type { ComponentProps } from "react";
import { ListingView } from "@/components/projects/listing/listing-view";
import type { MapFacts, MapTold } from "@/lib/projects/map/map-facts";
import type { MapAnswer } from "@/lib/projects/search/map-schema";
import type { Tiles } from "./map-engine";
import { MapPanel } from "./map-panel";
import { mapKey } from "./use-map-answer";

type Listing = Omit<ComponentProps<typeof ListingView>, "above">;
type Props = Omit<Listing, "shown"> & {
  shown: (NonNullable<Listing["shown"]> & { answer: MapAnswer | null; told: MapTold | null }) | null;
  facts: MapFacts;
  tiles: Tiles | null;
};

/** A list with its map above it. */
export function MapListing({ facts, tiles, ...listing }: Props) {
  const first = {
    key: mapKey(listing.initialFilters),
    answer: listing.shown?.answer,
    told: listing.shown?.told,
    facts,
  };
  return <ListingView {...listing} above={(shown) => <MapPanel {...shown} first={first} tiles={tiles} />} />;
}
