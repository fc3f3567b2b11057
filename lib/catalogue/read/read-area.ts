import { formatArea, formatNumber } from "@/lib/base/format";
import { betweenDigits, calm, excelFault, Guess, saysNothing, ungrouped, Unreadable } from "./cell-readings";

/** In square feet. The units that are no guess first. */
const units: [pattern: RegExp, sqft: number][] = [
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
  const factor = units.find(([pattern]) => pattern.test(unit))?.[1];
  if (number === null || (unit !== "" && factor === undefined))
    return new Unreadable(`is no area: write ${examples}`);
  return { number, factor };
}

function round(value: number, places: number): number {
  return Number(value.toFixed(places));
}
