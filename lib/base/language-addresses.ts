import type { Language, OtherLanguage } from "./language";

export const otherLanguages = ["te", "hi"] as const satisfies readonly OtherLanguage[];

/** The pages that are there in all languages. */
const translated =
  /^\/(?:(?![^?#])|(?:propertylist|properties|propertydetails|emi-calculator|contactus|faqs|home-loan|home-loan-assistance|enquire|thank-you|not-found-screen|consent|saved-search)(?![^/?#]))/;

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
