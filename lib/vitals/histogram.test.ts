import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import {
  bucketOf,
  bucketValue,
  type Counts,
  formatVitals,
  lastBucket,
  percentile,
  type VitalHistogram,
} from "./histogram";
import { type VitalName, vitalNames } from "./vital-options";

const inTime = fc.oneof(fc.double({ min: 0, max: 120_000, noNaN: true }), fc.integer({ min: 0, max: 5_000 }));
const inShift = fc.double({ min: 0, max: 10, noNaN: true });
const sample = fc.constantFrom(...vitalNames).chain((metric) =>
  fc.record({
    metric: fc.constant(metric),
    values: fc.array(metric === "CLS" ? inShift : inTime, { minLength: 1, maxLength: 300 }),
    share: fc.constantFrom(0.5, 0.75, 0.95, 1),
  }),
);
const smallest = (metric: VitalName) => (metric === "CLS" ? 0.001 : 1);

function count(metric: VitalName, values: readonly number[]): Counts {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(metric, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return [...counts];
}

test("a percentile from the buckets is within 2.5 % of the exact one", () => {
  fc.assert(
    fc.property(sample, ({ metric, values, share }) => {
      const sorted = values.toSorted((a, b) => a - b);
      const exact = sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1] ?? NaN;
      const read = percentile(metric, count(metric, values), share) ?? NaN;
      if (exact <= smallest(metric)) expect(read).toBe(0);
      else expect(Math.abs(read - exact) / exact).toBeLessThanOrEqual(0.0251);
    }),
    { numRuns: 1_000, seed: 20_261_121 },
  );
});

test("a larger value never comes into an earlier bucket", () => {
  fc.assert(
    fc.property(fc.constantFrom(...vitalNames), inTime, inTime, (metric, a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(bucketOf(metric, low)).toBeLessThanOrEqual(bucketOf(metric, high));
    }),
  );
});

describe.each(vitalNames)("the buckets of %s", (metric) => {
  test("are bounded, and fit the table", () => {
    expect(lastBucket(metric)).toBeLessThanOrEqual(250);
    for (const odd of [-1, 0, NaN]) expect(bucketOf(metric, odd)).toBe(0);
    for (const huge of [1e9, Infinity]) expect(bucketOf(metric, huge)).toBe(lastBucket(metric));
  });

  test("hold the value that stands for them", () => {
    for (let bucket = 0; bucket <= lastBucket(metric); bucket += 1)
      expect(bucketOf(metric, bucketValue(metric, bucket))).toBe(bucket);
  });
});

test("nothing has no percentile, and the order of the rows does not matter", () => {
  expect(percentile("LCP", [], 0.75)).toBeNull();
  const rows: Counts = [
    [160, 3],
    [100, 90],
    [180, 7],
  ];
  expect(percentile("LCP", rows, 0.9)).toBe(bucketValue("LCP", 100));
  expect(percentile("LCP", rows, 0.91)).toBe(bucketValue("LCP", 160));
  expect(percentile("LCP", rows, 0.95)).toBe(bucketValue("LCP", 180));
});

const place = { day: "2026-11-21", page: "listing", device: "phone" } as const;
const histograms: VitalHistogram[] = [
  { ...place, metric: "LCP", counts: [1_200, 1_900, 2_100, 6_000].map((ms) => [bucketOf("LCP", ms), 1]) },
  {
    ...place,
    metric: "CLS",
    counts: [
      [0, 6],
      [bucketOf("CLS", 0.21), 4],
    ],
  },
];

test("the table says count, percentiles, and whether Google calls it good", () => {
  const [header, lcp, cls, , note] = formatVitals(histograms, "table").split("\n");
  expect(header?.split(/ +/).join()).toBe("day,page,device,metric,count,p50,p75,p95,good");
  expect(lcp).toMatch(/^2026-11-21 +listing +phone +LCP +4 +1\d\d\d +2\d\d\d +[56]\d\d\d +yes$/);
  expect(cls).toMatch(/^2026-11-21 +listing +phone +CLS +10 +0\.000 +0\.2\d\d +0\.2\d\d +no$/);
  expect(note).toContain("LCP 2500 ms, CLS 0.1, INP 200 ms");
});

test("the CSV has the same rows, and only a header when nothing was measured", () => {
  const rows: Record<string, string>[] = parse(formatVitals(histograms, "csv"), { columns: true });
  expect(rows.map(({ metric, count, good }) => [metric, count, good])).toEqual([
    ["LCP", "4", "yes"],
    ["CLS", "10", "no"],
  ]);
  expect(formatVitals([], "csv")).toBe("day,page,device,metric,count,p50,p75,p95,good\n");
  expect(formatVitals([], "table")).toBe("Nothing was measured in this time.\n");
});

test("a day begins at midnight in India", () => {
  expect(indianDay(new Date("2026-11-20T18:29:59.999Z"))).toBe("2026-11-20");
  expect(indianDay(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
  expect(daysBefore("2026-11-21", 21)).toBe("2026-10-31");
  expect(daysBefore("2028-03-01", 1)).toBe("2028-02-29");
});
