import { languageOf } from "@/lib/base/language";

const names = { te: "Telugu", hi: "Hindi" } as const;

/** In which language the visitor of a page was reading, in words for staff; `null` for English, which needs no saying. */
export function readIn(page: string | null): string | null {
  const language = languageOf(page ?? "");
  return language === "en" ? null : `The page with the form was in ${names[language]}`;
}
