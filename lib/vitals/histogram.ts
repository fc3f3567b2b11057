import { vitalMetrics, type Device, type PageKind, type VitalName } from "./vital-options";

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

export function countOf(counts: Counts): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}
