"use client";

import type { ComponentProps } from "react";
import { ListingView } from "@/components/projects/listing/listing-view";
import type { MapAnswer } from "@/lib/projects/search/map-schema";
import type { Tiles } from "./map-engine";
import { MapPanel } from "./map-panel";
import { mapKey } from "./use-map-answer";

type Props = Omit<ComponentProps<typeof ListingView>, "above"> & {
  answer: MapAnswer | null;
  tiles: Tiles | null;
};

/** A list with its map above it. */
export function MapListing({ answer, tiles, ...listing }: Props) {
  const first = { key: mapKey(listing.initialFilters), answer };
  return <ListingView {...listing} above={(shown) => <MapPanel {...shown} first={first} tiles={tiles} />} />;
}
