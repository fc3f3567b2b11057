"use client";

import { useEffect, useRef, useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import { onNearView } from "@/components/ui/on-near-view";
import { useStoredProjects } from "./stored-projects";

const RecentlyViewedRow = loadLater(() =>
  import("./recently-viewed").then((module) => module.RecentlyViewedRow),
);

/** Recently viewed projects at the end of a page, if there are any; loaded when the visitor scrolls near. */
export function LazyRecentlyViewed() {
  const marker = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const hasViewed = (useStoredProjects("viewed")?.length ?? 0) > 0;
  useEffect(() => {
    if (hasViewed && marker.current) return onNearView(marker.current, () => setNear(true));
  }, [hasViewed]);
  return <div ref={marker}>{hasViewed && isNear && <RecentlyViewedRow />}</div>;
}
