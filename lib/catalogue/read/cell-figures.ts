import { formatArea, formatNumber, formatRupees } from "@/lib/base/format";
import { bareName } from "@/lib/base/nearest-name";
import { reraLines } from "@/lib/projects/project/rera-check-schema";
import {
  betweenDigits,
  calm,
  type CellReader,
  excelFault,
  Guess,
  saysNothing,
  ungrouped,
  Unreadable,
} from "./cell-readings";

/** In square feet. The units that are no guess first. */
const areaUnits: [pattern: RegExp, sqft: number][] = [
  [/^(?:s\.? ?(?:q\.?)? ?f(?:ee|oo)?t|square f(?:ee|oo)t|sqr? ?ft|sq ?fts|ft2|ft²|sq ?feets)$/, 1],
  [/^(?:s\.? ?q?\.? ?y(?:ar)?ds?|square yards?|yards?|yds?|gaj|sqyds?)$/, 9],
  [/^(?:sq\.? ?m(?:t|tr|tre|etre|eter)?s?|square met(?:re|er)s?|m2|m²)$/, 10.7639],
  [/^(?:ac|acres?)$/, 43_560],
  [/^(?:guntas?|gunthas?)$/, 1_089],
  [/^cents?$/, 435.6],
  [/^grounds?$/, 2_400],
];
const sqftOfAcre = 43_560;

/** Square feet: `1200`, `1,200 sft`, `200 sq yd`, `111 sqm`, `0.5 acre`. */
export function readArea(cell: string): unknown {
  if (/^-?\d+(\.\d+)?$/.test(cell)) return Number(cell);
  const read = measure(cell, "1200, 1,200 sq ft or 200 sq yd");
  if (read instanceof Guess || read instanceof Unreadable) return read;
  const sqft = round(read.number * (read.factor ?? 1), 2);
  return read.factor === undefined || read.factor === 1 ? sqft : new Guess(sqft, formatArea(sqft));
}

/** Acres, the unit of a whole project: `12`, `12.5 acres`, `20 guntas`, `4,840 sq yd`. */
export function readAcres(cell: string): unknown {
  if (/^-?\d+(\.\d+)?$/.test(cell)) return Number(cell);
  const read = measure(cell, "4.5, 4.5 acres or 20 guntas");
  if (read instanceof Guess || read instanceof Unreadable) return read;
  const { number, factor = sqftOfAcre } = read;
  const acres = round((number * factor) / sqftOfAcre, 3);
  return factor === sqftOfAcre ? acres : new Guess(acres, `${formatNumber(acres)} acres`);
}

function measure(cell: string, examples: string): { number: number; factor?: number } | Guess | Unreadable {
  const fault = excelFault(cell);
  if (fault) return fault;
  if (saysNothing(cell)) return new Guess(undefined, "no area");
  const text = calm(cell);
  if (/[-–—×]|\b(?:to|x)\b/.test(betweenDigits(text)))
    return new Unreadable("is a range or a product: write one area in each row");
  const [, figure = "", rest = ""] = /^([\d., ]*\d)\s*(.*)$/.exec(text) ?? [];
  const number = ungrouped(figure);
  const unit = rest
    .replace(/\.$/, "")
    .replace(/(?<=sq)\. ?/, " ")
    .trim();
  const factor = areaUnits.find(([pattern]) => pattern.test(unit))?.[1];
  if (number === null || (unit !== "" && factor === undefined))
    return new Unreadable(`is no area: write ${examples}`);
  return { number, factor };
}

function round(value: number, places: number): number {
  return Number(value.toFixed(places));
}

const moneyUnits: [pattern: RegExp, rupees: number][] = [
  [/^(?:l|lac|lacs|lakh|lakhs|lk|lks)\.?$/, 1e5],
  [/^(?:c|cr|crs|crore|crores)\.?$/, 1e7],
  [/^(?:k|thousand)$/, 1e3],
];
/** What people write behind a price. */
const endings = ["/-", "/=", "-/", "only", "onward", "onwards", "+", "rs", "rs.", "inr", "rupees", "₹"];
const howToWritePrices = "write 9500000, ₹ 95,00,000, 95 L or 0.95 Cr";

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
  if (rupees === null) return new Unreadable(`is no price: ${howToWritePrices}`);
  if (!Number.isInteger(rupees)) return new Unreadable(`is not whole rupees: ${howToWritePrices}`);
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
  const factor = moneyUnits.find(([pattern]) => pattern.test(unit))?.[1];
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

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const monthWord =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const dayMonthYear = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[ .,/-]*${monthWord}[ .,'’/-]*(\d{2}|\d{4})$`,
);
const monthYear = new RegExp(String.raw`^${monthWord}[ .,'’/-]*(\d{2}|\d{4})$`);
const monthDayYear = new RegExp(String.raw`^${monthWord} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$`);
const howToWriteDates = "write 2027-12-31 or 31/12/2027";

/** Where in a month, a quarter or a year a day is taken that the cell does not name. */
type Edge = "first" | "last";

/** The reader of a column of dates. The day comes before the month, as India writes it. */
export function dateReader(edge: Edge): (cell: string) => unknown {
  return (cell) => (/^\d{4}-\d\d-\d\d(?:T.*)?$/.test(cell) ? cell : readDate(cell, edge));
}

