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

/** "RERA No:", "TS RERA Regd. No." and the like, before the number. */
const title =
  /^(?:(?:ts|tg|ap)?rera)?(?:approved|project)?(?:regd|reg|registered|registration)?(?:number|no|id)?/;
/** The first letter of the numbers of Telangana, Andhra Pradesh and Maharashtra, which gets lost in copying. */
const firstLetter = "p";

/**
 * The registration number that a text is, in small letters without marks: `p02400001234` of "RERA No: P0240 0001234". `null`
 * for a text that has no form of one (`content/rera-authorities.ts`); six digits of it are enough while it is typed.
 */
export function registrationKey(text: string): string | null {
  const number = squeeze(text).replace(title, "");
  const key = number.startsWith("0") ? firstLetter + number : number;
  const digits = key.replace(/\D/g, "").length;
  return /^(?:[a-z]{1,4}\d{6,}|[a-z]{4,}[a-z0-9]*\d)$/.test(key) && digits >= 6 && key.length <= 60
    ? key
    : null;
}
