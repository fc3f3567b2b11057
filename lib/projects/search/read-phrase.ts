import { usualRadiusKm } from "@/lib/projects/project/filter-table.mjs";
import { landmarkCalled, landmarkLike, localityCalled, type Landmark } from "./landmarks";
import { writeRange } from "@/lib/projects/project/own-range";
import {
  readArea,
  readBathrooms,
  readBedrooms,
  readTime,
  type PhraseFilters,
  type Read,
  metroAfterName,
  radiusOf,
  readKm,
  readMetro,
  readMetroTime,
} from "./phrase-numbered";
import { wordsAt, amountAt, numberAt } from "./phrase-numbers";
import { phraseTokens, type Token } from "./phrase-tokens";
import {
  dailyWords,
  noise,
  notWords,
  otherMoney,
  wordMeanings,
  aboutAfter,
  aboutWords,
  andWords,
  countedWords,
  leastAfter,
  leastWords,
  mostAfter,
  mostWords,
  mostInScript,
  rangeAfter,
  rangeBefore,
  toWords,
} from "./phrase-words";
import { scriptForm } from "./script-form";

/**
 * A phrase in parts: what it says of filters, and runs of words that may be names. `km`: the words before the run ask for
 * what is so near to it; `isUnread`: they are no names, and no filter says what they say.
 */
type PhraseRun = { words: string[]; km: number | null; isSaid?: boolean; isUnread?: boolean };
export type PhraseParts = { filters: PhraseFilters; runs: PhraseRun[] };

/** Reads what a buyer types as filters: `2bhk gachibowli under 1.5 cr`. Knows no names: they are looked up in the runs. */
export function readPhrase(text: string): PhraseParts {
  const tokens = phraseTokens(text);
  const filters: PhraseFilters = {};
  const runs: PhraseRun[] = [];
  let run: PhraseRun | null = null;
  let km: number | null = null;
  let isSaid = false;
  let isLandmark = false;
  for (let at = 0; at < tokens.length;) {
    const like = filters.near ? null : misspeltStation(tokens, at, run);
    if (like) {
      runs.pop();
      Object.assign(filters, nearLandmark(like.landmark, run?.isSaid ? run.km : null));
      [run, km, isLandmark] = [null, null, true];
      at += like.length;
      continue;
    }
    const unread = readUnread(tokens, at);
    if (unread > 0) {
      runs.push({ words: tokens.slice(at, at + unread).map(({ text }) => text), km: null, isUnread: true });
      [run, km] = [null, null];
      at += unread;
      continue;
    }
    const called = filters.near ? null : readLandmark(tokens, at);
    if (called) {
      if (typeof called.name === "string")
        runs.push({ words: called.name.toLowerCase().split(" "), km: km ?? nearKm });
      else {
        Object.assign(filters, nearLandmark(called.name, km !== null && isSaid ? km : null));
        isLandmark = true;
      }
      [run, km] = [null, null];
      at += called.length;
      continue;
    }
    const read: Read | null = readAt(tokens, at) ?? readMetroOfName(tokens, at, run);
    if (read && isNews(filters, read.filters)) {
      Object.assign(filters, read.filters);
      const named = read.isBehind && runs.at(-1);
      isSaid = read.isSaid ?? false;
      if (read.isBehind && isLandmark) Object.assign(filters, isSaid && radiusFilter(read.km ?? 0));
      else if (named) Object.assign(named, { km: read.km ?? null, isSaid });
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
    if (!run) runs.push((run = { words: [], km, isSaid }));
    [km, isLandmark] = [null, false];
    run.words.push(token.text);
  }
  return { filters, runs };
}

/** Words that say what is not wanted, and money that is no price: `not in kompally`, `loan of 30 lakhs`, `50k per month`. */
function readUnread(tokens: readonly Token[], at: number): number {
  const not = wordsAt(tokens, at, notWords);
  // "Not more than" is a limit.
  if (not && !wordsAt(tokens, at, mostWords)) return Math.min(not + 1, tokens.length - at);
  const before = wordsAt(tokens, at, otherMoney);
  const limit = wordsAt(tokens, at + before, mostWords) || wordsAt(tokens, at + before, leastWords);
  const start = before + (before ? limit : 0);
  const amount = amountAt(tokens, at + start);
  if (!amount) return 0;
  const end = at + start + amount.length;
  const behind = wordsAt(tokens, end, otherMoney);
  // Of "loan 70 lakhs own money 30 lakhs" each has its amount behind it.
  if (before) return end - at + (amountAt(tokens, end + behind) ? 0 : behind);
  return behind ? end - at + behind : 0;
}

/** How near is near a locality, in kilometres. */
const nearKm = 5;
/** The most words of a landmark's name. */
const longestName = 7;

/** A landmark, or the locality of one whose own point is not known; the longest name that fits. */
function readLandmark(
  tokens: readonly Token[],
  at: number,
): { length: number; name: Landmark | string } | null {
  for (let length = Math.min(longestName, tokens.length - at); length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ isMark }) => isMark)) continue;
    // Of "orr exit 3 bhk" the number is that of the bedrooms.
    if (
      part.at(-1)?.isNumber &&
      (amountAt(tokens, at + length - 1) || wordsAt(tokens, at + length, countedWords))
    )
      continue;
    const words = part.map(({ text }) => text).join(" ");
    const name = landmarkCalled(words) ?? localityCalled(words);
    if (name) return { length, name };
  }
  return null;
}

