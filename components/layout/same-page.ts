import { inEnglish, type Language } from "@/lib/base/language";
import { addressIn, isTranslated } from "@/lib/base/language-addresses";

/** Follows a link to another language (`LanguageLinks`) to the page that the visitor is on, if it is there in that language. */
export function openSamePage(link: HTMLAnchorElement): void {
  const path = inEnglish(location.pathname);
  location.assign(isTranslated(path) ? addressIn(link.lang as Language, path) + location.search : link.href);
}
