import { areaOptions, type FilterValues } from "@/lib/projects/project/filter-table.mjs";
import { numberAt, wordsAt } from "./phrase-numbers";
import type { Token } from "./phrase-tokens";
import {
  aboutWords,
  andWords,
  bathroomWords,
  bedroomWords,
  leastInScript,
  leastWords,
  monthWords,
  mostInScript,
  mostWords,
  orWords,
  sqftWords,
  sqydWords,
  toWords,
  yearWords,
} from "./phrase-words";

export type PhraseFilters = Partial<FilterValues>;

/** What was read at a place of the phrase, and how many words of it. `isBehind`: `km` is said of the words before it. */
export type Read = { length: number; filters: PhraseFilters; km?: number; isBehind?: boolean };

/** `3 bhk`, `2, 3 or 4 bhk`, `2-4bhk`, `3+ bhk`. */
export function readBedrooms(tokens: readonly Token[], at: number): Read | null {
  const counts: number[] = [];
  let next = at;
  for (let isRange = false; ;) {
    const number = numberAt(tokens, next);
    if (!number || number.value > 9) return null;
    const rooms = Math.floor(number.value);
    const last = counts.at(-1);
    if (isRange && last !== undefined) for (let one = last + 1; one < rooms; one += 1) counts.push(one);
    counts.push(rooms);
    next += number.length;
    isRange = wordsAt(tokens, next, toWords) > 0;
    const joins = isRange || wordsAt(tokens, next, orWords) || wordsAt(tokens, next, andWords);
    if (!joins || !numberAt(tokens, next + 1)) break;
    next += 1;
  }
  let isMore = false;
  const plus = () => {
    const after = wordsAt(tokens, next, new Set(["+", "plus", "and above", "or more"]));
    if (after) isMore = true;
    next += after;
  };
  plus();
  if (tokens[next]?.text === "-") next += 1;
  const unit = wordsAt(tokens, next, bedroomWords);
  if (!unit) return null;
  next += unit;
  plus();
  const most = Math.max(...counts);
  if (isMore) for (let one = most + 1; one <= 5; one += 1) counts.push(one);
  const known = [1, 2, 3, 4, 5].filter((one) => counts.includes(one));
  if (known.length === 0) return null;
  return {
    length: next - at,
    filters: { bedrooms: known.map((one) => `${one}BHK`) as FilterValues["bedrooms"] },
  };
}

export function readBathrooms(tokens: readonly Token[], at: number): Read | null {
  const number = numberAt(tokens, at);
  if (!number || number.value < 1 || number.value > 5 || number.value % 1 !== 0) return null;
  const plus = tokens[at + number.length]?.text === "+" ? 1 : 0;
  const unit = wordsAt(tokens, at + number.length + plus, bathroomWords);
  if (!unit) return null;
  const bathrooms = String(number.value) as FilterValues["bathrooms"]; // 1 to 5 are the options
  return { length: number.length + plus + unit, filters: { bathrooms } };
}

/** `1500 sqft`, `1200-1500 sft`, `above 2000 sq ft`, `200 sq yards`: the band of sizes that holds it. */
export function readArea(tokens: readonly Token[], at: number): Read | null {
  const limit =
    wordsAt(tokens, at, mostWords) || wordsAt(tokens, at, leastWords) || wordsAt(tokens, at, aboutWords);
  const first = numberAt(tokens, at + limit);
  if (!first) return null;
  let next = at + limit + first.length;
  let { value } = first;
  if (wordsAt(tokens, next, toWords)) {
    const second = numberAt(tokens, next + 1);
    if (second) {
      value = (value + second.value) / 2;
      next += 1 + second.length;
    }
  }
  if (tokens[next]?.text === "+") next += 1;
  const [feet, yards] = [wordsAt(tokens, next, sqftWords), wordsAt(tokens, next, sqydWords)];
  if (!feet && !yards) return null;
  next += feet || yards;
  const [most, least] = [wordsAt(tokens, next, mostInScript), wordsAt(tokens, next, leastInScript)];
  const isMost = most > 0 || wordsAt(tokens, at, mostWords) > 0;
  const sqft = (yards ? 9 : 1) * value - (isMost ? 1 : 0);
  const band = areaOptions.find(({ min, max }) => sqft >= min && sqft < (max ?? Infinity));
  return band ? { length: next + (most || least) - at, filters: { area: band.value } } : null;
}

/** `possession in 6 months`, `within 1 year`. */
export function readTime(tokens: readonly Token[], at: number): Read | null {
  let next = at;
  if (tokens[next]?.text === "possession") next += 1;
  next += wordsAt(tokens, next, mostWords) || wordsAt(tokens, next, new Set(["by", "next", "in next"]));
  const number = numberAt(tokens, next);
  if (!number) return null;
  next += number.length;
  const [months, years] = [wordsAt(tokens, next, monthWords), wordsAt(tokens, next, yearWords)];
  const time = months ? number.value : years ? 12 * number.value : Infinity;
  if (time > 12) return null;
  next += months || years;
  next += wordsAt(tokens, next, mostInScript);
  return { length: next - at, filters: { possession: time <= 6 ? "6months" : "1yr" } };
}
