import { amountAt, numberAt, wordsAt } from "./phrase-numbers";
import type { Token } from "./phrase-tokens";
import { kmAfter, kmWords, mostInScript, mostWords, nearWords } from "./phrase-words";
import { isInScript } from "./script-form";

/** How many words were read, and how far from a place; `isBehind`: from that named before, not from the next. */
type Distance = { length: number; km: number; isBehind: boolean };

/** `within 5 km of`, `near`: of the words that follow; `దగ్గర`, `के पास`, `5 किमी`: of those before. */
export function readKm(tokens: readonly Token[], at: number): Distance | null {
  const limit = wordsAt(tokens, at, mostWords);
  const number = numberAt(tokens, at + limit);
  const unit = number ? wordsAt(tokens, at + limit + number.length, kmWords) : 0;
  if (number && unit) {
    const end = limit + number.length + unit;
    const after = wordsAt(tokens, at + end, kmAfter) || wordsAt(tokens, at + end, mostInScript);
    const isBehind = isInScript(tokens[at + end - 1]?.text ?? "");
    return number.value <= 10 ? { length: end + after, km: number.value, isBehind } : null;
  }
  const near = wordsAt(tokens, at, nearWords);
  const isBehind = isInScript(tokens[at]?.text ?? "");
  // "Near 80 lakhs" is no place; what stands behind a place says nothing of the amount that follows.
  if (!near || (!isBehind && amountAt(tokens, at + near))) return null;
  return { length: near, km: 5, isBehind };
}
