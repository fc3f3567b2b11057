import { metroOptions, type FilterValues } from "@/lib/projects/project/filter-table.mjs";
import { amountAt, numberAt, wordsAt } from "./phrase-numbers";
import type { Token } from "./phrase-tokens";
import {
  articles,
  kmAfter,
  kmWords,
  metroWords,
  mostInScript,
  mostWords,
  nearBehind,
  nearWords,
  walkWords,
} from "./phrase-words";
import { isInScript } from "./script-form";

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
  const near = wordsAt(tokens, at, nearWords);
  const isBehind = isInScript(tokens[at]?.text ?? "") || wordsAt(tokens, at, nearBehind) > 0;
  // "Near 80 lakhs" is no place; what stands behind a place says nothing of the amount that follows.
  if (!near || (!isBehind && amountAt(tokens, at + near))) return null;
  return { length: near, km: 5, isBehind, isSaid: false };
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
