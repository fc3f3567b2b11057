import { apiRoot, vitalsPath } from "@/lib/base/call-paths";
import type { VitalReport } from "./vital-schema";

/**
 * Sends a measurement while the page goes away; nobody waits for it, and nobody misses it when it is lost. Apart from
 * the browser's client of the other calls, because every page loads this, and nothing of the filters.
 */
export function beaconVitals(report: VitalReport): void {
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  const address = apiRoot + vitalsPath;
  try {
    if (navigator.sendBeacon(address, body)) return;
  } catch {
    // Some blockers take the function away; the request below does the same.
  }
  fetch(address, { method: "POST", body, keepalive: true }).catch(() => undefined);
}
