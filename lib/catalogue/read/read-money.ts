import { formatRupees } from "@/lib/base/format";
import { betweenDigits, calm, excelFault, Guess, saysNothing, ungrouped, Unreadable } from "./cell-readings";

const units: [pattern: RegExp, rupees: number][] = [
  [/^(?:l|lac|lacs|lakh|lakhs|lk|lks)\.?$/, 1e5],
  [/^(?:c|cr|crs|crore|crores)\.?$/, 1e7],
  [/^(?:k|thousand)$/, 1e3],
];
/** What people write behind a price. */
const endings = ["/-", "/=", "-/", "only", "onward", "onwards", "+", "rs", "rs.", "inr", "rupees", "₹"];
const howToWrite = "write 9500000, ₹ 95,00,000, 95 L or 0.95 Cr";

/** Whole rupees: `5850000`, `₹ 58,50,000`, `Rs. 58,50,000/-`, `91 L`, `1.25 Cr`, `1 Cr 25 L`. */
export function readMoney(cell: string): unknown {
  if (/^-?\d+$/.test(cell)) return Number(cell);
  const fault = excelFault(cell);
  if (fault) return fault;
  if (saysNothing(cell)) return new Guess(undefined, "no price");
  const text = calm(cell);
  if (/(?:per|\/) ?(?:sq|sft)|psf/.test(text))
    return new Unreadable("is a price of one square foot or yard, not of the home: write the whole price");
  if (/[-–—]|\bto\b/.test(betweenDigits(text.replace(/e[+-]\d+$/, ""))))
    return new Unreadable("is a range: write one price, or the two in minPrice and maxPrice");
  if (/^\d(?:\.\d+)?e\+?\d+$/.test(text)) return guessed(Number(text), " (shortened by Excel)");
  // An older Excel writes "?" for a sign that its character set does not have.
  const bare = withoutEndings(
    text
      .replace(/^(?:(?:from|starting|starts|at|approx\.?|around|only|~)(?: |(?=\d)))+/, "")
      .replace(/^(?:₹|rs\.?|inr|\?) ?/, ""),
  );
  const vague = /^(?:from|start|approx|around|~|\?)|onward|\+$/.test(text);
  const rupees = amount(bare);
  if (rupees === null) return new Unreadable(`is no price: ${howToWrite}`);
  if (!Number.isInteger(rupees)) return new Unreadable(`is not whole rupees: ${howToWrite}`);
  return vague ? guessed(rupees) : rupees;
}

function amount(text: string): number | null {
  const both =
    /^([\d.]+) ?(?:cr|crs|crore|crores)\.?,? ?(?:and )?([\d.]+) ?(?:l|lac|lacs|lakh|lakhs)\.?$/.exec(text);
  if (both) return Math.round(Number(both[1]) * 1e7 + Number(both[2]) * 1e5);
  const [, figure = "", unit = ""] = /^([\d., ]*\d) ?([a-z]*\.?)$/.exec(text) ?? [];
  const number = ungrouped(figure);
  if (number === null) return null;
  if (unit === "") return number;
  const factor = units.find(([pattern]) => pattern.test(unit))?.[1];
  // 1.15 × 1e7 is not whole in binary.
  return factor === undefined ? null : Math.round(number * factor);
}

/** From the end on: a pattern for some of them at the end would try each place where they could begin. */
function withoutEndings(text: string): string {
  for (let left = text; ;) {
    const ending = endings.find((one) => left.endsWith(one));
    if (ending === undefined) return left;
    left = left.slice(0, -ending.length).trimEnd();
  }
}

function guessed(rupees: number, remark = ""): Guess {
  return new Guess(rupees, `${formatRupees(rupees)}${remark}`);
}
