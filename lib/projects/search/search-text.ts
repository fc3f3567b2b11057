/**
 * The words of a text in the form in which they are compared: lower case, without marks and punctuation, Indian scripts
 * kept. The same for stored texts and for searches.
 */
export function searchTokens(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u200b-\u200d'’`]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((token) => firstLetters(token, 40));
}

/** Cuts between characters: half of a surrogate pair can't be stored or sent. */
export function firstLetters(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join("");
}

/** The words of a text without spaces: "Lake City" and "Lakecity" both give `lakecity`. */
export function squeeze(text: string): string {
  return searchTokens(text).join("");
}

/** The text in which a project is searched: its names, each squeezed, with a space between them. */
export function searchKey(names: readonly (string | null | undefined)[]): string {
  return names.map((name) => squeeze(name ?? "")).join(" ");
}

/** The words that a search can find: the single words of each name, and each name squeezed, cut to 60 characters. */
export function searchWordsOf(names: readonly (string | null | undefined)[]): string[] {
  const words = names
    .filter((name) => name != null)
    .flatMap((name) => [...searchTokens(name), squeeze(name)]);
  return [...new Set(words)].filter((word) => word.length >= 3).map((word) => firstLetters(word, 60));
}

/** How many wrong letters are allowed in a word: none below four letters, one below six, else two. */
export function allowedTypos(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}
