import { TableBox } from "@/components/ui/table-box";
import { formatNumber } from "@/lib/base/format";
import type { PageVital, PageVitals } from "@/lib/vitals/page-vitals";
import { pageKindLabels, vitalMetrics, type VitalName } from "@/lib/vitals/vital-options";

/** When a page is shown, how soon a tap is answered, how much moves: with the names that Google gives them. */
const shown = [
  ["LCP", "Shown"],
  ["INP", "Taps"],
  ["CLS", "Moved"],
] as const satisfies readonly (readonly [VitalName, string])[];

/** How fast each kind of page was for three of four page views. */
export function VitalsTable({ pages, period }: { pages: readonly PageVitals[]; period: string }) {
  if (pages.length === 0)
    return <p className="text-ink-600">Nothing was measured yet: it begins with the first visitors.</p>;
  return (
    <TableBox label="Speed by kind of page">
      <table className="w-full text-left">
        <caption className="sr-only">{`How fast pages were for visitors, ${period}`}</caption>
        <thead className="text-ink-600 text-sm">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              Page
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-normal">
              Views
            </th>
            {shown.map(([metric, label]) => (
              <th key={metric} scope="col" className="py-1 pr-3 text-right font-normal">
                {label} <abbr title={metric}>({metric})</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-surface-line divide-y">
          {pages.map(({ page, views, metrics }) => (
            <tr key={page}>
              <th scope="row" className="py-2 pr-3 font-normal">
                {pageKindLabels[page]}
              </th>
              <td className="figures py-2 pr-3 text-right">{formatNumber(views)}</td>
              {shown.map(([metric]) => (
                <td key={metric} className="figures py-2 pr-3 text-right whitespace-nowrap">
                  <Value metric={metric} vital={metrics[metric]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

function Value({ metric, vital }: { metric: VitalName; vital: PageVital | undefined }) {
  if (!vital) return <span className="text-ink-600">–</span>;
  const text =
    vitalMetrics[metric].unit === "ms" ? `${(vital.value / 1_000).toFixed(2)} s` : vital.value.toFixed(2);
  if (vital.isGood) return text;
  return (
    <b className="text-danger-600">
      {text}
      <span className="sr-only"> (slow)</span>
    </b>
  );
}