/** `near raidrug metro`: the words before "metro" are nearly those of a station. */
function misspeltStation(tokens: readonly Token[], at: number, run: PhraseRun | null) {
  const metro = readMetroOfName(tokens, at, run);
  const landmark = metro && run && landmarkLike(`${run.words.join(" ")} metro`);
  return landmark ? { length: metro.length, landmark } : null;
}

/** The filters of a landmark; `km` as it was said. Nobody lives next to a runway, so "near" is further there. */
export function nearLandmark({ name, kind }: Landmark, km: number | null): PhraseFilters {
  return { near: name, ...radiusFilter(km ?? (kind === "airport" ? 10 : usualRadiusKm)) };
}

function radiusFilter(km: number): PhraseFilters {
  const radius = radiusOf(km);
  return radius ? { radius } : {};
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
    readMetroTime,
    readTime,
    readMetroWords,
    readDistance,
    readBudget,
    readWords,
  ]) {
    const read = rule(tokens, at);
    if (read) return read;
  }
  const nothing = wordsAt(tokens, at, noise);
  return nothing > 0 ? { length: nothing, filters: {} } : null;
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
  const { km, isBehind, isSaid } = distance;
  const daily = isBehind ? 0 : wordsAt(tokens, at + distance.length, dailyWords);
  return { length: distance.length + daily, km, isBehind, isSaid, filters: {} };
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

/** How many words were read, and the budget that they say as it stands in an address. */
type Money = { length: number; budget: string };

/** An amount with what limits it, or two of them. */
function readMoney(tokens: readonly Token[], at: number): Money | null {
  const between = wordsAt(tokens, at, rangeBefore);
  const range = readAmounts(tokens, at + between);
  if (range) return { length: between + range.length, budget: range.budget };
  for (const [words, ends] of [
    [mostWords, (rupees: number) => ({ min: null, max: rupees })],
    [leastWords, (rupees: number) => ({ min: rupees, max: null })],
    [aboutWords, (rupees: number) => ({ min: rupees * 0.9, max: rupees * 1.1 })],
  ] as const) {
    const limit = wordsAt(tokens, at, words);
    // "in 3" limits nothing, "in 80 lakhs" does.
    const amount = limit
      ? amountAt(tokens, at + limit, tokens[at]?.text !== "in" && tokens[at]?.text !== "near")
      : null;
    if (amount) {
      const end = limit + amount.length;
      const length = end + wordsAt(tokens, at + end, mostInScript);
      return { length, budget: writeRange("rupees", ends(amount.rupees)) };
    }
  }
  const alone = amountAt(tokens, at);
  if (!alone) return null;
  const about = wordsAt(tokens, at + alone.length, aboutAfter);
  if (about) {
    const ends = { min: alone.rupees * 0.9, max: alone.rupees * 1.1 };
    return { length: alone.length + about, budget: writeRange("rupees", ends) };
  }
  const least = wordsAt(tokens, at + alone.length, leastAfter);
  const most = wordsAt(tokens, at + alone.length, mostAfter);
  const ends = least ? { min: alone.rupees, max: null } : { min: null, max: alone.rupees };
  return { length: alone.length + (least || most), budget: writeRange("rupees", ends) };
}

/** `80 to 90 lakhs`, `80l-1.2cr`: one that has no unit has the other's. */
function readAmounts(tokens: readonly Token[], at: number): Money | null {
  const first = amountAt(tokens, at) ?? numberAt(tokens, at);
  if (!first) return null;
  const middle = at + first.length;
  if (!wordsAt(tokens, middle, toWords) && !wordsAt(tokens, middle, andWords)) return null;
  const second = amountAt(tokens, middle + 1) ?? numberAt(tokens, middle + 1);
  // "2 cr and 3 bhk" are an amount and something else.
  if (!second || wordsAt(tokens, middle + 1 + second.length, countedWords)) return null;
  const factor = "factor" in second ? second.factor : "factor" in first ? first.factor : null;
  if (factor === null) return null;
  const inUnit = (one: typeof first, unit: number) => ("rupees" in one ? one.rupees : one.value * unit);
  const most = inUnit(second, factor);
  // Of "75 to 1 cr" the first are lakhs.
  const least = inUnit(first, factor) > most && factor === 1e7 ? inUnit(first, 1e5) : inUnit(first, factor);
  const [min, max] = [least, most].sort((a, b) => a - b) as [number, number]; // two of them
  const end = middle + 1 + second.length;
  const length = end + wordsAt(tokens, end, rangeAfter) - at;
  return { length, budget: writeRange("rupees", { min, max }) };
}
