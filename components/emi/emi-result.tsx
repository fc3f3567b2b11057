import { EmiRing } from "@/components/emi/emi-ring";
import type { EmiSummary, EmiTenure } from "@/lib/emi/emi";
import { formatRupees } from "@/lib/base/format";
import { t } from "@/lib/base/language";

type EmiResultProps = { id: string; summary: EmiSummary | null; tenure: EmiTenure };

/** The chosen tenure in figures. Its size stays the same while an input is empty: nothing moves during typing. */
export function EmiResult({ id, summary, tenure }: EmiResultProps) {
  const option = summary?.options.find((candidate) => candidate.tenure === tenure);
  const rupees = (value: number | undefined) => (value === undefined ? "–" : formatRupees(value));
  return (
    <div id={id} className="emi-result">
      <div>
        <p role="status">
          <span>{t("Monthly EMI for {tenure} years", { tenure })}</span>
          <span>{rupees(option?.emi)}</span>
          <span>
            {option
              ? t("Principal and interest, the same every month")
              : t("Fill in all three boxes to see the figures.")}
          </span>
        </p>
        <dl className="emi-figures">
          <Figure swatch="bg-brand-600" name="Loan amount" value={rupees(summary?.loan)} />
          <Figure swatch="bg-gold-500" name="Total interest" value={rupees(option?.totalInterest)} />
          <Figure name="Total payment" value={rupees(option?.totalPayment)} />
        </dl>
      </div>
      <EmiRing loan={summary?.loan ?? 0} interest={option?.totalInterest ?? 0} />
    </div>
  );
}

/** One line of the list; the colour of its swatch is that of a part of the ring. */
function Figure({ swatch, name, value }: { swatch?: string; name: string; value: string }) {
  return (
    <div>
      <dt>
        <span aria-hidden="true" className={swatch} />
        {t(name)}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
