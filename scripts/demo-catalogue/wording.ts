const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** "2027-03-31" as "March 2027". */
export function monthOf(date: string | null | undefined): string {
  const [year, month] = (date ?? "").split("-");
  return `${months[Number(month) - 1] ?? "a month to be announced"} ${year ?? ""}`.trim();
}

/** 1234567 as "12,34,567". */
export const indianNumber = (value: number) =>
  new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 }).format(value);

export function joinAnd(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
}

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
