/**
 * The languages of the site. English stands at the addresses that everybody knows, the others below a part of their own
 * (`/te/emi-calculator`), in which the door finds them (`lib/door/door.ts`). Words are looked up by the English ones, so what
 * has no translation is said in English.
 */
export type Language = "en" | OtherLanguage;
export type OtherLanguage = "te" | "hi";
export const otherLanguages = ["te", "hi"] as const satisfies readonly OtherLanguage[];

/** English words and what is said for them. */
export type Words = Readonly<Record<string, string>>;
export type Speech = { language: OtherLanguage; words: Words };

/** On the server each request has a speech, in the browser each document; both set it here (English sets none). */
const key = Symbol.for("zerokey.speech");
const root = globalThis as { [key]?: () => Speech | undefined };

/** Says where the speech of what is being rendered is found. */
export function setSpeech(find: () => Speech | undefined): void {
  root[key] = find;
}

/** The language of what is being rendered. Never for what is made once and kept for all, such as a constant of a module. */
export function language(): Language {
  return root[key]?.()?.language ?? "en";
}

/**
 * These English words in the language of what is being rendered. `{count}` in them is the place of the value `count`.
 */
export function t(english: string, values?: Readonly<Record<string, string | number>>): string {
  const words = root[key]?.()?.words;
  const said = words && Object.hasOwn(words, english) ? (words[english] ?? english) : english;
  return values ? said.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)) : said;
}

/** The pages that are there in all languages. */
const translated =
  /^\/(?:(?![^?#])|(?:propertylist|properties|propertydetails|emi-calculator|contactus|faqs|home-loan|home-loan-assistance|enquire|thank-you)(?![^/?#]))/;

/** What names the language; below `/languages` Next finds these pages (next.config.mjs), and tells its components so. */
const start = /^(\/languages)?\/(te|hi)(?![^/?#])/;

/** The language that an address names. */
export function languageOf(address: string): Language {
  const [, isInside, named] = start.exec(address) ?? [];
  return named && !isInside ? (named as OtherLanguage) : "en";
}

/** The address of the same page in English. */
export function inEnglish(address: string): string {
  const rest = address.replace(start, "");
  return rest === address || rest.startsWith("/") ? rest : `/${rest}`;
}

/** Whether the page of an English address is there in the other languages too. */
export function isTranslated(address: string): boolean {
  return translated.test(address);
}

/** An English address in this language; as it is where the page has no other, or where it leads elsewhere. */
export function addressIn(wanted: Language, address: string): string {
  if (wanted === "en" || !isTranslated(address)) return address;
  return `/${wanted}${address.replace(/^\/(?=$|[?#])/, "")}`;
}

/** A page's address in each language, by the names that search engines know; only the English one of a page without others. */
export function addressesInAll(address: string): Record<string, string> {
  const others = isTranslated(address) ? otherLanguages : [];
  return Object.fromEntries(
    (["en", ...others] as const).map((one) => [`${one}-IN`, addressIn(one, address)]),
  );
}

/** An English address in the language of what is being rendered. */
export function here(address: string): string {
  return addressIn(language(), address);
}
