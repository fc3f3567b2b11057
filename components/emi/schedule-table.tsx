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
    <details className="emi-schedule">
      <summary>
        Year by year
        <Icon name="chevronDown" className="turns print:hidden" />
      </summary>
      {/* Focusable, so that a very large loan's columns can be scrolled by keyboard. */}
      <TableBox label="Year-by-year table" className="px-2 pb-4 @sm:px-6">
        <table>
          <caption>
            {summary
              ? `A loan over ${tenure} years, in rupees`
              : "Fill in all three boxes to see the figures."}
          </caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Opening balance</th>
              <th scope="col">Principal</th>
              <th scope="col">Interest</th>
              <th scope="col">
                <span className="hidden @xl:inline">Closing </span>
                <span className="@max-xl:capitalize">balance</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.year}>
                <th scope="row">{row.year}</th>
                <td>{formatNumber(row.opening)}</td>
                <td>{formatNumber(row.principal)}</td>
                <td>{formatNumber(row.interest)}</td>
                <td>{formatNumber(row.closing)}</td>
              </tr>
            ))}
          </tbody>
          {/* Printed as a body: a table foot would be repeated on every sheet, below columns that go on. */}
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td />
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
