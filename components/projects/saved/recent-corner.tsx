"use client";

import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { whenNear } from "@/components/ui/when-near";
import { useDeviceList } from "./device-list";

const RecentBand = dynamic(() => import("./recent-band").then((module) => module.RecentBand), { ssr: false });

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
