/**
 * How free text is compared: lower case, marks and punctuation away, Indian scripts kept. One function for what is
 * stored and for what is asked, so that both always agree.
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

/** Cuts between letters: half of a character pair can be neither stored nor sent. */
export function firstLetters(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join("");
}

/** The words of a text joined: "Lake City" and "Lakecity" both give `lakecity`. */
export function squeeze(text: string): string {
  return searchTokens(text).join("");
}

/** What a project is found by: each of its names squeezed, one space between them; nothing for a name that is missing. */
export function searchKey(names: readonly (string | null | undefined)[]): string {
  return names.map((name) => squeeze(name ?? "")).join(" ");
}

/** Every word that a search may mean: the single words of each name, and each name squeezed. Longest 60 characters. */
export function searchWordsOf(names: readonly (string | null | undefined)[]): string[] {
  const words = names
    .filter((name) => name != null)
    .flatMap((name) => [...searchTokens(name), squeeze(name)]);
  return [...new Set(words)].filter((word) => word.length >= 3).map((word) => firstLetters(word, 60));
}

/** Wrong letters forgiven in a word of this length: none below four, one below six, two from six on. */
export function allowedTypos(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}
