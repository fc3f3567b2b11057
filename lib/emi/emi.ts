/**
 * Home-loan arithmetic (specification, sections 5 and 9). Money is in rupees, rates in percent a year, time in
 * years. Everything here is pure and works on exact numbers; only what is named as rounded is rounded.
 */

/** The tenures offered, in years (specification, section 9). */
export const emiTenures = [10, 20, 30] as const;
export type EmiTenure = (typeof emiTenures)[number];

export type EmiField = "totalCost" | "downPayment" | "interestRate";

/** The calculator's inputs as its boxes hold them: plain decimals without grouping, or empty. */
export type EmiInputs = Record<EmiField, string> & { tenure: EmiTenure };

/** What one tenure costs, in whole rupees; `totalPayment` is loan + interest to the rupee. */
export type EmiOption = { tenure: EmiTenure; emi: number; totalInterest: number; totalPayment: number };
/** `loan` is exact, in rupees; `annualRate` in percent. */
export type EmiSummary = { loan: number; annualRate: number; options: EmiOption[] };

/**
 * The largest value a box takes: percentages at most 100 (specification, section 5), the cost because rupees above it
 * are no longer exact.
 */
const atMost: Record<EmiField, number> = {
  totalCost: Number.MAX_SAFE_INTEGER,
  downPayment: 100,
  interestRate: 100,
};

const plainDecimal = /^(\d+\.?\d*|\.\d+)$/;
// 85,00,000 and 8,500,000, as copied from price lists and spreadsheets.
const groupedAmount = /^(\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+)(\.\d*)?$/;
/** Nobody says so many lakhs. */
const mostInUnits = 1_000;
// ₹1.20 Cr, 85 lakhs, Rs. 85,00,000/-: as soon as the first letter of a unit is there.
const writtenAmount =
  /^(?:₹|rs\.?)?\s*([\d.,]+)\s*(?:\/-|(la?k?h?s?|lacs?|cr?o?r?e?s?|[లక][\u0c00-\u0c7f]*|[लक][\u0900-\u097f]*)\.?)?$/i;

/**
 * The text a box holds after a change (specification, section 5): empty is allowed; otherwise the text must parse to a
 * number greater than 0, and for the two percentages at most 100, else the change is ignored and `previous` returned.
 *
 * The rule is taken literally, so "0" and "0." are refused on their way to "0.5", which can be pasted whole or
 * typed as a point before the 5. "8." is kept, for 8.5 to follow. A number is plain ASCII decimals: "1e5",
 * "Infinity", signs, inner spaces and other scripts' digits are refused. Outer spaces and leading zeros are dropped; in
 * the total cost also grouping commas, a rupee sign before and `/-` behind, and a unit is worked out: "1.5 cr" is
 * 15000000 as soon as its c is typed, and the letters after it change nothing.
 */
export function parseEmiField(previous: string, typed: string, kind: EmiField): string {
  if (typed === "") return "";
  const trimmed = typed.trim();
  const plain = kind === "totalCost" ? plainAmount(trimmed) : trimmed;
  if (!plainDecimal.test(plain)) return previous;
  const value = Number(plain);
  return value > 0 && value <= atMost[kind] ? plain.replace(/^0+(?=\d)/, "") : previous;
}

/** An amount without what people write round it, in rupees; what is no amount stays as it is. */
function plainAmount(text: string): string {
  const [, digits = text, unit] = writtenAmount.exec(text) ?? [];
  const plain = groupedAmount.test(digits) ? digits.replaceAll(",", "") : digits;
  if (!unit || !plainDecimal.test(plain)) return plain;
  // After a whole amount it is the rest of a unit that was worked out already: of "85 lac" the c.
  return +plain < mostInUnits ? String(Math.round(+plain * (/^[lలल]/i.test(unit) ? 1e5 : 1e7))) : text;
}

/** Rupees to borrow, exact: total cost minus `downPayment` percent of it (specification, section 9). */
export function loanAmount({ totalCost, downPayment }: { totalCost: number; downPayment: number }): number {
  return totalCost - (totalCost * downPayment) / 100;
}

/** The share of a loan still owed after `months` of `ofMonths`: 1 at the start, exactly 0 at the end. */
export function balanceShare(annualRatePercent: number, months: number, ofMonths: number): number {
  const growth = Math.log1p(annualRatePercent / 100 / 12);
  // expm1 and log1p keep the digits of very low rates, where 1 - (1 + r)^-n would cancel to nothing.
  return growth === 0
    ? (ofMonths - months) / ofMonths
    : Math.expm1(-(ofMonths - months) * growth) / Math.expm1(-ofMonths * growth);
}

/**
 * The monthly instalment in rupees, unrounded: P·r / (1 − (1 + r)^−n), r = interest/100/12 (specification, section 9).
 */
export function exactInstalment(principal: number, annualRatePercent: number, years: number): number {
  const rate = annualRatePercent / 100 / 12;
  const months = years * 12;
  return rate === 0 ? principal / months : (principal * rate) / -Math.expm1(-months * Math.log1p(rate));
}

/** The monthly instalment in whole rupees (specification, section 9). */
export function emi(principal: number, annualRatePercent: number, years: number): number {
  return Math.round(exactInstalment(principal, annualRatePercent, years));
}

/**
 * The three tenures side by side; null while a box is empty. Totals come from the exact instalment, so they can
 * differ from `emi` × months by at most half a rupee a month.
 */
export function emiSummary(inputs: Record<EmiField, string>): EmiSummary | null {
  if (inputs.totalCost === "" || inputs.downPayment === "" || inputs.interestRate === "") return null;
  const annualRate = Number(inputs.interestRate);
  const loan = loanAmount({ totalCost: Number(inputs.totalCost), downPayment: Number(inputs.downPayment) });
  const options = emiTenures.map((tenure) => {
    const totalPayment = Math.round(exactInstalment(loan, annualRate, tenure) * tenure * 12);
    const totalInterest = totalPayment - Math.round(loan);
    return { tenure, emi: emi(loan, annualRate, tenure), totalInterest, totalPayment };
  });
  return { loan, annualRate, options };
}
