import { formatPrice, formatRupees } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { balancePath } from "@/lib/emi/amortisation";
import { balanceShare, type EmiSummary, type EmiTenure, emiTenures } from "@/lib/emi/emi";

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

// In hundredths of the ring: a gap between the two colours, whose contrast with each other is too low.
const gap = 1;

/** Shares of principal and interest in the whole loan, both in rupees; an empty ring when both are zero. */
function EmiRing({ loan, interest }: { loan: number; interest: number }) {
  const total = loan + interest;
  const share = total > 0 ? (interest / total) * 100 : 0;
  const percent = Math.round(share);
  const name = t("Of {total} paid in all, {loan} is principal and {interest}, {percent}%, is interest.", {
    total: formatRupees(total),
    loan: formatRupees(loan),
    interest: formatRupees(interest),
    percent,
  });
  return (
    <svg role="img" aria-label={total > 0 ? name : t("Nothing to pay yet.")} viewBox="0 0 120 120">
      <g>
        <circle cx="60" cy="60" r="50" />
        {total > 0 && (
          <>
            <Arc from={0} length={100 - share} />
            <Arc from={100 - share} length={share} />
          </>
        )}
      </g>
      <text x="60" y="64">
        {total > 0 ? `${percent}%` : "–"}
      </text>
      <text x="60" y="80">
        {t("interest")}
      </text>
    </svg>
  );
}

/** A part of the ring, in hundredths of it. */
function Arc({ from, length }: { from: number; length: number }) {
  // A tenth of a hundredth is less than a pixel.
  const drawn = Number(Math.max(0, length - gap).toFixed(1));
  return (
    <path
      d="M110 60A50 50 0 0 1 10 60A50 50 0 0 1 110 60"
      pathLength="100"
      strokeDasharray={`${drawn} 100`}
      strokeDashoffset={-(from + gap / 2).toFixed(1)}
    />
  );
}

type BalanceCurveProps = { summary: EmiSummary | null; tenure: EmiTenure };

/** The debt left after each year: the chosen tenure as a strong line over the other two, all on a scale of 30 years. */
export function BalanceCurve({ summary, tenure }: BalanceCurveProps) {
  const loan = summary?.loan ?? 0;
  // Nothing is drawn while an input is empty, nor when the down payment is the whole cost.
  const rate = loan > 0 ? summary?.annualRate : undefined;
  const share = (year: number) => balanceShare(rate ?? 0, year * 12, tenure * 12);
  const halfYear = Array.from({ length: tenure }, (_, index) => index + 1).find((year) => share(year) <= 0.5);
  const marks = [1, 2, 3, 4].map((quarter) => (tenure / 4) * quarter);
  const told = marks
    .map((year) => t("{price} after {year} years", { price: formatPrice(loan * share(year)), year }))
    .join(", ");
  return (
    <figure className="emi-curve">
      <figcaption>
        <span>{t("Balance over the years")}</span>
        <span>
          {rate !== undefined &&
            t("Half of the loan is repaid in year {half} of {tenure}.", { half: halfYear ?? "", tenure })}
        </span>
      </figcaption>
      <p aria-hidden="true" className="mb-1">
        {rate === undefined ? "–" : formatPrice(loan)}
      </p>
      <svg
        role="img"
        aria-label={
          rate === undefined
            ? t("Nothing is owed.")
            : t("Balance of the loan: {price} at the start, {told}.", { price: formatPrice(loan), told })
        }
        viewBox="0 0 300 100"
        preserveAspectRatio="none"
      >
        {rate !== undefined && <path d={`${balancePath(rate, tenure)}V100H0Z`} />}
        <path d="M0 0H300M0 50H300M0 100H300M0 0V100M100 0V100M200 0V100M300 0V100" />
        {rate !== undefined && (
          <>
            {emiTenures.map((years) => (
              <path key={years} d={balancePath(rate, years)} />
            ))}
            <path d={balancePath(rate, tenure)} />
          </>
        )}
      </svg>
      <p aria-hidden="true" className="mt-1 grid grid-cols-3 text-right">
        {emiTenures.map((years) => (
          <span key={years} className={years === tenure ? "text-brand-600 font-bold" : undefined}>
            {t("{years} years", { years })}
          </span>
        ))}
      </p>
    </figure>
  );
}
