import { stringify } from "csv-stringify/sync";
import { countOf, percentile, type VitalHistogram } from "./histogram";
import { vitalMetrics, type VitalName } from "./vital-options";

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
