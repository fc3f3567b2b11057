import { keyAt, type Texts } from "./texts";

/** Of how many that a text is found in it is told how like they are to it: as in `lib/projects/store/project-queries.ts`. */
const mostLikened = 5_000;

/** What begins with the text that was searched for, then what is most like it, then by id. */
export function byLikeness(
  texts: Texts,
  { positions, begins, searched }: { positions: Int32Array; begins: Int32Array; searched: string },
): Int32Array {
  const first = new Set(begins);
  if (positions.length > mostLikened) {
    const order = new Int32Array(positions.length);
    order.set(begins);
    order.set(
      positions.filter((at) => !first.has(at)),
      begins.length,
    );
    return order;
  }
  const parts = wordParts(searched);
  const ranked = [...positions].map((at) => ({
    at,
    rank: (first.has(at) ? 2 : 0) + similarityIn(parts, keyAt(texts, at)),
  }));
  ranked.sort((one, other) => other.rank - one.rank || one.at - other.at);
  return Int32Array.from(ranked, ({ at }) => at);
}

/*
 * How like a text is to the most similar run of whole words in another: `strict_word_similarity` of PostgreSQL's pg_trgm,
 * which orders the same searches when there is no index.
 */

/** The parts of three letters of a text's words, each once. */
export function wordParts(text: string): ReadonlySet<string> {
  return new Set(partsInOrder(text).map(({ part }) => part));
}

type Part = { part: string; isFirst: boolean; isLast: boolean };

/** Each word has two spaces before it and one behind. */
function partsInOrder(text: string): Part[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    const letters = [" ", " ", ...word, " "];
    const last = letters.length - 3;
    return Array.from({ length: last + 1 }, (_, at) => ({
      part: letters.slice(at, at + 3).join(""),
      isFirst: at === 0,
      isLast: at === last,
    }));
  });
}

/** From 0 to 1, in the exactness of the database: the parts that both have against all that they have. */
export function similarityIn(wanted: ReadonlySet<string>, text: string): number {
  const parts = partsInOrder(text);
  const lastAt = new Map<string, number>();
  let [lower, count, different, best] = [0, 0, 0, 0];
  const likeness = (both: number, own: number) => Math.fround(both / (wanted.size + own - both));
  for (const [upper, { part, isLast }] of parts.entries()) {
    if (!lastAt.has(part)) {
      different += 1;
      if (wanted.has(part)) count += 1;
    }
    lastAt.set(part, upper);
    if (!isLast) continue;
    // The run ends with this word; it may be more like without the words that it began with.
    let now = likeness(count, different);
    let [fewer, fewerDifferent] = [count, different];
    const from = lower;
    for (let at = from; at <= upper; at += 1) {
      const { part: one, isFirst } = parts[at]!; // below its length
      if (isFirst) {
        const shorter = likeness(fewer, fewerDifferent);
        if (shorter > now) [now, different, lower, count] = [shorter, fewerDifferent, at, fewer];
      }
      if (lastAt.get(one) !== at) continue;
      fewerDifferent -= 1;
      if (wanted.has(one)) fewer -= 1;
    }
    best = Math.max(best, now);
    for (let at = from; at < lower; at += 1) {
      const { part: one } = parts[at]!;
      if (lastAt.get(one) === at) lastAt.delete(one);
    }
  }
  return best;
}
