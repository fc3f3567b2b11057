import { balancePath } from "@/lib/emi/balance-path";
import { balanceShare, emiTenures, type EmiSummary, type EmiTenure } from "@/lib/emi/emi";
import { formatPrice } from "@/lib/base/format";
import { t } from "@/lib/base/language";

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
