import { similarityIn, wordParts } from "./word-similarity";
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
