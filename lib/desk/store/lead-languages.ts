import { sql, type SQL } from "drizzle-orm";
import "server-only";
import type { Language } from "@/lib/base/language";
import { otherLanguages } from "@/lib/base/languages.mjs";

/** Of which language the page with the form of leads `l` was (`languageOf`). */
export function isIn(language: Language): SQL {
  const starts = (language === "en" ? otherLanguages : [language]).flatMap((one) =>
    ["", "/", "?", "#"].map((next) => `/${one}${next}`),
  );
  const isOther = sql`left(l.source_page, 4) = any(${sql.param(starts)}::text[])`;
  return language === "en" ? sql`(${isOther}) is not true` : isOther;
}
