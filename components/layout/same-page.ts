import { inEnglish, type Language } from "@/lib/base/language";
import { addressIn, isTranslated } from "@/lib/base/language-addresses";

/**
 * Follows a link to another language: one of the languages themselves (`LanguageLinks`) to the page that the visitor is on, if
 * it is there in that language.
 */
export function openSamePage(link: HTMLAnchorElement): void {
  const path = inEnglish(location.pathname);
  const isOfLanguages = link.lang !== "" && isTranslated(path);
  location.assign(isOfLanguages ? addressIn(link.lang as Language, path) + location.search : link.href);
}
