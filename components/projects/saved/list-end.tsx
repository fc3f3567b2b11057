"use client";

import { loadLater } from "@/components/ui/load-later";
import { LazyRecentlyViewed } from "./lazy-recently-viewed";
import { useStoredProjects } from "./stored-projects";

const CompareBar = loadLater(() => import("./compare-bar").then((module) => module.CompareBar));

/** The comparison bar, loaded when a project is chosen to compare. */
function LazyCompareBar() {
  const chosen = useStoredProjects("compared");
  return (
    chosen !== null && chosen.length > 0 && <CompareBar keys={chosen.map(({ key }) => key).toReversed()} />
  );
}

/** Below a list: what this device remembers. */
export function ListEnd() {
  return (
    <>
      <LazyRecentlyViewed />
      <LazyCompareBar />
    </>
  );
}
