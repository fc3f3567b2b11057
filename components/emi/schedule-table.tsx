import { TableBox } from "@/components/ui/table-box";
import { Icon } from "@/components/ui/icon";
import { amortisation, inWholeRupees } from "@/lib/emi/amortisation";
import type { EmiSummary, EmiTenure } from "@/lib/emi/emi";
import { formatNumber } from "@/lib/base/format";

type ScheduleTableProps = { summary: EmiSummary | null; tenure: EmiTenure };

/** The year-by-year table: folded away on screen, always open on paper. */
export function ScheduleTable({ summary, tenure }: ScheduleTableProps) {
  const rows = summary ? inWholeRupees(amortisation(summary.loan, summary.annualRate, tenure)) : [];
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);
  return (
    <details className="group rounded-card border-surface-line border print:break-before-page print:details-content:block print:details-content:[content-visibility:visible]">
      <summary className="rounded-card min-h-touch flex list-none items-center justify-between gap-4 p-4 font-bold @sm:px-6">
        Year by year
        <Icon name="chevronDown" className="size-5 group-open:rotate-180 print:hidden" />
      </summary>
      {/* Focusable, so that a very large loan's columns can be scrolled by keyboard. */}
      <TableBox label="Year-by-year table" className="px-2 pb-4 @sm:px-6">
        <table className="w-full text-right text-sm tabular-nums @sm:text-base print:text-sm [&_td]:px-1 [&_td]:py-2 @sm:[&_td]:px-3 print:[&_td]:py-0.5 [&_th]:px-1 [&_th]:py-2 @sm:[&_th]:px-3 print:[&_th]:py-0.5">
          <caption className="text-ink-600 px-1 pb-2 text-left text-sm @sm:px-3">
            {summary
              ? `A loan over ${tenure} years, in rupees`
              : "Fill in all three boxes to see the figures."}
          </caption>
          <thead className="border-surface-line border-b">
            <tr>
              <th scope="col" className="text-left">
                Year
              </th>
              {/* Hidden on narrow screens: it repeats the closing balance of the row above. */}
              <th scope="col" className="hidden @xl:table-cell">
                Opening balance
              </th>
              <th scope="col">Principal</th>
              <th scope="col">Interest</th>
              <th scope="col">
                <span className="hidden @xl:inline">Closing </span>
                <span className="@max-xl:capitalize">balance</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-surface-line divide-y">
            {rows.map((row) => (
              <tr key={row.year} className="print:break-inside-avoid">
                <th scope="row" className="text-left font-normal">
                  {row.year}
                </th>
                <td className="hidden @xl:table-cell">{formatNumber(row.opening)}</td>
                <td>{formatNumber(row.principal)}</td>
                <td>{formatNumber(row.interest)}</td>
                <td>{formatNumber(row.closing)}</td>
              </tr>
            ))}
          </tbody>
          {/* Printed as a body: a table foot would be repeated on every sheet, below columns that go on. */}
          <tfoot className="border-ink-900 border-t font-bold print:table-row-group">
            <tr>
              <th scope="row" className="text-left">
                Total
              </th>
              <td className="hidden @xl:table-cell" />
              <td>{summary ? formatNumber(Math.round(summary.loan)) : "–"}</td>
              <td>{summary ? formatNumber(interest) : "–"}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </TableBox>
    </details>
  );
}
