"use client";

import { useReportWebVitals } from "next/web-vitals";
import { useEffect } from "react";
import { beaconVitals, desktopFrom, type VitalName, vitalNames } from "@/lib/vitals/vital-options";
import { pageKind } from "@/lib/vitals/page-kind";

/** Measures this page view and sends the result once, when the page is hidden. */
export function VitalsReporter() {
  useReportWebVitals(addMetric);
  useEffect(reportWhenHidden, []);
  return null;
}

/** One page view per document: navigations without a load count for the page that was loaded. */
const measured = new Map<VitalName, number>();

type Metric = { name: string; value: number; navigationType: string };

/** Takes a metric; a later value of the same name replaces an earlier one. */
function addMetric({ name, value, navigationType }: Metric): void {
  const known = vitalNames.find((vital) => vital === name);
  if (!known || navigationType === "soft-navigation") return;
  measured.set(known, Math.round(value * 10_000) / 10_000);
}

/**
 * Sends the metrics when the page is first hidden, on phones often its last event. The metrics are completed by
 * listeners on the window, which run before this one on the document's event. Returns a function that stops it.
 */
function reportWhenHidden(): () => void {
  const stop = new AbortController();
  const onChange = () => {
    if (!document.hidden) return;
    stop.abort();
    if (measured.size === 0) return;
    const device = innerWidth < desktopFrom ? "phone" : "desktop";
    beaconVitals({ page: pageKind(landingPath()), device, metrics: Object.fromEntries(measured) });
  };
  document.addEventListener("visibilitychange", onChange, { signal: stop.signal });
  return () => stop.abort();
}

/** The path this document was loaded from, which may differ from the current one. */
function landingPath(): string {
  const [landing] = performance.getEntriesByType("navigation");
  return landing ? new URL(landing.name).pathname : location.pathname;
}
