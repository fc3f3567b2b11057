import { formatPrice } from "@/lib/base/format";
import { budgetOptions, type Range } from "./filter-table.mjs";
import { t } from "@/lib/base/language";

/*
 * A budget as it stands in the address: `Under 80L`, `75L-1.2Cr`, `7Cr+`. The bands of the table are written in this way
 * too, so a range has one spelling, whoever chose it.
 */

/** No home costs more, and the call takes no larger number. */
const mostRupees = 1e12;
/** Nobody means so few rupees: a bare number below is one of lakhs. */
const fewestRupees = 1_000;

const factors = { l: 1e5, lakh: 1e5, lakhs: 1e5, lac: 1e5, lacs: 1e5, cr: 1e7, crore: 1e7, crores: 1e7 };

/**
 * What somebody writes for an amount, in whole rupees: `75L`, `₹1.2 Cr`, `80 lakh`, `75,00,000/-`; a bare `75` is lakhs.
 * `null` for anything else.
 */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[₹,\s]|^rs\.?|\/-$/gi, "").toLowerCase();
  const [, digits, unit = ""] = /^(\d{1,13}(?:\.\d{1,7})?)([a-z]*)$/.exec(plain) ?? [];
  if (!digits || (unit && !(unit in factors))) return null;
  const number = Number(digits);
  const factor = unit ? factors[unit as keyof typeof factors] : number < fewestRupees ? 1e5 : 1; // said above
  const rupees = Math.round(number * factor);
  return rupees <= mostRupees ? rupees : null;
}

/** The range that a budget's value says; ends that are the wrong way round are turned. `null` if it says none. */
export function readBudget(text: string): Range | null {
  const plain = text.trim();
  const [, most] = /^(?:under|up ?to|below)\s+(.+)$/i.exec(plain) ?? [];
  if (most) return toRange(null, readAmount(most));
  const [from, to, ...more] = plain.split(/[-–]/);
  if (!from || more.length > 0) return null;
  if (to === undefined) {
    // A plus sign that nobody encoded arrives as a blank, and is trimmed away.
    return toRange(readAmount(from.endsWith("+") ? from.slice(0, -1) : from), null);
  }
  const ends = [readAmount(from), readAmount(to)];
  return ends.includes(null) ? null : toRange(...(ends as [number, number])); // just looked at
}

/** The value of a budget from what stands in the fields of a range; empty ones are open. `null` if it says none. */
export function budgetFrom(from: string, to: string): string | null {
  const [min, max] = [from, to].map((text) => (text ? readAmount(text) : null));
  if ((from && min === null) || (to && max === null)) return null;
  const range = toRange(min ?? null, max ?? null);
  return range && writeBudget(range);
}

/** Its one spelling, that of the table where a band of it has these ends. */
export function writeBudget({ min, max }: Range): string {
  const band = budgetOptions.find((option) => option.min === min && option.max === max);
  if (band) return band.value;
  if (min === null) return `Under ${writeAmount(max ?? mostRupees)}`;
  return max === null ? `${writeAmount(min)}+` : `${writeAmount(min)}-${writeAmount(max)}`;
}

/** A budget's value in words: `Up to ₹80 L`, `₹75 L – ₹1.20 Cr`. */
export function budgetWords(value: string): string {
  const { min, max } = readBudget(value) ?? { min: null, max: null };
  if (max === null) return min === null ? value : t("{price} and more", { price: formatPrice(min) });
  return min === null
    ? t("Up to {price}", { price: formatPrice(max) })
    : `${formatPrice(min)} – ${formatPrice(max)}`;
}

function toRange(min: number | null, max: number | null): Range | null {
  if (min !== null && max !== null && min > max) return toRange(max, min);
  const range = { min: min === 0 ? null : min, max };
  return (range.min === null && max === null) || max === 0 ? null : range;
}

function writeAmount(rupees: number): string {
  if (rupees >= 1e7) return `${rupees / 1e7}Cr`;
  return rupees >= 1e5 ? `${rupees / 1e5}L` : String(rupees);
}
