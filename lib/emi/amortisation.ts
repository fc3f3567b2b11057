import { balanceShare, exactInstalment } from "@/lib/emi/emi";

/** One year of a loan, in rupees: `principal` and `interest` are what that year's twelve instalments pay. */
export type ScheduleYear = {
  year: number;
  opening: number;
  principal: number;
  interest: number;
  closing: number;
};

/**
 * The loan year by year (specification, section 9). It uses the exact, unrounded instalment, so that the last year
 * closes at exactly 0 instead of at the sum of monthly roundings; round with `inWholeRupees` to show it.
 */
export function amortisation(principal: number, annualRatePercent: number, years: number): ScheduleYear[] {
  const yearlyPayment = exactInstalment(principal, annualRatePercent, years) * 12;
  return Array.from({ length: years }, (_, index) => {
    const opening = principal * balanceShare(annualRatePercent, index * 12, years * 12);
    const closing = principal * balanceShare(annualRatePercent, (index + 1) * 12, years * 12);
    const repaid = opening - closing;
    // At a rate near 0 a rounding error can be negative.
    return {
      year: index + 1,
      opening,
      principal: repaid,
      interest: Math.max(0, yearlyPayment - repaid),
      closing,
    };
  });
}

/**
 * The same years in whole rupees that add up as printed: opening − principal = closing in every row, principal sums
 * to the rounded loan and interest to the rounded total interest, because running totals are rounded, not rows.
 */
export function inWholeRupees(years: ScheduleYear[]): ScheduleYear[] {
  let paid = 0;
  return years.map((row) => {
    const paidBefore = Math.round(paid);
    paid += row.principal + row.interest;
    const opening = Math.round(row.opening);
    const closing = Math.round(row.closing);
    const principal = opening - closing;
    const interest = Math.max(0, Math.round(paid) - paidBefore - principal);
    return { year: row.year, opening, principal, interest, closing };
  });
}
