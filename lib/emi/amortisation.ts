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

const perYear = 10;
const whole = 100;

/**
 * The path of a loan's balance for an SVG: 10 units a year to the right, the whole loan 100 units high, nothing owed at
 * the bottom. `annualRatePercent` is above 0 or 0, `years` a multiple of 10. Cubic curves with the balance and its
 * slope right at each of their ends; for all rates within half a unit between them, as a year has more of them where
 * the balance bends more. A tenth of what a point for each year weighs.
 */
export function balancePath(annualRatePercent: number, years: number): string {
  const growth = 12 * Math.log1p(annualRatePercent / 1_200);
  const step = [10, 5].find((length) => growth * length <= 1.2) ?? 1;
  const height = (year: number) => whole - whole * balanceShare(annualRatePercent, year * 12, years * 12);
  const slope = (year: number) =>
    growth === 0
      ? whole / years
      : (whole * growth * Math.exp(-(years - year) * growth)) / -Math.expm1(-years * growth);
  const third = step / 3;
  const point = (year: number, y: number) => `${inTenths(year * perYear)} ${inTenths(y)}`;
  // After the first curve each begins as steeply as the one before ended, which S says by itself.
  const ends = Array.from({ length: years / step }, (_, index) => (index + 1) * step);
  const curves = ends.map((end) => {
    const before = point(end - third, height(end) - third * slope(end));
    return `${before} ${point(end, height(end))}`;
  });
  return `M0 0C${point(third, third * slope(0))} ${curves.join("S")}`;
}

function inTenths(value: number): number {
  // Never -0, which the path would say as "0" and a test would not take for it.
  return Math.round(value * 10) / 10 || 0;
}
