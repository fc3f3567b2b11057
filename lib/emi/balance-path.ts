import { balanceShare } from "@/lib/emi/emi";

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
