import { language, t } from "./language";

/**
 * Numbers and months are written without `Intl`, whose formats take a cheap phone a quarter of a second to make
 * (docs/performance.md, "On a cheap phone").
 */
const monthNames = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");
const wholeMonthNames =
  "January February March April May June July August September October November December".split(" ");
/** India has one time zone, and no summer time. */
const indiaAheadMs = 5.5 * 3_600_000;

/** Whole rupees in Indian format: `₹1,20,000` (specification, section 9). */
export function formatRupees(value: number): string {
  const whole = Math.round(Math.abs(value));
  return `${value < 0 && whole > 0 ? "-" : ""}₹${formatNumber(whole)}`;
}

/**
 * A price in rupees: from 1e7 as crore, from 1e5 as lakh, two decimals with only a trailing `.00` removed
 * (specification, section 9): `₹1.20 Cr`, `₹95 L`. Rounding that would say `100 L` says `1 Cr`.
 */
export function formatPrice(value: number): string {
  if (value < 1e5) return formatRupees(value);
  const isCrore = value >= 1e7 - 500;
  const amount = twoDecimals(value / (isCrore ? 1e7 : 1e5));
  // Thousands of prices are written in one go, nearly all in English: those don't go through the words.
  if (language() === "en") return `₹${amount} ${isCrore ? "Cr" : "L"}`;
  if (amount === "1") return isCrore ? t("₹1 Cr") : t("₹1 L");
  return isCrore ? t("₹{amount} Cr", { amount }) : t("₹{amount} L", { amount });
}

/** `₹1.20 Cr – ₹2.40 Cr`, one price when both are equal, `null` when there is none. */
export function formatPriceRange(
  min: number | null | undefined,
  max: number | null | undefined,
): string | null {
  const low = min ?? max;
  const high = max ?? min;
  if (low == null || high == null) return null;
  const [from, to] = [formatPrice(low), formatPrice(high)];
  return from === to ? from : `${from} – ${to}`;
}

/**
 * A plain number in Indian grouping, at most two decimals; rounded by the digits that people see, as browsers do it:
 * `toFixed` alone goes by the binary value, and 1.005 would be 1.
 */
export function formatNumber(value: number): string {
  // What is too small to be written without an exponent is 0.
  const rounded = value % 1 ? +(+`${value}e2` || 0).toFixed() / 100 : value;
  const [whole = "", decimals = ""] = rounded.toFixed(2).split(".");
  const grouped = whole.replace(/(\d)(?=(?:\d\d)*\d{3}$)/g, "$1,");
  const rest = decimals.replace(/0+$/, "");
  return rest ? `${grouped}.${rest}` : grouped;
}

/** `1,250 sqft`. */
export function formatArea(sqft: number): string {
  const area = formatNumber(sqft);
  return language() === "en" ? `${area} sqft` : t("{area} sqft", { area });
}

/** `1,250–1,800 sqft`, one area when both are equal, `null` when there is none. */
export function formatAreaRange(
  min: number | null | undefined,
  max: number | null | undefined,
): string | null {
  const low = min ?? max;
  const high = max ?? min;
  if (low == null || high == null) return null;
  return low === high ? formatArea(low) : `${formatNumber(low)}–${formatArea(high)}`;
}

/** An ISO date as `Dec 2027`; `null` for none or for what is no date. */
export function formatMonth(isoDate: string | null | undefined): string | null {
  const inIndia = dateInIndia(isoDate);
  return inIndia && `${t(monthNames[inIndia.getUTCMonth()] ?? "")} ${inIndia.getUTCFullYear()}`;
}

/** An ISO date as `21 November 2026`, in other languages with the month as in `formatMonth`; `null` for what is no date. */
export function formatDay(isoDate: string): string | null {
  const inIndia = dateInIndia(isoDate);
  if (!inIndia) return null;
  const month =
    language() === "en"
      ? `${wholeMonthNames[inIndia.getUTCMonth()]} ${inIndia.getUTCFullYear()}`
      : formatMonth(isoDate);
  return `${inIndia.getUTCDate()} ${month}`;
}

/** A date whose UTC fields are those of India at that moment. */
function dateInIndia(isoDate: string | null | undefined): Date | null {
  const inIndia = new Date(Date.parse(isoDate ?? "") + indiaAheadMs);
  return Number.isNaN(inIndia.getTime()) ? null : inIndia;
}

/** `3BHK` as a person writes it: `3 BHK`. */
export function formatBhk(bhkType: string): string {
  return bhkType.replace(/^(\d+)\s*BHK$/i, "$1 BHK");
}

/** `1 project`, `2 projects`; the nouns are English ones, said in the language of the page. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${t(count === 1 ? one : many)}`;
}

function twoDecimals(value: number): string {
  return value.toFixed(2).replace(/\.00$/, "");
}
