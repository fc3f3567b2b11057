"use client";

import { loadLater } from "@/components/ui/load-later";
import { useDeviceList } from "./device-list";

const CompareBar = loadLater(() => import("./compare-bar").then((module) => module.CompareBar));

/** Where the bar of the comparison appears, loaded when something is chosen. */
export function CompareCorner() {
  const chosen = useDeviceList("compared");
  return (
    chosen !== null && chosen.length > 0 && <CompareBar keys={chosen.map(({ key }) => key).toReversed()} />
  );
}
