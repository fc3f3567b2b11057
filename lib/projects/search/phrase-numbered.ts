import {
  areaOptions,
  carpetOptions,
  type FilterValues,
  metroMinutesOptions,
  metroOptions,
  radiusOptions,
  type Range,
  usualRadiusKm,
} from "@/lib/projects/project/filter-table.mjs";
import { indianDay } from "@/lib/base/indian-day";
import { fewestSqft, writeRange } from "@/lib/projects/project/own-range";
import { numberAt, wordsAt, amountAt } from "./phrase-numbers";
import { phraseTokens, type Token } from "./phrase-tokens";
import {
  aboutWords,
  andWords,
  bathroomWords,
  bedroomWords,
  carpetWords,
  leastBehind,
  leastWords,
  byTimeWords,
  monthNames,
  monthWords,
  readyWords,
  yearEnds,
  mostBehind,
  mostInScript,
  mostWords,
  orWords,
  sqftWords,
  sqydWords,
  toWords,
  yearWords,
  articles,
  kmAfter,
  landUnits,
  kmWords,
  metroWords,
  minuteWords,
  byWords,
  stationWords,
  towardsWords,
  nearBehind,
  nearWords,
  walkWords,
} from "./phrase-words";
import { isInScript, scriptForm } from "./script-form";

export type PhraseFilters = Partial<FilterValues>;

/** What was read at a place of the phrase, and how many words of it. `isBehind`: `km` is said of the words before it. */
export type Read = {
  length: number;
  filters: PhraseFilters;
  km?: number;
  isBehind?: boolean;
  /** Whether a number of kilometres was said, not just "near". */
  isSaid?: boolean;
};

