import { languageOf, type Language, type OtherLanguage } from "@/lib/base/language";

const names: Record<OtherLanguage, string> = { te: "Telugu", hi: "Hindi" };

/** The language of the page with the form: what its visitor is answered in, by mail too. */
export function leadLanguage(page: string | null): Language {
  return languageOf(page ?? "");
}

/** In which language the visitor of a page was reading, in words for staff; `null` for English, which needs no saying. */
export function readIn(page: string | null): string | null {
  const language = leadLanguage(page);
  return language === "en" ? null : `The page with the form was in ${names[language]}`;
}
