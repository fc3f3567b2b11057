"use client";

import dynamic from "next/dynamic";
import { useDeviceList } from "./device-list";

const CompareBar = dynamic(() => import("./compare-bar").then((module) => module.CompareBar), { ssr: false });

/** Where the bar of the comparison appears, loaded when something is chosen. */
export function CompareCorner() {
  const chosen = useDeviceList("compared");
  return (
    chosen !== null && chosen.length > 0 && <CompareBar keys={chosen.map(({ key }) => key).toReversed()} />
  );
}
