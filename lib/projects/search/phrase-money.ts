import { writeBudget } from "@/lib/projects/project/budget-range";
import { amountAt, numberAt, wordsAt } from "./phrase-numbers";
import type { Token } from "./phrase-tokens";
import {
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

/** How many words were read, and the budget that they say as it stands in an address. */
type Money = { length: number; budget: string };

/** An amount with what limits it, or two of them. */
export function readMoney(tokens: readonly Token[], at: number): Money | null {
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
      return { length, budget: writeBudget(ends(amount.rupees)) };
    }
  }
  const alone = amountAt(tokens, at);
  if (!alone) return null;
  const about = wordsAt(tokens, at + alone.length, aboutAfter);
  if (about) {
    const ends = { min: alone.rupees * 0.9, max: alone.rupees * 1.1 };
    return { length: alone.length + about, budget: writeBudget(ends) };
  }
  const least = wordsAt(tokens, at + alone.length, leastAfter);
  const most = wordsAt(tokens, at + alone.length, mostAfter);
  const ends = least ? { min: alone.rupees, max: null } : { min: null, max: alone.rupees };
  return { length: alone.length + (least || most), budget: writeBudget(ends) };
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
  const rupees = (one: typeof first) => ("rupees" in one ? one.rupees : one.value * factor);
  const [min, max] = [rupees(first), rupees(second)].sort((a, b) => a - b) as [number, number]; // two of them
  const end = middle + 1 + second.length;
  const length = end + wordsAt(tokens, end, rangeAfter) - at;
  return { length, budget: writeBudget({ min, max }) };
}
