// Not used here: were they not imported beside the router's cache, the bundler would cut that out of the framework's scripts,
// and every page would have half a kilobyte more.
import "next/dist/client/components/layout-router";
import "next/dist/lib/framework/boundary-components";
import {
  readRouteCacheEntry,
  readSegmentCacheEntryForNavigation,
  segmentCacheMap,
} from "next/dist/client/components/segment-cache/cache";
import { createCacheKey } from "next/dist/client/components/segment-cache/cache-key";
import type { ReactNode } from "react";

/** What the router would show at this address at once, because it was asked for ahead; null where it would ask first. */
export function pageAtHand(href: string): ReactNode {
  const now = Date.now();
  let part = readRouteCacheEntry(now, createCacheKey(href, null))?.root?.tree;
  for (let inner = part; inner; inner = inner.slots?.get("children")) part = inner;
  const entry = part && readSegmentCacheEntryForNavigation(now, segmentCacheMap, part.varyPath);
  return entry && !entry.isPartial ? entry.rsc : null;
}
