"use client";

import { useEffect, useRef, useState } from "react";
import { loadLater } from "@/components/ui/load-later";
import { whenNear } from "@/components/ui/when-near";
import { useDeviceList } from "./device-list";

const RecentBand = loadLater(() => import("./recent-band").then((module) => module.RecentBand));

/** The end of a page, where what was looked at last appears: only if there is any, and loaded when it is near. */
export function RecentCorner() {
  const marker = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const hasViewed = (useDeviceList("viewed")?.length ?? 0) > 0;
  useEffect(() => {
    if (hasViewed && marker.current) return whenNear(marker.current, () => setNear(true));
  }, [hasViewed]);
  return <div ref={marker}>{hasViewed && isNear && <RecentBand />}</div>;
}
