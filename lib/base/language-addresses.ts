import type { Language } from "./language";
import { otherLanguages } from "./languages.mjs";

/**
 * How the addresses begin that are there in all languages, and no others: each page in one of these loads this, and a test
 * holds it to the pages in `app`.
 */
const translated =
  /^\/(?:(?![^?#])|abo|acc|bui|com|con|docs|emi|enq|faq|home-|int|not-|off|pri|prop|qua|sav|sho|than|tot|vaa|visit-|what-)/;

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
