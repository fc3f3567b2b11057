import { lenderCustoms } from "@/content/buying-costs";
import { emi, exactInstalment } from "@/lib/emi/emi";
import { largestLoan, ownMoney, wholeCost, type CostQuestion, type WholeCost } from "./whole-cost";

/*
 * From what a family earns, owes and has to the price of a home, by the caps of the central bank and the customs of lenders
 * in `content/buying-costs.ts`. Money is in whole rupees, incomes and instalments those of a month.
 */

/** `rate` in percent a year; `years` of the loan, 0 where nobody lends. */
export type Means = { income: number; emis: number; savings: number; rate: number; years: number };

/** What is bought: all that its cost goes by, besides the price. */
export type Sought = Pick<CostQuestion, "isPlot" | "stage" | "state">;

/** A home at `price`: all savings go into it, and the loan is the rest of its whole cost. */
export type Affordable = {
  price: number;
  cost: WholeCost;
  loan: number;
  own: number;
  emi: number;
  /** Why the next price is out of reach: the loan that an income carries, or the part that no loan covers. */
  limit: "income" | "savings";
};

/** Prices are looked for in whole lakhs, as people say them. */
export const priceStep = 100_000;

/** The years for which somebody of this age gets a loan. */
export function yearsToPay(age: number, lastAge: number = lenderCustoms.lastAge): number {
  return Math.max(0, Math.min(lenderCustoms.longestYears, lastAge - age));
}

/** The rupees of a month that are left for a new EMI, when all together may take `percent` of the income. */
export function roomForEmi({ income, emis }: Pick<Means, "income" | "emis">, percent: number): number {
  return Math.max(0, Math.floor((income * percent) / 100) - emis);
}

/** The largest loan whose EMI fits into that room, whatever it is spent on. */
export function largestByIncome(means: Means, percent: number): number {
  return means.years > 0
    ? Math.floor(roomForEmi(means, percent) / exactInstalment(1, means.rate, means.years))
    : 0;
}

/** The loan and the own money for a home, and rupees of own money that are missing for it. */
export function shareOut(price: number, cost: WholeCost, savings: number) {
  const needed = Math.max(0, cost.total - savings);
  const loan = Math.min(needed, largestLoan(price));
  return { loan, own: ownMoney(cost, loan), short: needed - loan };
}

/** The dearest home in whole lakhs that savings and a loan pay for; `null` where that is none. */
export function mostAffordable(means: Means, percent: number, sought: Sought): Affordable | null {
  const mostLoan = largestByIncome(means, percent);
  const at = (lakhs: number) => {
    const price = lakhs * priceStep;
    const cost = wholeCost({ ...sought, price, officialValue: null, charges: null });
    return { price, cost, ...shareOut(price, cost, means.savings) };
  };
  const isInReach = ({ loan, short }: ReturnType<typeof at>) => short === 0 && loan <= mostLoan;
  // Cost and own money rise with the price, so what is in reach ends once.
  let [inReach, beyond] = [0, Math.floor((means.savings + mostLoan) / priceStep) + 1];
  while (beyond - inReach > 1) {
    const middle = Math.floor((inReach + beyond) / 2);
    if (isInReach(at(middle))) inReach = middle;
    else beyond = middle;
  }
  if (inReach === 0) return null;
  const { price, cost, loan, own } = at(inReach);
  const next = at(beyond);
  return {
    ...{ price, cost, loan, own, emi: loan > 0 ? emi(loan, means.rate, means.years) : 0 },
    limit: next.loan + next.short > mostLoan ? "income" : "savings",
  };
}
