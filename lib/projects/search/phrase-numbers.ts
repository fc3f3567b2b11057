import type { Token } from "./phrase-tokens";
import { isPin } from "./place-words";
import { countedWords, croreWords, croresAlone, lakhWords, numberWords } from "./phrase-words";
import { scriptForm } from "./script-form";

/** The most words that belong together. */
const longest = 4;

/** How many words from here on are together in `known`, the most; 0 if none are. */
export function wordsAt(
  tokens: readonly Token[],
  at: number,
  known: { has: (words: string) => boolean },
): number {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ text }) => text);
    if (known.has(scriptForm(words.join(" ")))) return length;
  }
  return 0;
}

/** A number in digits, or in words: "two", "one and a half". */
export function numberAt(tokens: readonly Token[], at: number): { length: number; value: number } | null {
  const token = tokens[at];
  // A pin code is looked up as names are.
  if (!token || isPin(token.text, tokens.length === 1)) return null;
  if (token.isNumber) return { length: 1, value: Number(token.text) };
  const length = wordsAt(tokens, at, numberWords);
  const words = tokens.slice(at, at + length).map(({ text }) => text);
  const value = numberWords.get(scriptForm(words.join(" ")));
  return value === undefined ? null : { length, value };
}

/** As in `own-range.ts`: nobody means so few rupees; and nobody looks for a home of less than ten lakhs without saying so. */
const fewestRupees = 100_000;
const fewestLakhs = 10;
/** No home costs more; a longer number is something else. */
const mostRupees = 1e11;

/**
 * An amount of money: `1.5 cr`, `80 lakhs`, `1 cr 20 lakhs`, `7500000`; `isLimit`: a bare number is one too, of crores if it
 * is small, of lakhs if not.
 */
export function amountAt(
  tokens: readonly Token[],
  at: number,
  isLimit = false,
): { length: number; rupees: number; factor: number } | null {
  const number = numberAt(tokens, at) ?? croreAlone(tokens, at);
  if (!number) return null;
  const { length, value } = number;
  const factor = factorAt(tokens, at + length);
  if (factor === 1e7 && value * factor <= mostRupees) {
    const more = numberAt(tokens, at + length + 1);
    const isLakhs = more !== null && factorAt(tokens, at + length + 1 + more.length) === 1e5;
    const rupees = value * 1e7 + (more && isLakhs ? more.value * 1e5 : 0);
    return { length: length + (more && isLakhs ? more.length + 2 : 1), rupees: Math.round(rupees), factor };
  }
  if (factor && value * factor <= mostRupees)
    return { length: length + 1, rupees: Math.round(value * factor), factor };
  if (value >= fewestRupees && value <= mostRupees) return { length, rupees: value, factor: 1 };
  // A number before another word counts that, and none of them is money.
  const next = tokens[at + length];
  if (!isLimit || value >= 1_000 || value === 0 || (next && !next.isMark && isCounted(tokens, at + length)))
    return null;
  const unsaid = value < fewestLakhs ? 1e7 : 1e5;
  return { length, rupees: Math.round(value * unsaid), factor: unsaid };
}

/** Telugu says one crore without the number: the word is number and unit. */
function croreAlone(tokens: readonly Token[], at: number): { length: number; value: number } | null {
  const value = croresAlone.get(scriptForm(tokens[at]?.text ?? ""));
  return value === undefined ? null : { length: 0, value };
}

function factorAt(tokens: readonly Token[], at: number): number | null {
  if (wordsAt(tokens, at, lakhWords) === 1) return 1e5;
  return wordsAt(tokens, at, croreWords) === 1 ? 1e7 : null;
}

const counted =
  /^(?:bhk|bed|bath|toilet|sq|sft|square|month|mnth|mth|year|yr|km|kilom|acre|floor|min|th|st|nd|rd|k$|వేలు?$|हज़?ार$)/;

function isCounted(tokens: readonly Token[], at: number): boolean {
  return counted.test(tokens[at]?.text ?? "") || wordsAt(tokens, at, countedWords) > 0;
}
