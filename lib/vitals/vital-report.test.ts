import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { bucketOf } from "./histogram";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import type { VitalHistogram } from "./histogram";
import { formatVitals } from "./vital-report";

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
