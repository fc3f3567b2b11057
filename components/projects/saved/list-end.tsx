"use client";

import { LazyCompareBar } from "./lazy-compare-bar";
import { LazyRecentlyViewed } from "./lazy-recently-viewed";

/** Below a list: what this device remembers. */
export function ListEnd() {
  return (
    <>
      <LazyRecentlyViewed />
      <LazyCompareBar />
    </>
  );
}
