import { EmiRing } from "@/components/emi/emi-ring";
import type { EmiSummary, EmiTenure } from "@/lib/emi/emi";
import { formatRupees } from "@/lib/base/format";

type EmiResultProps = { id: string; summary: EmiSummary | null; tenure: EmiTenure };

/** The chosen tenure in figures. Its size stays the same while an input is empty: nothing moves during typing. */
export function EmiResult({ id, summary, tenure }: EmiResultProps) {
  const option = summary?.options.find((candidate) => candidate.tenure === tenure);
  const rupees = (value: number | undefined) => (value === undefined ? "–" : formatRupees(value));
  return (
    <div
      id={id}
      className="rounded-card bg-surface-warm grid items-center gap-6 p-4 @sm:p-6 @lg:grid-cols-[1fr_auto] print:break-inside-avoid"
    >
      <div className="min-w-0">
        <p role="status">
          <span className="text-ink-600 block">Monthly EMI for {tenure} years</span>
          <span className="block text-3xl font-black wrap-anywhere tabular-nums @lg:text-4xl">
            {rupees(option?.emi)}
          </span>
          <span className="text-ink-600 block min-h-5 text-sm">
            {option
              ? "Principal and interest, the same every month"
              : "Fill in all three boxes to see the figures."}
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
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
