import { areaOptions, type FilterValues } from "@/lib/projects/project/filter-table.mjs";
import { phraseTokens, type Token } from "./phrase-tokens";
import { metroAfterName, readKm, readMetro } from "./phrase-distance";
import { readMoney } from "./phrase-money";
import { numberAt, wordsAt } from "./phrase-numbers";
import {
  aboutWords,
  andWords,
  bathroomWords,
  bedroomWords,
  dailyWords,
  leastInScript,
  leastWords,
  monthWords,
  mostInScript,
  mostWords,
  noise,
  orWords,
  sqftWords,
  sqydWords,
  toWords,
  wordMeanings,
  yearWords,
} from "./phrase-words";
import { scriptForm } from "./script-form";

export type PhraseFilters = Partial<FilterValues>;

/**
 * A phrase in parts: what it says of filters, and runs of words that may be names. `km`: the words before the run ask for
 * what is so near to it.
 */
type PhraseRun = { words: string[]; km: number | null };
export type PhraseParts = { filters: PhraseFilters; runs: PhraseRun[] };

/** What was read at a place of the phrase, and how many words of it. `isBehind`: `km` is said of the words before it. */
type Read = { length: number; filters: PhraseFilters; km?: number; isBehind?: boolean };

/** Reads what a buyer types as filters: `2bhk gachibowli under 1.5 cr`. Knows no names: they are looked up in the runs. */
export function readPhrase(text: string): PhraseParts {
  const tokens = phraseTokens(text);
  const filters: PhraseFilters = {};
  const runs: PhraseRun[] = [];
  let run: PhraseRun | null = null;
  let km: number | null = null;
  for (let at = 0; at < tokens.length;) {
    const read: Read | null = readAt(tokens, at) ?? readMetroOfName(tokens, at, run);
    if (read && isNews(filters, read.filters)) {
      Object.assign(filters, read.filters);
      const named = read.isBehind && runs.at(-1);
      if (named) named.km = read.km ?? null;
      else if (read.km !== undefined) km = read.km;
      run = null;
      at += read.length;
      continue;
    }
    const token = tokens[at]!; // `at` is below the length
    at += 1;
    if (token.isMark) {
      run = null;
      continue;
    }
    if (!run) runs.push((run = { words: [], km }));
    km = null;
    run.words.push(token.text);
  }
  return { filters, runs };
}

/** What is said twice is read once: the second may be part of a name. */
function isNews(known: PhraseFilters, read: PhraseFilters): boolean {
  return !Object.keys(read).some((name) => name in known);
}

function readAt(tokens: readonly Token[], at: number): Read | null {
  for (const rule of [
    readBedrooms,
    readBathrooms,
    readArea,
    readTime,
    readMetroWords,
    readDistance,
    readBudget,
    readWords,
  ]) {
    const read = rule(tokens, at);
    if (read) return read;
  }
  const isNoise = noise.has(scriptForm(tokens[at]?.text ?? ""));
  return isNoise ? { length: 1, filters: {} } : null;
}

/** `3 bhk`, `2, 3 or 4 bhk`, `2-4bhk`, `3+ bhk`. */
function readBedrooms(tokens: readonly Token[], at: number): Read | null {
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

function readBathrooms(tokens: readonly Token[], at: number): Read | null {
  const number = numberAt(tokens, at);
  if (!number || number.value < 1 || number.value > 5 || number.value % 1 !== 0) return null;
  const plus = tokens[at + number.length]?.text === "+" ? 1 : 0;
  const unit = wordsAt(tokens, at + number.length + plus, bathroomWords);
  if (!unit) return null;
  const bathrooms = String(number.value) as FilterValues["bathrooms"]; // 1 to 5 are the options
  return { length: number.length + plus + unit, filters: { bathrooms } };
}

/** `1500 sqft`, `1200-1500 sft`, `above 2000 sq ft`, `200 sq yards`: the band of sizes that holds it. */
function readArea(tokens: readonly Token[], at: number): Read | null {
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
function readTime(tokens: readonly Token[], at: number): Read | null {
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

/** `near metro`. */
function readMetroWords(tokens: readonly Token[], at: number): Read | null {
  const read = readMetro(tokens, at);
  return read && { length: read.length, filters: { metro: read.metro } };
}

/** The last words of `near miyapur metro station`. */
function readMetroOfName(tokens: readonly Token[], at: number, run: PhraseRun | null): Read | null {
  const read = run?.km ? metroAfterName(tokens, at) : null;
  return read && { length: read.length, filters: { metro: read.metro } };
}

/** `within 5 km of`, `near`, `near my office in`. */
function readDistance(tokens: readonly Token[], at: number): Read | null {
  const distance = readKm(tokens, at);
  if (!distance) return null;
  const { km, isBehind } = distance;
  const daily = isBehind ? 0 : wordsAt(tokens, at + distance.length, dailyWords);
  return { length: distance.length + daily, km, isBehind, filters: {} };
}

/** `under 1.5 cr`, `80-90 lakhs`. */
function readBudget(tokens: readonly Token[], at: number): Read | null {
  const money = readMoney(tokens, at);
  return money && { length: money.length, filters: { budget: money.budget } };
}

/** Words that mean a filter; the longest that fit. */
function readWords(tokens: readonly Token[], at: number): Read | null {
  const length = wordsAt(tokens, at, wordMeanings);
  const words = tokens.slice(at, at + length).map(({ text }) => text);
  const meaning = wordMeanings.get(scriptForm(words.join(" ")));
  return meaning ? { length, filters: meaning as PhraseFilters } : null;
}
