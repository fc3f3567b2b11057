import { useEffect, useRef, useState } from "react";
import { TableBox } from "@/components/ui/table-box";
import { Icon } from "@/components/ui/icon";
import { amortisation, inWholeRupees } from "@/lib/emi/amortisation";
import type { EmiSummary, EmiTenure } from "@/lib/emi/emi";
import { formatNumber } from "@/lib/base/format";
import { t } from "@/lib/base/language";

type Loan = { summary: EmiSummary | null; tenure: EmiTenure };

type ScheduleTableProps = Loan & {
  /**
   * Where the same table stands whole. With it the years are computed when the table is opened, and until then, or
   * without JavaScript, this link stands there: on pages that have more to say than figures of a loan.
   */
  elsewhere?: string;
};

/** The year-by-year table: folded away on screen, always open on paper. */
export function ScheduleTable({ summary, tenure, elsewhere }: ScheduleTableProps) {
  const [isWanted, setWanted] = useState(!elsewhere);
  const details = useRef<HTMLDetailsElement>(null);

  // It may have been opened before this code ran.
  useEffect(() => {
    if (details.current?.open) setWanted(true);
  }, []);

  return (
    <details ref={details} className="emi-schedule" onToggle={() => setWanted(true)}>
      <summary>
        {t("Year by year")}
        <Icon name="chevronDown" className="turns print:hidden" />
      </summary>
      {isWanted ? (
        // Focusable, so that a very large loan's columns can be scrolled by keyboard.
        <TableBox label={t("Year-by-year table")} className="px-2 pb-4 @sm:px-6">
          <Years summary={summary} tenure={tenure} />
        </TableBox>
      ) : (
        <a
          href={elsewhere}
          rel="nofollow"
          className="inline-block px-4 pb-4 underline underline-offset-4 @sm:px-6"
        >
          {t("See the table of this loan")}
        </a>
      )}
    </details>
  );
}

function Years({ summary, tenure }: Loan) {
  const rows = summary ? inWholeRupees(amortisation(summary.loan, summary.annualRate, tenure)) : [];
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);
  return (
    <table>
      <caption>
        {summary
          ? t("A loan over {tenure} years, in rupees", { tenure })
          : t("Fill in all three boxes to see the figures.")}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("Year")}</th>
          <th scope="col">{t("Opening balance")}</th>
          <th scope="col">{t("Principal")}</th>
          <th scope="col">{t("Interest")}</th>
          <th scope="col">
            <span className="hidden @xl:inline">{t("Closing ")}</span>
            <span className="@max-xl:capitalize">{t("balance")}</span>
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
          <th scope="row">{t("Total")}</th>
          <td />
          <td>{summary ? formatNumber(Math.round(summary.loan)) : "–"}</td>
          <td>{summary ? formatNumber(interest) : "–"}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
