import { lineBreak, textsAStep, type TextPool } from "./text-pool";

/** A text that is looked for, and the bits of what it stands for. */
export type Pattern = { text: string; bits: number };
/** The numbers of the texts that have some of the patterns, growing, and the bits of these. */
export type Hits = { numbers: number[]; bits: number[] };

type Needle = { bytes: Uint8Array; bits: number };

/**
 * Looks for all patterns in all texts at once: from the last two letters of a window as long as the shortest pattern it is
 * told how far the next place is at which a pattern may end (Wu and Manber). A line break in a pattern is where a text
 * begins.
 */
export function scanPool({ bytes, starts }: TextPool, patterns: readonly Pattern[]): Hits {
  const hits: Hits = { numbers: [], bits: [] };
  const needles = patterns.map(({ text, bits }) => ({ bytes: Buffer.from(text), bits }));
  if (needles.length === 0) return hits;
  const window = Math.min(...needles.map((needle) => needle.bytes.length));
  const { skips, ends } = windowTables(needles, window);
  const length = bytes.length;
  const where = { number: -1, end: 0, step: 0 };
  for (let at = window - 1; at < length;) {
    // Below the length.
    const code = window > 1 ? (bytes[at - 1]! << 8) | bytes[at]! : bytes[at]!;
    const skip = skips[code]!;
    if (skip > 0) {
      at += skip;
      continue;
    }
    for (const needle of ends.get(code) ?? []) {
      const start = at - window + 1;
      if (!isAt(bytes, start, needle.bytes)) continue;
      moveTo(where, needle.bytes[0] === lineBreak ? start + 1 : start, bytes, starts);
      const latest = hits.numbers.length - 1;
      if (hits.numbers[latest] === where.number) hits.bits[latest]! |= needle.bits;
      else {
        hits.numbers.push(where.number);
        hits.bits.push(needle.bits);
      }
    }
    at += 1;
  }
  return hits;
}

/** Moves on to the text that has this byte. `end`: where its line break is. */
function moveTo(
  where: { number: number; end: number; step: number },
  byte: number,
  bytes: Uint8Array,
  starts: Uint32Array,
): void {
  if (byte <= where.end) return;
  while (where.step + 1 < starts.length && starts[where.step + 1]! <= byte) where.step += 1;
  const first = where.step * textsAStep;
  if (where.number < first) {
    where.number = first - 1;
    where.end = starts[where.step]! - 1; // the step is one of them
  }
  // Texts are short: to call `indexOf` for each would take longer.
  let { number, end } = where;
  while (end < byte) {
    do end += 1;
    while (bytes[end] !== lineBreak);
    number += 1;
  }
  where.number = number;
  where.end = end;
}

/** For each pair of letters at the end of a window: how far it may be moved, and the patterns that may begin with it. */
function windowTables(needles: readonly Needle[], window: number) {
  const isSingle = window < 2;
  const codeAt = ({ bytes }: Needle, at: number) =>
    isSingle ? bytes[at]! : (bytes[at - 1]! << 8) | bytes[at]!;
  const skips = new Uint8Array(isSingle ? 256 : 65_536).fill(Math.max(1, window - 1));
  const ends = new Map<number, Needle[]>();
  for (const needle of needles) {
    for (let at = isSingle ? 0 : 1; at < window; at += 1) {
      const code = codeAt(needle, at);
      skips[code] = Math.min(skips[code]!, window - 1 - at);
    }
    const end = codeAt(needle, window - 1);
    ends.set(end, [...(ends.get(end) ?? []), needle]);
  }
  return { skips, ends };
}

function isAt(bytes: Uint8Array, start: number, needle: Uint8Array): boolean {
  if (start + needle.length > bytes.length) return false;
  for (let at = 0; at < needle.length; at += 1) if (bytes[start + at] !== needle[at]) return false;
  return true;
}
