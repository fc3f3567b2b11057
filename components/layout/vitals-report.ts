import { beaconVitals } from "@/lib/vitals/beacon-vitals";
import { pageKind } from "@/lib/vitals/page-kind";
import { desktopFrom, vitalNames, type VitalName } from "@/lib/vitals/vital-options";

/** A page view is a document: what changes in it without a load belongs to the page it began with. */
const measured = new Map<VitalName, number>();

type Metric = { name: string; value: number; navigationType: string };

/** Takes a metric; a later value of the same name replaces an earlier one. */
export function addMetric({ name, value, navigationType }: Metric): void {
  const known = vitalNames.find((vital) => vital === name);
  if (!known || navigationType === "soft-navigation") return;
  measured.set(known, Math.round(value * 10_000) / 10_000);
}

/**
 * Sends what was measured when the page is first hidden: on a phone often the last that is heard of it. The metrics are
 * finished by listeners of the window, and this one comes after them. Answers how to stop.
 */
export function reportWhenHidden(): () => void {
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

/** Where this document was loaded from, whatever the address says by now. */
function landingPath(): string {
  const [landing] = performance.getEntriesByType("navigation");
  return landing ? new URL(landing.name).pathname : location.pathname;
}
