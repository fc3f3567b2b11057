import { stringify } from "csv-stringify/sync";
import { type Device, type PageKind, pageKinds, vitalMetrics, type VitalName } from "./vital-options";

/**
 * Values are stored as counts in buckets, each 5 % wider than the one before: a percentile computed from them is within
 * 2.5 % of the exact one, and the number of rows per day is bounded. Bucket 0 has the values that are too
 * small to matter, the last one all that are worse than any page should be.
 */
const growth = 1.05;
const times = { from: 1, to: 120_000 };
const shifts = { from: 0.001, to: 10 };

const rangeOf = (metric: VitalName) => (vitalMetrics[metric].unit === "ms" ? times : shifts);

/** The number of the last bucket of a metric. */
export function lastBucket(metric: VitalName): number {
  const { from, to } = rangeOf(metric);
  return Math.ceil(Math.log(to / from) / Math.log(growth));
}

/** The bucket of a value: bucket n ends with `from` × 1.05ⁿ. */
export function bucketOf(metric: VitalName, value: number): number {
  const { from } = rangeOf(metric);
  if (!(value > from)) return 0;
  return Math.min(lastBucket(metric), Math.ceil(Math.log(value / from) / Math.log(growth)));
}

/** The value that represents a bucket: the geometric mean of its bounds. */
export function bucketValue(metric: VitalName, bucket: number): number {
  return bucket === 0 ? 0 : rangeOf(metric).from * growth ** (bucket - 0.5);
}

/** How many values each bucket has, by number. */
export type Counts = readonly (readonly [bucket: number, count: number])[];

/** What was measured on one day on one kind of page. */
export type VitalHistogram = {
  /** In India: `2026-11-21`. */
  day: string;
  page: PageKind;
  device: Device;
  metric: VitalName;
  counts: Counts;
};

/** The value that `share` (such as 0.75) of all values do not exceed; `null` if there are none. */
export function percentile(metric: VitalName, counts: Counts, share: number): number | null {
  const rank = Math.max(1, Math.ceil(share * countOf(counts)));
  let seen = 0;
  for (const [bucket, count] of counts.toSorted(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= rank) return bucketValue(metric, bucket);
  }
  return null;
}

function countOf(counts: Counts): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}

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

export const vitalFormats = ["table", "csv"] as const;
export type VitalFormat = (typeof vitalFormats)[number];

const columns = ["day", "page", "device", "metric", "count", "p50", "p75", "p95", "good"] as const;
type Row = Record<(typeof columns)[number], string>;

/** The percentiles as text: a table to read, or CSV. Times are whole milliseconds, shifts have three decimals. */
export function formatVitals(histograms: readonly VitalHistogram[], format: VitalFormat): string {
  const rows = histograms.map(toRow);
  if (format === "csv") return stringify(rows, { header: true, columns: [...columns] });
  if (rows.length === 0) return "Nothing was measured in this time.\n";
  return `${toTable(rows)}\n\ngood: p75 is within Google's bound (${bounds()}).\n`;
}

function toRow({ counts, ...histogram }: VitalHistogram): Row {
  const { metric } = histogram;
  const at = (share: number) => percentile(metric, counts, share) ?? 0;
  const isGood = at(0.75) <= vitalMetrics[metric].good;
  return {
    ...histogram,
    count: String(countOf(counts)),
    p50: toText(metric, at(0.5)),
    p75: toText(metric, at(0.75)),
    p95: toText(metric, at(0.95)),
    good: isGood ? "yes" : "no",
  };
}

function toText(metric: VitalName, value: number): string {
  return vitalMetrics[metric].unit === "ms" ? String(Math.round(value)) : value.toFixed(3);
}

const isNumber = (column: string) => /^(count|p\d+)$/.test(column);

function toTable(rows: readonly Row[]): string {
  const header = Object.fromEntries(columns.map((column) => [column, column]));
  const lines = [header, ...rows];
  const widths = columns.map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const cell = (text: string, column: string, width: number) =>
    isNumber(column) ? text.padStart(width) : text.padEnd(width);
  return lines
    .map((line) =>
      columns
        .map((column, at) => cell(line[column] ?? "", column, widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function bounds(): string {
  return Object.entries(vitalMetrics)
    .map(([metric, { good, unit }]) => `${metric} ${good}${unit && ` ${unit}`}`)
    .join(", ");
}
