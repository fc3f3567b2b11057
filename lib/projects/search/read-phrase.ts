import { metroAfterName, readKm, readMetro } from "./phrase-distance";
import { readMoney } from "./phrase-money";
import {
  readArea,
  readBathrooms,
  readBedrooms,
  readTime,
  type PhraseFilters,
  type Read,
} from "./phrase-numbered";
import { wordsAt } from "./phrase-numbers";
import { phraseTokens, type Token } from "./phrase-tokens";
import { dailyWords, noise, wordMeanings } from "./phrase-words";
import { scriptForm } from "./script-form";

/**
 * A phrase in parts: what it says of filters, and runs of words that may be names. `km`: the words before the run ask for
 * what is so near to it.
 */
type PhraseRun = { words: string[]; km: number | null };
export type PhraseParts = { filters: PhraseFilters; runs: PhraseRun[] };

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
