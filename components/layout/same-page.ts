import { inEnglish, type Language } from "@/lib/base/language";
import { addressIn, isTranslated } from "@/lib/base/language-addresses";

/**
 * Where a link to another language leads: one of the languages themselves (`LanguageLinks`) to the page that the visitor is on,
 * if it is there in that language.
 */
export function samePage(link: HTMLAnchorElement): string {
  const path = inEnglish(location.pathname);
  const isOfLanguages = link.lang !== "" && isTranslated(path);
  return isOfLanguages ? addressIn(link.lang as Language, path) + location.search : link.href;
}
