import { countOf, percentile, type VitalHistogram } from "./histogram";
import { pageKinds, vitalMetrics, type PageKind, type VitalName } from "./vital-options";

/** What was measured on one kind of page in some time. */
export type PageHistogram = Omit<VitalHistogram, "day" | "device">;

/** What three of four page views kept to; `isGood`: within Google's limit. */
export type PageVital = { value: number; isGood: boolean };

/** One kind of page. `views`: page views that told anything. */
export type PageVitals = { page: PageKind; views: number; metrics: Partial<Record<VitalName, PageVital>> };

/** The kinds of page that were measured, in their usual order. */
export function summarise(histograms: readonly PageHistogram[]): PageVitals[] {
  return pageKinds.flatMap((page) => {
    const own = histograms.filter((one) => one.page === page);
    if (own.length === 0) return [];
    const metrics = own.flatMap(({ metric, counts }) => {
      const value = percentile(metric, counts, 0.75);
      return value === null ? [] : [[metric, { value, isGood: value <= vitalMetrics[metric].good }] as const];
    });
    // Not every view tells everything: one that nobody tapped has no INP.
    return [
      {
        page,
        views: Math.max(...own.map(({ counts }) => countOf(counts))),
        metrics: Object.fromEntries(metrics),
      },
    ];
  });
}
