import { formatCount } from "@/lib/base/format";
import { exactInstalment } from "@/lib/emi/emi";

/** How a loan ends, in months and whole rupees of interest. */
export type LoanEnd = { months: number; interest: number };

/**
 * A loan with the instalment of `years`, and `extra` rupees paid in at the end of each twelve months. Without an extra it
 * ends when it was agreed to. `rate` in percent a year.
 */
export function withYearlyExtra(loan: number, rate: number, years: number, extra: number): LoanEnd {
  const monthly = rate / 100 / 12;
  const instalment = exactInstalment(loan, rate, years);
  let [balance, interest, months] = [loan, 0, 0];
  // Half a paisa is nothing: what is left of a rounding must not add a month.
  while (balance > 0.005 && months < years * 12) {
    const due = balance * monthly;
    interest += due;
    balance -= Math.min(balance, instalment - due);
    months += 1;
    if (months % 12 === 0) balance -= Math.min(balance, extra);
  }
  return { months, interest: Math.round(interest) };
}

/** `18 years 4 months`. */
export function formatMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [years > 0 && formatCount(years, "year"), rest > 0 && formatCount(rest, "month")];
  return parts.filter(Boolean).join(" ") || formatCount(0, "month");
}
