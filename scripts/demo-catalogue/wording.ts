/** The entries of a list that is written with commas, over any number of lines. */
export const entriesOf = (list: string): string[] => list.trim().split(/,\s+/);

const monthAndYear = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2027-03-31" as "March 2027". */
export const monthOf = (date: string | null | undefined): string =>
  date ? monthAndYear.format(new Date(date)) : "a month to be announced";

/** 1234567 as "12,34,567". */
export const indianNumber = (value: number) =>
  new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 }).format(value);

const and = new Intl.ListFormat("en-GB", { type: "conjunction" });
/** "a, b and c". */
export const joinAnd = (words: readonly string[]): string => and.format(words);

/** "1,180 to 1,640 sqft", or one figure when both ends meet. */
export function longRange(areas: readonly number[]): string {
  if (areas.length === 0) return "";
  const [min, max] = [Math.min(...areas), Math.max(...areas)];
  return min === max ? `${indianNumber(min)} sqft` : `${indianNumber(min)} to ${indianNumber(max)} sqft`;
}

/** Rupees as the site writes them, 1.20 Cr or 95 L, but with "Rs": the packaged Lato has no ₹ to embed in a PDF. */
export function rupees(value: number): string {
  const [amount, unit] = value >= 10_000_000 ? [value / 10_000_000, "Cr"] : [value / 100_000, "L"];
  return `Rs ${amount.toFixed(2).replace(/\.00$/, "")} ${unit}`;
}