/** `3 bhk`, `2, 3 or 4 bhk`, `2-4bhk`, `3+ bhk`, `2bhk 3bhk`. */
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
  const join = wordsAt(tokens, next, orWords) || wordsAt(tokens, next, andWords);
  const more = readBedrooms(tokens, next + join);
  const bedrooms = known.map((one) => `${one}BHK`).concat(more?.filters.bedrooms ?? []);
  return {
    length: (more ? next + join + more.length : next) - at,
    filters: { bedrooms: [...new Set(bedrooms)].sort() as FilterValues["bedrooms"] },
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

/**
 * `1200-1500 sft`, `above 2000 sq ft`; `1500 sqft`, `200 sq yards`: the band of sizes that holds it; `900 sqft carpet`, `carpet
 * area above 900 sft`: the band of carpet area.
 */
export function readArea(tokens: readonly Token[], at: number): Read | null {
  const named = wordsAt(tokens, at, carpetWords);
  const start = at + named;
  const limitOf = (words: ReadonlySet<string>) => wordsAt(tokens, start, words);
  const limit = limitOf(mostWords) || limitOf(leastWords) || limitOf(aboutWords);
  const first = numberAt(tokens, start + limit);
  if (!first) return null;
  let next = start + limit + first.length;
  const second = wordsAt(tokens, next, toWords) ? numberAt(tokens, next + 1) : null;
  if (second) next += 1 + second.length;
  const plus = tokens[next]?.text === "+";
  if (plus) next += 1;
  const unit = areaUnit(tokens, next);
  if (!unit) return null;
  next += unit.length;
  const [most, least] = [wordsAt(tokens, next, mostBehind), wordsAt(tokens, next, leastBehind)];
  // "In 200 sq yards" limits nothing.
  const isMost = most > 0 || (limitOf(mostWords) > 0 && tokens[start]?.text !== "in");
  const isLeast = plus || least > 0 || limitOf(leastWords) > 0;
  next += most || least;
  const isCarpet = named || wordsAt(tokens, next, carpetWords);
  const toSqft = (value: number) => Math.round(unit.sqft * value);
  const ends = [first, second ?? first].map(({ value }) => toSqft(value)).sort((a, b) => a - b);
  const [min = 0, max = 0] = ends;
  const sqft = (min + max) / 2 - (isMost ? 1 : 0);
  const holds = ({ min, max }: Range) => sqft >= (min ?? 0) && sqft < (max ?? Infinity);
  if (!isCarpet) {
    const isRange = second || isMost || isLeast;
    const range = { min: isMost && !second ? null : min, max: isLeast && !second ? null : max };
    const area = isRange ? writeRange("sqft", range) : areaOptions.find(holds)?.value;
    return area && max >= fewestSqft ? { length: next - at, filters: { area } } : null;
  }
  const carpet = carpetOptions.find(holds)?.value;
  return carpet ? { length: next + (named ? 0 : isCarpet) - at, filters: { carpet } } : null;
}

function areaUnit(tokens: readonly Token[], at: number): { length: number; sqft: number } | null {
  const feet = wordsAt(tokens, at, sqftWords);
  if (feet) return { length: feet, sqft: 1 };
  const yards = wordsAt(tokens, at, sqydWords);
  if (yards) return { length: yards, sqft: 9 };
  const sqft = landUnits.get(scriptForm(tokens[at]?.text ?? ""));
  return sqft ? { length: 1, sqft } : null;
}

/** `possession in 6 months`, `within 1 year`, `ready by march 2027`, `by next year`: a time at most a year from today. */
export function readTime(tokens: readonly Token[], at: number): Read | null {
  const ready = wordsAt(tokens, at, readyWords);
  const limit = wordsAt(tokens, at + ready, byTimeWords);
  const next = at + ready + limit;
  const months = readMonths(tokens, next);
  const time = months ?? readDay(tokens, next);
  if (!time || time.months < 0 || time.months > 12) return null;
  const end = next + time.length;
  const until = wordsAt(tokens, end, mostInScript);
  const behind = wordsAt(tokens, end + until, readyWords);
  // "May" and "2027" alone may be anything.
  if (!months && !ready && !limit && !until && !behind) return null;
  const length = end + until + behind - at;
  return { length, filters: { possession: time.months <= 6 ? "6months" : "1yr" } };
}

type Time = { length: number; months: number };

function readMonths(tokens: readonly Token[], at: number): Time | null {
  const number = numberAt(tokens, at);
  if (!number) return null;
  const end = at + number.length;
  const [months, years] = [wordsAt(tokens, end, monthWords), wordsAt(tokens, end, yearWords)];
  if (!months && !years) return null;
  return { length: number.length + (months || years), months: (years ? 12 : 1) * number.value };
}

/** `march 2027`, `march`, `2027`, `next year`: how many months from today it is, a year by its last one. */
function readDay(tokens: readonly Token[], at: number): Time | null {
  const [year = 0, month = 0] = indianDay(new Date()).split("-").map(Number);
  const monthsTo = (ofYear: number, ofMonth: number) => 12 * (ofYear - year) + ofMonth - (month - 1);
  const wordOf = (length: number) =>
    scriptForm(
      tokens
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(" "),
    );
  const ends = wordsAt(tokens, at, yearEnds);
  if (ends) return { length: ends, months: monthsTo(year + (yearEnds.get(wordOf(ends)) ?? 0), 11) };
  const named = wordsAt(tokens, at, monthNames);
  const said = tokens[at + named];
  const saidYear = said?.isNumber && /^20\d\d$/.test(said.text) ? Number(said.text) : null;
  if (!named) return saidYear ? { length: 1, months: monthsTo(saidYear, 11) } : null;
  const months = monthsTo(saidYear ?? year, monthNames.get(wordOf(named)) ?? 0);
  return saidYear
    ? { length: named + 1, months }
    : { length: named, months: months < 0 ? months + 12 : months };
}

/**
 * How many words were read, and how far from a place; `isBehind`: from that named before, not from the next. `isSaid`: a number
 * was, not just "near".
 */
type Distance = { length: number; km: number; isBehind: boolean; isSaid: boolean };

/** `within 5 km of`, `near`: of the words that follow; `దగ్గర`, `के पास`, `5 किमी`: of those before. */
export function readKm(tokens: readonly Token[], at: number): Distance | null {
  const limit = wordsAt(tokens, at, mostWords);
  const number = numberAt(tokens, at + limit);
  const unit = number ? wordsAt(tokens, at + limit + number.length, kmWords) : 0;
  if (number && unit) {
    const end = limit + number.length + unit;
    const after = wordsAt(tokens, at + end, kmAfter) || wordsAt(tokens, at + end, mostInScript);
    const isBehind = isInScript(tokens[at + end - 1]?.text ?? "");
    return number.value <= 10 ? { length: end + after, km: number.value, isBehind, isSaid: true } : null;
  }
  const minutes = number ? wordsAt(tokens, at + limit + number.length, minuteWords) : 0;
  if (number && minutes) {
    // Nobody knows how far that is: it is as much as "near".
    const end = limit + number.length + minutes;
    const after = wordsAt(tokens, at + end, kmAfter);
    const isBehind = isInScript(tokens[at + end - 1]?.text ?? "");
    return after || isBehind ? { length: end + after, km: 5, isBehind, isSaid: false } : null;
  }
  const near = wordsAt(tokens, at, nearWords);
  const isBehind = isInScript(tokens[at]?.text ?? "") || wordsAt(tokens, at, nearBehind) > 0;
  // "Near 80 lakhs" is no place; what stands behind a place says nothing of the amount that follows.
  if (!near || (!isBehind && amountAt(tokens, at + near))) return null;
  return { length: near, km: 5, isBehind, isSaid: false };
}

/** `30 min by metro to raidurg`, `45 minutes to hitec city by metro`, `metro to raidurg and ameerpet`. */
export function readMetroTime(tokens: readonly Token[], at: number): Read | null {
  const limit = wordsAt(tokens, at, mostWords);
  const number = numberAt(tokens, at + limit);
  const unit = number ? wordsAt(tokens, at + limit + number.length, minuteWords) : 0;
  let next = number && unit ? at + limit + number.length + unit : at;
  const skip = (words: ReadonlySet<string>) => {
    const length = wordsAt(tokens, next, words);
    next += length;
    return length;
  };
  const station = () => {
    const length = wordsAt(tokens, next, stationWords);
    const words = tokens.slice(next, next + length).map(({ text }) => text);
    next += length;
    return stationWords.get(scriptForm(words.join(" ")));
  };
  skip(byWords);
  const isBefore = skip(metroWords);
  const isTowards = skip(towardsWords);
  const metroTo = station();
  if (!metroTo || !(unit || (isBefore && isTowards))) return null;
  const end = next;
  const metroTo2 = skip(andWords) ? station() : undefined;
  if (!metroTo2) next = end;
  // "15 min from Raidurg metro" is near that station, however one comes there.
  const isBehind = skip(byWords) && skip(metroWords);
  if (!isBehind && !isBefore) return null;
  const minutes = unit && metroMinutesOptions.find((option) => (number?.value ?? 0) <= option.minutes)?.value;
  // More than the largest choice would leave out what was asked for.
  if (unit && !minutes) return null;
  const filters = { metroTo, ...(metroTo2 && { metroTo2 }), ...(minutes && { metroMinutes: minutes }) };
  return { length: next - at, filters };
}

type Metro = { length: number; metro: NonNullable<FilterValues["metro"]> };

/** `near metro`, `within 1 km of a metro station`, `walking distance to metro`; `మెట్రో దగ్గర`, `metro nearby` at the end. */
export function readMetro(tokens: readonly Token[], at: number): Metro | null {
  const before = distanceAt(tokens, at);
  if (before && !before.isBehind) {
    const article = wordsAt(tokens, at + before.length, articles);
    const words = wordsAt(tokens, at + before.length + article, metroWords);
    return words ? metroWithin(before, before.length + article + words) : null;
  }
  const words = wordsAt(tokens, at, metroWords);
  const behind = words ? distanceAt(tokens, at + words) : null;
  const isLast = behind && at + words + behind.length === tokens.length;
  return behind && (behind.isBehind || isLast) ? metroWithin(behind, words + behind.length) : null;
}

/** The metro behind the name of a place: `near miyapur metro station`. */
export function metroAfterName(tokens: readonly Token[], at: number): Metro | null {
  const length = wordsAt(tokens, at, metroWords);
  return length ? { length, metro: nearMetro } : null;
}

/** "Near" a station is what one walks or takes an auto to. */
const nearMetro = "2km";

/** A distance, or on foot: nobody walks more than a kilometre to the metro. */
function distanceAt(tokens: readonly Token[], at: number): Distance | null {
  const length = wordsAt(tokens, at, walkWords);
  return length ? { length, km: 1, isBehind: false, isSaid: true } : readKm(tokens, at);
}

/** The choice that holds the distance; none for more than the largest, which would leave out what was asked for. */
function metroWithin({ km, isSaid }: Distance, length: number): Metro | null {
  const metro = isSaid ? metroOptions.find((option) => km <= option.km)?.value : nearMetro;
  return metro ? { length, metro } : null;
}

/** The choice that holds a distance from a landmark that was said: the usual one where none is needed. */
export function radiusOf(km: number): FilterValues["radius"] {
  if (km === usualRadiusKm) return null;
  return radiusOptions.find((option) => km <= option.km)?.value ?? null;
}

/** Whether the words say how many minutes away something may be. */
export function saysMinutes(text: string): boolean {
  const tokens = phraseTokens(text);
  return tokens.some((_, at) => {
    const number = numberAt(tokens, at);
    return number !== null && wordsAt(tokens, at + number.length, minuteWords) > 0;
  });
}
