import { apiRoot, vitalsPath } from "@/lib/base/call-paths";
import type { VitalReport } from "./vital-schema";

/**
 * Sends a measurement while the page is being left; its answer is not awaited, and it may be lost. Not in
 * `browser-client`, because every page loads this, and not the filters.
 */
export function beaconVitals(report: VitalReport): void {
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  const address = apiRoot + vitalsPath;
  try {
    if (navigator.sendBeacon(address, body)) return;
  } catch {
    // Some ad blockers remove the function; the request below does the same.
  }
  fetch(address, { method: "POST", body, keepalive: true }).catch(() => undefined);
}
