import { anyOther, type otherLanguages } from "./languages.mjs";

/**
 * The languages of the site. English stands at the addresses that everybody knows, the others below a part of their own
 * (`/te/emi-calculator`), in which the server finds them (`lib/server/http/site-server.ts`). Words are looked up by the English ones, so what
 * has no translation is said in English. English pages load this file, and nothing else of languages.
 */
export type Language = "en" | OtherLanguage;
export type OtherLanguage = (typeof otherLanguages)[number];

/** English words and what is said for them. */
export type Words = Readonly<Record<string, string>>;
/** `addressOf`: the same page in this language (`language-addresses.ts`). */
export type Speech = {
  language: OtherLanguage;
  words: ReadonlyMap<string, string>;
  addressOf: (address: string) => string;
};

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
  return fill(root[key]?.()?.words.get(english) || english, values);
}

/** These words with the values in their places. */
export function fill(said: string, values?: Readonly<Record<string, string | number>>): string {
  return values ? said.replace(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`) : said;
}

/** An English address in the language of what is being rendered; as it is where the page has no other. */
export function here(address: string): string {
  return root[key]?.()?.addressOf(address) ?? address;
}

/** Whether this is a language of the site, as addresses name it. */
export function isLanguage(name: string): name is Language {
  return start.test(`/${name}`);
}

/** What names the language. English is named only inside (next.config.mjs): Next tells its components of `/en/faqs`. */
const start = new RegExp(`^/(en|${anyOther})(?![^/?#])`);

/** The language that an address names. */
export function languageOf(address: string): Language {
  return (start.exec(address)?.[1] ?? "en") as Language;
}

/** The address of the same page in English. */
export function inEnglish(address: string): string {
  const rest = address.replace(start, "");
  return rest === address || rest.startsWith("/") ? rest : `/${rest}`;
}
