import { LRUCache } from "lru-cache";
import { allowedTypos } from "@/lib/projects/search/search-text";
import { patternsOf, readSearchText, type SearchText } from "@/lib/projects/search/text-patterns";
import type { CatalogueIndex } from "./columns";
import { once } from "./once";
import { byLikeness } from "./text-likeness";
import { bitsOfPatterns, type Pattern } from "./texts";

/** The text of a search. `spellings`: the nearest words of those in it that no project contains, as far as they are known. */
export type TextAsked = { text: string; spellings: Record<string, string[]> };
/** The positions of the projects that a text was found in; those whose key begins with `searched`. */
export type FoundText = {
  positions: Int32Array;
  begins: Int32Array;
  searched: string;
};
/** Words whose nearest ones have to be known first. */
export type UnknownWords = { unknown: string[] };

/** Of what was found in the texts of an index at most so many bytes are kept: most searches are for a few names. */
const mostBytes = 8_000_000;
const overheadBytes = 400;

/** As `resolveSearch` and `searchCondition` in `lib/projects/store/` say it in SQL; `null` when no word is in the text. */
export function findText(index: CatalogueIndex, asked: TextAsked): FoundText | UnknownWords | null {
  const text = readSearchText(asked.text);
  if (!text) return null;
  const kept = once(index, "found texts", keptTexts);
  const known = kept.get(asked.text);
  if (known) return known;
  let scan = scanTexts(index, text, new Map());
  const unknown = text.candidates.filter((word, at) => allowedTypos(word) > 0 && !(scan.seen & (1 << at)));
  const missing = unknown.filter((word) => !asked.spellings[word]);
  if (missing.length > 0) return { unknown: missing };
  const spellings = new Map(unknown.map((word) => [word, asked.spellings[word] ?? [word]]));
  if ([...spellings.values()].some(({ length }) => length > 1)) scan = scanTexts(index, text, spellings);
  const { positions, begins } = scan;
  const [searched = text.joined] = patternsOf(text, spellings).joined;
  const found: FoundText = { positions, begins, searched };
  kept.set(asked.text, found);
  return found;
}

/** As long as what was found is kept. */
const relevantOf = new WeakMap<FoundText, Int32Array>();

/** What was found in the order of `relevanceOf` in `lib/projects/store/project-queries.ts`. */
export function relevant(index: CatalogueIndex, found: FoundText): Int32Array {
  const known = relevantOf.get(found) ?? byLikeness(index.texts, found);
  relevantOf.set(found, known);
  return known;
}

const keptTexts = () =>
  new LRUCache<string, FoundText>({
    maxSize: mostBytes,
    sizeCalculation: ({ positions, begins }, key) =>
      positions.byteLength + begins.byteLength + key.length * 2 + overheadBytes,
  });

const beginsBit = 1 << 30;

/** `seen`: the bits of all patterns that some project has. */
type Scan = Pick<FoundText, "positions" | "begins"> & { seen: number };

/** The bits: one for each candidate, whatever its spellings; then those of the current names. */
function scanTexts(index: CatalogueIndex, text: SearchText, spellings: ReadonlyMap<string, string[]>): Scan {
  const { joined, words, renamed } = patternsOf(text, spellings);
  const bitOf = new Map(text.candidates.map((word, at) => [word, 1 << at]));
  let next = text.candidates.length;
  const patterns: Pattern[] = [];
  const given = (texts: readonly string[], bits: number) => {
    for (const one of texts) patterns.push({ text: one, bits });
    return bits;
  };
  for (const [word, bits] of bitOf) given(spellings.get(word) ?? [word], bits);
  const [searched = ""] = joined;
  let anyOf = bitOf.get(text.joined) ?? 0;
  if (searched !== text.joined) anyOf |= given([searched], 1 << next++);
  const allWords = words.reduce((all, [word = ""]) => all | (bitOf.get(word) ?? 0), 0);
  const allRenamed = renamed.reduce((all, group) => all | given(group, 1 << next++), 0);
  given([`\n${searched}`], beginsBit);
  const isFound = (bits: number) =>
    (bits & anyOf) !== 0 ||
    (allWords !== 0 && (bits & allWords) === allWords) ||
    (allRenamed !== 0 && (bits & allRenamed) === allRenamed);
  const positions: number[] = [];
  const begins: number[] = [];
  let seen = 0;
  const found = bitsOfPatterns(index.texts, patterns);
  for (let at = 0; at < found.length; at += 1) {
    const bits = found[at]!; // below its length
    if (bits === 0) continue;
    seen |= bits;
    if (!isFound(bits)) continue;
    positions.push(at);
    if (bits & beginsBit) begins.push(at);
  }
  return { positions: Int32Array.from(positions), begins: Int32Array.from(begins), seen };
}
