import { withCurrentNames } from "@/lib/places/place-name";
import { firstLetters, searchTokens } from "./search-text";

/** The text of a search in the words that are looked for. */
export type SearchText = {
  /** All words joined: the first that is looked for, and that everything found is compared with. */
  joined: string;
  tokens: string[];
  /** Each of these stands for itself, or for the nearest words when no project contains it. */
  candidates: string[];
  /** The words with the current names of places, where these are others. */
  current: string[];
};

/** What the search key of a project has to contain: one of `joined`, or for each word one of its spellings, or those
 * of `renamed`, where a place in it goes by another name. */
export type SearchPatterns = { joined: string[]; words: string[][]; renamed: string[][] };

/** `null` when there is no word in the text. */
export function readSearchText(text: string | undefined): SearchText | null {
  const tokens = searchTokens(text ?? "");
  if (tokens.length === 0) return null;
  const joined = firstLetters(tokens.join(""), 60);
  const candidates = [...new Set([joined, ...tokens])].slice(0, 10);
  const current = searchTokens(withCurrentNames(text ?? ""));
  const isCurrent = current.join("") === tokens.join("");
  return { joined, tokens, candidates, current: isCurrent ? [] : current };
}

/** `spellings`: of the candidates that do not stand for themselves alone. */
export function patternsOf(
  { joined, tokens, current }: SearchText,
  spellings: ReadonlyMap<string, string[]>,
): SearchPatterns {
  const spelled = (word: string) => spellings.get(word) ?? [word];
  const words = tokens.length > 1 ? tokens.slice(0, 9).map(spelled) : [];
  if (current.length === 0) return { joined: spelled(joined), words, renamed: [] };
  const renamed = current.length > 1 ? current.slice(0, 9).map((token) => [token]) : [];
  return { joined: [firstLetters(current.join(""), 60), ...spelled(joined)], words, renamed };
}
