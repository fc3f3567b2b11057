import { formatArea, formatAreaRange, formatPrice } from "@/lib/base/format";
import { areaOptions, budgetOptions, type Filter, type Range } from "./filter-table.mjs";
import { t } from "@/lib/base/language";

/*
 * A range of one's own as it stands in the address: a budget `Under 80L`, `75L-1.2Cr`, `7Cr+`, an area in sqft `Under 1000`,
 * `1800-2200`, `2000+`. Where the table has a band with these ends it is that, so a range has one spelling, whoever chose it.
 */

type Unit = NonNullable<Filter["own"]>;

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

/** Nobody means a smaller home, nor a larger plot. */
export const fewestSqft = 100;
const mostSqft = 1e7;

function readSqft(text: string): number | null {
  const plain = text.trim();
  const sqft = /^\d[\d,]{0,11}$/.test(plain) ? Number(plain.replaceAll(",", "")) : NaN;
  return sqft === 0 || (sqft >= fewestSqft && sqft <= mostSqft) ? sqft : null;
}

const read = { rupees: readAmount, sqft: readSqft };
const write = { rupees: writeAmount, sqft: String };
const bands: Record<Unit, readonly ({ value: string } & Range)[]> = {
  rupees: budgetOptions,
  sqft: areaOptions,
};

/** The range that a value says; ends that are the wrong way round are turned. `null` if it says none. */
export function readRange(unit: Unit, text: string): Range | null {
  const plain = text.trim();
  const [, most] = /^(?:under|up ?to|below)\s+(.+)$/i.exec(plain) ?? [];
  if (most) return toRange(null, read[unit](most));
  const [from, to, ...more] = plain.split(/[-–]/);
  if (!from || more.length > 0) return null;
  if (to === undefined) {
    // A plus sign that nobody encoded arrives as a blank, and is trimmed away.
    return toRange(read[unit](from.endsWith("+") ? from.slice(0, -1) : from), null);
  }
  const ends = [read[unit](from), read[unit](to)];
  return ends.includes(null) ? null : toRange(...(ends as [number, number])); // just looked at
}

/** The value of a budget from what stands in the fields of a range; empty ones are open. `null` if it says none. */
export function budgetFrom(from: string, to: string): string | null {
  const [min, max] = [from, to].map((text) => (text ? readAmount(text) : null));
  if ((from && min === null) || (to && max === null)) return null;
  const range = toRange(min ?? null, max ?? null);
  return range && writeRange("rupees", range);
}

/** Its one spelling, that of the table where a band of it has these ends. */
export function writeRange(unit: Unit, { min, max }: Range): string {
  const band = bands[unit].find((option) => option.min === min && option.max === max);
  if (band) return band.value;
  if (min === null) return `Under ${write[unit](max ?? mostRupees)}`;
  return max === null ? `${write[unit](min)}+` : `${write[unit](min)}-${write[unit](max)}`;
}

/** A value in words: `Up to ₹80 L`, `₹75 L – ₹1.20 Cr`, `2,000 sqft and more`. */
export function rangeWords(unit: Unit, value: string): string {
  const { min, max } = readRange(unit, value) ?? { min: null, max: null };
  const say = unit === "sqft" ? formatArea : formatPrice;
  if (max === null) return min === null ? value : t("{price} and more", { price: say(min) });
  if (min === null) return t("Up to {price}", { price: say(max) });
  return unit === "sqft" ? (formatAreaRange(min, max) ?? value) : `${say(min)} – ${say(max)}`;
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
