import { apiRoot, vitalsPath } from "@/lib/base/call-paths";
import type { VitalReport } from "./vital-schema";

/**
 * The metrics with Google's limits: a metric is good if 75 % of page views are within its limit. Times
 * are milliseconds; a shift is a share of the view. LCP, FCP and TTFB: until the largest and the first text or picture,
 * and the first byte, are there; CLS: how much moved that should stand still; INP: from a tap or key to what it shows.
 */
export const vitalMetrics = {
  LCP: { good: 2_500, unit: "ms" },
  CLS: { good: 0.1, unit: "" },
  INP: { good: 200, unit: "ms" },
  FCP: { good: 1_800, unit: "ms" },
  TTFB: { good: 800, unit: "ms" },
} as const;

export type VitalName = keyof typeof vitalMetrics;

/** In the order in which reports list them. */
export const vitalNames = ["LCP", "CLS", "INP", "FCP", "TTFB"] as const satisfies readonly VitalName[];

/** The kind of page, never the page itself. */
export const pageKinds = ["home", "listing", "detail", "guide", "blog", "emi", "form", "other"] as const;
export type PageKind = (typeof pageKinds)[number];

/** What readers call them. */
export const pageKindLabels: Record<PageKind, string> = {
  home: "Home",
  listing: "Lists",
  detail: "Project pages",
  guide: "Guides",
  blog: "Blog",
  emi: "EMI calculator",
  form: "Forms",
  other: "Other pages",
};

export const devices = ["phone", "desktop"] as const;
export type Device = (typeof devices)[number];

/** From this width on the pages have their wide layout (Tailwind's `md`). */
export const desktopFrom = 768;

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