function readDate(cell: string, edge: Edge): unknown {
  const fault = excelFault(cell);
  if (fault) return fault;
  if (saysNothing(cell) || /^(?:ready(?: to move(?: in)?)?|immediate|rtm|possession over)$/i.test(cell))
    return new Guess(undefined, "no date");
  const text = calm(cell).replace(/ 0?0:00(?::00)?$/, "");
  return exactDay(text) ?? period(text, edge) ?? new Unreadable(`is no date: ${howToWriteDates}`);
}

function exactDay(text: string): unknown {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return day(iso[1]!, Number(iso[2]), Number(iso[3]));
  const figures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(text);
  if (figures) {
    const [first, second] = [Number(figures[1]), Number(figures[2])];
    // An American date: nothing else is left when the second number is no month.
    if (second > 12 && first <= 12) return day(figures[3]!, first, second, true);
    return day(figures[3]!, second, first, first <= 12 && first !== second);
  }
  const words = dayMonthYear.exec(text);
  if (words) return day(words[3]!, monthOf(words[2]!), Number(words[1]));
  const american = monthDayYear.exec(text);
  if (american) return day(american[3]!, monthOf(american[1]!), Number(american[2]));
  // A cell that lost its format shows the days since 1900; these are the years 1982 to 2064.
  if (/^[3-5]\d{4}$/.test(text)) {
    const iso = new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10);
    return new Guess(iso, `${iso} (Excel's number of a day)`);
  }
  return undefined;
}

function period(text: string, edge: Edge): unknown {
  const month = monthYear.exec(text);
  if (month) return edgeOf(month[2]!, monthOf(month[1]!), monthOf(month[1]!), edge);
  const figures = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (figures) return edgeOf(figures[2]!, Number(figures[1]), Number(figures[1]), edge);
  const quarter = /^q ?([1-4])[ ,'’/-]*(\d{4}|\d{2})$/.exec(text);
  if (quarter) return edgeOf(quarter[2]!, Number(quarter[1]) * 3 - 2, Number(quarter[1]) * 3, edge);
  const year = /^(?:end (?:of )?)?(20\d\d)$/.exec(text);
  return year ? edgeOf(year[1]!, 1, 12, edge) : undefined;
}

function edgeOf(year: string, from: number, to: number, edge: Edge): unknown {
  const whole = fullYear(year);
  const found =
    edge === "first"
      ? day(whole, from, 1)
      : day(whole, to, new Date(Date.UTC(Number(whole), to, 0)).getUTCDate());
  return typeof found === "string" ? new Guess(found, found) : found;
}

/** The day as ISO 8601; a guess if the century was not written or day and month could be exchanged. */
function day(year: string, month: number, date: number, unsure = false): unknown {
  const moment = new Date(Date.UTC(Number(fullYear(year)), month - 1, date));
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== date)
    return new Unreadable(`is no day of the calendar: ${howToWriteDates}`);
  const iso = moment.toISOString().slice(0, 10);
  return unsure || year.length === 2 ? new Guess(iso, iso) : iso;
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

function monthOf(word: string): number {
  return months.indexOf(word.slice(0, 3)) + 1;
}

const exactStandings = new Map([
  ["matched", "matched"],
  ["differs", "differs"],
  ["notchecked", "not checked"],
]);
const meantStandings = new Map<string, string>([
  ...["match", "matches", "matching", "same", "ok", "yes"].map((word) => [word, "matched"] as const),
  ...["differ", "different", "differing", "mismatch", "no"].map((word) => [word, "differs"] as const),
  ...["unchecked", "notyet", "pending"].map((word) => [word, "not checked"] as const),
]);

/** `matched`, `matched: Phase 2`, `differs: Meridivya Infra LLP` or `not checked`; what follows the colon is what the register says. */
function readReraLine(cell: string): unknown {
  const [, word = "", says] = /^([^:]*)(?::(.*))?$/s.exec(cell) ?? [];
  const line = (standing: string) => ({ standing, ...(says?.trim() ? { says: says.trim() } : {}) });
  const standing = exactStandings.get(bareName(word));
  if (standing !== undefined) return line(standing);
  if (saysNothing(calm(cell))) return new Guess(undefined, "nothing");
  const likely = meantStandings.get(bareName(word));
  return likely === undefined
    ? new Unreadable('must be "matched", "differs: what the register says" or "not checked"')
    : new Guess(line(likely), likely);
}

const prefix = "reraCheck.";
const text: CellReader = (cell) => cell;

/** A column for each line that was compared with the register, and one for the day and for who looked. */
export const reraColumns: Record<string, CellReader> = {
  ...Object.fromEntries(reraLines.map((line) => [prefix + line, readReraLine])),
  [`${prefix}checkedOn`]: dateReader("first"),
  [`${prefix}checkedBy`]: text,
};

/** A record's value with what these columns said in one field, as a record has it. */
export function foldReraColumns(value: Record<string, unknown>): Record<string, unknown> {
  const own = Object.entries(value).filter(([name]) => !(name in reraColumns));
  const shared = { checkedOn: value[`${prefix}checkedOn`], checkedBy: value[`${prefix}checkedBy`] };
  const lines = reraLines.flatMap((name) => {
    const line = value[prefix + name] as { standing: string } | undefined; // as `readReraLine` gave it
    if (!line) return [];
    return [[name, line.standing === "not checked" ? line : { ...line, ...shared }] as const];
  });
  return Object.fromEntries(lines.length > 0 ? [...own, ["reraCheck", Object.fromEntries(lines)]] : own);
}
