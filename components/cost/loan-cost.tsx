import { formatCount, formatPrice, formatRupees } from "@/lib/base/format";
import { formatMonths, withYearlyExtra } from "@/lib/cost/loan-changes";
import type { CostReading } from "@/lib/cost/read-cost";
import { emi } from "@/lib/emi/emi";
import { FigureList, type Figure } from "./figure-list";
import { t } from "@/lib/base/language";

/** The instalment, what paying in extra saves, and what another rate costs. Nothing without rate and years. */
export function LoanCost({ reading: { numbers, loan, mostLoan } }: { reading: CostReading }) {
  const { rate, years, extra, change } = numbers;
  if (loan <= 0) return <FigureList figures={[{ name: t("Loan"), value: t("None") }]} />;
  if (rate === null || years === null) {
    return (
      <FigureList figures={[{ name: t("Loan"), value: formatRupees(loan) }]}>
        <p>{t("Fill in the rate and the years to see the instalment.")}</p>
      </FigureList>
    );
  }
  const instalment = emi(loan, rate, years);
  const agreed = withYearlyExtra(loan, rate, years, 0);
  const figures: Figure[] = [
    { name: loan === mostLoan ? t("The largest loan allowed") : t("Loan"), value: formatRupees(loan) },
    {
      name: t("EMI over {years} at {rate}%", { years: formatCount(years, "year"), rate }),
      value: formatRupees(instalment),
    },
    { name: t("Interest in all"), value: formatRupees(agreed.interest) },
  ];
  const sooner = extra ? withYearlyExtra(loan, rate, years, extra) : null;
  const other = change !== null && change !== 0 && rate + change > 0 ? rate + change : null;
  const otherEmi = other === null ? 0 : emi(loan, other, years);
  const changed = {
    ...{ rate: Math.round((other ?? 0) * 10_000) / 10_000, emi: formatRupees(otherEmi) },
    change: formatRupees(Math.abs(otherEmi - instalment)),
  };
  return (
    <FigureList figures={figures}>
      {sooner && extra && (
        <p>
          {t(
            "With {extra} paid in at the end of each year it ends after {months}, {sooner} sooner, and costs {saved} less in interest.",
            {
              ...{ extra: formatPrice(extra), saved: formatPrice(agreed.interest - sooner.interest) },
              ...{ months: formatMonths(sooner.months), sooner: formatMonths(agreed.months - sooner.months) },
            },
          )}
        </p>
      )}
      {other !== null && (
        <p>
          {otherEmi > instalment
            ? t("At {rate}% from the first month the EMI is {emi}: {change} more each month.", changed)
            : t("At {rate}% from the first month the EMI is {emi}: {change} less each month.", changed)}
        </p>
      )}
    </FigureList>
  );
}
