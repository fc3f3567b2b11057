import { formatPrice, formatRupees } from "@/lib/base/format";
import { formatMonths, withYearlyExtra } from "@/lib/cost/loan-changes";
import type { CostReading } from "@/lib/cost/read-cost";
import { emi } from "@/lib/emi/emi";
import { FigureList, type Figure } from "./figure-list";

/** The instalment, what paying in extra saves, and what another rate costs. Nothing without rate and years. */
export function LoanCost({ reading: { numbers, loan, mostLoan } }: { reading: CostReading }) {
  const { rate, years, extra, change } = numbers;
  if (loan <= 0) return <FigureList figures={[{ name: "Loan", value: "None" }]} />;
  if (rate === null || years === null) {
    return (
      <FigureList figures={[{ name: "Loan", value: formatRupees(loan) }]}>
        <p>Fill in the rate and the years to see the instalment.</p>
      </FigureList>
    );
  }
  const instalment = emi(loan, rate, years);
  const agreed = withYearlyExtra(loan, rate, years, 0);
  const figures: Figure[] = [
    { name: loan === mostLoan ? "The largest loan allowed" : "Loan", value: formatRupees(loan) },
    {
      name: `EMI over ${years} ${years === 1 ? "year" : "years"} at ${rate}%`,
      value: formatRupees(instalment),
    },
    { name: "Interest in all", value: formatRupees(agreed.interest) },
  ];
  const sooner = extra ? withYearlyExtra(loan, rate, years, extra) : null;
  const other = change !== null && change !== 0 && rate + change > 0 ? rate + change : null;
  const otherEmi = other === null ? 0 : emi(loan, other, years);
  return (
    <FigureList figures={figures}>
      {sooner && extra && (
        <p>
          With {formatPrice(extra)} paid in at the end of each year it ends after{" "}
          {formatMonths(sooner.months)}, {formatMonths(agreed.months - sooner.months)} sooner, and costs{" "}
          {formatPrice(agreed.interest - sooner.interest)} less in interest.
        </p>
      )}
      {other !== null && (
        <p>
          At {Math.round(other * 10_000) / 10_000}% from the first month the EMI is {formatRupees(otherEmi)}:{" "}
          {formatRupees(Math.abs(otherEmi - instalment))} {otherEmi > instalment ? "more" : "less"} each
          month.
        </p>
      )}
    </FigureList>
  );
}
